extension Typesetter {
  /// A paragraph's lines, words broken at hyphens where lines are else emptier than the style bears, and always at soft
  /// hyphens; and the paragraph with these hyphens.
  ///
  /// Line after line, as lines are filled: what a hyphen adds to a line only changes those below.
  func layOutHyphenated(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, room: Int
  ) -> (TextParagraph, [LineContent]) {
    let hyphenation = Hyphenation(text, paragraph, box, hyphenator)
    guard hyphenation.isWanted else { return (paragraph, layOut(paragraph, of: text, in: box)) }
    // Stretched lines do not tell how much of their room they fill.
    let looseBox = box.withoutJustification
    var (paragraph, lines) = (paragraph, layOut(paragraph, of: text, in: looseBox))
    var effort = 0
    var number = 0
    while number < min(lines.count - 1, room), effort < Hyphenation.greatestEffort {
      let places = hyphenation.places(at: lines[number], in: paragraph)
      if let place = lastFitting(places, in: lines[number], of: paragraph, text, looseBox) {
        var attempt = paragraph
        attempt.hyphens.append(place)
        let changed = layOut(attempt, of: text, in: looseBox)
        effort += paragraph.bytes.count
        if number < changed.count, changed[number].places.upperBound == attempt.place(ofByte: place) {
          (paragraph, lines) = (attempt, changed)
        }
      }
      number += 1
    }
    return (paragraph, box.isJustified ? layOut(paragraph, of: text, in: box) : lines)
  }

  /// The last of the places up to which a line's text fits into its room with a hyphen.
  private func lastFitting(
    _ places: [Int], in line: LineContent, of paragraph: TextParagraph, _ text: StyledText, _ box: TextBox
  ) -> Int? {
    let start = paragraph.byte(atPlace: line.places.lowerBound)
    return places.last { place in
      var part = layOutUnbroken(paragraph.part(from: start, toHyphenAt: place), of: text, in: box)
      guard part.count == 1 else { return false }
      part[0].isFirst = line.isFirst
      return !box.overflows(part[0])
    }
  }
}
