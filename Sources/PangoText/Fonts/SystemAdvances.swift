import Graphics

/// The differences between the advances of SF's characters and those of Inter at the scale and weight that replace SF
/// (``SystemDrawing``), in thousandths of em of SF.
///
/// Fitted with ``SystemTracking`` to
/// - 174 widths that iOS 26 measured: six strings, 8 to 34 points, weights 100 to 900,
/// - 550 labels of one line whose widths Xcode saved,
/// - the advances of SF's small letters at 16 points and of ASCII characters at 50 points, rounded up to a point, which
///   authors of published programs measured,
/// - the apostrophe: twelve recorded pictures of iOS 13 to 17, 25 to 58 points, and two frames at 16 points,
/// - the at sign and the en dash between digits: two and three lines at 17 points in recorded pictures of iOS 17.2; the
///   command sign: two lines at 12 and 15 points of iOS 17.5 and 26.2.
///
/// The median error of the 174 widths is 0.15%, the 90th percentile 0.47%. If one of the six strings is left out of the
/// fit, its errors are 0.8% and 2.9%; those of labels of projects left out are 0.26% and 1.25%.
enum SystemAdvances {
  /// Sums of differences: of regular text sizes, and what display sizes, the weight black and the weight ultralight
  /// add.
  typealias Difference = SIMD4<Int32>

  /// Returns the differences of a character. Characters of other scripts and unknown signs have the mean of the small
  /// letters.
  static func difference(of scalar: Unicode.Scalar) -> Difference {
    switch scalar.value {
    case 0x20...0x7E: table[Int(scalar.value) - 0x20]
    case 0xA0: table[0]
    case 0xC0...0xFF: table[Int(letters[Int(scalar.value) - 0xC0]) - 0x20]
    case 0x2318: commandSign
    default: mean
    }
  }

  /// What an en dash between two digits adds. SF moves it away from them; elsewhere it has the mean width (three labels
  /// that Xcode saved).
  static let dashBetweenDigits = Difference(103, 0, 0, 0)

  private static let mean = Difference(13, -48, 30, -10)
  private static let commandSign = mean &- Difference(97, 0, 0, 0)

  private static let table = (0..<95).map { index in
    Difference(Int32(text[index]), Int32(display[index]), Int32(black[index]), Int32(ultralight[index]))
  }

  /// Regular, up to 17 points.
  private static let text: [Int16] = [
    // Space and signs.
    6, 33, 52, 29, 31, 39, 79, 47, 17, 17, -21, 10, 10, 13, 27, -6,
    // 0 to 9.
    23, 24, 9, 5, 15, 37, 29, 15, 39, 21,
    // Signs from the colon to the at sign.
    21, 4, 18, 18, 12, 32, -20,
    // A to Z.
    10, 23, 9, 35, 19, 21, 32, 15, 13, 28, 13, 23, 9, 16, 33, 20, 36, 27, 21, 6, 17, 22, 45, 64, 1, 63,
    // Signs from the bracket to the grave accent.
    8, -7, 8, 159, 119, 60,
    // a to z.
    5, 13, 18, 13, 6, 12, 19, 16, 16, 17, 16, 21, 27, 17, 12, 19, 19, 20, 16, 10, 20, 2, -13, 1, 3, 14,
    // Signs from the brace to the tilde.
    20, -31, 20, 18,
  ]

  /// What sizes from 28 points add.
  private static let display: [Int16] = [
    -83, -40, -37, -33, -39, -25, -33, -33, -40, -40, -48, -38, -48, -34, -65, -46,
    -19, -23, -23, -29, -26, -31, -10, -19, -23, -13,
    -55, -45, -42, -42, -39, -36, -38,
    -44, -43, -29, -42, -48, -55, -44, -36, -46, -44, -45, -48, -29, -47, -46, -46, -42, -38, -50, -68, -37, -54, -37,
    -38, -41, -40,
    -46, -46, -46, -20, -33, -36,
    -61, -31, -46, -50, -51, -47, -49, -24, -48, -39, -51, -47, -53, -51, -51, -50, -47, -67, -49, -58, -37, -57, -41,
    -48, -54, -53,
    -42, -50, -42, -42,
  ]

  /// What the weight 900 adds.
  private static let black: [Int16] = [
    69, 36, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 65, 28,
    -10, 34, 21, 28, 42, 41, 48, 48, 49, 44,
    37, 43, 43, 43, 43, 39, 34,
    23, 58, -12, 22, 51, 58, 32, 59, 68, 23, 20, 38, -3, 78, 15, 30, 30, 31, 52, 14, 60, 16, -42, 28, 10, 30,
    48, 43, 48, 43, 61, 43,
    58, 51, -2, 48, 48, 55, 18, 6, 21, 37, 28, 27, 12, 28, 42, 36, 27, 42, 19, 48, 2, 2, 19, 26, 48, 27,
    43, 43, 43, 43,
  ]

  /// What the weight 100 adds.
  private static let ultralight: [Int16] = [
    39, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 20, 16,
    5, 6, 5, 2, 2, 2, 6, 6, 5, -5,
    12, 16, 16, 16, 16, 16, 16,
    -20, -28, -28, -28, -28, -28, -28, -37, -37, -28, -44, -24, -4, -50, -36, -28, -28, -28, -25, -16, -44, -24, -8,
    -28, -28, -28,
    16, 16, 16, 16, 16, 16,
    -2, -6, -6, -6, -15, -23, -6, -6, -14, -23, -6, -26, -6, -6, -10, -6, -6, -23, -6, -32, -6, -2, -6, -6, -2, -6,
    16, 16, 16, 16,
  ]

  /// The letters without their accents from U+00C0 to U+00FF, and `?` for letters that have none.
  private static let letters = Array("AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y".utf8)
}
