import Fonts
import Foundation
import Graphics
import PangoText

/// Lists where Galley breaks the lines of texts, in the bundled typefaces' own widths.
///
/// Reads requests as a JSON list from standard input and writes, in their order, a list of line starts a width: offsets
/// in UTF-8 bytes.
struct LineBreakListing {
  /// A text, its font and the widths that it is broken at, in points.
  struct Request: Decodable {
    let locale: String
    let text: String
    let size: Double
    let weight: Int
    let widths: [Double]
  }

  func run() throws {
    let requests = try JSONDecoder().decode([Request].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let library = try FontLibrary(directories: [BundledFonts.directory()])
    let measurer = PangoTextMeasurer(library: library, systemFonts: .plain)
    let starts = requests.map { request in request.widths.map { lineStarts(of: request, in: $0, measurer) } }
    FileHandle.standardOutput.write(try JSONEncoder().encode(starts))
  }

  private func lineStarts(of request: Request, in width: Double, _ measurer: PangoTextMeasurer) -> [Int] {
    let run = TextRun(request.text, font: Font(size: request.size, weight: request.weight))
    let isRightToLeft = ["ar", "fa", "he"].contains(request.locale)
    let paragraph = measurer.paragraph(
      for: ParagraphRequest(
        runs: [run], language: request.locale, direction: isRightToLeft ? .rightToLeft : .leftToRight, width: width,
        maximumLines: 0))
    return paragraph.lines.map(\.bytes.lowerBound)
  }
}
