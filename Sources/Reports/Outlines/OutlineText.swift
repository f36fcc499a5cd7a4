import AutoLayout
import Graphics

/// Outlines for a person: a line for each view and constraint, with problems below the object that they are about.
package struct OutlineText {
  private let report: OutlineReport

  package init(_ report: OutlineReport) { self.report = report }

  package var text: String {
    report.scenes.map { scene in
      let title = "\(scene.checked.document): '\(scene.checked.scene)'"
      let entries = OutlineEntries(of: scene, problems: report.problems(of: scene))
      return ([title] + entries.root.lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// A line with the lines below it.
private struct OutlineEntry {
  var title: String
  var inner: [OutlineEntry] = []

  /// The lines of the entry and of those below it, joined by branches.
  var lines: [String] {
    let branches = inner.enumerated().flatMap { index, entry in
      let isLast = index == inner.count - 1
      return entry.lines.enumerated().map { row, line in
        (row == 0 ? (isLast ? "\u{2514}\u{2500} " : "\u{251C}\u{2500} ") : (isLast ? "   " : "\u{2502}  ")) + line
      }
    }
    return [title] + branches
  }
}

/// The entries of a scene.
private struct OutlineEntries {
  let scene: OutlinedScene
  let problems: [String: [CheckFinding]]

  init(of scene: OutlinedScene, problems: [String: [CheckFinding]]) {
    self.scene = scene
    self.problems = problems
  }

  var root: OutlineEntry {
    var entry = entry(of: scene.tree)
    entry.inner.insert(contentsOf: self.problems(at: ""), at: 0)
    return entry
  }

  private func entry(of view: LayoutOutline) -> OutlineEntry {
    let constraints = view.constraints.map { constraint in
      OutlineEntry(title: title(of: constraint), inner: problems(at: constraint.id))
    }
    return OutlineEntry(
      title: title(of: view),
      inner: problems(at: view.id) + view.guides.map { OutlineEntry(title: $0) } + view.children.map(entry)
        + (constraints.isEmpty ? [] : [OutlineEntry(title: "Constraints", inner: constraints)]))
  }

  private func title(of view: LayoutOutline) -> String {
    let frame = view.frame.map(LogNumber.text)
    let facts = [
      view.customClass, "id \(view.id)", scene.lines[view.id].map { "line \($0)" },
      "\(frame[2]) x \(frame[3]) at \(frame[0]), \(frame[1])", view.isHidden ? "hidden" : nil,
      view.isAmbiguous ? "ambiguous" : nil,
    ].compactMap(\.self)
    return "\(view.words)  (\(facts.joined(separator: ", ")))"
  }

  private func title(of constraint: LayoutOutline.Constraint) -> String {
    let facts = [
      constraint.name.isEmpty || constraint.name == constraint.id ? nil : "'\(constraint.name)'", "id \(constraint.id)",
      scene.lines[constraint.id].map { "line \($0)" },
    ].compactMap(\.self)
    return "\(constraint.equation)  (\(facts.joined(separator: ", ")))"
  }

  private func problems(at id: String) -> [OutlineEntry] {
    (problems[id] ?? []).map { finding in
      let cells = scene.checked.cells.count > 1 ? " \(finding.whereabouts)." : ""
      return OutlineEntry(
        title: "\(finding.severity.rawValue): \(finding.message)\(cells) [\(finding.cause.rule) \(finding.id)]")
    }
  }
}

extension LayoutOutline {
  /// The kind with the name: `label 'Title'`.
  fileprivate var words: String {
    let kind = elementClass.separateWords
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else { return kind }
    return "\(kind) '\(name.count > 40 ? name.prefix(39) + "\u{2026}" : name[...])'"
  }
}
