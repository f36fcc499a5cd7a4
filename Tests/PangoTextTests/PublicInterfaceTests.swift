import Fonts
import Graphics
import PangoText
import Testing

/// Uses everything that is public without importing Pango or fontconfig: that this compiles is the test.
@Suite("The public interface of text")
struct PublicInterfaceTests {
  @Test("Names no type of C")
  func namesNoTypeOfC() throws {
    let library: FontLibrary = try FontLibrary(directories: [try BundledFonts.directory()])
    let measurer: any TextMeasuring = PangoTextMeasurer(library: library, systemFonts: .plain)
    let paragraph: Paragraph = measurer.paragraph(for: ParagraphRequest(runs: [TextRun("A", font: Font(size: 10))]))
    let metrics: FontExtents = measurer.metrics(for: Font(size: 10))
    let errors: [FontLibraryError] = [.noFonts(directory: ""), .rejectedSettings]
    let models: [SystemFontModel] = [.sanFrancisco, .plain]
    #expect(paragraph.lines.count == 1 && metrics.ascent > 0 && measurer.hasFamily(.system))
    #expect(errors.count == 2 && models.count == 2)
  }
}
