import AutoLayout
import Files
import Graphics

/// The layout of a document's scenes in one cell: a line of `galley layout --json`, or a snapshot's sidecar.
package struct LayoutRecord: Hashable, Sendable {
  /// The version of the format. It increases when readers of the previous one would fail.
  package static let version = 1

  /// The document's path as it was given.
  package var document: String
  package var scenes: [SceneSnapshot]

  package init(document: String, scenes: [SceneSnapshot]) {
    self.document = document
    self.scenes = scenes
  }

  /// Returns the record as one line of JSON, with keys in a fixed order and points with up to three decimals.
  package func json() -> String {
    var written = WrittenTrees()
    return json(&written)
  }

  /// Returns the same line.
  ///
  /// - Parameter written: The trees of records that were written before, which are copied where they are the same.
  package func json(_ written: inout WrittenTrees) -> String {
    var json = JSONText()
    json.object { json in
      json.member("galley", Self.version)
      json.member("document", document)
      json.member("scenes") { $0.array(scenes) { $0.scene($1, &written) } }
    }
    return json.text
  }
}

/// The JSON of the view trees that were written last.
package struct WrittenTrees {
  private struct Entry {
    var root: LayoutNode
    var json: [UInt8]
  }

  /// The trees of each scene.
  private var trees: [String: [Entry]] = [:]

  /// The number of trees to keep for each scene: all text sizes of one language.
  private static let capacity = 12

  package init() {}

  /// Returns the JSON of a scene's tree.
  fileprivate mutating func json(of scene: SceneSnapshot) -> [UInt8] {
    let root = scene.layout.root
    var entries = trees.removeValue(forKey: scene.name) ?? []
    defer { trees[scene.name] = entries }
    // Layouts of different cells share their trees or differ in some frame, so that deep comparisons are rare.
    if let known = entries.first(where: { $0.root == root }) { return known.json }
    var json = JSONText()
    json.node(root)
    entries.append(Entry(root: root, json: json.utf8))
    if entries.count > Self.capacity { entries.removeFirst() }
    return json.utf8
  }
}

extension JSONText {
  fileprivate mutating func scene(_ scene: SceneSnapshot, _ written: inout WrittenTrees) {
    object { json in
      json.member("id", scene.id)
      json.member("name", scene.name)
      if let state = scene.state { json.member("state", state) }
      json.member("traits") { $0.traits(of: scene) }
      json.member("size", [scene.layout.size.width, scene.layout.size.height])
      let origin = scene.layout.origin
      if origin != .zero { json.member("origin", [origin.x, origin.y]) }
      json.member("root", utf8: written.json(of: scene))
      json.member("findings") { $0.array(scene.layout.findings) { $0.finding($1) } }
      let chrome = scene.layout.chrome
      if !chrome.isEmpty { json.member("chrome") { $0.array(chrome) { $0.node($1) } } }
      let constraints = scene.layout.constraints
      if !constraints.isEmpty {
        json.member("constraints") { $0.array(constraints) { $0.array($1.fields) { $0.string($1) } } }
      }
      if scene.layout.root.hasStyles { json.member("styleVersion", scene.layout.styleVersion) }
    }
  }

  private mutating func traits(of scene: SceneSnapshot) {
    let cell = scene.cell
    object { json in
      json.member("device", cell.screen.name)
      json.member("locale", cell.locale)
      json.member("typeSize", cell.typeSize.name)
      json.member("appearance", cell.appearance.rawValue)
      if cell.contrast != .normal { json.member("contrast", cell.contrast.rawValue) }
      json.member("look", scene.look.name)
      if cell.orientation == .landscape { json.member("orientation", cell.orientation.rawValue) }
    }
  }

  fileprivate mutating func node(_ node: LayoutNode) {
    object { json in
      json.member("id", node.id)
      json.member("class", node.elementClass)
      json.member("name", node.name)
      json.member("frame", node.frame.numbers)
      json.member("alignmentRect", node.alignmentRect.numbers)
      if node.contentOffset != .zero { json.member("contentOffset", [node.contentOffset.x, node.contentOffset.y]) }
      json.member("hidden", node.isHidden)
      json.member("ambiguous", node.isAmbiguous)
      if let text = node.text { json.member("text") { $0.text(text) } }
      if let style = node.style, !style.values.isEmpty { json.member("style") { $0.style(style) } }
      json.member("children") { $0.array(node.children) { $0.node($1) } }
    }
  }

  private mutating func text(_ text: TextSummary) {
    object { json in
      json.member("string", text.string)
      json.member("lines", text.lines)
      json.member("truncated", text.isTruncated)
      json.member("firstBaseline", text.firstBaseline)
      json.member("lastBaseline", text.lastBaseline)
    }
  }

  private mutating func style(_ style: LayoutStyle) {
    object { json in
      for property in LayoutStyle.Property.allCases {
        if let value = style.values[property] { json.member(property.rawValue, value) }
      }
    }
  }

  private mutating func finding(_ finding: Finding) {
    object { json in
      json.member("rule", finding.ruleName)
      json.member("severity", finding.severity.rawValue)
      json.member("views", finding.views)
      json.member("constraints", finding.constraints)
      if let broken = finding.broken { json.member("broken", broken) }
      json.member("message", finding.message)
      json.member("fixes", finding.fixes)
    }
  }
}

extension ConstraintNote {
  /// The constraint as texts, because objects would double the size of a sidecar: the identifier, the constant, the
  /// sides as `VIEW.ATTRIBUTE`, the second empty if there is none, and the name if there is one.
  var fields: [String] {
    let second = second.map { "\($0.view).\($0.attribute)" } ?? ""
    let rest = name.isEmpty ? (second.isEmpty ? [] : [second]) : [second, name]
    return [id, LogNumber.text(constant), "\(first.view).\(first.attribute)"] + rest
  }

  /// Reads a constraint, or returns `nil` if the texts are not one.
  init?(fields: [String]) {
    guard fields.count >= 3, let constant = Double(fields[1]), let first = Side(text: fields[2]) else { return nil }
    self.init(
      id: fields[0], name: fields.count > 4 ? fields[4] : "", first: first,
      second: fields.count > 3 ? Side(text: fields[3]) : nil, constant: constant)
  }
}

extension ConstraintNote.Side {
  /// Reads a side: identifiers of views can contain dots, names of attributes cannot.
  fileprivate init?(text: String) {
    guard let dot = text.utf8.lastIndex(of: ".") else { return nil }
    self.init(view: String(text[..<dot]), attribute: String(text[text.utf8.index(after: dot)...]))
  }
}

extension LayoutNode {
  /// Whether the view or one inside it has a style.
  fileprivate var hasStyles: Bool { style?.values.isEmpty == false || children.contains(where: \.hasStyles) }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
