import Fonts
import Graphics
import PangoText
import Testing

/// Uses the interface of the module without importing Pango or fontconfig. The test is that this compiles.
@Suite("The interface of PangoText")
struct PublicInterfaceTests {
  @Test("Contains no C types")
  func containsNoCTypes() throws {
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
