/// A number with about 32 digits and a bound on its error, which every operation keeps (running error analysis,
/// Wilkinson 1963).
///
/// A number whose magnitude is within its bound counts as zero.
struct PreciseNumber: BitwiseCopyable {
  private(set) var number: DoubleDouble
  /// A bound on the error.
  private(set) var doubt: Double

  static let zero = PreciseNumber(exactly: 0)

  init(exactly value: Double) {
    number = DoubleDouble(value)
    doubt = 0
  }

  private init(_ number: DoubleDouble, doubt: Double) {
    self.number = number
    self.doubt = doubt + Self.rounding * abs(number.high)
  }

  /// Makes the number that a given double represents: the decimal that it was rounded from if that has at most 15
  /// digits. Otherwise the double is the result of a calculation, and its rounding is an error.
  ///
  /// - Parameter doubt: A bound on another error of the double.
  init(given value: Double, doubt: Double = 0) {
    if let decimal = DoubleDouble(decimalNearestTo: value) {
      number = decimal
      self.doubt = doubt + (decimal == DoubleDouble(value) ? 0 : Self.rounding * abs(value))
    } else {
      number = DoubleDouble(value)
      self.doubt = doubt + Tolerance.rounding * abs(value)
    }
  }

  /// Four times the greatest error of an operation, relative to its result, as in `Tolerance.rounding`.
  private static let rounding = 0x1p-100

  /// A bound on the error of a product or quotient whose last digits are below the least double.
  private static let underflow = 0x1p-1070

  /// The nearest double.
  var value: Double { number.high }
  var magnitude: Double { abs(number.high) }
  /// Whether the number may be zero.
  var isZero: Bool { !(magnitude > doubt) }
  /// 1, 0 or -1.
  var sign: Int { isZero ? 0 : number.high > 0 ? 1 : -1 }
  /// Whether the error is small, relative to a magnitude.
  func isClear(comparedWith magnitude: Double) -> Bool { doubt <= Tolerance.vagueness * magnitude }

  /// Whether the number was too small for a double.
  var hasUnderflowed: Bool { doubt > 0 && magnitude + doubt < 0x1p-1000 }

  static prefix func - (operand: Self) -> Self {
    var result = operand
    result.number = -operand.number
    return result
  }

  static func + (left: Self, right: Self) -> Self { Self(left.number + right.number, doubt: left.doubt + right.doubt) }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    Self(
      left.number * right.number,
      doubt: left.doubt * (right.magnitude + right.doubt) + right.doubt * left.magnitude + Self.underflow)
  }

  /// Divides by a number that is not zero.
  static func / (left: Self, right: Self) -> Self {
    let quotient = left.number / right.number
    let doubt = left.doubt + abs(quotient.high) * right.doubt + Self.underflow
    return Self(quotient, doubt: doubt / (right.magnitude - right.doubt) + Self.underflow)
  }
}
