import Graphics

/// Stripes over what findings say is lost or overlapping: red where it is certain, amber where it is possible.
struct OverflowStripes {
  let findings: [Finding]
  /// The view whose findings alone are drawn; none for all.
  let viewID: String?

  /// What is possible first, so that what is certain stays visible.
  func items() -> [DisplayItem] {
    let shown = findings.filter { viewID.map($0.views.contains) ?? true }
    let isCertain = { (finding: Finding) in finding.severity != .note }
    return (shown.filter { !isCertain($0) } + shown.filter(isCertain)).flatMap { finding in
      let color = isCertain(finding) ? OverlayStyle.certainOverflow : OverlayStyle.possibleOverflow
      return finding.regions.flatMap { items(over: $0, color) }
    }
  }

  private func items(over region: Rect, _ color: Color) -> [DisplayItem] {
    let area = visibleArea(of: region)
    return [
      .group(
        DisplayGroup(clip: .rect(area), items: [.fill(.rect(area), color.opacity(0.16)), stripes(over: area, color)])),
      .stroke(.rect(area), StrokeStyle(width: 1), color),
    ]
  }

  /// A sliver is made wide enough to be seen.
  private func visibleArea(of region: Rect) -> Rect {
    let least = OverlayStyle.leastOverflow
    return region.insetBy(dx: -max(0, least - region.width) / 2, dy: -max(0, least - region.height) / 2)
  }

  /// Lines that rise to the right at 45 degrees, on the same grid everywhere, so that neighbouring regions join.
  private func stripes(over area: Rect, _ color: Color) -> DisplayItem {
    let pitch = OverlayStyle.stripePitch
    var elements: [PathElement] = []
    // A line is where x + y is a multiple of the pitch.
    var sum = ((area.minX + area.minY) / pitch).rounded(.down) * pitch
    while sum <= area.maxX + area.maxY, elements.count < 4_000 {
      elements.append(.move(Point(x: sum - area.maxY, y: area.maxY)))
      elements.append(.line(Point(x: sum - area.minY, y: area.minY)))
      sum += pitch
    }
    return .stroke(.elements(elements), StrokeStyle(width: OverlayStyle.stripeWidth), color)
  }
}
