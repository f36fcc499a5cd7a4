import Graphics

/// The letter spacing that makes Inter as wide as SF in Latin, Greek and Cyrillic text.
///
/// Fitted to widths of labels that Xcode saved with SF (``SystemAdvances``) and to widths of six strings that iOS 26 measured in
/// weights from 300 to 900 at sizes from 8 to 34 points.
struct SystemTracking: Hashable, Sendable {
  /// The spacing after a letter in em.
  private let letter: Double
  /// The additional spacing after a digit in em. Digits are wider at large optical sizes.
  private let digit: Double

  /// Creates the tracking of a system font.
  init(_ font: Font) {
    let size = font.size
    let isLegacy = font.systemTracking == .beforeXcode9 && size >= 20
    let display = isLegacy ? 0 : SystemTracking.clamp((size - 17) / 7)
    let tracking =
      isLegacy
      ? SystemTracking.legacyTracking(forSize: size) - 0.043
      : SystemTrackingTable.tracking(forSize: size) / size - SystemTracking.opticalNarrowing(atSize: size)
    letter = tracking + SystemTracking.weightTerm(font.weight) + (font.weight >= 600 ? 0.004 * display : 0)
    digit = 0.029 * display
  }

  /// Returns the mean spacing per character of tracked text in em.
  func mean(of text: TrackedStretches) -> Double {
    letter
      + (0.001 * Double(text.advanceDifference) + digit * Double(text.digits)) / Double(max(text.characters, 1))
  }

  /// Returns how much narrower letters are than those of text sizes, in em. SF narrows from 17 points on.
  private static func opticalNarrowing(atSize size: Double) -> Double {
    switch size {
    case ..<17: 0
    case ..<20.5: 0.012 * (size - 17) / 3.5
    case ..<24: 0.012 + 0.038 * (size - 20.5) / 3.5
    default: 0.050 + 0.010 * clamp((size - 24) / 6)
    }
  }

  /// Returns the additional spacing of a weight in em. Inter's letters grow by less than SF's from medium on.
  private static func weightTerm(_ weight: Int) -> Double {
    switch weight {
    case ..<450: 0
    case ..<550: 0.006
    case ..<650: 0.008
    case ..<750: 0.015
    case ..<850: 0.025
    default: 0.034
    }
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

  private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
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

/// The parts of a text to which tracking applies: Latin, Greek and Cyrillic letters, and the digits, spaces and signs
/// between them. Tracking was fitted for these three scripts only, and would separate the joined letters of Arabic.
struct TrackedStretches {
  /// The letter spacing that applies.
  enum Kind {
    case tracked
    case untracked
    /// Invisible marks, without any letter spacing.
    case invisible
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
  private(set) var advanceDifference = 0

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
    // Signs are tracked like the letters before them, and signs at the start like the first letters.
    var isTracked = text.unicodeScalars.lazy.compactMap(TrackedStretches.isTracked).first ?? true
    var offset = 0
    for scalar in text.unicodeScalars {
      isTracked = TrackedStretches.isTracked(scalar) ?? isTracked
      let kind: Kind = TrackedStretches.isInvisible(scalar) ? .invisible : isTracked ? .tracked : .untracked
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
    advanceDifference += SystemAdvances.difference(of: scalar)
    if ("0"..."9").contains(scalar) { digits += 1 }
  }

  /// Returns whether a character is an invisible mark for text direction or line breaks.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x200E, 0x200F, 0x2060, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns whether a letter is tracked, or `nil` for signs of no script and for variation selectors, which must stay with
  /// the sign before them.
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
