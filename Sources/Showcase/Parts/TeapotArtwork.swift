import Galley

/// A teapot on a table, drawn from a few shapes on a field of 160 by 100 units.
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
