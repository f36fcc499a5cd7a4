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
      json.members(record.system.jsonMembers)
      json.member("views") { $0.array(record.places) { $0.place($1) } }
    }
    return json.text
  }
}

extension JSONText {
  fileprivate mutating func place(_ place: LayoutSystemRecord.Place) {
    object { json in
      json.member("id", place.view)
      json.member("variables") { $0.indices(Array(place.firstVariable..<place.firstVariable + 4)) }
    }
  }
}
