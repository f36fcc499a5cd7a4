import CairoRaster
import Graphics
import Testing

@Suite("Items that depend on the picture behind")
struct AdaptiveItemsTests {
  private let area = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  private let red = Color(hex: 0xFF0000)
  private let green = Color(hex: 0x00FF00)

  private func picture(_ background: Color?, _ items: DisplayItem...) throws -> Pixmap {
    try Rasterizer().pixmap(
      of: DisplayList(size: Size(width: 10, height: 10), items: items), scale: 1, background: background)
  }

  private func group(_ alternative: AlternativeItems) -> DisplayGroup {
    var group = DisplayGroup(items: [.fill(area, red)])
    group.alternative = alternative
    return group
  }

  // 0x66 is 40% and 0xA6 is 65.1% of 0xFF.
  @Test(
    "Items for a dark picture replace the others below the limit alone",
    arguments: [(0x000000, true), (0x656565, true), (0x666666, false), (0xFFFFFF, false)])
  func dark(level: UInt32, isReplaced: Bool) throws {
    let item = DisplayItem.group(group(.onDark(area, below: 0.4, [.fill(area, green)])))
    #expect(try picture(Color(hex: level), item) == picture(isReplaced ? green : red))
  }

  @Test(
    "Items for a bright picture replace the others above the limit alone",
    arguments: [(0x000000, false), (0xA5A5A5, false), (0xA6A6A6, true), (0xFFFFFF, true)])
  func bright(level: UInt32, isReplaced: Bool) throws {
    let item = DisplayItem.group(group(.onBright(area, above: 0.65, [.fill(area, green)])))
    #expect(try picture(Color(hex: level), item) == picture(isReplaced ? green : red))
  }

  @Test("Green counts ten times as much as blue", arguments: [(0x00FF00, false), (0x0000FF, true)])
  func luminance(color: UInt32, isReplaced: Bool) throws {
    let item = DisplayItem.group(group(.onDark(area, below: 0.5, [.fill(area, .white)])))
    #expect(try picture(Color(hex: color), item) == picture(isReplaced ? .white : red))
  }

  @Test("The mean of the picture within the path counts, not the rest of the picture")
  func mean() throws {
    let left = Rect(x: 0, y: 0, width: 4, height: 10)
    let black = DisplayItem.fill(.rect(left), .black)
    let whole = group(.onDark(area, below: 0.5, [.fill(area, green)]))
    let part = group(.onDark(.rect(left), below: 0.5, [.fill(area, green)]))
    #expect(try picture(.white, black, .group(whole)) == picture(red))
    #expect(try picture(.white, black, .group(part)) == picture(green))
  }

  @Test("A group that fades counts the picture behind it")
  func fading() throws {
    var faded = group(.onDark(area, below: 0.4, [.fill(area, green)]))
    faded.alpha = 0.6
    let inner = DisplayItem.group(DisplayGroup(alpha: 0.5, items: [.group(faded)]))
    let plain = DisplayItem.group(DisplayGroup(alpha: 0.3, items: [.fill(area, green)]))
    func greens(_ item: DisplayItem) throws -> [Int] { try picture(.black, item).pixels.map { Int($0 >> 8 & 0xFF) } }
    let differences: [Int] = try zip(greens(inner), greens(plain)).map { $0 - $1 }
    #expect(differences.allSatisfy { abs($0) <= 1 })
  }

  @Test("A transparent picture and a vector document show the usual items")
  func transparent() throws {
    let item = DisplayItem.group(group(.onDark(area, below: 0.4, [.fill(area, green)])))
    #expect(try picture(nil, item) == picture(red))
    let black = DisplayItem.fill(area, .black)
    let size = Size(width: 10, height: 10)
    #expect(
      try Rasterizer().svg(of: DisplayList(size: size, items: [black, item]))
        == Rasterizer().svg(of: DisplayList(size: size, items: [black, .fill(area, red)])))
  }
}
