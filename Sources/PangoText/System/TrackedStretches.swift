/// The parts of a text that take the system typeface's tracking: Latin, Greek and Cyrillic, with the digits, spaces and
/// signs among them. Spacing would tear joined Arabic apart, and was fitted for those three only.
struct TrackedStretches {
  /// What spacing a stretch takes.
  enum Kind {
    case tracked
    case untracked
    /// Marks that nobody sees: no spacing whatsoever.
    case unseen
  }

  /// Bytes of one kind.
  struct Stretch {
    var bytes: Range<Int>
    let kind: Kind
  }

  private(set) var stretches: [Stretch] = []
  /// How many characters are tracked.
  private(set) var characters = 0
  private(set) var digits = 0
  private(set) var spaces = 0

  init(_ text: String) {
    var text = text
    let isASCII = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      stretches = [Stretch(bytes: 0..<bytes.count, kind: .tracked)]
      for byte in bytes { count(Unicode.Scalar(byte)) }
      return true
    }
    if !isASCII { divide(text) }
  }

  private mutating func divide(_ text: String) {
    // Signs follow the letters before them, those at the start the first letters.
    var isTracked = text.unicodeScalars.lazy.compactMap(TrackedStretches.isTracked).first ?? true
    var offset = 0
    for scalar in text.unicodeScalars {
      isTracked = TrackedStretches.isTracked(scalar) ?? isTracked
      let kind: Kind = TrackedStretches.isUnseen(scalar) ? .unseen : isTracked ? .tracked : .untracked
      let length = UTF8.width(scalar)
      append(offset..<offset + length, kind)
      if kind == .tracked { count(scalar) }
      offset += length
    }
  }

  private mutating func append(_ bytes: Range<Int>, _ kind: Kind) {
    if let last = stretches.indices.last, stretches[last].kind == kind {
      stretches[last].bytes = stretches[last].bytes.lowerBound..<bytes.upperBound
    } else {
      stretches.append(Stretch(bytes: bytes, kind: kind))
    }
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    characters += 1
    switch scalar {
    case "0"..."9": digits += 1
    case " ", "\u{A0}": spaces += 1
    default: break
    }
  }

  /// Whether it is one of the marks by which texts tell their direction or where lines break, which nobody sees.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x200E, 0x200F, 0x2060, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a letter is tracked; none for signs that belong to no script, and for what selects the form of a sign, which
  /// nothing may part from it.
  private static func isTracked(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x2AF: true
    case 0x370...0x52F, 0x1C80...0x1C8F, 0x1D00...0x1DBF, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA640...0xA69F,
      0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06:
      true
    case 0...0xBF, 0x2B0...0x36F, 0x2000...0x23FF, 0x2460...0x25FF, 0xFE00...0xFE0F: nil
    default: false
    }
  }
}
