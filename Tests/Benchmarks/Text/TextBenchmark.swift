import Fonts
import Foundation
import Graphics
import PangoText

/// `galley-benchmarks text`: what measuring costs against Pango alone, for texts never seen and texts known.
struct TextBenchmark {
  var format = Table.Format.text

  private static let widths: [Double] = [180, 240, 300, 360, 420]
  private static let font = Font(size: 17)

  private let measurer: PangoTextMeasurer
  private let floor: PangoFloor

  /// - Throws: where the bundled fonts are missing.
  init() throws {
    measurer = PangoTextMeasurer(library: try FontLibrary(directories: [BundledFonts.directory()]))
    // After the library, whose fonts it uses.
    floor = PangoFloor(fontSize: 17)
  }

  /// Prints the median times in microseconds.
  func run() {
    var table = Table(header: ["case", "fresh_us", "known_us", "pango_us"])
    table.add(label())
    table.add(paragraph(hyphenated: false))
    table.add(paragraph(hyphenated: true))
    table.add(screen())
    print(table.text(as: format), terminator: "")
  }

  private func label() -> [String] {
    var samples = TextSamples()
    let fresh = medianMicroseconds { lay(samples.text(words: 3)) }
    let text = samples.text(words: 3)
    return row(
      "3 words", fresh, medianMicroseconds { lay(text) },
      medianMicroseconds { _ = floor.lay(samples.text(words: 3), width: nil) })
  }

  private func paragraph(hyphenated: Bool) -> [String] {
    var samples = TextSamples()
    var style = ParagraphStyle()
    style.hyphenationFactor = hyphenated ? 1 : 0
    func lay(_ text: String) { for width in Self.widths { self.lay(text, width: width, style: style) } }
    let fresh = medianMicroseconds { lay(samples.text(words: 40)) }
    let text = samples.text(words: 40)
    let known = medianMicroseconds { lay(text) }
    let pango = medianMicroseconds {
      let text = samples.text(words: 40)
      for width in Self.widths { _ = floor.lay(text, width: width) }
    }
    return row("40 words at 5 widths" + (hyphenated ? ", hyphenated" : ""), fresh, known, pango)
  }

  private func screen() -> [String] {
    var samples = TextSamples()
    let fresh = medianMicroseconds { TextScreen(&samples).layOut(measuring: measurer) }
    let screen = TextScreen(&samples)
    let known = medianMicroseconds { screen.layOut(measuring: measurer) }
    let pango = medianMicroseconds {
      for text in TextScreen(&samples).texts { _ = floor.lay(text, width: 358) }
    }
    return row("screen of 30 labels", fresh, known, pango)
  }

  private func lay(_ text: String, width: Double? = nil, style: ParagraphStyle? = nil) {
    _ = measurer.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(text, font: Self.font, paragraphStyle: style)], width: width, maximumLines: 0))
  }

  private func row(_ name: String, _ times: Double...) -> [String] {
    [name] + times.map { String(format: "%.1f", $0) }
  }
}
