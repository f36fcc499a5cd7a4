import Foundation
import TestSupport
import Testing

@testable import Galley

@Suite("Text in documents")
struct DocumentTextTests {
  private func paragraph(_ text: String, width: Double? = nil, lines: Int = 1) throws -> Paragraph {
    try Renderer().measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(text, font: Font(size: 17))], language: "ar", direction: .rightToLeft, width: width,
        maximumLines: lines))
  }

  @Test(
    "Each line knows its text, and each run of a line a part of it",
    arguments: ["One two three four", "مرحبا Wander ٤١"])
  func lineTexts(text: String) throws {
    for width in [nil, 70.0] {
      let paragraph = try paragraph(text, width: width, lines: 0)
      let lines = paragraph.lines.map { line in
        let runs = zip(line.runs, paragraph.texts(of: line)).sorted { $0.0.bytes.lowerBound < $1.0.bytes.lowerBound }
        return runs.map(\.1).joined()
      }
      // Spaces at the end of a line may have no glyphs.
      #expect(lines.joined(separator: " ").split(separator: " ") == text.split(separator: " "))
    }
  }

  @Test(
    "Text of a PDF document can be selected in the order of reading",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext"), "pdftotext is not installed"))
  func pdf() throws {
    let words = DocumentWords(title: "T", description: "D", language: "ar")
    // Ligatures of two letters, marks above letters, letters that kerning moves apart, digits, and a stop from another
    // font.
    let texts = [
      "One two three", "مرحبا بك في البيت", "الإعدادات والأجهزة الآن", "سجّل الدخول.", "خبز الجوز المقطّع",
      "هامبورغ طازج",
      "يونيو ٢٠٢٦", "أهلًا بعودتك",
    ]
    for text in texts {
      let list = DisplayList(
        size: Size(width: 300, height: 40), items: [.text(try paragraph(text), at: Point(x: 10, y: 5), .black)])
      let folder = TemporaryFolder()
      let file = try folder.write(try Rasterizer().pdf(of: list, words: words), to: "a.pdf")
      let reader = Process()
      (reader.executableURL, reader.arguments) = (
        URL(filePath: "/usr/bin/pdftotext"), [file.path, folder.path(of: "a.txt")]
      )
      try reader.run()
      reader.waitUntilExit()
      let marks = Set("\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}\u{0C}\n".unicodeScalars)
      let read = String(folder.text("a.txt").unicodeScalars.filter { !marks.contains($0) }.map(Character.init))
      #expect(read == text)
    }
  }

  @Test("Numbers of SVG are short, and infinite ones are no numbers of a document")
  func numbers() throws {
    let list = DisplayList(
      size: Size(width: 10, height: 10),
      items: [
        .fill(.rect(Rect(x: 1.00049, y: .infinity, width: 2, height: 3)), .black),
        .fill(.rect(Rect(x: 1.00051, y: 0, width: 2, height: 3)), .black),
      ])
    let words = DocumentWords(title: "T", description: "D", language: "en")
    let svg = String(decoding: try Rasterizer().textSVG(of: list, words: words), as: UTF8.self)
    #expect(svg.contains("<rect x=\"1.001\" y=\"0\" width=\"2\" height=\"3\" fill=\"#000000\"/>"))
    #expect(svg.components(separatedBy: "<rect").count == 2)
  }
}
