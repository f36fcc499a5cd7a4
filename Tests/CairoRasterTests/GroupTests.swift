import CairoRaster
import Graphics
import Testing

@Suite("Groups")
struct GroupTests {
  private let all = Rect(x: 0, y: 0, width: 8, height: 8)

  @Test("A transform moves and scales what is inside")
  func transform() throws {
    let moved = DisplayGroup(
      transform: AffineTransform.scale(x: 2, y: 2).concatenating(.translation(x: 1, y: 0)),
      items: [.fill(.rect(Rect(x: 1, y: 0, width: 1, height: 8)), .black)])
    #expect(try paint(.group(moved)).levels(row: 0) == [255, 255, 255, 0, 0, 255, 255, 255])
  }

  @Test("Inner transforms come before outer ones")
  func nestedTransforms() throws {
    let inner = DisplayGroup(
      transform: .translation(x: 1, y: 0), items: [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 8)), .black)])
    let outer = DisplayGroup(transform: .scale(x: 3, y: 1), items: [.group(inner)])
    #expect(try paint(.group(outer)).levels(row: 0) == [255, 255, 255, 0, 0, 0, 255, 255])
  }

  @Test("A clip cuts with soft edges, and ends with its group")
  func clip() throws {
    let group = DisplayGroup(
      clip: .rect(Rect(x: 0, y: 0, width: 2.5, height: 8)), items: [.fill(.rect(all), .black)])
    let pixmap = try paint(.group(group), .fill(.rect(Rect(x: 7, y: 0, width: 1, height: 8)), .black))
    #expect(pixmap.levels(row: 0)[..<2] == [0, 0])
    #expect((127...128).contains(pixmap.levels(row: 0)[2]))
    #expect(pixmap.levels(row: 0)[3...] == [255, 255, 255, 255, 0])
  }

  @Test("Nested clips leave their intersection")
  func nestedClips() throws {
    let inner = DisplayGroup(
      clip: .rect(Rect(x: 3, y: 0, width: 8, height: 8)), items: [.fill(.rect(all), .black)])
    let outer = DisplayGroup(clip: .rect(Rect(x: 0, y: 0, width: 5, height: 8)), items: [.group(inner)])
    #expect(try paint(.group(outer)).levels(row: 0) == [255, 255, 255, 0, 0, 255, 255, 255])
  }

  @Test("Items that overlap fade as one")
  func groupAlpha() throws {
    let group = DisplayGroup(
      alpha: 0.4,
      items: [
        .fill(.rect(all), .black), .fill(.rect(Rect(x: 4, y: 0, width: 4, height: 8)), Color(hex: 0xFF0000)),
      ])
    let pixmap = try paint(.group(group))
    // 0.4 * 255 = 102; black leaves 153 of white, red adds its 102.
    #expect(pixmap[0, 0] == 0xFF99_9999)
    #expect(pixmap[7, 0] == 0xFFFF_9999)
  }

  @Test("Items that do not overlap fade one by one as on a layer")
  func alphaOfItemsApart() throws {
    let apart: [DisplayItem] = [
      .fill(.rect(Rect(x: 0, y: 0, width: 2, height: 8)), .black),
      .fill(.rect(Rect(x: 4, y: 0, width: 2, height: 8)), Color(hex: 0x00FF00)),
    ]
    let single = try paint(.group(DisplayGroup(alpha: 0.4, items: apart)))
    let layered = try paint(.group(DisplayGroup(alpha: 0.4, items: apart + [.fill(.rect(all), .clear)])))
    #expect(single == layered)
    #expect(single[0, 0] == 0xFF99_9999)
  }

  @Test("Alphas of groups within groups multiply")
  func nestedAlpha() throws {
    let inner = DisplayGroup(alpha: 0.5, items: [.fill(.rect(all), .black)])
    // 0.8 * 0.5 * 255 = 102
    #expect(try paint(.group(DisplayGroup(alpha: 0.8, items: [.group(inner)])))[0, 0] == 0xFF99_9999)
  }

  @Test("Invisible groups and transforms without an inverse paint nothing")
  func degenerate() throws {
    let fill = DisplayItem.fill(.rect(all), .black)
    let pixmap = try paint(
      .group(DisplayGroup(alpha: 0, items: [fill])), .group(DisplayGroup(alpha: .nan, items: [fill])),
      .group(DisplayGroup(transform: .scale(x: 0, y: 1), items: [fill])),
      .group(DisplayGroup(transform: .translation(x: .infinity, y: 0), items: [fill])),
      .group(DisplayGroup(clip: .rect(.zero), items: [fill])),
      .group(DisplayGroup(alpha: 0.5, items: [])))
    #expect(pixmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("Groups nested beyond the limit are an error")
  func depth() {
    let nested = (0...Rasterizer.maximumDepth).reduce(DisplayItem.fill(.rect(all), .black)) { item, _ in
      .group(DisplayGroup(items: [item]))
    }
    #expect(throws: RasterError.nestedTooDeeply) { try paint(nested) }
  }
}
