import Galley

/// A potted plant below a drop of water, drawn from a few shapes on a square of a hundred units.
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

  /// Two curves that swell to both sides between a leaf's ends.
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
