/// What Pango lays out is the paragraph with its hyphens; everything else speaks of the text, which has none.
extension TextParagraph {
  /// HYPHEN, after which Unicode's line breaking lets a line end.
  private static let hyphen = "\u{2010}"
  private static let hyphenLength = hyphen.utf8.count

  /// The paragraph's characters with its hyphens.
  func characters(in text: String) -> String {
    if hyphens.isEmpty && bytes.count == text.utf8.count { return text }
    var result = ""
    var start = bytes.lowerBound
    for hyphen in hyphens {
      result += TextParagraph.characters(start..<hyphen, of: text) + TextParagraph.hyphen
      start = hyphen
    }
    return result + TextParagraph.characters(start..<bytes.upperBound, of: text)
  }

  /// Where a byte of the text stands in the paragraph's characters, behind a hyphen where it follows one.
  func place(ofByte byte: Int) -> Int {
    byte - bytes.lowerBound + TextParagraph.hyphenLength * hyphens.prefix { $0 <= byte }.count
  }

  /// The byte of the text at a place in the paragraph's characters; for a place in a hyphen the byte before it.
  func byte(atPlace place: Int) -> Int {
    var byte = bytes.lowerBound + place
    for hyphen in hyphens where hyphen <= byte {
      if byte < hyphen + TextParagraph.hyphenLength { return hyphen - 1 }
      byte -= TextParagraph.hyphenLength
    }
    return byte
  }

  /// The part of the paragraph that a line shows when it breaks at a hyphen.
  func part(from start: Int, toHyphenAt end: Int) -> TextParagraph {
    TextParagraph(bytes: start..<end, style: style, hyphens: [end])
  }

  /// The paragraph with the hyphens up to the end of a line alone.
  func withHyphens(upTo line: LineContent?) -> TextParagraph {
    guard !hyphens.isEmpty else { return self }
    let end = line.map { byte(atPlace: $0.places.upperBound) } ?? bytes.lowerBound
    return TextParagraph(bytes: bytes, style: style, hyphens: hyphens.filter { $0 <= end })
  }

  private static func characters(_ bytes: Range<Int>, of text: String) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: bytes.count)]
  }
}
