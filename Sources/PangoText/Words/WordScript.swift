/// The script of a text whose words can be shaped one by one: Latin, Greek or Cyrillic with signs, or signs alone.
///
/// Pango shapes such a text in one piece if the font has all its characters. Letters of other scripts join, reorder or
/// need other fonts, and emoji are separate runs.
enum WordScript: UInt8 {
  case common, latin, greek, cyrillic

  /// A character of the script, with which Pango is asked for the font of the script.
  var sample: String {
    switch self {
    case .common: "1"
    case .latin: "a"
    case .greek: "α"
    case .cyrillic: "а"
    }
  }

  /// Finds the script of a text in UTF-8, or returns `nil` if it has several or any other character.
  init?(of text: UnsafeBufferPointer<UInt8>) {
    var script = WordScript.common
    var place = 0
    while place < text.count {
      let byte = text[place]
      let found: WordScript?
      if byte < 0x80 {
        found = WordScript(ofASCII: byte)
        place += 1
      } else {
        let (scalar, length) = WordScript.decode(text, at: place)
        found = WordScript(ofNonASCII: scalar)
        place += length
      }
      guard let found else { return nil }
      if found != .common && found != script {
        guard script == .common else { return nil }
        script = found
      }
    }
    self = script
  }

  private init?(ofASCII byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .latin
    case 0x20...0x7E: self = .common
    default: return nil
    }
  }

  private init?(ofNonASCII scalar: UInt32) {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF: self = .latin
    case 0x386, 0x388...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3E1: self = .greek
    case 0x400...0x481, 0x48A...0x4FF: self = .cyrillic
    // Latin-1 signs without the ordinal letters, the soft hyphen, and the signs that can be emoji; dashes, quotation
    // marks, the bullet, the ellipsis and the euro sign.
    case 0xA0...0xA8, 0xAB, 0xAC, 0xAF...0xB9, 0xBB...0xBF, 0xD7, 0xF7, 0x2010...0x2014, 0x2018...0x201E, 0x2022,
      0x2026,
      0x2039, 0x203A, 0x20AC:
      self = .common
    default: return nil
    }
  }

  /// Returns the character at an offset of valid UTF-8 and its length in bytes.
  private static func decode(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> (UInt32, Int) {
    func bits(_ offset: Int) -> UInt32 { UInt32(text[place + offset] & 0x3F) }
    switch text[place] {
    case 0xC0..<0xE0: return (UInt32(text[place] & 0x1F) << 6 | bits(1), 2)
    case 0xE0..<0xF0: return (UInt32(text[place] & 0x0F) << 12 | bits(1) << 6 | bits(2), 3)
    default: return (UInt32(text[place] & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3), 4)
    }
  }
}
