import Galley
import SnapshotRuns
import Snapshots

/// What the page says about a view: where it is and why, and what of it can be changed.
struct ViewDetails {
  private let explanation: LayoutExplanation
  private let text: String
  private let wording: ConstraintWording
  private let node: LayoutNode?
  /// The frame in the coordinates of the scene's root.
  private let frame: Rect
  private let object: DocumentObject?
  private let editable: EditableDocument?
  private let line: Int?

  /// - Parameters:
  ///   - editable: The document, or `nil` for a scene written in Swift.
  ///   - original: Returns the id of the object that an object was copied from.
  ///   - lines: The lines of the document's objects, by their ids.
  init(
    _ explanation: LayoutExplanation, in snapshot: SceneSnapshot, document: String, editable: EditableDocument?,
    original: (String) -> String, lines: [String: Int]
  ) {
    self.explanation = explanation
    text = ExplanationText(explanation, scene: snapshot.name, cell: snapshot.cell, document: document).text
    wording = ConstraintWording(explanation: explanation)
    let found = snapshot.layout.root.place(of: explanation.view.id)
    node = found?.node
    frame = found.map { Rect(origin: $0.origin, size: $0.node.frame.size) } ?? explanation.frame
    self.editable = editable
    let id = original(explanation.view.id)
    object = editable?.object(id)
    line = lines[id]
  }

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("id", explanation.view.id)
      json.member("class", node?.elementClass ?? "")
      json.member("name", node?.name ?? "")
      json.member("title", explanation.view.words)
      if let line { json.member("line", line) }
      json.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
      json.member("sides") { json in json.array(explanation.sides) { side($1, &$0) } }
      json.member("constraints") { json in json.array(constraints) { constraint($1, &$0) } }
      json.member("attributes") { json in json.array(attributes) { $0.value($1) } }
      json.member("text", text)
    }
    return json.text
  }

  private func side(_ side: ExplainedSide, _ json: inout JSONText) {
    let limits = side.freedom.map { $0.lowerLimits + $0.upperLimits } ?? []
    let holders = side.holders + limits
    json.object { json in
      json.member("side", side.kind.rawValue)
      json.member("value", side.value)
      json.member("open", side.freedom != nil)
      json.member("words", holders.filter { $0.reach == .view }.map { "\(wording.sentence($0)) \(wording.note($0))" })
      json.member("constraints", holders.compactMap(\.documentID))
    }
  }

  /// The constraints of the document that hold the view or that it breaks, each once.
  private var constraints: [ExplainedConstraint] {
    let limits = explanation.sides.compactMap(\.freedom).flatMap { $0.lowerLimits + $0.upperLimits }
    let all =
      explanation.sides.flatMap(\.holders) + limits + explanation.yielding.map(\.constraint)
      + explanation.conflicts.flatMap(\.constraints)
    var seen: Set<String> = []
    return all.filter { $0.documentID.map { seen.insert($0).inserted } ?? false }
  }

  private func constraint(_ constraint: ExplainedConstraint, _ json: inout JSONText) {
    let isBroken = explanation.conflicts.contains { $0.broken == constraint }
    json.object { json in
      json.member("id", constraint.documentID ?? "")
      json.member("format", constraint.format)
      json.member("words", wording.sentence(constraint))
      if let line = constraint.documentID.flatMap({ explanation.lines[$0] }) { json.member("line", line) }
      json.member("priority", Double(constraint.priority.rawValue))
      json.member("constant", constraint.constant)
      json.member("relation", constraint.relation.rawValue)
      json.member("satisfied", !isBroken && !explanation.yielding.contains { $0.constraint == constraint })
    }
  }

  /// Says of a text that another one is shown in its place, as a translation is.
  private func remarked(_ value: EditableValue) -> EditableValue {
    guard value.attribute.kind == .text, value.attribute.name != "placeholder", let shown = node?.text?.string,
      shown != value.value, !value.value.isEmpty
    else { return value }
    var value = value
    value.remark = "Shown is '\(shown)', the text of this language or of data."
    return value
  }

  /// The values of the view and of the constraints on it that can be changed.
  private var attributes: [EditableValue] {
    guard let editable else { return [] }
    let ofConstraints = constraints.flatMap { constraint -> [EditableValue] in
      guard let object = constraint.documentID.flatMap(editable.object), object.elementName == "constraint" else {
        return []
      }
      return EditableValue.values(of: object, words: wording.sentence(constraint))
    }
    return (object.map(EditableValue.values) ?? []).map(remarked) + ofConstraints
  }
}

extension LayoutNode {
  /// Returns the view with an id in the tree, with its position in the coordinates of the root.
  fileprivate func place(of id: String, at origin: Point = .zero) -> (node: LayoutNode, origin: Point)? {
    if self.id == id { return (self, origin) }
    return children.lazy.compactMap { child in
      child.place(of: id, at: origin - contentOffset + child.frame.origin)
    }.first
  }
}
