extension Typesetter {
  /// Returns the lines of a paragraph with hyphenated words, and the paragraph with these hyphens.
  ///
  /// Words are hyphenated at soft hyphens, and in lines that are emptier than the hyphenation factor of the style
  /// allows.
  ///
  /// Works line by line from the top, because a hyphen only changes its own line and those below.
  func layOutHyphenated(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, room: Int
  ) -> (TextParagraph, [LineContent]) {
    let hyphenation = Hyphenation(text, paragraph, box, hyphenator)
    guard hyphenation.isWanted else { return (paragraph, layOut(paragraph, of: text, in: box)) }
    // Justified lines do not show how much of their room they fill.
    let looseBox = box.withoutJustification
    if let found = words(paragraph, of: text, in: looseBox)?.hyphenatedLines(in: looseBox, hyphenation, room: room) {
      var paragraph = paragraph
      paragraph.hyphens = found.hyphens
      return (paragraph, box.isJustified ? layOut(paragraph, of: text, in: box) : found.lines)
    }
    var (paragraph, lines) = (paragraph, layOut(paragraph, of: text, in: looseBox))
    var effort = 0
    var number = 0
    while number < min(lines.count - 1, room), effort < Hyphenation.maximumEffort {
      let breaks = hyphenation.breaks(inLine: paragraph.bytes(of: lines[number]), fill: box.fill(lines[number]))
      if let position = lastFitting(breaks, in: lines[number], of: paragraph, text, looseBox) {
        var attempt = paragraph
        attempt.hyphens.append(position)
        let changed = layOut(attempt, of: text, in: looseBox)
        effort += paragraph.bytes.count
        if number < changed.count, changed[number].offsets.upperBound == attempt.offset(ofByte: position) {
          (paragraph, lines) = (attempt, changed)
        }
      }
      number += 1
    }
    return (paragraph, box.isJustified ? layOut(paragraph, of: text, in: box) : lines)
  }

  /// Returns the last of the offsets before which the text of a line, with a hyphen, fits into its room.
  private func lastFitting(
    _ breaks: [Int], in line: LineContent, of paragraph: TextParagraph, _ text: StyledText, _ box: TextBox
  ) -> Int? {
    let start = paragraph.byte(atOffset: line.offsets.lowerBound)
    return breaks.last { position in
      var part = layOutUnbroken(paragraph.part(from: start, toHyphenAt: position), of: text, in: box)
      guard part.count == 1 else { return false }
      part[0].isFirst = line.isFirst
      return !box.overflows(part[0])
    }
  }
}
