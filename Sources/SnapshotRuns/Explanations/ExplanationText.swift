import AutoLayout
import Galley

/// The text of `galley explain` about a view in one cell.
package struct ExplanationText {
  private let explanation: LayoutExplanation
  private let scene: String
  private let cell: MatrixCell
  private let document: String
  private let wording: ConstraintWording

  package init(_ explanation: LayoutExplanation, scene: String, cell: MatrixCell, document: String) {
    self.explanation = explanation
    self.scene = scene
    self.cell = cell
    self.document = document
    wording = ConstraintWording(explanation: explanation)
  }

  /// The lines, followed by an empty one.
  package var text: String {
    let lines = header + sideLines + yieldingLines + explanation.conflicts.flatMap(lines)
    return lines.joined(separator: "\n") + "\n\n"
  }

  private var header: [String] {
    let place =
      (explanation.superview.map { " in \($0.words)" } ?? "")
      + (explanation.direction == .rightToLeft ? ", right to left" : "")
    var lines = [
      "\(document): '\(scene)' in \(cell.words)",
      "\(explanation.view.words) (\(explanation.view.name)): frame \(Self.rect(explanation.frame))\(place)",
    ]
    // Differences of less than a point come from rounding: a pixel is at least a third of a point.
    if !explanation.isLayoutRoot, explanation.frame.isFar(from: explanation.alignmentRect, by: 1) {
      lines.append("alignment rectangle \(Self.rect(explanation.alignmentRect))")
    }
    return lines
  }

  // MARK: Sides

  private var sideLines: [String] {
    guard !explanation.isLayoutRoot else {
      return ["", "its position and size are given: it is the root of its layout"]
    }
    let derivations = SideDerivations(explanation.sides)
    return explanation.sides.flatMap { lines(of: $0, derivation: derivations[$0.kind]) }
  }

  private func lines(of side: ExplainedSide, derivation: String?) -> [String] {
    let title = "\(side.kind.rawValue) \(LogNumber.text(side.value))"
    if let freedom = side.freedom {
      if let derivation { return ["", "\(title)\(freedom.phrase), \(derivation)"] }
      return ["", title + freedom.phrase] + lines(of: freedom)
    }
    if let derivation { return ["", "\(title): \(derivation)"] }
    return ["", title] + lines(of: side.holders)
  }

  private func lines(of freedom: ExplainedSide.Freedom) -> [String] {
    var lines: [String] = []
    if !freedom.lowerLimits.isEmpty { lines += ["  not less, because"] + self.lines(of: freedom.lowerLimits) }
    if !freedom.upperLimits.isEmpty { lines += ["  not more, because"] + self.lines(of: freedom.upperLimits) }
    let optima = freedom.optima.map(Self.rect)
    if let first = optima.first, let last = optima.last, first != last {
      lines.append("  \(first) and \(last) are equally good")
    }
    return lines
  }

  /// Returns the constraints on the view in words and in visual format, and those on its neighbours in visual format
  /// only. For all others, names the view to explain next.
  private func lines(of constraints: [ExplainedConstraint]) -> [String] {
    let own = constraints.filter { $0.reach == .view }
    let neighbours = constraints.filter { $0.reach == .neighbours }
    var lines = own.flatMap { ["  \(wording.sentence($0)) \(wording.note($0))", "    \($0.format)"] }
    if !neighbours.isEmpty { lines.append("  through") }
    lines += neighbours.map { "    \($0.format) \(wording.note($0))" }
    var seen: Set<String> = []
    for case .inside(let neighbour) in constraints.map(\.reach) where seen.insert(neighbour.id).inserted {
      lines.append("  and the content of \(neighbour.words) (--view \(neighbour.id))")
    }
    if constraints.contains(where: { $0.reach == .surroundings }), let superview = explanation.superview {
      lines.append("  and the constraints of its superview (--view \(superview.id))")
    }
    return lines
  }

  // MARK: Violated constraints

  private var yieldingLines: [String] {
    guard !explanation.yielding.isEmpty else { return [] }
    return ["", "not satisfied"]
      + explanation.yielding.flatMap { entry in
        let constraint = entry.constraint
        return [
          "  \(wording.sentence(constraint)) \(wording.note(constraint)), violated by "
            + "\(LogNumber.text(entry.violation)) pt",
          "    \(constraint.format)",
        ]
      }
  }

  private func lines(of conflict: LayoutExplanation.ExplainedConflict) -> [String] {
    ["", "conflict: these cannot all be satisfied"]
      + conflict.constraints.flatMap { constraint in
        let isBroken = constraint == conflict.broken
        return [
          "  \(wording.sentence(constraint)) \(wording.note(constraint))\(isBroken ? " - broken, because \(conflict.reason)" : "")",
          "    \(constraint.format)",
        ]
      }
  }

  private static func rect(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(LogNumber.text)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

extension ExplainedSide.Freedom {
  /// The range of the side.
  fileprivate var phrase: String {
    switch (least, greatest) {
    case (let least?, let greatest?):
      ": open from \(LogNumber.text(least)) to \(LogNumber.text(greatest))"
    case (let least?, nil): ": open from \(LogNumber.text(least)) on"
    case (nil, let greatest?): ": open up to \(LogNumber.text(greatest))"
    case (nil, nil): ": open, no constraint holds it"
    }
  }
}

extension Rect {
  fileprivate func isFar(from other: Rect, by distance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].contains { abs($0) >= distance }
  }
}
