import Galley
import Reports
import Testing

@testable import Previews

@Suite("Questions about scenes")
struct PreviewQuestionTests {
  @Test("A cell is what its names say")
  func cell() throws {
    let cell = PreviewCell(
      device: "iphone-se", locale: "zh_Hans", size: "AX3", orientation: "landscape", appearance: "dark",
      contrast: "high",
      look: "ios26")
    let expected = MatrixCell(
      screen: .device(try Device(parsing: "iphone-se")), locale: "zh-Hans",
      typeSize: .category(.accessibilityExtraLarge), orientation: .landscape, appearance: .dark, contrast: .high,
      look: SystemLook.choices.first { $0.name == "ios26" })
    #expect(try cell.matrixCell == expected)
    #expect(try PreviewCell().matrixCell == MatrixCell())
  }

  @Test(
    "A name that nothing has is refused",
    arguments: [
      PreviewCell(device: "iphone-99"), PreviewCell(locale: "not a language"), PreviewCell(size: "XXXXL"),
      PreviewCell(orientation: "upside-down"), PreviewCell(appearance: "grey"), PreviewCell(contrast: "low"),
      PreviewCell(look: "ios3"),
    ])
  func unknown(cell: PreviewCell) { #expect(throws: PreviewError.self) { try cell.matrixCell } }

  @Test("A grid has at most 400 cells, whatever the lists multiply to")
  func gridLimit() throws {
    let allowed = PreviewGrid(
      locales: [String](repeating: "de", count: 20), sizes: [String](repeating: "L", count: 20))
    #expect(try allowed.choices.typeSizes?.count == 20)
    let many = [String](repeating: "L", count: 1_000_000)
    #expect(throws: PreviewError.self) {
      try PreviewGrid(devices: many, locales: many, sizes: many, appearances: many).choices
    }
    #expect(throws: PreviewError.self) { try PreviewGrid(sizes: []).choices }
  }

  @Test("A length is four bytes, the highest first")
  func length() { #expect(PreviewWire.length(0x0102_0304) == [1, 2, 3, 4]) }
}

@Suite("Sizes of the rulers")
struct RulerRangeTests {
  @Test(
    "A ruler has the sizes of devices, and those around a scene that is smaller or larger",
    arguments: [
      (390, SizeRange(320, 1024)), (320, SizeRange(320, 1024)), (1366, SizeRange(320, 1366)),
      (200, SizeRange(150, 600)), (20, SizeRange(15, 100)), (0, SizeRange(1, 100)),
      (1e9, SizeRange(320, 10_000)),
    ] as [(Double, SizeRange)])
  func widths(length: Double, range: SizeRange) { #expect(SizeRange(of: .width, around: length) == range) }

  @Test("A row is far shorter than a screen")
  func heights() { #expect(SizeRange(of: .height, around: 76) == SizeRange(57, 228)) }
}
