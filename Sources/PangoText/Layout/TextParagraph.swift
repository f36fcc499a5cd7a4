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
