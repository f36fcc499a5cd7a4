/// A rational number modulo the prime 2^61 - 1. Calculations with residues have no errors, so they tell whether a
/// number that has cancelled is zero. They do not tell its size or sign.
///
/// A number other than zero has the residue zero only if the prime divides its numerator, which has a chance of 2^-61
/// for numbers that nobody chose for it (Schwartz 1980).
struct Residue: BitwiseCopyable, Equatable {
  private var remainder: UInt64

  static let zero = Residue(remainder: 0)
  static let one = Residue(remainder: 1)
  private static let prime: UInt64 = 1 << 61 - 1

  private init(remainder: UInt64) { self.remainder = remainder }

  /// Makes the residue of a whole number below 2^53 in magnitude.
  private init(whole number: Double) {
    let remainder = UInt64(exactly: number.magnitude) ?? 0
    self.remainder = number < 0 && remainder > 0 ? Self.prime - remainder : remainder
  }

  /// Makes the residue of the decimal that a double represents; nil if it is the result of a calculation, with an
  /// error.
  init?(given value: Double) {
    if value.isShort {
      // Multiples of 2^-10.
      self = Residue(whole: value * 0x1p10) * Self.inverseOf1024
      return
    }
    guard let decimal = ShortDecimal(nearestTo: value) else { return nil }
    let power = Residue(whole: 10).raised(to: UInt64(abs(decimal.exponent)))
    self = Residue(whole: decimal.digits) * (decimal.exponent < 0 ? power.inverse : power)
  }

  /// 2^61 is 1 modulo the prime, so 2^51 times 2^10 is.
  private static let inverseOf1024 = Residue(remainder: 1 << 51)

  static func - (left: Self, right: Self) -> Self {
    let difference = left.remainder &- right.remainder
    return Self(remainder: left.remainder < right.remainder ? difference &+ prime : difference)
  }

  static func * (left: Self, right: Self) -> Self {
    let product = left.remainder.multipliedFullWidth(by: right.remainder)
    let sum = (product.low & prime) + (product.high << 3 | product.low >> 61)
    return Self(remainder: sum >= prime ? sum - prime : sum)
  }

  /// The number with which this one, which must not be zero, has the product 1 (Fermat's little theorem).
  var inverse: Self {
    if self == .one { return self }
    return raised(to: Self.prime - 2)
  }

  private func raised(to exponent: UInt64) -> Self {
    var (result, power, rest) = (Self.one, self, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * power }
      power = power * power
      rest >>= 1
    }
    return result
  }
}
