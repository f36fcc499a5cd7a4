import Graphics
import PangoText
import TestSupport
import Testing

/// An underline makes Pango lay out the text again for every width.
@Suite("Text that is shaped once has the same line breaks as in Pango")
struct ShapedOnceTests {
  private func undecorated(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      var line = line
      line.decorations = []
      return line
    }
  }

  @Test("Lines have the same glyphs at the same positions", arguments: [SystemFontModel.sanFrancisco, .plain])
  func sameLines(systemFonts: SystemFontModel) throws {
    let measurer = try TextMeasurers.make(systemFonts: systemFonts)
    var random = SeededGenerator(seed: 31)
    for _ in 0..<RandomRequest.count {
      var request = RandomRequest.make(using: &random)
      let once = measurer.paragraph(for: request)
      for index in request.runs.indices { request.runs[index].isUnderlined = true }
      let anew = measurer.paragraph(for: request)
      #expect(once.size == anew.size && undecorated(once.lines) == undecorated(anew.lines), "\(request), seed 31")
    }
  }

  @Test("Marks stay with their letters at the ends of lines", arguments: ["Ѝ Ў а́ е́ и́", "и́ Ў а́ е́", "e\u{301} и́ о́"])
  func marks(text: String) throws {
    let measurer = try TextMeasurers.make()
    for width in stride(from: 20.0, to: 200, by: 3) {
      var request = ParagraphRequest(text, font: Font(size: 56), language: "ru", width: width, maximumLines: 0)
      let once = measurer.paragraph(for: request)
      request.runs[0].isUnderlined = true
      #expect(undecorated(once.lines) == undecorated(measurer.paragraph(for: request).lines), "\(width)")
    }
  }

  @Test(
    "Text that is read from right to left has the same line breaks and order at every width",
    arguments: [
      "\u{202E}Privacy Policy, e-mail (new) AVATAR 12,500 settings\u{202C}",
      "\u{202E}Terms\u{202C} & \u{202E}Privacy Policy.\u{202C} ", "إعدادات iPhone (12 3.5) حفظ، جميع الصُّوَر",
      "הגדרות Wi-Fi, שמור 2024 (חדש)", "Tap שמור על iPhone 15 or حفظ now", "\u{2067}שמור 3-4\u{2069} ok, ok",
    ], [0, 0.6, -0.4, 2])
  func rightToLeft(text: String, kerning: Double) throws {
    let measurer = try TextMeasurers.make()
    for width: Double? in [nil] + stride(from: 10, to: 520, by: 4.3).map(\.self) {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var run = TextRun(text, font: Font(size: 17))
        run.kerning = kerning
        var request = ParagraphRequest(
          runs: [run], language: "ar", direction: direction, width: width, maximumLines: 0)
        let once = measurer.paragraph(for: request)
        request.runs[0].isUnderlined = true
        #expect(
          undecorated(once.lines) == undecorated(measurer.paragraph(for: request).lines), "\(width ?? 0) \(direction)")
      }
    }
  }

  @Test("A paragraph with several attributes has the same line breaks at every width")
  func severalLooks() throws {
    let measurer = try TextMeasurers.make()
    for width in stride(from: 60.0, to: 700, by: 1.7) {
      var runs = [
        TextRun("Auto Layout calculates the ", font: Font(size: 17)),
        TextRun("size and position", font: Font(size: 17, weight: 700), kerning: 0.4),
        TextRun(" of all the views, e-mail:  T V. in 您 your hierarchy.", font: Font(size: 14)),
      ]
      var style = ParagraphStyle()
      style.firstLineHeadIndent = 12
      runs[0].paragraphStyle = style
      let once = measurer.paragraph(for: ParagraphRequest(runs: runs, width: width, maximumLines: 0))
      for index in runs.indices { runs[index].isUnderlined = true }
      let anew = measurer.paragraph(for: ParagraphRequest(runs: runs, width: width, maximumLines: 0))
      #expect(undecorated(once.lines) == undecorated(anew.lines), "\(width)")
    }
  }
}
