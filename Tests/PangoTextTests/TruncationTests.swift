import Graphics
import PangoText
import Testing

@Suite("Text that does not fit")
struct TruncationTests {
  private let long = "Auto Layout calculates the size and position of all views"

  @Test("The line break mode determines the position of the ellipsis")
  func ellipsisPlace() throws {
    let ellipsis = try glyphs(ParagraphRequest("…"))[0]
    let tail = try glyphs(ParagraphRequest(long, width: 100, lineBreakMode: .truncatingTail))
    #expect(tail.last == ellipsis)
    let head = try glyphs(ParagraphRequest(long, width: 100, lineBreakMode: .truncatingHead))
    #expect(head.first == ellipsis)
    let middle = try glyphs(ParagraphRequest(long, width: 100, lineBreakMode: .truncatingMiddle))
    #expect(middle.dropFirst().dropLast().contains(ellipsis))
    #expect(middle.first != ellipsis && middle.last != ellipsis)
  }

  @Test("Spaces at the end of a paragraph need no room, also if another one follows", arguments: ["", "\nan"])
  func spacesAtEnd(next: String) throws {
    let measurer = try TextMeasurers.make()
    let word = measurer.paragraph(for: ParagraphRequest("Benachrichtigungen")).size.width
    func isTruncated(_ text: String, width: Double, lines: Int) -> Bool {
      var request = ParagraphRequest(text + next, width: width, lineBreakMode: .truncatingTail)
      request.maximumLines = lines
      return measurer.paragraph(for: request).isTruncated
    }
    #expect(!isTruncated("Benachrichtigungen   ", width: word + 1, lines: 0))
    // Nor are they a part of what is drawn.
    let drawn = measurer.paragraph(for: ParagraphRequest("Benachrichtigungen   " + next)).lines[0].width
    // Only the spacing between the last letter and the first space is more.
    #expect(abs(drawn - word) < 1)
    // A word that does not fit is cut, with spaces after it or without.
    #expect(isTruncated("Benachrichtigungen   ", width: word / 3, lines: 2))
  }

  @Test(
    "There is no gap beside an ellipsis",
    arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func noGap(mode: LineBreakMode) throws {
    // All letters are equally wide, and so is the ellipsis: the line is a multiple of 12 points, their width at 20
    // points.
    let font = Font(family: .monospacedSystem, size: 20)
    let request = ParagraphRequest("abcdefghijkl", font: font, width: 70, lineBreakMode: mode)
    let line = try TextMeasurers.make().paragraph(for: request).lines[0]
    #expect(line.width == 60)
    #expect(line.runs.flatMap(\.glyphs).map(\.x) == [0, 12, 24, 36, 48])
  }

  @Test(
    "After an ellipsis the text resumes with a whole letter and its signs",
    arguments: [
      ("வாகனம் ஓட்டும்போது அறிவிப்புகள் அமைதியாக வழங்கப்படும்", "ta"), ("दिल्ली में ठंडी हवा की स्थिति बनी हुई है", "hi"),
    ], [LineBreakMode.truncatingHead, .truncatingMiddle])
  func wholeClusters(text: (string: String, language: String), mode: LineBreakMode) throws {
    let ellipsis = try glyphs(ParagraphRequest("…", language: text.language)).last
    // Letters, not the signs on them.
    let starts = text.string.unicodeScalars.indices.filter { index in
      let category = text.string.unicodeScalars[index].properties.generalCategory
      return category != .nonspacingMark && category != .spacingMark
    }
    let ends = try starts.map { try glyphs(ParagraphRequest(String(text.string[$0...]), language: text.language)) }
    var truncated = 0
    for width in stride(from: 60.0, to: 400, by: 3) {
      let line = try glyphs(ParagraphRequest(text.string, language: text.language, width: width, lineBreakMode: mode))
      guard line != ends[0] else { continue }
      truncated += 1
      // A letter of another face may have the ellipsis's number.
      let rests = line.indices.filter { line[$0] == ellipsis }.map { Array(line[($0 + 1)...]) }
      #expect(rests.contains { $0.isEmpty || ends.contains($0) }, "\(width)")
    }
    #expect(truncated > 20)
  }

  @Test("A truncated right-to-left line has its ellipsis at the left")
  func rightToLeft() throws {
    let ellipsis = try glyphs(ParagraphRequest("…"))[0]
    let line = try glyphs(ParagraphRequest("يحسب التخطيط التلقائي حجم وموضع", language: "ar", width: 80))
    #expect(line.first == ellipsis)
  }

  @Test(
    "Every mode keeps the maximum number of lines and reports truncation",
    arguments: [
      LineBreakMode.wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail,
    ], [1, 2])
  func missingTextIsTold(mode: LineBreakMode, limit: Int) throws {
    let request = ParagraphRequest(long, width: 100, maximumLines: limit, lineBreakMode: mode)
    let paragraph = try TextMeasurers.make().paragraph(for: request)
    #expect(paragraph.isTruncated)
    #expect(paragraph.lines.count == limit)
    if mode != .clipping { #expect(paragraph.size.width <= 100) }
  }

  @Test(
    "Text that fits is complete in every mode", arguments: [LineBreakMode.wordWrapping, .clipping, .truncatingTail])
  func fittingText(mode: LineBreakMode) throws {
    let request = ParagraphRequest("Short", width: 100, lineBreakMode: mode)
    #expect(try TextMeasurers.make().paragraph(for: request).isTruncated == false)
  }

  @Test("An ellipsis represents paragraphs after the last line")
  func furtherParagraph() throws {
    let ellipsis = try glyphs(ParagraphRequest("…"))[0]
    let paragraph = try TextMeasurers.make().paragraph(
      for: ParagraphRequest("one\ntwo\nthree", width: 200, maximumLines: 2))
    #expect(paragraph.lines.count == 2)
    #expect(paragraph.isTruncated)
    #expect(paragraph.lines[0].runs.flatMap(\.glyphs).count == 3)
    #expect(paragraph.lines[1].runs.flatMap(\.glyphs).map(\.id).last == ellipsis)
  }

  @Test("The last line contains only its own paragraph")
  func lastParagraphAlone() throws {
    let request = ParagraphRequest("one\n\(long)\nthree", width: 100, maximumLines: 2, lineBreakMode: .truncatingHead)
    let paragraph = try TextMeasurers.make().paragraph(for: request)
    let end = try glyphs(ParagraphRequest("views"))
    #expect(paragraph.lines[1].runs.flatMap(\.glyphs).map(\.id).suffix(5) == end[...])
  }

  private func glyphs(_ request: ParagraphRequest) throws -> [UInt32] {
    try TextMeasurers.make().paragraph(for: request).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
  }
}
