import Graphics

/// The letter spacing that makes Inter, as drawn in place of SF, as wide as SF in Latin, Greek and Cyrillic text.
///
/// SF's advances are those of its masters, mixed by weight and optical size, and Apple's tracking for the size. So is
/// the fit (``SystemAdvances``).
struct SystemTracking: Hashable, Sendable {
  /// The spacing after a letter in em.
  private let letter: Double
  /// The additional spacing after a digit in em.
  private let digit: Double
  /// The shares of the differences in ``SystemAdvances/Difference``, in em for each thousandth.
  private let shares: SIMD4<Double>

  /// Creates the tracking of a system font.
  init(_ font: Font) {
    let size = font.size
    let weight = SystemWeight(font.weight)
    let isLegacy = font.systemTracking == .beforeXcode9 && size >= 20
    let display = isLegacy ? 1 : SystemTracking.display(atSize: size)
    let tracking =
      isLegacy
      ? SystemTracking.legacyTracking(forSize: size) + 0.015
      : SystemTrackingTable.tracking(forSize: size) / size
    // Two widths that a test of UIKit code publishes, in black at 32 points, are narrower than the weights up to bold
    // let expect.
    let displayBlack = SystemTracking.interpolated(weight.black, [(0, 0), (0.5, 0.0065), (1, 0.005)])
    letter = tracking + 0.033 * weight.excess + display * displayBlack
    digit = -0.025 * display * weight.black - (isLegacy ? 0.024 : 0)
    shares = 0.001 * SIMD4(1, display, weight.black, weight.ultralight)
  }

  /// Returns the mean spacing per character of tracked text in em.
  func mean(of text: TrackedStretches) -> Double {
    let difference = (shares * SIMD4<Double>(text.advanceDifference)).sum()
    return letter + (difference + digit * Double(text.digits)) / Double(max(text.characters, 1))
  }

  /// Returns the spacing after each character of a stretch of a text in em.
  func spacing(of stretch: TrackedStretches.Stretch, in text: TrackedStretches) -> Double {
    switch stretch.kind {
    case .tracked: mean(of: text)
    case .spaced(let thousandths): 0.001 * Double(thousandths)
    case .invisible: 0
    }
  }

  /// Returns the share of SF's display masters at a size: 0 up to 17 points, 1 from 28 points on.
  ///
  /// The values between them are those of 45 labels of documents from Xcode 9 on, and from 25 to 27 points of recorded
  /// pictures of iOS 13 to 17; the axis alone would be even.
  static func display(atSize size: Double) -> Double {
    interpolated(size, [(17, 0), (18, 0.05), (20, 0.22), (22, 0.475), (24, 0.76), (25, 0.85), (26, 0.91), (28, 1)])
  }

  /// Returns the tracking of SF Display in em, as in documents from before Xcode 9.
  private static func legacyTracking(forSize size: Double) -> Double {
    switch size.rounded() {
    case ..<21: 0.019
    case 21: 0.017
    case 22...23: 0.016
    case 24: 0.015
    case 25...27: 0.014
    case 28...30: 0.013
    case 31...34: 0.012
    case 35...36: 0.011
    default: 0.010
    }
  }

  /// Returns the value at a point of a function that is linear between given points and constant beyond them.
  static func interpolated(_ point: Double, _ values: [(point: Double, value: Double)]) -> Double {
    guard let next = values.firstIndex(where: { $0.point >= point }) else { return values[values.count - 1].value }
    guard next > 0 else { return values[0].value }
    let (low, high) = (values[next - 1], values[next])
    return low.value + (high.value - low.value) * (point - low.point) / (high.point - low.point)
  }
}

/// A weight of SF as a mixture of its masters.
///
/// The widths that iOS 26 measured are exact mixtures: 11, 19, 30, 46 and 60 sixtieths of black for the weights from
/// 500 to 900.
struct SystemWeight {
  /// The share of the master black, from regular on.
  let black: Double
  /// The share of the master ultralight, up to regular.
  let ultralight: Double
  /// How much further SF is on the way from regular to black than Inter at the weight that replaces it.
  let excess: Double

  init(_ weight: Int) {
    let value = Double(weight)
    black = SystemTracking.interpolated(
      value, [(400, 0), (500, 11 / 60), (600, 19 / 60), (700, 30 / 60), (800, 46 / 60), (900, 1)])
    ultralight = SystemTracking.interpolated(value, [(100, 1), (200, 0.72), (300, 0.37), (400, 0)])
    let regular = SystemDrawing.weight(for: 400)
    excess =
      weight <= 400 ? 0 : black - Double(SystemDrawing.weight(for: weight) - regular) / Double(900 - regular)
  }
}

/// The tracking of SF Pro by font size. Source: Human Interface Guidelines > Typography > "Tracking values", iOS.
enum SystemTrackingTable {
  /// Returns the letter spacing in points for a font size in points, interpolated between the rows.
  static func tracking(forSize size: Double) -> Double {
    guard let above = rows.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard above > 0 else { return rows[0].tracking * size / rows[0].size }
    let (low, high) = (rows[above - 1], rows[above])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }

  private static let rows: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0),
    (96, 0),
  ]
}

/// The parts of a text by the letter spacing that they have in the system font: Latin, Greek and Cyrillic letters with
/// the digits, spaces and signs between them, for which ``SystemTracking`` was fitted; characters of one width; and
/// others, whose fonts have the widths of Apple's. Spacing would separate the joined letters of Arabic.
struct TrackedStretches {
  /// The letter spacing that applies.
  enum Kind: Equatable {
    case tracked
    /// The same spacing after each character, in thousandths of em.
    case spaced(Int)
    /// Invisible marks, without any letter spacing.
    case invisible

    static let untracked = Kind.spaced(0)
    /// Noto's hangul syllables are 0.92 em wide, Apple's 0.8645: 36 of 38 labels without other characters that Xcode
    /// saved in public projects agree, 17 to 28 points, regular and bold.
    static let hangul = Kind.spaced(-55)
    /// Noto's ideographs and kana are 1 em wide, iOS's 1.019: 15 of 15 labels at 17 points that Xcode 8.2 and later
    /// saved, and 11 of 17 at 8 to 16 points.
    static let ideographic = Kind.spaced(19)

    /// The spacing of spaces and other signs after a letter with this spacing. Between hangul and ideographs they are
    /// those of SF, in the same labels too.
    var ofSigns: Kind { self == .hangul || self == .ideographic ? .tracked : self }
  }

  struct Stretch {
    var bytes: Range<Int>
    let kind: Kind
  }

  private(set) var stretches: [Stretch] = []
  /// The number of tracked characters.
  private(set) var characters = 0
  /// The number of tracked digits.
  private(set) var digits = 0
  /// The sum of ``SystemAdvances`` of the tracked characters, in thousandths of em.
  private(set) var advanceDifference = SystemAdvances.Difference()

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
    // Spaces and other signs are spaced like the letters before them, and those at the start like the first letters.
    var letter = text.unicodeScalars.lazy.compactMap(TrackedStretches.kind).first ?? .tracked
    var offset = 0
    var before: (Unicode.Scalar, Unicode.Scalar) = ("\0", "\0")
    for scalar in text.unicodeScalars {
      let own = TrackedStretches.kind(scalar)
      letter = own ?? letter
      let kind = TrackedStretches.isInvisible(scalar) ? .invisible : own ?? letter.ofSigns
      let length = UTF8.width(scalar)
      append(offset..<offset + length, kind)
      if kind == .tracked { count(scalar) }
      if scalar.isDigit && before.1 == "\u{2013}" && before.0.isDigit {
        advanceDifference &+= SystemAdvances.dashBetweenDigits
      }
      before = (before.1, scalar)
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
    advanceDifference &+= SystemAdvances.difference(of: scalar)
    if scalar.isDigit { digits += 1 }
  }

  /// Returns whether a character is an invisible mark for text direction or line breaks.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x200E, 0x200F, 0x2060, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns the spacing of a letter or of a digit or sign of ASCII, which SF has in every script, or `nil` for spaces,
  /// other signs of no script and variation selectors, which must stay with the sign before them.
  private static func kind(_ scalar: Unicode.Scalar) -> Kind? {
    switch scalar.value {
    case 0x21...0x7E, 0xAA, 0xBA, 0xC0...0x2AF: .tracked
    case 0x370...0x52F, 0x1C80...0x1C8F, 0x1D00...0x1DBF, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA640...0xA69F,
      0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06:
      .tracked
    case 0...0xBF, 0x2B0...0x36F, 0x2000...0x23FF, 0x2460...0x25FF, 0xFE00...0xFE0F: nil
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60: .ideographic
    case 0xAC00...0xD7A3: .hangul
    default: .untracked
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
