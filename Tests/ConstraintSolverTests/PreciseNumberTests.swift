import Testing

@testable import ConstraintSolver

/// The results of double-double arithmetic, against exact fractions and decimals.
@Suite("Numbers of 32 digits")
struct PreciseNumberTests {
  private func difference(_ number: DoubleDouble, _ other: DoubleDouble) -> Double { abs((number - other).high) }

  @Test("A sum keeps what a double would lose")
  func sum() {
    // 1e16 + 1 is no double.
    let sum = DoubleDouble(1e16) + DoubleDouble(1)
    #expect(sum - DoubleDouble(1e16) == DoubleDouble(1))
    #expect(DoubleDouble(1) - DoubleDouble(1) == DoubleDouble(0))
  }

  @Test("A product of two doubles is exact")
  func product() {
    // (2^27 + 1)^2 = 2^54 + 2^28 + 1
    let square = DoubleDouble(0x1p27 + 1) * DoubleDouble(0x1p27 + 1)
    #expect(square - DoubleDouble(0x1p54) - DoubleDouble(0x1p28) == DoubleDouble(1))
  }

  @Test("Operations on fractions are right to 2^-100", arguments: 1...40)
  func fractions(seed: Int) {
    // Small integers are exact, so a fraction times its denominator is its numerator.
    let (p, q, r, s) = (Double(7 * seed + 1), Double(3 * seed + 2), Double(11 * seed - 5), Double(seed * seed + 1))
    let (left, right) = (DoubleDouble(p) / DoubleDouble(q), DoubleDouble(r) / DoubleDouble(s))
    let sum = (left + right) * DoubleDouble(q * s)
    #expect(difference(sum, DoubleDouble(p * s + r * q)) <= 0x1p-100 * abs(p * s + r * q))
    let product = left * right * DoubleDouble(q * s)
    #expect(difference(product, DoubleDouble(p * r)) <= 0x1p-100 * p * r)
    let quotient = left / right * DoubleDouble(q * r)
    #expect(difference(quotient, DoubleDouble(p * s)) <= 0x1p-100 * p * s)
  }

  @Test("A double of at most 15 digits is the decimal as it was written")
  func decimals() throws {
    let powers = [(0.1, 10.0), (0.0001778, 1e7), (5e-6, 1e6), (123456.789012345, 1e9), (-2.5e-3, 1e4)]
    for (value, scale) in powers {
      let decimal = try #require(DoubleDouble(decimalNearestTo: value))
      #expect(decimal.high == value)
      let scaled = decimal * DoubleDouble(scale)
      #expect(difference(scaled, DoubleDouble((value * scale).rounded())) <= 0x1p-98 * abs(value * scale), "\(value)")
    }
    // 10^22 is a double and 10^23 is none.
    let large = try #require(DoubleDouble(decimalNearestTo: 1e23))
    #expect(difference(large, DoubleDouble(1e22) * DoubleDouble(10)) <= 0x1p-100 * 1e23)
    // A third of 17 digits is the result of a calculation.
    #expect(DoubleDouble(decimalNearestTo: 1.0 / 3) == nil)
    #expect(DoubleDouble(decimalNearestTo: 0.1 + 0.2) == nil)
    #expect(DoubleDouble(decimalNearestTo: .infinity) == nil)
  }

  @Test("A difference within its error is zero, and one beyond is not")
  func zero() {
    let third = PreciseNumber(given: 1) / PreciseNumber(given: 3)
    #expect((third * PreciseNumber(given: 3) - PreciseNumber(given: 1)).isZero)
    #expect((PreciseNumber(given: 0.1) * PreciseNumber(given: 3) - PreciseNumber(given: 0.3)).isZero)
    // As doubles, three times 0.1 exceeds 0.3. The calculated sum has an error of that size.
    #expect((PreciseNumber(given: 0.1 + 0.2) - PreciseNumber(given: 0.3)).isZero)
    #expect((PreciseNumber(given: 0.300000000000001) - PreciseNumber(given: 0.3)).sign == 1)
    #expect((PreciseNumber(exactly: 1) + PreciseNumber(exactly: 0x1p-90) - PreciseNumber(exactly: 1)).sign == 1)
    #expect((PreciseNumber(given: 0, doubt: 1) / PreciseNumber(given: 2)).isZero)
  }
}
