import Graphics

/// A text engine for tests: every character is half an em wide, every line 1.2 em high.
final class PlainMeasuring: TextMeasuring {
  func paragraph(for request: ParagraphRequest) -> Paragraph {
    let font = request.runs.first?.font ?? Font(size: 17)
    let count = request.runs.reduce(0) { $0 + $1.text.count }
    let natural = Double(count) * font.size / 2
    let room = max(request.width ?? .infinity, font.size)
    let needed = max(1, Int((natural / room).rounded(.up)))
    let shown = request.maximumLines > 0 ? min(needed, request.maximumLines) : needed
    let lines = (0..<shown).map { index in
      TextLine(baseline: font.size * (1 + 1.2 * Double(index)), x: 0, width: min(natural, room), runs: [])
    }
    return Paragraph(
      size: Size(width: min(natural, room), height: font.size * 1.2 * Double(shown)), lines: lines,
      isTruncated: shown < needed)
  }

  func metrics(for font: Font) -> FontExtents {
    FontExtents(
      ascent: font.size, descent: font.size * 0.2, lineHeight: font.size * 1.2, capHeight: font.size * 0.7)
  }

  func hasFamily(_ family: Font.Family) -> Bool { true }
}
