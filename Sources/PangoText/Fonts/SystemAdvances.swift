import Graphics

/// The differences between the advances of SF's and Inter's characters, in thousandths of em.
///
/// Fitted together with ``SystemTracking`` to 579 labels of one line in 29 projects whose widths Xcode saved, with a penalty for
/// characters of few labels. On projects left out of the fit, the median error of a width fell from 0.64% to 0.35%, the 90th
/// percentile from 2.0% to 1.4%, and the share of labels within 0.76 points rose from 68% to 82%.
enum SystemAdvances {
  /// Returns the difference for a character. It is 0 for scripts and signs that are not in the fit.
  static func difference(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: Int(ascii[Int(scalar.value) - 0x20])
    case 0xA0: Int(ascii[0])
    case 0xC0...0xFF: Int(ascii[Int(letters[Int(scalar.value) - 0xC0]) - 0x20])
    default: 0
    }
  }

  private static let ascii: [Int8] = [
    // Space and signs.
    -3, 20, 0, -5, 11, -13, 0, 0, 7, 7, 0, 0, 5, -13, 28, 7,
    // 0 to 9.
    3, 11, -9, -8, 2, 21, 21, -15, 23, -11,
    // Signs from the colon to the at sign.
    21, 0, 0, 0, 0, 0, -14,
    // A to Z.
    -9, 4, -17, 9, 5, 6, 15, 1, 17, -13, 13, -2, -22, -2, 4, 4, 0, 10, 5, -15, -3, 4, 1, 25, -21, 15,
    // Signs from the bracket to the grave accent.
    8, 0, 8, 0, 109, 0,
    // a to z.
    -7, 4, 1, -7, -8, 9, 2, -3, 7, -2, 7, 10, 1, 0, -1, 2, 6, 6, -3, -6, 6, -19, -49, -17, -11, 2,
    // Signs from the brace to the tilde.
    7, 0, 7, 0,
  ]

  /// The letters without their accents from U+00C0 to U+00FF, and `?` for letters that have none.
  private static let letters = Array("AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y".utf8)
}
