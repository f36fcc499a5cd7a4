/// The tolerances of the solver.
///
/// A double has 16 digits, and chains of hundreds of rows lose some of them. The rest must distinguish a real violation from
/// rounding; documents have at most three decimals.
enum Tolerance {
  /// The residual up to which a row holds, relative to its largest coefficient: far less than any distance in a document, far
  /// more than the rounding error of values in the thousands.
  static let residual = 1e-9
  /// The rounding error of a sum of products, relative to the sum of their magnitudes: about a hundred roundings.
  static let rounding = 1e-14
  /// The magnitude up to which a multiplier, which is of order one, is zero.
  static let multiplier = 1e-9
  /// The remainder of a coefficient that cancelled, relative to the row's largest coefficient.
  static let cancellation = 1e-13
  /// The smallest acceptable pivot, relative to its row. A smaller one would magnify rounding errors to a visible distance.
  static let pivot = 1e-7
  /// The distance above which a variable is ambiguous, when the loose rows move by about one.
  static let movement = 1e-7
}
