import Graphics
import PangoText
import Testing

@Suite("Designs of the system font")
struct SystemDesignTests {
  @Test("Monospaced digits all have one width", arguments: [SystemFontModel.sanFrancisco, .plain])
  func digits(systemFonts: SystemFontModel) throws {
    let measurer = try TextMeasurers.make(systemFonts: systemFonts)
    for font in [Font(size: 17), Font(size: 34, weight: 700)] {
      var fixed = font
      fixed.hasMonospacedDigits = true
      func width(_ text: String, _ font: Font) -> Double {
        measurer.paragraph(for: ParagraphRequest(text, font: font)).lines[0].width
      }
      let zero = width("0000", fixed)
      for digit in 1...9 {
        #expect(abs(width(String(repeating: "\(digit)", count: 4), fixed) - zero) < 0.02, "\(digit)")
      }
      #expect(abs(width("1974", fixed) - zero) < 0.02)
      #expect(abs(width("0000", font) - zero) < 0.02)
      #expect(width("1111", font) < zero - 4)
      #expect(width("Hello", fixed) == width("Hello", font))
    }
  }

  @Test(
    "Each design has its typeface, and lines as high as those of the system font",
    arguments: [
      (Font.Family.system, "Inter-roman.ttf"), (.roundedSystem, "Inter-roman.ttf"),
      (.serifSystem, "NotoSerif-Regular.ttf"), (.monospacedSystem, "NotoSansMono-Regular.ttf"),
    ])
  func typefaces(family: Font.Family, file: String) throws {
    let measurer = try TextMeasurers.make()
    let font = Font(family: family, size: 17)
    let face = try #require(measurer.paragraph(for: ParagraphRequest("a", font: font)).lines[0].runs.first).face
    #expect(face.path.hasSuffix("/" + file))
    #expect(abs(measurer.metrics(for: font).lineHeight - 20.287) < 0.001)
  }

  @Test(
    "Only the rounded design has round ends of strokes, at the size and width of the default", arguments: [17.0, 40])
  func rounded(size: Double) throws {
    for systemFonts in [SystemFontModel.sanFrancisco, .plain] {
      let measurer = try TextMeasurers.make(systemFonts: systemFonts)
      let lines = [Font.Family.system, .roundedSystem].map { family in
        measurer.paragraph(for: ParagraphRequest("Seven 설", font: Font(family: family, size: size, weight: 600))).lines[
          0]
      }
      #expect(lines[0].width == lines[1].width)
      #expect(lines[0].runs.map(\.face.size) == lines[1].runs.map(\.face.size))
      #expect(lines[0].runs.map(\.face.isRounded) == [false, false])
      #expect(lines[1].runs.map(\.face.isRounded) == [true, false])
    }
  }

  @Test("An italic serif font is slanted")
  func slant() throws {
    let font = Font(family: .serifSystem, size: 17, weight: 700, isItalic: true)
    let line = try TextMeasurers.make().paragraph(for: ParagraphRequest("a", font: font)).lines[0]
    let face = try #require(line.runs.first).face
    #expect(face.isSlanted)
    #expect(face.path.hasSuffix("/NotoSerif-Bold.ttf"))
  }
}
