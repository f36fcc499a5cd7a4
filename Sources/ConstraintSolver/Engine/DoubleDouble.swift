/// A number with about 32 significant digits, as the unevaluated sum of two doubles that do not overlap.
///
/// The operations are those of Y. Hida, X. S. Li and D. H. Bailey, "Algorithms for quad-double precision floating point
/// arithmetic" (ARITH-15, 2001). They build on the exact sum of two doubles by D. E. Knuth (TAOCP 2, 4.2.2) and on the
/// exact product by fused multiply-add. The error of one operation is at most 2^-102 of its result.
struct DoubleDouble: BitwiseCopyable, Equatable {
  /// The nearest double.
  private(set) var high: Double
  private(set) var low: Double

  init(_ value: Double) { (high, low) = (value, 0) }

  /// Makes the sum of two numbers. The first must not be smaller in magnitude (Dekker 1971).
  private init(greater: Double, smaller: Double) {
    high = greater + smaller
    low = smaller - (high - greater)
  }

  /// Makes the exact sum of two doubles.
  private init(exactly left: Double, plus right: Double) {
    high = left + right
    let rightPart = high - left
    low = (left - (high - rightPart)) + (right - rightPart)
  }

  static prefix func - (number: Self) -> Self {
    var result = number
    (result.high, result.low) = (-number.high, -number.low)
    return result
  }

  static func + (left: Self, right: Self) -> Self {
    let (high, low) = (Self(exactly: left.high, plus: right.high), Self(exactly: left.low, plus: right.low))
    let sum = Self(greater: high.high, smaller: high.low + low.high)
    return Self(greater: sum.high, smaller: sum.low + low.low)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    let product = left.high * right.high
    let rest = (-product).addingProduct(left.high, right.high)
    return Self(greater: product, smaller: rest + (left.high * right.low + left.low * right.high))
  }

  static func / (left: Self, right: Self) -> Self {
    let first = left.high / right.high
    var rest = left - Self(first) * right
    let second = rest.high / right.high
    rest = rest - Self(second) * right
    let third = rest.high / right.high
    return Self(greater: first, smaller: second) + Self(third)
  }
}

// MARK: - Decimals

extension DoubleDouble {
  /// Makes the decimal of at most 15 digits that a double was rounded from, such as 1/10 for 0.1; nil if there is none.
  init?(decimalNearestTo value: Double) {
    guard let decimal = ShortDecimal(nearestTo: value) else { return nil }
    let power = Self.powerOfTen(abs(decimal.exponent))
    self = decimal.exponent < 0 ? Self(decimal.digits) / power : Self(decimal.digits) * power
  }

  /// Powers of ten up to 10^22 are doubles.
  private static func powerOfTen(_ exponent: Int) -> Self {
    var result = Self(1)
    for _ in 0..<exponent { result = result * Self(10) }
    return result
  }
}
