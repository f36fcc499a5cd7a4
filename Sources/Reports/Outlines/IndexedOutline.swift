import AutoLayout
import Graphics

/// The views of a picture's scene with their constraints and problems, as the index page lists them.
package struct IndexedOutline: Hashable, Sendable, Codable {
  /// A line of the list.
  package struct Row: Hashable, Sendable {
    /// The number of lines that it is below, one inside the other.
    package var depth: Int
    /// `view` or `constraint`, or the severity of a problem.
    package var kind: String
    package var text: String
  }

  package private(set) var rows: [Row] = []

  /// The most lines: a page with a thousand scenes stays usable.
  static let mostRows = 500

  package init(rows: [Row] = []) { self.rows = rows }

  /// Lists a layout that was recorded. The record of a constraint has its sides and its constant.
  package init(of layout: LayoutResult) {
    var builder = OutlineRows(layout)
    builder.add(layout.root, depth: 0)
    rows = builder.rows
    guard rows.count > Self.mostRows else { return }
    rows = rows.prefix(Self.mostRows - 1) + [Self.end]
  }

  /// The last line of a list that is cut off.
  private static let end = Row(
    depth: 0, kind: "note", text: "The list ends here, because it is so long; 'galley layout' prints all.")
}

/// The layout of a scene's first picture, with the problems of all its pictures.
package struct OutlinedLayout {
  private var layout: LayoutResult
  private var places: [Cause: Int] = [:]

  package init(_ layout: LayoutResult) {
    self.layout = layout
    self.layout.findings = []
    add(layout.findings)
  }

  package var outline: IndexedOutline { IndexedOutline(of: layout) }

  /// Adds the problems of another picture: those that are new or more severe than before.
  ///
  /// - Returns: Whether there are such problems.
  @discardableResult
  package mutating func add(_ findings: [Finding]) -> Bool {
    var isChanged = false
    for finding in findings {
      let cause = Cause(of: finding) { $0 }
      guard let place = places[cause] else {
        places[cause] = layout.findings.count
        layout.findings.append(finding)
        isChanged = true
        continue
      }
      guard finding.severity.order < layout.findings[place].severity.order else { continue }
      layout.findings[place] = finding
      isChanged = true
    }
    return isChanged
  }
}

extension IndexedOutline.Row: Codable {
  // Three values without names: a page has tens of thousands.
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    depth = try values.decode(Int.self)
    kind = try values.decode(String.self)
    text = try values.decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(depth)
    try values.encode(kind)
    try values.encode(text)
  }
}

private struct OutlineRows {
  private(set) var rows: [IndexedOutline.Row] = []
  /// The constraints by the view under which they are listed.
  private var constraints: [String: [ConstraintNote]] = [:]
  private var problems: [String: [Finding]] = [:]
  private let names: [String: String]

  init(_ layout: LayoutResult) {
    var paths: [String: [String]] = [:]
    var names: [String: String] = [:]
    func visit(_ node: LayoutNode, below path: [String]) {
      paths[node.id] = path + [node.id]
      names[node.id] = node.shortName
      for child in node.children { visit(child, below: path + [node.id]) }
    }
    visit(layout.root, below: [])
    self.names = names
    for note in layout.constraints {
      constraints[Self.holder(of: note, paths), default: []].append(note)
    }
    let known = Set(paths.keys).union(layout.constraints.map(\.id))
    for finding in layout.findings {
      let objects = [finding.broken].compactMap(\.self) + finding.constraints + finding.views
      problems[objects.first(where: known.contains) ?? layout.root.id, default: []].append(finding)
    }
  }

  /// Returns the nearest view that contains both sides, where Interface Builder and `isActive` install a constraint.
  private static func holder(of note: ConstraintNote, _ paths: [String: [String]]) -> String {
    let first = paths[note.first.view] ?? []
    let second = note.second.map { paths[$0.view] ?? [] } ?? first
    return zip(first, second).prefix { $0 == $1 }.map(\.0).last ?? note.first.view
  }

  mutating func add(_ node: LayoutNode, depth: Int) {
    // A very deep or large tree is cut off, so it need not be listed to its end.
    guard rows.count <= IndexedOutline.mostRows else { return }
    let frame = [node.frame.width, node.frame.height, node.frame.minX, node.frame.minY].map(LogNumber.text)
    let facts =
      [node.id, "\(frame[0]) \u{D7} \(frame[1]) at \(frame[2]), \(frame[3])"] + (node.isHidden ? ["hidden"] : [])
    add("view", "\(node.words)  \(facts.joined(separator: " \u{B7} "))", depth: depth)
    addProblems(at: node.id, depth: depth + 1)
    for child in node.children { add(child, depth: depth + 1) }
    for note in constraints[node.id] ?? [] {
      add("constraint", words(for: note, in: node), depth: depth + 1)
      addProblems(at: note.id, depth: depth + 2)
    }
  }

  private mutating func addProblems(at id: String, depth: Int) {
    for finding in problems[id] ?? [] { add(finding.severity.rawValue, finding.message, depth: depth) }
  }

  private mutating func add(_ kind: String, _ text: String, depth: Int) {
    rows.append(IndexedOutline.Row(depth: depth, kind: kind, text: text))
  }

  private func words(for note: ConstraintNote, in holder: LayoutNode) -> String {
    func side(_ side: ConstraintNote.Side) -> String {
      side.view == holder.id ? side.attribute : "\(names[side.view] ?? side.view).\(side.attribute)"
    }
    let title = note.name.isEmpty ? note.id : "'\(note.name)'"
    let sides = [side(note.first), note.second.map(side)].compactMap(\.self).joined(separator: " to ")
    return "\(sides): \(LogNumber.text(note.constant)) pt  \(title)"
  }
}

extension LayoutNode {
  /// The kind with the name, such as `label 'Title'`.
  package var words: String { name.isEmpty ? kind : "\(kind) '\(cut(to: 40))'" }

  fileprivate var shortName: String { name.isEmpty ? kind : cut(to: 30) }

  private var kind: String { elementClass.separateWords }

  private func cut(to length: Int) -> String {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.count > length ? name.prefix(length - 1) + "\u{2026}" : name
  }
}
