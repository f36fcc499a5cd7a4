import Galley

/// A picture of hills below a sun, drawn from a few shapes.
final class HillsArtwork: View {
  /// The colours from the sky to the nearest hill.
  struct Palette {
    var sky: Color
    var sun: Color
    var hills: [Color]

    /// Early light.
    static let morning = Palette(
      sky: Color(hex: 0xFFE3C2), sun: Color(hex: 0xFF9F5A),
      hills: [Color(hex: 0xB9C7A5), Color(hex: 0x7FA07A), Color(hex: 0x3F6B5A)])
    /// Late light by the sea.
    static let evening = Palette(
      sky: Color(hex: 0xF6C6A8), sun: Color(hex: 0xE8615A),
      hills: [Color(hex: 0x9C7FA6), Color(hex: 0x5B5C93), Color(hex: 0x2B3566)])
    /// Moonlight.
    static let night = Palette(
      sky: Color(hex: 0x17203F), sun: Color(hex: 0xF4E6B8),
      hills: [Color(hex: 0x2C3A6B), Color(hex: 0x22305A), Color(hex: 0x121A38)])
  }

  private let palette: Palette

  /// Makes a picture that is as large as constraints make it.
  init(_ palette: Palette, cornerRadius: Double = 0) {
    self.palette = palette
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
  }

  override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
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

  /// A rolling line, each nearer hill lower and shifted, filled to the bottom.
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
