/// The tolerances of the solver.
///
/// Computed coefficients and multipliers carry bounds on their errors, and are compared with those. So no comparison
/// depends on the units of rows and variables, and coefficients need no scaling.
enum Tolerance {
  /// The difference between two computations of the same breakpoint, relative to its constant.
  static let breakpoint = 1e-9
  /// The largest residual of a row that holds, relative to its largest term.
  static let relativeResidual = 1e-13
  /// The largest residual of a row at the settled values, relative to its largest term.
  static let faceResidual = 1e-9
  /// The ratio of coefficients up to which the values of a face are of one scale.
  static let oneScale = 1e3
  /// The residual up to which an inequality of a face is tight, relative to its largest term.
  static let slack = 1e-11
  /// The bound on the error of one rounding, relative to its result: four times the greatest error of a double, so that
  /// it also covers the second-order terms of sums, and a decimal that a double represents only nearly.
  static let rounding = 0x1p-51
  /// The magnitude up to which a rate of change has cancelled, relative to the largest of its terms.
  static let cancellation = 1e-12
  /// The error up to which a precise number that has cancelled is zero, relative to the largest number that it was
  /// computed from.
  static let preciseCancellation = 1e-20
  /// The largest error, relative to the number, with which two numbers may count as equal. If errors are larger, the
  /// system is solved again with more care.
  static let vagueness = 1e-8
  /// The largest bound on the error of the values in a row, relative to its largest term.
  static let valueError = 1e-9
  /// The bound on the error of an update's pivot, relative to the pivot, above which a new frame is built. The bounds
  /// of later updates multiply, so this is far below `vagueness`.
  static let updateDoubt = 1e-10
  /// The smallest pivot of a frame's row, relative to the row's largest coefficient. A smaller one is left to the
  /// simplex method, which uses it only if it must.
  static let pivot = 1e-7
  /// The distance above which a variable is ambiguous, when the loose rows move by about one.
  static let movement = 1e-7
}

extension Double {
  /// Whether this number is a multiple of 2^-10 of at most 2^16, so that it has at most 15 decimal digits and 26 binary
  /// ones.
  ///
  /// The coefficients of most layouts are short, such as 1 and 0.5. A double has all digits of the product of two short
  /// numbers, so calculations with them need no bounds on errors. In a long chain of equations, bounds can grow from
  /// link to link although no error does.
  @inline(__always)
  var isShort: Bool { abs(self) <= 0x1p16 && (self + 0x1.8p42) - 0x1.8p42 == self }
}
