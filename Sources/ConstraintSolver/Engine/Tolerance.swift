/// The tolerances of the solver.
///
/// A double has 16 digits, and chains of hundreds of rows lose some of them. The remaining digits must distinguish a real
/// violation from a rounding error. Numbers in documents have at most three decimals.
enum Tolerance {
  /// The largest residual of a row that holds, relative to the row's largest coefficient: far less than any distance in a
  /// document, and far more than the rounding error of values in the thousands.
  static let residual = 1e-9
  /// The rounding error of a sum of products, relative to the sum of their magnitudes: about a hundred roundings.
  static let rounding = 1e-14
  /// The magnitude up to which a multiplier is treated as zero. Multipliers are of order one.
  static let multiplier = 1e-9
  /// The magnitude up to which a coefficient has cancelled, relative to the row's largest coefficient.
  static let cancellation = 1e-13
  /// The smallest acceptable pivot, relative to its row. A smaller one would magnify rounding errors to a visible distance.
  static let pivot = 1e-7
  /// The distance above which a variable is ambiguous, when the loose rows move by about one.
  static let movement = 1e-7
}
