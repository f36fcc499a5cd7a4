import AutoLayout
import Graphics

/// The first baselines of texts, solid, and the last ones of texts with several lines, dashed.
struct BaselineLines: OverlayLayer {
  private struct Line {
    var start: Point
    var end: Point
    var isFirst: Bool
  }

  private let lines: [Line]

  init(of root: View, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: root)
    var lines: [Line] = []
    root.forEachShown { view in
      guard selection.includes(view) else { return }
      guard let text = view.textSummary, text.lines > 0 else { return }
      let frame = geometry.frame(of: view)
      let baselines = [text.firstBaseline] + (text.lines > 1 ? [text.lastBaseline] : [])
      for (index, baseline) in baselines.enumerated() {
        let y = frame.minY + baseline
        lines.append(
          Line(start: Point(x: frame.minX, y: y), end: Point(x: frame.maxX, y: y), isFirst: index == 0))
      }
    }
    self.lines = lines
  }

  /// The baselines with their distance from the root's top, for tests.
  var positions: [Double] { lines.map(\.start.y) }

  private static let lastDash = [4.0, 2.0]

  var legend: [LegendEntry] {
    var entries: [LegendEntry] = []
    if lines.contains(where: \.isFirst) {
      entries.append(LegendEntry(sample: .line(OverlayStyle.green), words: "first baseline"))
    }
    if lines.contains(where: { !$0.isFirst }) {
      entries.append(LegendEntry(sample: .line(OverlayStyle.green, dash: Self.lastDash), words: "last baseline"))
    }
    return entries
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    lines.flatMap { line -> [DisplayItem] in
      let path = Path.line(from: line.start, to: line.end)
      return [
        .stroke(path, StrokeStyle(width: 2), OverlayStyle.lineHalo),
        .stroke(path, StrokeStyle(width: 1, dash: line.isFirst ? [] : Self.lastDash), OverlayStyle.green),
      ]
    }
  }
}

/// The layout guides that constraints place or relate to, with their names.
struct GuideOutlines: OverlayLayer {
  private let guides: [(rect: Rect, name: String)]

  init(of root: View, selection: ViewSelection) {
    let geometry = OverlayGeometry(root: root)
    var seen: Set<ObjectIdentifier> = []
    var guides: [(rect: Rect, name: String)] = []
    func add(_ guide: LayoutGuide) {
      // Margins and the safe area have kinds of their own.
      guard guide.role != .margins, guide.role != .safeArea, let owner = guide.owningView, selection.includes(owner),
        seen.insert(ObjectIdentifier(guide)).inserted, let rect = geometry.rect(of: guide)
      else { return }
      guides.append((rect, guide.shortName))
    }
    root.forEachShown { view in
      view.layoutGuides.forEach(add)
      for constraint in view.constraints {
        [constraint.firstItem, constraint.secondItem].compactMap { $0 as? LayoutGuide }.forEach(add)
      }
    }
    self.guides = guides
  }

  private static let dash = [7.0, 2, 2, 2]

  var reach: [Rect] { guides.map(\.rect) }

  var legend: [LegendEntry] {
    guides.isEmpty
      ? [] : [LegendEntry(sample: .outline(OverlayStyle.blue, width: 1, dash: Self.dash), words: "layout guide")]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    let outlines = guides.map { guide in
      DisplayItem.stroke(
        .rect(guide.rect.insideLine(1)), StrokeStyle(width: 1, dash: Self.dash), OverlayStyle.blue)
    }
    let badges = guides.map { guide in
      let rect = guide.rect.visible(in: board.area)
      return OverlayBadge(
        text: guide.name, start: Point(x: rect.minX, y: rect.minY), end: Point(x: rect.maxX, y: rect.minY),
        color: OverlayStyle.blue)
    }
    board.add(badges)
    return outlines
  }
}
