import Graphics

/// A paragraph of a text: what stands between two newlines.
struct TextParagraph {
  /// The bytes, without the newline.
  let bytes: Range<Int>
  let style: ParagraphStyle
  /// Before which bytes of the text a hyphen is shown because a line breaks there, from the first to the last.
  var hyphens: [Int] = []

  /// Where the paragraphs of a text are; a newline at the end is followed by an empty one.
  static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      var (ranges, start, place) = ([Range<Int>](), 0, 0)
      while place < bytes.count {
        let length = separatorLength(bytes, at: place)
        if length > 0 {
          ranges.append(start..<place)
          start = place + length
        }
        place += max(length, 1)
      }
      return ranges + [start..<bytes.count]
    }
  }

  /// How many bytes the newline at a place has, 0 for none: CR, LF, both, or U+2029.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    switch bytes[place] {
    case 0x0A: return 1
    case 0x0D: return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
    case 0xE2:
      let isSeparator = place + 2 < bytes.count && bytes[place + 1] == 0x80 && bytes[place + 2] == 0xA9
      return isSeparator ? 3 : 0
    default: return 0
    }
  }
}

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
