import ConstraintSolver

extension View {
  /// The tree as `_autolayoutTrace` writes it: what places each view, and which views are ambiguous in which variables.
  ///
  /// ```
  /// •UIView:root
  /// |   *UILabel:title'Abendessen'- AMBIGUOUS LAYOUT for UILabel:title'Abendessen'.minY{id: 5}
  /// ```
  public func autolayoutTrace() -> String {
    let lines = inspectLayoutSystem { system in
      let open = system.openVariables()
      return traceLines(depth: 0, system, open: open)
    }
    return (lines ?? ["\(logName), NOT LAID OUT"]).joined(separator: "\n")
      + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t\u{2022} - layout engine host
      """
  }

  private func traceLines(depth: Int, _ system: borrowing LayoutSystem, open: Set<Variable>) -> [String] {
    let isHost = isLayoutBoundary || superview == nil
    let mark = isHost ? "\u{2022}" : translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    let indent = String(repeating: "|   ", count: depth)
    var lines = ["\(indent)\(mark)\(logName)\(system.ambiguityNote(variableBase, logName, open))"]
    for guide in layoutGuides {
      let name = guide.logName
      lines.append("\(indent)|   *\(name)\(system.ambiguityNote(guide.variableBase, name, open))")
    }
    for subview in subviews {
      lines +=
        subview.isLayoutBoundary
        ? subview.ownTraceLines(depth: depth + 1) : subview.traceLines(depth: depth + 1, system, open: open)
    }
    return lines
  }

  /// The lines of a layout of its own.
  private func ownTraceLines(depth: Int) -> [String] {
    inspectLayoutSystem { system in
      let open = system.openVariables()
      return traceLines(depth: depth, system, open: open)
    } ?? []
  }
}

extension LayoutSystem {
  fileprivate func ambiguityNote(_ base: Int, _ name: String, _ open: Set<Variable>) -> String {
    guard base >= 0 else { return "" }
    let words = ["minX", "minY", "Width", "Height"]
    let notes = words.indices.filter { open.contains(variable(base, $0)) }
      .map { "\(name).\(words[$0]){id: \(variable(base, $0).index)}" }
    return notes.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(notes.joined(separator: ", "))"
  }
}
