import AutoLayout
import Graphics

/// A chosen view and everything that holds it: the constraints that together determine its position and size, and the views
/// that these relate, tinted and with their names.
struct HolderLayer: OverlayLayer {
  let chosen: View
  /// The constraints that determine the view, and those that relate it.
  let constraints: [LayoutConstraint]
  /// The other views that the constraints relate, each once, without the root.
  let holders: [View]
  private let geometry: OverlayGeometry

  init(of chosen: View, geometry: OverlayGeometry, outcome: LayoutOutcome) {
    self.chosen = chosen
    self.geometry = geometry
    var seen: Set<ObjectIdentifier> = []
    let held = Axis.allCases.flatMap { chosen.constraintsAffectingLayout(for: $0) }
    var direct: [LayoutConstraint] = []
    geometry.root.forEachShown { view in direct += view.constraints.filter { $0.origin == .user && $0.relates(chosen) }
    }
    let broken = outcome.conflicts.flatMap(\.constraints).filter { $0.relates(chosen) }
    constraints = (held + direct + broken).filter { seen.insert(ObjectIdentifier($0)).inserted }
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(chosen), ObjectIdentifier(geometry.root)]
    holders = held.flatMap { [$0.firstItem?.layoutView, $0.secondItem?.layoutView] }.compactMap(\.self)
      .filter { known.insert(ObjectIdentifier($0)).inserted && $0.isInTree(of: geometry.root) }
  }

  var reach: [Rect] { [geometry.frame(of: chosen)] + holders.map { geometry.frame(of: $0) } }

  var legend: [LegendEntry] {
    let own = LegendEntry(sample: .area(OverlayStyle.orange), words: "chosen view")
    return holders.isEmpty ? [own] : [own, LegendEntry(sample: .area(OverlayStyle.skyBlue), words: "holds it")]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    // Small views in front of those around them.
    let sorted = holders.map { (view: $0, frame: geometry.frame(of: $0)) }
      .sorted { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
    let tints = sorted.flatMap { tint($0.frame, OverlayStyle.skyBlue, width: 1, strength: 0.14) }
    let own = geometry.frame(of: chosen)
    let badges =
      [nameBadge(of: chosen, own, OverlayStyle.orange, board.area)]
      + sorted.map { nameBadge(of: $0.view, $0.frame, OverlayStyle.skyBlue, board.area) }
    return tints + tint(own, OverlayStyle.orange, width: 2, strength: 0.3) + board.items(for: badges)
  }

  private func tint(_ rect: Rect, _ color: Color, width: Double, strength: Double) -> [DisplayItem] {
    [
      .fill(.rect(rect), color.opacity(strength)),
      .stroke(.rect(rect.insideLine(width)), StrokeStyle(width: width), color),
    ]
  }

  /// The name is along the upper edge.
  private func nameBadge(of view: View, _ frame: Rect, _ color: Color, _ area: Rect) -> OverlayBadge {
    let visible = frame.intersection(area)
    let shown = visible.isEmpty ? frame : visible
    let y = shown.minY + min(OverlayStyle.badgeHeight / 2 + 1, shown.height / 2)
    return OverlayBadge(
      text: view.shortViewName, start: Point(x: shown.minX, y: y).held(in: area),
      end: Point(x: shown.maxX, y: y).held(in: area), color: color)
  }
}

extension LayoutConstraint {
  fileprivate func relates(_ view: View) -> Bool {
    firstItem?.layoutView === view || secondItem?.layoutView === view
  }
}

extension View {
  fileprivate func isInTree(of root: View) -> Bool { isDescendant(of: root) }
}
