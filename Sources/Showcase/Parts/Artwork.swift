import Galley

/// A picture of hills below a sun, made of a few shapes.
final class HillsArtwork: View {
  /// The colours from the sky to the nearest hill.
  struct Palette {
    var sky: Color
    var sun: Color
    var hills: [Color]

    static let morning = Palette(
      sky: Color(hex: 0xFFE3C2), sun: Color(hex: 0xFF9F5A),
      hills: [Color(hex: 0xB9C7A5), Color(hex: 0x7FA07A), Color(hex: 0x3F6B5A)])
    static let evening = Palette(
      sky: Color(hex: 0xF6C6A8), sun: Color(hex: 0xE8615A),
      hills: [Color(hex: 0x9C7FA6), Color(hex: 0x5B5C93), Color(hex: 0x2B3566)])
    static let night = Palette(
      sky: Color(hex: 0x17203F), sun: Color(hex: 0xF4E6B8),
      hills: [Color(hex: 0x2C3A6B), Color(hex: 0x22305A), Color(hex: 0x121A38)])
  }

  private let light: Palette
  private let dark: Palette

  /// - Parameters:
  ///   - palette: The colours.
  ///   - dark: The colours in dark appearance, or `nil` for the same.
  init(_ palette: Palette, dark: Palette? = nil, cornerRadius: Double = 0) {
    light = palette
    self.dark = dark ?? palette
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
  }

  override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let palette = traitCollection.userInterfaceStyle == .dark ? dark : light
    let size = min(bounds.width, bounds.height) * 0.3
    let sun = Rect(x: bounds.width * 0.68 - size / 2, y: bounds.height * 0.2, width: size, height: size)
    let halo = sun.insetBy(dx: -size * 0.22, dy: -size * 0.22)
    let picture: [DisplayItem] =
      [
        .fill(.rect(bounds), palette.sky), .fill(.ellipse(in: halo), palette.sun.opacity(0.25)),
        .fill(.ellipse(in: sun), palette.sun),
      ] + palette.hills.enumerated().map { .fill(hill($0), $1) }
    return [.group(DisplayGroup(clip: .roundedRect(bounds, radius: cornerRadius), items: picture))]
  }

  /// Returns the outline of a hill: a rolling line, filled to the bottom. Nearer hills are lower and shifted.
  private func hill(_ index: Int) -> Path {
    let (width, height) = (bounds.width, bounds.height)
    let top = height * (0.5 + 0.15 * Double(index))
    let swing = height * 0.16 * (index.isMultiple(of: 2) ? 1 : -1)
    return .elements([
      .move(Point(x: 0, y: height)), .line(Point(x: 0, y: top)),
      .curve(
        Point(x: width * 0.3, y: top - swing), Point(x: width * 0.55, y: top + swing),
        to: Point(x: width, y: top - swing * 0.5)),
      .line(Point(x: width, y: height)), .close,
    ])
  }
}

/// A potted plant below a drop of water, made of a few shapes on a square of 100 units.
final class PlantArtwork: View {
  override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let field = Size(width: 100, height: 100)
    return [.drawing(ground + leaves + pot + drop, of: field, in: bounds, .scaleAspectFit)]
  }

  private var ground: [DisplayItem] {
    [.fill(.ellipse(in: Rect(x: 4, y: 4, width: 92, height: 92)), Color(hex: 0x8FCB9B, alpha: 0.3))]
  }

  private var leaves: [DisplayItem] {
    let stem = Path.elements([
      .move(Point(x: 50, y: 64)), .curve(Point(x: 50, y: 54), Point(x: 50, y: 48), to: Point(x: 50, y: 40)),
    ])
    return [
      .stroke(stem, StrokeStyle(width: 2.4, hasRoundCaps: true), Color(hex: 0x2F7D4F)),
      .fill(leaf(from: Point(x: 50, y: 60), to: Point(x: 20, y: 42), breadth: 0.34), Color(hex: 0x3F9A63)),
      .fill(leaf(from: Point(x: 50, y: 58), to: Point(x: 78, y: 42), breadth: 0.34), Color(hex: 0x57B77C)),
      .fill(leaf(from: Point(x: 50, y: 50), to: Point(x: 48, y: 16), breadth: 0.36), Color(hex: 0x2F7D4F)),
    ]
  }

  private var pot: [DisplayItem] {
    let bowl = Path.elements([
      .move(Point(x: 34, y: 66)), .line(Point(x: 66, y: 66)), .line(Point(x: 61, y: 86)), .line(Point(x: 39, y: 86)),
      .close,
    ])
    return [
      .fill(bowl, Color(hex: 0xC96F4A)),
      .fill(.roundedRect(Rect(x: 31, y: 62, width: 38, height: 7), radius: 2), Color(hex: 0xDB8460)),
    ]
  }

  private var drop: [DisplayItem] {
    let outline = Path.elements([
      .move(Point(x: 74, y: 10)),
      .curve(Point(x: 78, y: 16), Point(x: 81, y: 19), to: Point(x: 81, y: 23)),
      .curve(Point(x: 81, y: 32), Point(x: 67, y: 32), to: Point(x: 67, y: 23)),
      .curve(Point(x: 67, y: 19), Point(x: 70, y: 16), to: Point(x: 74, y: 10)), .close,
    ])
    return [.fill(outline, Color(hex: 0x4AA3DF))]
  }

  /// Returns the outline of a leaf: two curves between its ends that bulge to both sides.
  private func leaf(from start: Point, to tip: Point, breadth: Double) -> Path {
    let (along, across) = (Point(x: tip.x - start.x, y: tip.y - start.y), Point(x: start.y - tip.y, y: tip.x - start.x))
    func point(_ part: Double, _ side: Double) -> Point {
      start + Point(x: along.x * part + across.x * side * breadth, y: along.y * part + across.y * side * breadth)
    }
    return .elements([
      .move(start), .curve(point(0.25, 1), point(0.8, 0.8), to: tip),
      .curve(point(0.8, -0.8), point(0.25, -1), to: start),
      .close,
    ])
  }
}

/// A teapot on a table, made of a few shapes on a field of 160 by 100 units.
final class TeapotArtwork: View {
  private static let field = Size(width: 160, height: 100)
  private static let glaze = Color(hex: 0x5E7F8C)
  private static let shade = Color(hex: 0x48646F)

  override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    return [.drawing(room + handle + spout + body + lid, of: Self.field, in: bounds, .scaleAspectFill)]
  }

  private var room: [DisplayItem] {
    [
      .fill(.rect(Rect(x: -80, y: -50, width: 320, height: 200)), Color(hex: 0xF1E4D3)),
      .fill(.rect(Rect(x: -80, y: 76, width: 320, height: 80)), Color(hex: 0xD9BC98)),
      .fill(.ellipse(in: Rect(x: 42, y: 80, width: 84, height: 9)), Color(hex: 0x000000, alpha: 0.12)),
    ]
  }

  private var body: [DisplayItem] {
    [
      .fill(.ellipse(in: Rect(x: 48, y: 34, width: 64, height: 52)), Self.glaze),
      .fill(.ellipse(in: Rect(x: 57, y: 42, width: 18, height: 24)), Color.white.opacity(0.16)),
      .fill(.roundedRect(Rect(x: 63, y: 81, width: 34, height: 5), radius: 2), Self.shade),
    ]
  }

  private var lid: [DisplayItem] {
    [
      .fill(.ellipse(in: Rect(x: 62, y: 30, width: 36, height: 10)), Self.shade),
      .fill(.ellipse(in: Rect(x: 76, y: 23, width: 8, height: 8)), Self.shade),
    ]
  }

  private var handle: [DisplayItem] {
    let bow = Path.elements([
      .move(Point(x: 56, y: 42)), .curve(Point(x: 60, y: 2), Point(x: 100, y: 2), to: Point(x: 104, y: 42)),
    ])
    return [.stroke(bow, StrokeStyle(width: 4, hasRoundCaps: true), Color(hex: 0x8A5A3C))]
  }

  private var spout: [DisplayItem] {
    let outline = Path.elements([
      .move(Point(x: 106, y: 62)), .curve(Point(x: 120, y: 60), Point(x: 120, y: 46), to: Point(x: 130, y: 38)),
      .line(Point(x: 136, y: 42)), .curve(Point(x: 128, y: 54), Point(x: 126, y: 72), to: Point(x: 104, y: 76)), .close,
    ])
    return [.fill(outline, Self.glaze)]
  }
}

extension DisplayItem {
  /// Returns shapes on a field scaled to a rectangle and clipped to it.
  ///
  /// - Parameters:
  ///   - shapes: The shapes in the field's coordinates.
  ///   - field: The field's size.
  ///   - rect: The rectangle to draw in.
  ///   - mode: Whether to fit the field into the rectangle or to fill the rectangle.
  fileprivate static func drawing(_ shapes: [DisplayItem], of field: Size, in rect: Rect, _ mode: ContentMode)
    -> DisplayItem
  {
    let place = mode.rect(for: field, in: rect)
    let scale = place.width / field.width
    let transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.minX, ty: place.minY)
    return .group(
      DisplayGroup(clip: .rect(rect), items: [.group(DisplayGroup(transform: transform, items: shapes))]))
  }
}
