import AutoLayout
import Controls
import Graphics

/// The areas of controls, and around those that are too small the area that they should have.
///
/// 44 by 44 points are the least (Human Interface Guidelines, "Accessibility > Mobility").
struct TouchTargets: OverlayLayer {
  struct Target: Hashable {
    /// The area of the control in the root's coordinates.
    var area: Rect

    /// The least area that includes the control and is large enough.
    var wanted: Rect {
      area.insetBy(
        dx: -max(0, TouchTargets.least - area.width) / 2, dy: -max(0, TouchTargets.least - area.height) / 2)
    }

    /// Whether the area is large enough except for the rounding to pixels.
    var isLargeEnough: Bool { area.width >= TouchTargets.least - 0.5 && area.height >= TouchTargets.least - 0.5 }
  }

  static let least = 44.0
  let targets: [Target]

  init(in scene: OverlaidScene, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: scene.root)
    var targets: [Target] = []
    func add(_ view: View, _ area: Rect) {
      if selection.includes(view), !area.isEmpty { targets.append(Target(area: area)) }
    }
    scene.root.forEachShown { view in
      guard view.alpha > 0.01 else { return }
      let frame = geometry.frame(of: view)
      if view is Control {
        add(view, frame)
      } else {
        for part in view.operatedParts { add(view, part.offset(by: geometry.origin(of: view))) }
      }
    }
    for bar in scene.bars {
      bar.forEachShown { view in
        let origin = OverlayGeometry(root: bar).frame(of: view).origin + bar.frame.origin
        if view is Control { add(view, Rect(origin: origin, size: view.frame.size)) }
        for part in view.operatedParts { add(view, part.offset(by: origin - view.bounds.origin)) }
      }
    }
    self.targets = targets
  }

  var legend: [LegendEntry] {
    var entries: [LegendEntry] = []
    if targets.contains(where: \.isLargeEnough) {
      entries.append(LegendEntry(sample: .area(OverlayStyle.green), words: "touch target"))
    }
    if targets.contains(where: { !$0.isLargeEnough }) {
      entries.append(LegendEntry(sample: .area(OverlayStyle.vermillion), words: "too small"))
      entries.append(
        LegendEntry(sample: .outline(OverlayStyle.vermillion, width: 1, dash: [3, 2]), words: "44 \u{D7} 44 pt"))
    }
    return entries
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    let small = targets.filter { !$0.isLargeEnough }
    let badges = small.map { target in
      OverlayBadge(
        text: "\(target.area.width.shortText) \u{D7} \(target.area.height.shortText)",
        start: Point(x: target.wanted.minX, y: target.wanted.maxY),
        end: Point(x: target.wanted.maxX, y: target.wanted.maxY),
        color: OverlayStyle.vermillion, isError: true)
    }
    board.add(badges)
    return targets.filter(\.isLargeEnough).flatMap { area($0.area, OverlayStyle.green) }
      + small.flatMap { target in
        area(target.area, OverlayStyle.vermillion) + [
          .stroke(
            .rect(target.wanted.insideLine(1)), StrokeStyle(width: 1, dash: [3, 2]), OverlayStyle.vermillion)
        ]
      }
  }

  private func area(_ rect: Rect, _ color: Color) -> [DisplayItem] {
    [
      .fill(.rect(rect), color.opacity(0.22)), .stroke(.rect(rect.insideLine(1)), StrokeStyle(width: 1), color),
    ]
  }
}

extension View {
  /// The areas of what people operate and the view draws without a view of its own, such as the items of a bar.
  fileprivate var operatedParts: [Rect] {
    guard !(self is Control), let parts = (self as? any AccessibleByDefault)?.accessibilityParts else { return [] }
    return parts.filter {
      $0.description.role != nil || !$0.description.traits.isDisjoint(with: .interactive)
    }.map(\.frame)
  }
}
