import AutoLayout
import Graphics

/// What is drawn around a scene: the body of a device, a window or nothing, with a shadow.
struct FigureFrame {
  let kind: Figure.Frame
  let cornerRadius: Double
  let hasShadow: Bool
  let device: Device?
  let isDark: Bool
  let isRightToLeft: Bool

  private static let titleBar = 28.0

  /// The distances from the scene to the outer edges.
  var insets: EdgeInsets {
    switch kind {
    case .bare: .zero
    case .window: EdgeInsets(top: Self.titleBar)
    case .device:
      device?.shape == .homeButton ? EdgeInsets(top: 72, left: 16, bottom: 72, right: 16) : EdgeInsets(all: 12)
    }
  }

  /// The radius of the corners of a device's screen, as it looks on products.
  private var screenRadius: Double {
    switch device?.shape {
    case .homeButton, .plain, nil: 0
    case .notch: 40
    case .island: 55
    case .rounded: 18
    }
  }

  /// The outline of a scene.
  func clip(of scene: Rect) -> Path {
    switch kind {
    case .bare: .roundedRect(scene, radius: cornerRadius)
    case .device: .roundedRect(scene, radius: screenRadius)
    case .window: bottomRounded(scene)
    }
  }

  /// Returns what is behind a scene.
  func itemsBehind(_ scene: Rect) -> [DisplayItem] {
    let outer = scene.outset(by: insets)
    let shadow = hasShadow ? shadowItems(of: outer) : []
    switch kind {
    case .bare: return shadow
    case .window: return shadow + windowItems(outer)
    case .device: return shadow + deviceItems(outer, around: scene)
    }
  }

  /// Returns what is over a scene: a hairline, without which a white scene has no edge on a white page.
  func itemsOver(_ scene: Rect) -> [DisplayItem] {
    guard kind != .device else { return [] }
    let outer = scene.outset(by: insets).insetBy(dx: 0.25, dy: 0.25)
    let color = isDark ? Color(white: 1, alpha: 0.25) : Color(white: 0, alpha: 0.2)
    return [.stroke(.roundedRect(outer, radius: max(0, cornerRadius - 0.25)), StrokeStyle(width: 0.5), color)]
  }

  /// How far the shadow reaches.
  var reach: Double { hasShadow ? 20 : 0 }

  private var outerRadius: Double {
    switch kind {
    case .bare, .window: cornerRadius
    case .device: device?.shape == .homeButton ? 52 : screenRadius + 12
    }
  }

  /// A soft shadow as layers, which all formats show alike.
  private func shadowItems(of outer: Rect) -> [DisplayItem] {
    (0..<14).map { step in
      let distance = 14 - Double(step)
      let rect = outer.insetBy(dx: -distance, dy: -distance).offset(by: Point(x: 0, y: 4))
      return .fill(
        .roundedRect(rect, radius: outerRadius + distance), Color(white: 0, alpha: 0.005 + 0.0008 * Double(step)))
    }
  }

  private func windowItems(_ outer: Rect) -> [DisplayItem] {
    var items: [DisplayItem] = [
      .fill(.roundedRect(outer, radius: cornerRadius), isDark ? Color(white: 0.2) : Color(white: 0.93))
    ]
    let dot = isDark ? Color(white: 0.38) : Color(white: 0.78)
    for index in 0..<3 {
      let offset = 14 + 18 * Double(index)
      let x = isRightToLeft ? outer.maxX - offset : outer.minX + offset
      items.append(
        .fill(.ellipse(in: Rect(x: x - 5, y: outer.minY + Self.titleBar / 2 - 5, width: 10, height: 10)), dot))
    }
    return items
  }

  private func deviceItems(_ outer: Rect, around scene: Rect) -> [DisplayItem] {
    var items: [DisplayItem] = [
      .fill(.roundedRect(outer, radius: outerRadius), Color(white: 0.45)),
      .fill(.roundedRect(outer.insetBy(dx: 1.5, dy: 1.5), radius: outerRadius - 1.5), Color(white: 0.06)),
    ]
    if device?.shape == .homeButton {
      let button = Rect(
        centeredAt: Point(x: outer.midX, y: (scene.maxY + outer.maxY) / 2), size: Size(width: 44, height: 44))
      items.append(.stroke(.ellipse(in: button), StrokeStyle(width: 2), Color(white: 0.4)))
      let speaker = Rect(
        centeredAt: Point(x: outer.midX, y: (scene.minY + outer.minY) / 2), size: Size(width: 52, height: 6))
      items.append(.fill(.roundedRect(speaker, radius: 3), Color(white: 0.25)))
    }
    return items
  }

  private func bottomRounded(_ rect: Rect) -> Path {
    let r = min(cornerRadius, rect.width / 2, rect.height / 2)
    // The control points of a quarter circle: 4/3 (sqrt 2 - 1).
    let k = r * (1 - 0.5522847498)
    return .elements([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY - r)),
      .curve(
        Point(x: rect.maxX, y: rect.maxY - k), Point(x: rect.maxX - k, y: rect.maxY),
        to: Point(x: rect.maxX - r, y: rect.maxY)),
      .line(Point(x: rect.minX + r, y: rect.maxY)),
      .curve(
        Point(x: rect.minX + k, y: rect.maxY), Point(x: rect.minX, y: rect.maxY - k),
        to: Point(x: rect.minX, y: rect.maxY - r)),
      .close,
    ])
  }
}
