import AutoLayout
import Graphics

/// The constraints: bars and lines with their constants; crosses on broken ones.
struct ConstraintLayer: OverlayLayer {
  /// The lines, those of conflicts last.
  let marks: [ConstraintMark]

  init(_ constraints: [LayoutConstraint], geometry: OverlayGeometry, outcome: LayoutOutcome) {
    let judgement = ConstraintJudgement(outcome: outcome)
    let marks = constraints.flatMap { constraint in
      ConstraintMarks(constraint: constraint, geometry: geometry, look: judgement.look(of: constraint)).marks()
    }
    self.init(marks: marks)
  }

  init(marks: [ConstraintMark]) {
    self.marks = marks.filter { !$0.look.isConflicting } + marks.filter { $0.look.isConflicting }
  }

  /// Constraints in the content of a scroll view may be out of sight, unless they conflict.
  var reach: [Rect] { marks.filter { $0.look.isConflicting || !$0.isInScrolledContent }.map(\.area) }

  // MARK: Drawing

  private func crosses(in area: Rect) -> [BrokenCross] {
    marks.filter(\.look.isBroken).map { BrokenCross(on: $0, in: area) }
  }

  func reserve(on board: inout BadgeBoard) {
    for cross in crosses(in: board.area) { board.reserve(cross.plate) }
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    let area = board.area
    let shown = marks.filter { $0.look.isConflicting || !$0.area.intersection(area).isEmpty }
    let badges = shown.reversed().map { mark in
      OverlayBadge(
        text: mark.text + mark.wayOut(of: area), start: mark.start.held(in: area), end: mark.end.held(in: area),
        color: mark.look.color,
        isError: mark.look.isConflicting)
    }
    board.add(badges)
    board.addOnTop(crosses(in: area).flatMap { $0.items() })
    return marks.flatMap(line)
  }

  private func line(_ mark: ConstraintMark) -> [DisplayItem] {
    var path: [PathElement] = [.move(mark.start), .line(mark.end)]
    if mark.shape == .bar {
      for end in [mark.extent.lowerBound, mark.extent.upperBound] {
        path.append(.move(mark.point(at: end, aside: -OverlayStyle.tick)))
        path.append(.line(mark.point(at: end, aside: OverlayStyle.tick)))
      }
    }
    return [
      .stroke(
        .elements(path), StrokeStyle(width: mark.look.width + 1, dash: mark.look.stroke.dash), OverlayStyle.lineHalo),
      .stroke(.elements(path), mark.look.stroke, mark.look.color),
    ]
  }

  var legend: [LegendEntry] {
    func has(_ isShown: (ConstraintMark) -> Bool) -> Bool { marks.contains(where: isShown) }
    let (held, error) = (OverlayStyle.held, OverlayStyle.conflicting)
    var entries: [LegendEntry] = []
    if has({ !$0.look.isConflicting && !$0.look.isOptional && $0.shape == .bar }) {
      entries.append(LegendEntry(sample: .bar(held), words: "size or distance"))
    }
    if has({ !$0.look.isConflicting && $0.shape == .alignment }) {
      entries.append(LegendEntry(sample: .line(held), words: "aligned"))
    }
    if has({ !$0.look.isConflicting && $0.look.isOptional }) {
      entries.append(LegendEntry(sample: .bar(held, dash: OverlayStyle.dash), words: "optional"))
    }
    if has(\.look.isConflicting) {
      entries.append(LegendEntry(sample: .bar(error, width: OverlayStyle.errorLineWidth), words: "in conflict"))
    }
    if has(\.look.isBroken) { entries.append(LegendEntry(sample: .cross(error), words: "broken")) }
    return entries
  }
}

extension ConstraintMark {
  /// Where the line is if it is outside of an area: an arrow and the distance in points. Empty if a part of it is
  /// inside.
  func wayOut(of area: Rect) -> String {
    let own = Rect(enclosing: [start, end])
    let ways = [
      ("\u{2192}", own.minX - area.maxX), ("\u{2190}", area.minX - own.maxX), ("\u{2193}", own.minY - area.maxY),
      ("\u{2191}", area.minY - own.maxY),
    ]
    guard look.isConflicting, let way = ways.max(by: { $0.1 < $1.1 }), way.1 > OverlayStyle.tick else { return "" }
    return (text.isEmpty ? "" : " ") + "\(way.0) \(way.1.rounded().shortText) pt"
  }
}

extension BrokenCross {
  /// Places a cross on a constraint, at a place that is visible.
  init(on mark: ConstraintMark, in area: Rect) {
    let inside = area.insetBy(dx: BrokenCross.radius + 1, dy: BrokenCross.radius + 1)
    let points = [0.25, 0.5, 0.75, 0.1, 0.9].map { mark.point(at: mark.extent.lowerBound + mark.length * $0) }
    let center = points.first(where: inside.contains) ?? points[0].held(in: inside)
    self.init(at: center, color: mark.look.color)
  }
}
