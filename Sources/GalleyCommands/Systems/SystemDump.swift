import AutoLayout
import ConstraintSolver
import Galley

/// The system of a scene in one cell as a line of `galley layout --dump-system`: what `galley solve` reads, and which
/// variables are which view's.
struct SystemDump {
  let document: String
  let scene: SceneSnapshot
  let record: LayoutSystemRecord

  /// One line of JSON, keys in a fixed order, numbers with all their digits.
  func json() -> String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("scene", scene.name)
      json.member("cell", scene.cell.name)
      json.member("variables", record.system.variableCount)
      json.member("constraints") { $0.array(record.system.constraints) { $0.constraint($1) } }
      json.member("views") { $0.array(record.places) { $0.place($1) } }
    }
    return json.text
  }
}

extension JSONText {
  fileprivate mutating func constraint(_ constraint: Constraint) {
    object { json in
      json.member("terms") { $0.array(constraint.terms) { $0.term($1) } }
      json.member("relation", constraint.relation.symbol)
      json.member("constant") { $0.exactNumber(constraint.constant) }
      json.member("priority") { $0.exactNumber(constraint.priority) }
      json.member("protected", constraint.isProtected)
    }
  }

  private mutating func term(_ term: Term) {
    array([Double(term.variable.index), term.coefficient]) { $0.exactNumber($1) }
  }

  fileprivate mutating func place(_ place: LayoutSystemRecord.Place) {
    object { json in
      json.member("id", place.view)
      json.member("variables") { $0.indices(Array(place.firstVariable..<place.firstVariable + 4)) }
    }
  }
}
