import AutoLayout
import Graphics

/// A chosen view and everything that holds it: the constraints that together determine its position and size, and those
/// of its superviews; and the views that these relate, with their names.
struct HolderLayer: OverlayLayer {
  let chosen: View
  /// The constraints that determine the view and its superviews, and those that relate the view.
  let constraints: [LayoutConstraint]
  /// Those among them that determine or relate the view itself.
  let ownConstraints: [LayoutConstraint]
  /// The other views that the constraints on the view relate, each once, without the root.
  let holders: [View]
  /// The views that hold the superviews, without ``holders``.
  let outerHolders: [View]
  private let geometry: OverlayGeometry

  init(of chosen: View, geometry: OverlayGeometry, outcome: LayoutOutcome) {
    self.chosen = chosen
    self.geometry = geometry
    let held = Axis.allCases.flatMap { chosen.constraintsAffectingLayout(for: $0) }
    var outer: [LayoutConstraint] = []
    var above = chosen.superview
    // A position is relative to the superview, so what holds that is part of the chain.
    while let view = above, view !== geometry.root {
      outer += Axis.allCases.flatMap { view.constraintsAffectingLayout(for: $0) }
      above = view.superview
    }
    var direct: [LayoutConstraint] = []
    geometry.root.forEachShown { view in direct += view.constraints.filter { $0.origin == .user && $0.relates(chosen) }
    }
    let conflicting = outcome.conflicts.flatMap(\.constraints).filter { $0.relates(chosen) }
    var seen: Set<ObjectIdentifier> = []
    constraints = (held + outer + direct + conflicting).filter { seen.insert(ObjectIdentifier($0)).inserted }
    var seenOwn: Set<ObjectIdentifier> = []
    ownConstraints = (held + direct).filter { seenOwn.insert(ObjectIdentifier($0)).inserted && $0.relates(chosen) }
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(chosen), ObjectIdentifier(geometry.root)]
    func newViews(in constraints: [LayoutConstraint]) -> [View] {
      constraints.flatMap { [$0.firstItem?.layoutView, $0.secondItem?.layoutView] }.compactMap(\.self)
        .filter { known.insert(ObjectIdentifier($0)).inserted && $0.isDescendant(of: geometry.root) }
    }
    holders = newViews(in: held)
    outerHolders = newViews(in: outer)
  }

  var reach: [Rect] { ([chosen] + holders).map { geometry.frame(of: $0) } }

  private static let outerDash = [5.0, 3.0]

  var legend: [LegendEntry] {
    let (color, own) = (OverlayStyle.skyBlue, LegendEntry(sample: .area(OverlayStyle.orange), words: "chosen view"))
    let inner = holders.isEmpty ? [] : [LegendEntry(sample: .area(color), words: "holds it")]
    let outer =
      outerHolders.isEmpty
      ? [] : [LegendEntry(sample: .outline(color, width: 1.5, dash: Self.outerDash), words: "holds its superviews")]
    return [own] + inner + outer
  }

  // MARK: Drawing

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    let own = geometry.frame(of: chosen)
    let (inner, outer) = (largestFirst(holders), largestFirst(outerHolders))
    let names = [(chosen, own, OverlayStyle.orange)] + (inner + outer).map { ($0.view, $0.frame, OverlayStyle.skyBlue) }
    board.add(names.map { nameBadge(of: $0, $1, $2, board.area) })
    let outlines = outer.map { entry in
      DisplayItem.stroke(
        .rect(entry.frame.insideLine(1.5)), StrokeStyle(width: 1.5, dash: Self.outerDash), OverlayStyle.skyBlue)
    }
    return outlines + inner.flatMap { tint($0.frame, OverlayStyle.skyBlue, width: 1, strength: 0.16) }
      + tint(own, OverlayStyle.orange, width: 2, strength: 0.3)
  }

  /// Returns views with their frames, so that small ones are in front of those around them.
  private func largestFirst(_ views: [View]) -> [(view: View, frame: Rect)] {
    views.map { (view: $0, frame: geometry.frame(of: $0)) }
      .sorted { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
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
