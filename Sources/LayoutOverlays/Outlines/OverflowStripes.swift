import AutoLayout
import Graphics

/// Stripes over the regions of findings about cut-off or overlapping text: red and rising to the right if it is
/// certain, amber and falling if it is possible.
struct OverflowStripes: OverlayLayer {
  /// The findings, the certain ones last, so that stripes of others do not cover theirs.
  private let shown: [Finding]

  /// - Parameter viewID: The identifier of the only view whose findings are drawn, or `nil` for all findings.
  init(findings: [Finding], viewID: String?) {
    let chosen = findings.filter { viewID.map($0.views.contains) ?? true }
    shown = chosen.filter { !$0.isCertain } + chosen.filter(\.isCertain)
  }

  var reach: [Rect] { shown.flatMap(\.regions) }

  var legend: [LegendEntry] {
    let drawn = shown.filter { !$0.regions.isEmpty }
    var entries: [LegendEntry] = []
    if drawn.contains(where: \.isCertain) {
      entries.append(
        LegendEntry(sample: .stripes(OverlayStyle.certainOverflow, rising: true), words: "cut off or overlapping"))
    }
    if drawn.contains(where: { !$0.isCertain }) {
      entries.append(
        LegendEntry(sample: .stripes(OverlayStyle.possibleOverflow, rising: false), words: "possibly cut off"))
    }
    return entries
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] { items() }

  func items() -> [DisplayItem] {
    shown.flatMap { finding in
      let color = finding.isCertain ? OverlayStyle.certainOverflow : OverlayStyle.possibleOverflow
      return finding.regions.flatMap { items(over: $0, color, rising: finding.isCertain) }
    }
  }

  private func items(over region: Rect, _ color: Color, rising: Bool) -> [DisplayItem] {
    let area = visibleArea(of: region)
    return [
      .group(
        DisplayGroup(
          clip: .rect(area),
          items: [.fill(.rect(area), color.opacity(0.16)), DisplayItem.stripes(over: area, color, rising: rising)])),
      .stroke(.rect(area), StrokeStyle(width: 1), color),
    ]
  }

  /// Returns a region widened so that even a sliver is visible.
  private func visibleArea(of region: Rect) -> Rect {
    let least = OverlayStyle.leastOverflow
    return region.insetBy(dx: -max(0, least - region.width) / 2, dy: -max(0, least - region.height) / 2)
  }
}

extension Finding {
  fileprivate var isCertain: Bool { severity != .note }
}
