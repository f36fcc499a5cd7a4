import Graphics
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("Insets move the edges inwards")
  func inset() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50).inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == Rect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test("Directional insets change sides from right to left")
  func directional() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(for: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(for: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Separate rectangles have no intersection, overlapping ones their common area")
  func intersection() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 20, y: 0, width: 5, height: 5)).isEmpty)
    #expect(rect.intersection(Rect(x: 5, y: 6, width: 10, height: 10)) == Rect(x: 5, y: 6, width: 5, height: 4))
    #expect(rect.union(Rect(x: 20, y: 5, width: 5, height: 10)) == Rect(x: 0, y: 0, width: 25, height: 15))
  }

  @Test("A point on the right or bottom edge is outside")
  func contains() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(Point(x: 0, y: 0)))
    #expect(!rect.contains(Point(x: 10, y: 5)))
  }

  @Test("Transforms apply in the order of concatenation")
  func transforms() {
    let scaledThenMoved = AffineTransform.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(scaledThenMoved.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 23))
    let movedThenScaled = AffineTransform.translation(x: 10, y: 20).concatenating(.scale(x: 2, y: 3))
    #expect(movedThenScaled.apply(to: Point(x: 1, y: 1)) == Point(x: 22, y: 63))
  }

  @Test("Colour components are clamped to 0...1, and hexadecimal ones are read from the left")
  func colors() {
    #expect(Color(red: 2, green: -1, blue: 0.5) == Color(red: 1, green: 0, blue: 0.5))
    #expect(Color(hex: 0xFF8000) == Color(red: 1, green: 128.0 / 255, blue: 0))
  }

  @Test("A transform is undone by its inverse, and one without area has none")
  func inverse() {
    let transform = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let place = transform.inverted().apply(to: transform.apply(to: Point(x: 4, y: 9)))
    #expect(abs(place.x - 4) < 1e-9 && abs(place.y - 9) < 1e-9)
    let flat = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    #expect(flat.inverted() == flat)
  }

  @Test("A turned rectangle is enclosed by its corners")
  func turned() {
    // A quarter turn: x becomes y, and y becomes -x.
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(turn.apply(to: Rect(x: 1, y: 2, width: 3, height: 5)) == Rect(x: -7, y: 1, width: 5, height: 3))
    #expect(Rect(enclosing: []) == .zero)
  }

  @Test("Outsets move the edges outwards, each by its own distance")
  func outset() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50).outset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == Rect(x: 8, y: 19, width: 106, height: 54))
  }

  @Test("Directional insets are read from insets on the sides of the direction")
  func directionalFromSides() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      DirectionalEdgeInsets(insets, for: .rightToLeft)
        == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(insets.horizontal == 6 && insets.vertical == 4)
    #expect((insets + insets).subtracting(insets) == insets)
  }

  @Test("A number without bounds becomes a whole one within them")
  func bounded() {
    #expect(Int(bounded: .nan) == 0 && Int(bounded: -3.9) == -3)
    #expect(Int(bounded: .infinity) == 1_000_000_000_000 && Int(bounded: -1e300) == -1_000_000_000_000)
  }
}
