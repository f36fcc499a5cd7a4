/// The tolerances of the solver.
///
/// A double carries 16 digits. Layout chains hundreds of rows, each of which may lose some; what is left must still
/// tell a real violation (documents write at most three decimals) from rounding.
enum Tolerance {
  /// A row holds if its residual is below this, relative to its largest coefficient: far below any distance that a
  /// document can write, far above the rounding of values in the thousands.
  static let residual = 1e-9
  /// What a sum of products may have lost, relative to the sum of their magnitudes: some hundred roundings.
  static let rounding = 1e-14
  /// Multipliers are of order one; below this they are zero.
  static let multiplier = 1e-9
  /// What is left of an entry that cancelled, relative to the row's largest coefficient.
  static let cancellation = 1e-13
  /// A pivot smaller than this, relative to its row, would magnify rounding into a visible distance.
  static let pivot = 1e-7
  /// A variable is ambiguous if it moves by more than this when what is loose moves by about one.
  static let movement = 1e-7
}
