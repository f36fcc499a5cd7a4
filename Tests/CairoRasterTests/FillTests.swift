import CairoRaster
import Graphics
import Testing

@Suite("Fills and strokes")
struct FillTests {
  @Test("The background fills every pixel, rounded to the nearest step")
  func background() throws {
    let pixmap = try paint(background: Color(red: 1, green: 0.5, blue: 0.2))
    // 0.5 * 255 = 127.5, 0.2 * 255 = 51
    #expect(pixmap.pixels.allSatisfy { $0 == 0xFFFF_8033 })
  }

  @Test("Without a background nothing is opaque, and colours are multiplied by alpha")
  func transparentBackground() throws {
    let pixmap = try paint(
      background: nil, .fill(.rect(Rect(x: 0, y: 0, width: 4, height: 8)), Color(hex: 0xFF8000, alpha: 0.2)))
    // 0.2 * 255 = 51; 128 * 51 / 255 = 25.6
    #expect(pixmap[3, 3] == 0x3333_1A00)
    #expect(pixmap[4, 3] == 0)
  }

  @Test("A half covered pixel is half the colour")
  func halfCovered() throws {
    let pixmap = try paint(.fill(.rect(Rect(x: 0, y: 0, width: 2.5, height: 8)), .black))
    #expect(pixmap.levels(row: 4)[..<2] == [0, 0])
    #expect((127...128).contains(pixmap.levels(row: 4)[2]))
    #expect(pixmap.levels(row: 4)[3...] == [255, 255, 255, 255, 255])
  }

  @Test("A translucent colour is laid over what is there")
  func sourceOver() throws {
    let pixmap = try paint(
      .fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), Color(hex: 0x0000FF)),
      .fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), Color(hex: 0xFF0000, alpha: 0.4)))
    // 0.4 * 255 = 102 over 255 - 102 = 153
    #expect(pixmap[4, 4] == 0xFF66_0099)
  }

  @Test("Components keep their values", arguments: [0x000000, 0x010203, 0x7F8081, 0xFEFDFC, 0xFFFFFF] as [UInt32])
  func exactComponents(hex: UInt32) throws {
    let pixmap = try paint(.fill(.rect(Rect(x: 1, y: 1, width: 4, height: 4)), Color(hex: hex)))
    #expect(pixmap[2, 2] == 0xFF00_0000 | hex)
  }

  @Test("A radius over half the shorter side makes a pill")
  func heldRadius() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let held = try paint(width: 40, height: 20, .fill(.roundedRect(rect, radius: 10), .black))
    let over = try paint(width: 40, height: 20, .fill(.roundedRect(rect, radius: 99), .black))
    #expect(held == over)
    #expect(held[0, 0] == 0xFFFF_FFFF)
    #expect(held[20, 0] == 0xFF00_0000)
  }

  @Test("A radius over half the width of a tall rectangle makes an upright pill")
  func heldRadiusOfTallRectangle() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 40)
    let held = try paint(width: 20, height: 40, .fill(.roundedRect(rect, radius: 10), .black))
    let over = try paint(width: 20, height: 40, .fill(.roundedRect(rect, radius: 99), .black))
    #expect(held == over)
  }

  @Test("A circle covers pi r^2 pixels")
  func circleArea() throws {
    let pixmap = try paint(
      width: 100, height: 100, .fill(.ellipse(in: Rect(x: 10, y: 10, width: 80, height: 80)), .black))
    let covered = pixmap.pixels.reduce(0.0) { $0 + Double(255 - Int($1 & 0xFF)) / 255 }
    #expect(abs(covered - Double.pi * 1600) < 10)
  }

  @Test("A line of two points covers one pixel on either side")
  func stroke() throws {
    let pixmap = try paint(
      .stroke(.line(from: Point(x: 0, y: 4), to: Point(x: 8, y: 4)), StrokeStyle(width: 2), .black))
    #expect((0..<8).map { pixmap.levels(row: $0)[4] } == [255, 255, 255, 0, 0, 255, 255, 255])
  }

  @Test("Dashes and gaps take turns")
  func dashes() throws {
    let pixmap = try paint(
      .stroke(.line(from: Point(x: 0, y: 4), to: Point(x: 8, y: 4)), StrokeStyle(width: 2, dash: [2, 1]), .black))
    #expect(pixmap.levels(row: 3) == [0, 0, 255, 0, 0, 255, 0, 0])
  }

  @Test("Round caps reach beyond the ends")
  func roundCaps() throws {
    let line = Path.line(from: Point(x: 3, y: 4), to: Point(x: 5, y: 4))
    let round = try paint(.stroke(line, StrokeStyle(width: 4, hasRoundCaps: true), .black))
    #expect(round.levels(row: 4)[2] < 60)
    #expect(try paint(.stroke(line, StrokeStyle(width: 4), .black)).levels(row: 4)[2] == 255)
  }

  @Test("Endless dashes and numbers that are not finite neither hang nor crash")
  func degenerate() throws {
    let line = Path.line(from: .zero, to: Point(x: 1e300, y: 1))
    let pixmap = try paint(
      .stroke(line, StrokeStyle(width: 1, dash: [1e-12, 1e-12]), .black),
      .stroke(line, StrokeStyle(width: 1, dash: [0, 0]), .black),
      .stroke(line, StrokeStyle(width: .nan, dash: [-1, .infinity]), .black),
      .fill(.rect(Rect(x: .nan, y: 0, width: 1, height: .infinity)), .black),
      .fill(.roundedRect(Rect(x: 6, y: 6, width: -4, height: -4), radius: -3), .black),
      .fill(.elements([.close, .line(.zero), .curve(.zero, Point(x: 1e9, y: -1e9), to: .zero)]), .black))
    #expect(pixmap[4, 4] == 0xFF00_0000, "a rectangle with negative extents is the same area")
  }
}
