import CairoRaster
import Graphics
import Testing

@Suite("Soft edges of clips")
struct RoundedClipTests {
  private let area = Path.rect(Rect(x: 0, y: 0, width: 30, height: 30))

  private func picture(_ group: DisplayGroup) throws -> Pixmap {
    try Rasterizer().pixmap(
      of: DisplayList(size: Size(width: 30, height: 30), items: [.group(group)]), scale: 1, background: .black)
  }

  private func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.reduce(0) { max($0, abs(Int(first >> $1 & 0xFF) - Int(second >> $1 & 0xFF))) }
  }

  private static let clips: [Path] = [
    .roundedRect(Rect(x: 2, y: 2, width: 26, height: 26), radius: 9),
    .ellipse(in: Rect(x: 1, y: 4, width: 27, height: 20)),
    .rect(Rect(x: 2.5, y: 3.25, width: 20, height: 20)),
  ]

  @Test("An item that covers another one leaves no trace of it at the edge of the clip", arguments: clips, [1, 0.5])
  func covered(clip: Path, alpha: Double) throws {
    let white = DisplayItem.fill(area, .white)
    let red = DisplayItem.fill(area, Color(hex: 0xFF0000))
    let both = DisplayGroup(
      clip: clip, alpha: alpha, items: [red, .group(DisplayGroup(items: [white]))])
    let above = try picture(DisplayGroup(clip: clip, alpha: alpha, items: [white]))
    // The layer and the clip are rounded one after the other.
    let differences = try zip(picture(both).pixels, above.pixels).map(largestDifference)
    #expect(differences.allSatisfy { $0 <= 1 })
  }

  @Test("A backdrop in a clip with round corners takes the picture behind the clip")
  func backdrop() throws {
    let dot = DisplayItem.fill(.rect(Rect(x: 20, y: 20, width: 3, height: 3)), .white)
    let items = [.backdrop(area, Backdrop(blurRadius: 4, tint: .white.opacity(0.3))), dot]
    let pixmap = try picture(
      DisplayGroup(
        clip: .roundedRect(Rect(x: 0, y: 0, width: 30, height: 30), radius: 10),
        items: items + [.fill(area, Color(white: 1, alpha: 0.1))]))
    #expect(pixmap[0, 0] == 0xFF00_0000)
    // 30% white (4D), and then 10% white (1A) over nine tenths of it.
    #expect(pixmap[10, 15] == 0xFF5F_5F5F)
  }

  @Test("Clips nested a hundred times need no layer each")
  func nested() throws {
    let clip = Path.roundedRect(Rect(x: 0, y: 0, width: 900, height: 900), radius: 20)
    let fill = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 900, height: 900)), .white)
    let nested = (0..<100).reduce(DisplayGroup(clip: clip, items: [fill, fill])) { inner, _ in
      DisplayGroup(clip: clip, items: [fill, .group(inner)])
    }
    let pixmap = try Rasterizer().pixmap(
      of: DisplayList(size: Size(width: 900, height: 900), items: [.group(nested)]), scale: 1, background: .black)
    #expect(pixmap[450, 450] == 0xFFFF_FFFF)
  }
}
