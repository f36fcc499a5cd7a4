import Graphics
import Testing

@Suite("The colour of a picture at a point")
struct DisplayListColorTests {
  private func color(_ items: [DisplayItem], _ x: Double, _ y: Double) -> Color {
    DisplayList(size: Size(width: 100, height: 100), items: items).color(at: Point(x: x, y: y), over: .white)
  }

  private static let box = Rect(x: 10, y: 10, width: 40, height: 20)

  @Test("Where nothing is painted, it is the background's")
  func background() {
    #expect(color([.fill(.rect(Self.box), .black)], 5, 5) == .white)
    #expect(color([.fill(.rect(Self.box), .black)], 20, 20) == .black)
  }

  @Test("Translucent colours are mixed with what is below, in groups too")
  func mixing() {
    let veil = DisplayItem.fill(.rect(Self.box), Color.black.opacity(0.25))
    #expect(abs(color([veil], 20, 20).red - 0.75) < 1e-9)
    let group = DisplayItem.group(DisplayGroup(alpha: 0.5, items: [.fill(.rect(Self.box), .black)]))
    #expect(abs(color([group], 20, 20).red - 0.5) < 1e-9)
  }

  @Test(
    "Corners outside a shape are not painted",
    arguments: [
      Path.roundedRect(box, radius: 10), .ellipse(in: box),
      .elements([
        .move(Point(x: 30, y: 10)), .line(Point(x: 50, y: 30)), .line(Point(x: 10, y: 30)), .close,
      ]),
    ])
  func shapes(path: Path) {
    #expect(color([.fill(path, .black)], 11, 11) == .white)
    #expect(color([.fill(path, .black)], 30, 20) == .black)
  }

  @Test("A group is moved and clipped")
  func groups() {
    let moved = DisplayItem.group(
      DisplayGroup(
        transform: .translation(x: 40, y: 0), clip: .rect(Rect(x: 0, y: 0, width: 30, height: 100)),
        items: [.fill(.rect(Self.box), .black)]))
    #expect(color([moved], 20, 20) == .white)
    #expect(color([moved], 60, 20) == .black)
    #expect(color([moved], 80, 20) == .white)
  }

  @Test("An image gives the pixel at the point; a mask gives nothing")
  func images() {
    let image = Pixmap(width: 2, height: 1, scale: 1, pixels: [0xFF00_00FF, 0])
    #expect(color([.image(image, in: Self.box, tint: nil)], 20, 20) == Color(hex: 0x0000FF))
    #expect(color([.image(image, in: Self.box, tint: nil)], 40, 20) == .white)
    #expect(color([.image(image, in: Self.box, tint: .black)], 20, 20) == .white)
  }

  @Test("A group without area has no colour")
  func singular() {
    let flat = DisplayGroup(transform: .scale(x: 0, y: 0), items: [.fill(.rect(Self.box), .black)])
    #expect(color([.group(flat)], 0, 0) == .white)
  }

  @Test("A path is filled whichever way round it runs, and a hole runs the other way")
  func windings() {
    func square(_ inset: Double, isReversed: Bool) -> [PathElement] {
      let rect = Self.box.insetBy(dx: inset, dy: inset)
      let corners = [
        rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.minX, y: rect.maxY),
      ]
      let way = isReversed ? corners.reversed() : corners
      return [.move(way[0])] + way.dropFirst().map { .line($0) } + [.close]
    }
    for isReversed in [false, true] {
      let outer = square(0, isReversed: isReversed)
      #expect(color([.fill(.elements(outer), .black)], 30, 20) == .black)
      let ring = outer + square(5, isReversed: !isReversed)
      #expect(color([.fill(.elements(ring), .black)], 30, 20) == .white)
      #expect(color([.fill(.elements(ring), .black)], 12, 20) == .black)
      #expect(color([.fill(.elements(outer + square(5, isReversed: isReversed)), .black)], 30, 20) == .black)
    }
  }
}
