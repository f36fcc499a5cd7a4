import AutoLayout
import Graphics

/// The views as layers in front of each other, seen from the side, as in Xcode's view debugger.
struct ExplodedView {
  private struct Layer {
    var view: View
    var depth: Int
    /// From the view's coordinates to the root's.
    var transform: AffineTransform
    var alpha: Double
    /// The area that superviews do not clip, in the root's coordinates.
    var visible: Rect
  }

  private let scene: OverlaidScene
  private let measuring: any TextMeasuring
  /// Layers without a ground show what is behind them, whose colour is unknown.
  private let style = MarginStyle.middle
  private var layers: [Layer] = []
  /// The number of depths at which layers are. Every layer's projection depends on it.
  private var depths = 1
  private let unclipped: Rect

  /// The distance between layers in points; less in deep hierarchies.
  private static let spread = 40.0
  private static let padding = 24.0

  init(of scene: OverlaidScene, measuring: any TextMeasuring) {
    self.scene = scene
    self.measuring = measuring
    let far = max(scene.area.width, scene.area.height)
    unclipped = scene.area.insetBy(dx: -far, dy: -far)
    let bounds = scene.root.bounds
    add(
      scene.root, depth: 0, transform: .translation(x: -bounds.minX, y: -bounds.minY), alpha: 1, visible: unclipped)
    for bar in scene.bars {
      let toRoot = AffineTransform.translation(x: bar.frame.minX - bar.bounds.minX, y: bar.frame.minY - bar.bounds.minY)
      add(bar, depth: 1, transform: toRoot, alpha: 1, visible: unclipped)
    }
    layers = layers.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
  }

  private mutating func add(
    _ view: View, depth: Int, transform: AffineTransform, alpha: Double, visible: Rect
  ) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let opacity = alpha * view.alpha
    depths = max(depths, depth + 1)
    layers.append(Layer(view: view, depth: depth, transform: transform, alpha: opacity, visible: visible))
    let inner = view.clipsToBounds ? visible.intersection(transform.apply(to: view.bounds)) : visible
    guard !inner.isEmpty else { return }
    for subview in view.subviews {
      add(
        subview, depth: depth + 1, transform: subview.transformToSuperview.concatenating(transform), alpha: opacity,
        visible: inner)
    }
  }

  // MARK: Projection

  /// The distance between two layers: all of them together are as deep as the scene is wide.
  private var pitch: Double { min(Self.spread, max(scene.area.width, 120) / Double(max(1, depths - 1))) }

  /// Returns the projection of a layer: turned to the side, so that it is narrower and rises towards the front.
  func projection(ofDepth depth: Int) -> AffineTransform {
    let distance = pitch * Double(depth)
    return AffineTransform(a: 0.78, b: 0.16, c: 0, d: 0.96, tx: distance * 0.9, ty: -distance * 0.42)
  }

  private func isShown(_ layer: Layer) -> Bool { !outline(of: layer).isEmpty }

  /// The visible area of a layer's view in the root's coordinates.
  private func outline(of layer: Layer) -> Rect {
    layer.transform.apply(to: layer.view.bounds).intersection(layer.visible)
  }

  // MARK: Drawing

  func picture() -> OverlaidPicture {
    let shown = layers.filter(isShown)
    let areas = shown.map { projection(ofDepth: $0.depth).apply(to: outline(of: $0)) }
    let first = projection(ofDepth: 0).apply(to: Rect(origin: .zero, size: scene.root.frame.size))
    let bounds = areas.reduce(first) { $0.union($1) }.insetBy(dx: -Self.padding, dy: -Self.padding)
    let legend = OverlayLegend(legendEntries, measuring: measuring)
    let width = max(bounds.width, legend.leastWidth).rounded(.up)
    let size = Size(width: width, height: (bounds.height + legend.height(inWidth: width)).rounded(.up))
    let offset = Point(x: -bounds.minX, y: -bounds.minY)
    let projected = shown.map(drawing) + [scale]
    let items: [DisplayItem] = [
      .fill(.rect(Rect(origin: .zero, size: size)), style.ground),
      .group(DisplayGroup(transform: .translation(x: offset.x, y: offset.y), items: projected)),
    ]
    return OverlaidPicture(
      list: DisplayList(
        size: size, items: items + legend.items(at: Point(x: 0, y: bounds.height), width: width, style: style)),
      origin: offset)
  }

  private var legendEntries: [LegendEntry] {
    let last = depths - 1
    return [
      LegendEntry(sample: .outline(OverlayStyle.blue, width: 0.75), words: "view"),
      LegendEntry(
        sample: .number(OverlayStyle.blue), words: last == 0 ? "0: the root" : "depth: 0 is the root, \(last) the front"
      ),
    ]
  }

  private func drawing(of layer: Layer) -> DisplayItem {
    let isRoot = layer.depth == 0
    let outline = outline(of: layer)
    var items: [DisplayItem] = []
    if isRoot { items.append(.fill(.rect(outline), scene.background)) }
    let own = layer.view.ownDisplayItems()
    if own.isEmpty { items.append(.fill(.rect(outline), OverlayStyle.blue.opacity(0.05))) }
    items.append(.group(DisplayGroup(transform: layer.transform, alpha: layer.alpha, items: own)))
    let content = DisplayItem.group(DisplayGroup(clip: .rect(layer.visible), items: items))
    return .group(
      DisplayGroup(
        transform: projection(ofDepth: layer.depth),
        items: [
          content,
          .stroke(.rect(outline.insideLine(0.75)), StrokeStyle(width: 0.75), OverlayStyle.blue.opacity(0.8)),
        ]))
  }

  /// The depths as numbers along the lower left corners of the root's plane.
  private var scale: DisplayItem {
    let corner = Point(x: 0, y: scene.root.frame.height)
    let points = (0..<depths).map { projection(ofDepth: $0).apply(to: corner) }
    var items: [DisplayItem] = []
    if let first = points.first, let last = points.last, depths > 1 {
      items.append(.stroke(.line(from: first, to: last), StrokeStyle(width: 1, dash: [2, 2]), style.faintInk))
    }
    for (depth, point) in points.enumerated() {
      let text = NumberPlates.paragraph("\(depth)", measuring: measuring)
      let width = max(NumberPlates.height, text.size.width + 6)
      let rect = Rect(x: point.x - width / 2, y: point.y - 6.5, width: width, height: NumberPlates.height)
      items += NumberPlates.Plate(rect: rect, text: text).items(color: OverlayStyle.blue, isError: false)
    }
    return .group(DisplayGroup(items: items))
  }
}
