import ConstraintSolver
import Graphics

extension View {
  /// Returns the view and its descendants, one per line, as UIKit's `recursiveDescription` does, with identifiers in
  /// place of addresses: `<UILabel: title; frame = (16 20; 100 20); text = 'Name'; hidden = YES>`.
  public func recursiveDescription() -> String { descriptionLines(depth: 0).joined(separator: "\n") }

  private func descriptionLines(depth: Int) -> [String] {
    let indent = depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| "
    return [indent + "<\(propertyList.joined(separator: "; "))>"]
      + subviews.flatMap { $0.descriptionLines(depth: depth + 1) }
  }

  private var propertyList: [String] {
    let number = LogNumber.text
    var properties = [
      "\(platformClass): \(label)",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if transform != .identity {
      let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
      properties.append("transform = [\(entries.joined(separator: ", "))]")
    }
    if let descriptiveText { properties.append("text = '\(descriptiveText)'") }
    if clipsToBounds { properties.append("clipsToBounds = YES") }
    if alpha < 1 { properties.append("alpha = \(number(alpha))") }
    if isHidden { properties.append("hidden = YES") }
    if !autoresizingMask.isEmpty { properties.append("autoresize = \(autoresizingMask.shortNames)") }
    if let scrollView = self as? ScrollView {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      properties.append("contentOffset: {\(number(offset.x)), \(number(offset.y))}")
      properties.append("contentSize: {\(number(size.width)), \(number(size.height))}")
    }
    return properties
  }
}

extension AutoresizingMask {
  /// The flexible parts with UIKit's abbreviations: `W+H`, `LM+RM`.
  fileprivate var shortNames: String {
    let names: [(part: AutoresizingMask, name: String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.part) }.map(\.name).joined(separator: "+")
  }
}

extension View {
  /// Returns the tree as UIKit's `_autolayoutTrace` does: what places each view, and which variables are ambiguous.
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
    var lines = ["\(indent)\(mark)\(logName)\(system.ambiguityNote(layoutState.firstVariable, logName, open))"]
    for guide in layoutGuides {
      let name = guide.logName
      lines.append("\(indent)|   *\(name)\(system.ambiguityNote(guide.firstVariable, name, open))")
    }
    for subview in subviews {
      lines +=
        subview.isLayoutBoundary
        ? subview.ownTraceLines(depth: depth + 1) : subview.traceLines(depth: depth + 1, system, open: open)
    }
    return lines
  }

  /// Returns the lines of a nested layout.
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
