extension DisplayList {
  /// Returns the colour at a point, over an opaque background. Text and strokes do not count, nor do images that are
  /// used as masks. Of a backdrop, the tint counts.
  ///
  /// - Complexity: Linear in the number of items.
  package func color(at point: Point, over background: Color) -> Color {
    var layer = ColorLayer(background)
    layer.paint(items, at: point)
    return layer.color
  }
}

/// The colour of one point while items are painted over it, with premultiplied alpha.
private struct ColorLayer {
  private var red = 0.0
  private var green = 0.0
  private var blue = 0.0
  private var alpha = 0.0

  init() {}

  init(_ color: Color) {
    add(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  /// The colour with straight alpha.
  var color: Color {
    alpha > 0 ? Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha) : .clear
  }

  mutating func paint(_ items: [DisplayItem], at point: Point) {
    for item in items { paint(item, at: point) }
  }

  private mutating func paint(_ item: DisplayItem, at point: Point) {
    switch item {
    case .fill(let path, let color) where path.contains(point): add(ColorLayer(color), alpha: 1)
    case .image(let image, let frame, nil): add(ColorLayer(image, in: frame, at: point), alpha: 1)
    case .backdrop(let path, let backdrop) where path.contains(point): add(ColorLayer(backdrop.tint), alpha: 1)
    case .group(let group): paint(group, at: point)
    default: break
    }
  }

  private mutating func paint(_ group: DisplayGroup, at point: Point) {
    let transform = group.transform
    guard transform.a * transform.d != transform.b * transform.c else { return }
    let place = transform.inverted().apply(to: point)
    guard group.clip?.contains(place) ?? true else { return }
    var layer = ColorLayer()
    layer.paint(group.items, at: place)
    add(layer, alpha: group.alpha)
  }

  private mutating func add(_ layer: ColorLayer, alpha: Double) {
    add(layer.red * alpha, layer.green * alpha, layer.blue * alpha, layer.alpha * alpha)
  }

  private mutating func add(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    (self.red, self.green) = (red + self.red * (1 - alpha), green + self.green * (1 - alpha))
    (self.blue, self.alpha) = (blue + self.blue * (1 - alpha), alpha + self.alpha * (1 - alpha))
  }
}

extension ColorLayer {
  /// The pixel of an image at a point.
  fileprivate init(_ image: Pixmap, in frame: Rect, at point: Point) {
    guard frame.width > 0, frame.height > 0, frame.contains(point), !image.pixels.isEmpty else { return }
    let column = Int(bounded: (point.x - frame.minX) / frame.width * Double(image.width))
    let row = Int(bounded: (point.y - frame.minY) / frame.height * Double(image.height))
    let pixel = image.pixels[min(row, image.height - 1) * image.width + min(column, image.width - 1)]
    let channel = { (shift: UInt32) in Double(pixel >> shift & 0xFF) / 255 }
    add(channel(16), channel(8), channel(0), channel(24))
  }
}

extension Path {
  /// Whether a point is inside the filled path. Curves count as 8 lines each.
  fileprivate func contains(_ point: Point) -> Bool {
    switch self {
    case .rect(let rect): rect.contains(point)
    case .roundedRect(let rect, let radius): rect.contains(point, cornerRadius: radius)
    case .ellipse(let rect):
      rect.contains(point)
        && Point(x: (point.x - rect.midX) * rect.height, y: (point.y - rect.midY) * rect.width).length
          <= rect.width * rect.height / 2
    case .elements(let elements): Self.winding(of: elements, around: point) != 0
    }
  }

  /// Returns how often the lines of a path run around a point.
  private static func winding(of elements: [PathElement], around point: Point) -> Int {
    var (winding, start, here) = (0, Point.zero, Point.zero)
    func line(to end: Point) {
      if (here.y <= point.y) != (end.y <= point.y) {
        let side = (end.x - here.x) * (point.y - here.y) - (point.x - here.x) * (end.y - here.y)
        if end.y > here.y, side > 0 { winding += 1 }
        if end.y <= here.y, side < 0 { winding -= 1 }
      }
      here = end
    }
    for element in elements {
      switch element {
      case .move(let place):
        line(to: start)
        (start, here) = (place, place)
      case .line(let end): line(to: end)
      case .curve(let first, let second, let end):
        let begin = here
        for step in 1...8 { line(to: Point.onCurve(begin, first, second, end, at: Double(step) / 8)) }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return winding
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }

  /// Returns a point on a cubic Bézier curve, at a share of `0...1`.
  fileprivate static func onCurve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let (u, v) = (1 - t, t)
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
    return Point(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }
}

extension Rect {
  fileprivate func contains(_ point: Point, cornerRadius: Double) -> Bool {
    guard contains(point) else { return false }
    let radius = max(0, min(cornerRadius, width / 2, height / 2))
    let x = max(minX + radius - point.x, point.x - (maxX - radius), 0)
    let y = max(minY + radius - point.y, point.y - (maxY - radius), 0)
    return Point(x: x, y: y).length <= radius || radius == 0
  }
}
