import CairoRaster
import Graphics
import Testing

@Suite("Items that reach an area")
struct LocatedItemsTests {
  private static func square(x: Double, y: Double, _ color: Color = .black) -> DisplayItem {
    .fill(.rect(Rect(x: x, y: y, width: 6, height: 6)), color)
  }

  /// Shapes of every kind with edges between pixels, also in groups, over a picture of 100 x 100 points.
  private static let picture: [DisplayItem] = {
    let squares = (0..<100).map { square(x: Double($0 % 10) * 10.3, y: Double($0 / 10) * 10.7) }
    let turned = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 90, ty: 7)
    let lines = (0..<10).map { index in
      DisplayItem.stroke(
        .elements([.move(Point(x: Double(index) * 9, y: 0)), .line(Point(x: 50, y: 50)), .line(Point(x: 52, y: 0))]),
        StrokeStyle(width: 3), Color(hex: 0xFF0000, alpha: 0.5))
    }
    let shadow = Backdrop.Shadow(color: .black, radius: 4, offset: Point(x: 3, y: 9))
    return [
      .group(DisplayGroup(items: squares)),
      .group(DisplayGroup(transform: turned, clip: .rect(Rect(x: 10, y: 5, width: 60, height: 50)), items: lines)),
      .group(DisplayGroup(transform: .scale(x: 0.25, y: 0.5), alpha: 0.5, items: squares + lines)),
      .backdrop(.ellipse(in: Rect(x: 60, y: 60, width: 20, height: 20)), Backdrop(blurRadius: 6, shadow: shadow)),
      .group(
        DisplayGroup(
          clip: .roundedRect(Rect(x: 2, y: 30, width: 30, height: 30), radius: 9),
          items: [square(x: 0, y: 28), square(x: 28.5, y: 55, .white)])),
    ]
  }()

  private func picture(of items: [DisplayItem], in area: Rect) throws -> Pixmap {
    let moved = DisplayGroup(transform: .translation(x: -area.minX, y: -area.minY), items: items)
    return try Rasterizer().pixmap(
      of: DisplayList(size: area.size, items: [.group(moved)]), scale: 1, background: .white)
  }

  @Test("A picture of an area is the same without the items that do not reach it")
  func equality() throws {
    let located = LocatedItems(Self.picture)
    for left in stride(from: -5.0, to: 105, by: 22) {
      for top in stride(from: -5.0, to: 105, by: 22) {
        let area = Rect(x: left, y: top, width: 19, height: 13)
        #expect(
          try picture(of: located.reaching(area), in: area) == picture(of: Self.picture, in: area), "\(area)")
      }
    }
  }

  private func count(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      guard case .group(let group) = item else { return count + 1 }
      return count + self.count(group.items)
    }
  }

  @Test("Of a hundred squares, those in the area and at its edge remain, also in groups")
  func reaching() {
    let squares = (0..<100).map { Self.square(x: Double($0 % 10) * 10, y: Double($0 / 10) * 10) }
    let group = DisplayItem.group(
      DisplayGroup(transform: .translation(x: 100, y: 0), items: [.group(DisplayGroup(items: squares))]))
    let located = LocatedItems(squares + [group])
    #expect(count(located.reaching(Rect(x: 2, y: 2, width: 10, height: 2))) == 2)
    // From the third square, which begins at a distance of half a point.
    #expect(count(located.reaching(Rect(x: 2, y: 2, width: 17.5, height: 2))) == 3)
    #expect(count(located.reaching(Rect(x: 102, y: 2, width: 10, height: 12))) == 4)
    #expect(located.reaching(Rect(x: 300, y: 300, width: 10, height: 10)).isEmpty)
  }

  @Test("Groups that are painted as a whole stay whole, and those that depend on the picture always stay")
  func whole() {
    let squares = [Self.square(x: 0, y: 0), Self.square(x: 50, y: 50)]
    let area = Rect(x: 0, y: 0, width: 10, height: 10)
    let faded = DisplayItem.group(DisplayGroup(alpha: 0.5, items: squares))
    #expect(LocatedItems([faded]).reaching(area) == [faded])
    var adaptive = DisplayGroup(items: [Self.square(x: 80, y: 80)])
    adaptive.alternative = .onBright(.rect(area), above: 0.5, squares)
    #expect(LocatedItems([.group(adaptive)]).reaching(area) == [.group(adaptive)])
    let around = DisplayItem.group(DisplayGroup(items: [.group(adaptive)]))
    #expect(LocatedItems([around]).reaching(area) == [around])
  }
}
