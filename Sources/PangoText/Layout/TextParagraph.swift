import Graphics

/// A paragraph of a text, between two newlines.
struct TextParagraph {
  /// The bytes of the paragraph without the newline.
  let bytes: Range<Int>
  let style: ParagraphStyle
  /// The bytes of the text before which a hyphen is shown because a line breaks there, in ascending order.
  var hyphens: [Int] = []

  /// Returns the ranges of the paragraphs of a text. An empty paragraph follows a newline at the end.
  static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      var (ranges, start, offset) = ([Range<Int>](), 0, 0)
      while offset < bytes.count {
        let length = separatorLength(bytes, at: offset)
        if length > 0 {
          ranges.append(start..<offset)
          start = offset + length
        }
        offset += max(length, 1)
      }
      return ranges + [start..<bytes.count]
    }
  }

  /// Returns the number of bytes of a newline (CR, LF, CRLF or U+2029) at an offset, or 0 if there is none.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xE2:
      let isSeparator = offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0xA9
      return isSeparator ? 3 : 0
    default: return 0
    }
  }
}

/// Pango lays out the paragraph with its hyphens, so its byte offsets differ from those in the text. These members
/// convert between the two.
extension TextParagraph {
  /// U+2010 HYPHEN, after which a line may break.
  static let hyphen = "\u{2010}"
  static let hyphenLength = hyphen.utf8.count

  /// Returns the characters of the paragraph with its hyphens.
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

  /// Returns the offset of a byte of the text in the paragraph's characters, after a hyphen before that byte.
  func offset(ofByte byte: Int) -> Int {
    byte - bytes.lowerBound + TextParagraph.hyphenLength * hyphens.partitioningIndex { $0 > byte }
  }

  /// Returns the byte of the text at an offset in the paragraph's characters, or the byte before a hyphen that contains
  /// the offset.
  func byte(atOffset offset: Int) -> Int {
    // A justified line asks for each of its spaces.
    var (low, high) = (0, hyphens.count)
    while low < high {
      let middle = (low + high) / 2
      if byte(offset, after: middle) >= hyphens[middle] { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return byte(offset, after: 0) }
    let last = hyphens[low - 1]
    return byte(offset, after: low - 1) < last + TextParagraph.hyphenLength ? last - 1 : byte(offset, after: low)
  }

  /// Returns the byte of the text at an offset that a number of hyphens are before.
  private func byte(_ offset: Int, after hyphenCount: Int) -> Int {
    bytes.lowerBound + offset - TextParagraph.hyphenLength * hyphenCount
  }

  /// Returns the bytes of the text in a line.
  func bytes(of line: LineContent) -> Range<Int> {
    byte(atOffset: line.offsets.lowerBound)..<byte(atOffset: line.offsets.upperBound)
  }

  /// Returns the part of the paragraph in a line that ends with a hyphen.
  func part(from start: Int, toHyphenAt end: Int) -> TextParagraph {
    TextParagraph(bytes: start..<end, style: style, hyphens: [end])
  }

  /// Returns the paragraph with only the hyphens up to the end of a line, or without any if the line is `nil`.
  func withHyphens(upTo line: LineContent?) -> TextParagraph {
    guard !hyphens.isEmpty else { return self }
    let end = line.map { byte(atOffset: $0.offsets.upperBound) } ?? bytes.lowerBound
    return TextParagraph(bytes: bytes, style: style, hyphens: hyphens.filter { $0 <= end })
  }

  private static func characters(_ bytes: Range<Int>, of text: String) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: bytes.count)]
  }
}
