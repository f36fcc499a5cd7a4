import AutoLayout
import Graphics

/// A picture with its overlay on a canvas that is large enough for what is outside of the picture, for the legend and
/// for a list.
struct OverlayCanvas {
  private let scene: OverlaidScene
  private let layers: [any OverlayLayer]
  private let list: AccessibilityList?
  private let measuring: any TextMeasuring
  private let style: MarginStyle

  /// How far something may be outside of the picture, at each side, to be shown, in sides of the picture.
  private static let mostMargin = 1.0
  /// The distance outside of the picture up to which nothing is enlarged: the ticks of lines along the edge, and
  /// rounding.
  private static let tolerance = 8.0

  init(
    of scene: OverlaidScene, layers: [any OverlayLayer], list: AccessibilityList?, measuring: any TextMeasuring
  ) {
    self.scene = scene
    self.layers = layers
    self.list = list
    self.measuring = measuring
    style = scene.root.traitCollection.userInterfaceStyle == .dark ? .dark : .light
  }

  func picture() -> OverlaidPicture {
    let visible = visibleArea
    var board = BadgeBoard(measuring: measuring, area: visible.insetBy(dx: 1, dy: 1))
    let drawing = layers.drawing(on: &board)
    let legend = OverlayLegend(legendEntries(visible), measuring: measuring)
    guard list != nil || !legend.isEmpty || visible != scene.area else {
      return OverlaidPicture(
        list: DisplayList(size: scene.list.size, items: scene.list.items + moved(drawing, by: scene.origin)),
        origin: scene.origin)
    }
    let block = listBlock(beside: visible)
    let width = max(visible.width + block.besideWidth, legend.leastWidth, block.belowWidth)
    let height = max(visible.height, block.besideHeight) + block.belowHeight
    let canvas = Rect(
      x: visible.minX, y: visible.minY, width: width.rounded(.up),
      height: (height + legend.height(inWidth: width)).rounded(.up))
    let offset = Point(x: -canvas.minX, y: -canvas.minY)
    var items: [DisplayItem] = [.fill(.rect(Rect(origin: .zero, size: canvas.size)), style.ground)]
    let clipped = DisplayItem.group(DisplayGroup(clip: .rect(visible), items: drawing))
    items += moved(pictureItems(in: visible) + (drawing.isEmpty ? [] : [clipped]), by: offset)
    items += moved(block.items, by: offset)
    items += legend.items(at: Point(x: 0, y: height), width: canvas.width, style: style)
    return OverlaidPicture(list: DisplayList(size: canvas.size, items: items), origin: offset)
  }

  // MARK: What is visible

  /// The picture, and what the layers have outside of it, in the root's coordinates.
  private var visibleArea: Rect {
    let picture = scene.area
    let most = max(picture.width, picture.height) * Self.mostMargin
    let limit = picture.insetBy(dx: -most, dy: -most)
    let tolerated = picture.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    var area = picture
    for reach in layers.flatMap(\.reach) where reach.minX.isFinite && reach.maxX.isFinite && reach.maxY.isFinite {
      guard reach.union(tolerated) != tolerated, reach.union(limit) == limit else { continue }
      area = area.union(reach.clear(of: picture, by: Self.tolerance))
    }
    let corner = Point(x: area.minX.rounded(.down), y: area.minY.rounded(.down))
    return Rect(
      origin: corner,
      size: Size(width: (area.maxX - corner.x).rounded(.up), height: (area.maxY - corner.y).rounded(.up)))
  }

  private func legendEntries(_ visible: Rect) -> [LegendEntry] {
    let edge = LegendEntry(sample: .outline(style.edge), words: "edge of the scene")
    return layers.flatMap(\.legend) + (visible == scene.area ? [] : [edge])
  }

  // MARK: Parts

  /// The picture, with a veil over what is outside of it, and its edge.
  private func pictureItems(in visible: Rect) -> [DisplayItem] {
    let area = scene.area
    let moved = DisplayGroup(transform: .translation(x: area.minX, y: area.minY), items: scene.list.items)
    let picture = DisplayItem.group(
      DisplayGroup(clip: .rect(visible), items: [.fill(.rect(area), scene.background), .group(moved)]))
    guard visible != area else { return [picture] }
    return [
      picture, .fill(.frame(from: visible, to: area), style.ground.opacity(0.6)),
      .stroke(.rect(area.insetBy(dx: -0.5, dy: -0.5)), StrokeStyle(width: 1), style.edge),
    ]
  }

  private struct ListBlock {
    var items: [DisplayItem] = []
    var besideWidth = 0.0
    var besideHeight = 0.0
    var belowWidth = 0.0
    var belowHeight = 0.0
  }

  /// The list: to the right of a picture that is higher than wide, else below it.
  private func listBlock(beside visible: Rect) -> ListBlock {
    guard let list else { return ListBlock() }
    if visible.height >= visible.width {
      let drawn = list.drawing(height: max(visible.height, 320), width: 0, style: style)
      return ListBlock(
        items: moved(drawn.items, by: Point(x: visible.maxX, y: visible.minY)), besideWidth: drawn.size.width,
        besideHeight: drawn.size.height)
    }
    let drawn = list.drawing(height: nil, width: visible.width, style: style)
    let start = list.isRightToLeft ? max(0, visible.width - drawn.size.width) : 0
    return ListBlock(
      items: moved(drawn.items, by: Point(x: visible.minX + start, y: visible.maxY)), belowWidth: drawn.size.width,
      belowHeight: drawn.size.height)
  }

  private func moved(_ items: [DisplayItem], by offset: Point) -> [DisplayItem] {
    guard offset != .zero, !items.isEmpty else { return items }
    return [.group(DisplayGroup(transform: .translation(x: offset.x, y: offset.y), items: items))]
  }
}

extension Rect {
  /// Returns the rectangle with some distance at the sides where it is beyond a picture by more than that distance, and
  /// up to the picture at the others.
  fileprivate func clear(of picture: Rect, by distance: Double) -> Rect {
    func edge(_ own: Double, _ other: Double, outwards: Double) -> Double {
      (own - other) * outwards > distance ? own + outwards * distance : (own - other) * outwards > 0 ? other : own
    }
    let (left, top) = (edge(minX, picture.minX, outwards: -1), edge(minY, picture.minY, outwards: -1))
    return Rect(
      x: left, y: top, width: max(0, edge(maxX, picture.maxX, outwards: 1) - left),
      height: max(0, edge(maxY, picture.maxY, outwards: 1) - top))
  }
}
