import Files

/// The properties of a number that plural rules depend on: its value and its visible digits.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
struct PluralOperands: Sendable {
  /// `i`: the integer part.
  let integer: UInt64
  /// `v`: the number of visible fraction digits.
  let fractionCount: UInt64
  /// `f`: the visible fraction digits as a number.
  let fraction: UInt64
  /// `w` and `t`: `v` and `f` without trailing zeros.
  let trimmedFractionCount: UInt64
  let trimmedFraction: UInt64
  /// `c` and `e`: the power of ten in compact notation, for example 6 in "1.2 million".
  let exponent: UInt64

  init(_ number: Int) {
    self.init(integer: UInt64(number.magnitude), fractionDigits: 0, fraction: 0, exponent: 0)
  }

  /// Reads the operands of a number from its visible digits: `1`, `-1.50`, and `1.2c6` for 1.2 million.
  ///
  /// Returns `nil` for other texts and for numbers that do not fit into 64 bits.
  init?(_ shown: String) {
    let parts = shown.utf8.split(separator: "c", maxSplits: 1, omittingEmptySubsequences: false)
    guard let mantissa = parts.first, let exponent = parts.count == 2 ? Self.number(parts[1]) : 0 else { return nil }
    let unsigned = mantissa.first == "-" ? mantissa.dropFirst() : mantissa
    let halves = unsigned.utf8.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(Substring.init)
    guard let integer = halves.first, !integer.isEmpty, halves.count == 1 || !halves[1].isEmpty else { return nil }
    self.init(integer: integer, fraction: halves.count == 2 ? halves[1] : "", exponent: exponent)
  }

  /// Computes the operands of digits whose decimal point moves to the right by `exponent` places.
  private init?(integer: Substring, fraction: Substring, exponent: UInt64) {
    guard exponent <= 18 else { return nil }
    let moved = fraction.prefix(Int(exponent))
    let padding = String(repeating: "0", count: Int(exponent) - moved.count)
    let rest = fraction.dropFirst(moved.count)
    guard let whole = Self.number(integer + moved + padding), let decimals = rest.isEmpty ? 0 : Self.number(rest)
    else { return nil }
    self.init(integer: whole, fractionDigits: rest.utf8.count, fraction: decimals, exponent: exponent)
  }

  private init(integer: UInt64, fractionDigits: Int, fraction: UInt64, exponent: UInt64) {
    var trimmed = fraction
    var count = fraction == 0 ? 0 : fractionDigits
    while trimmed > 0, trimmed % 10 == 0 {
      trimmed /= 10
      count -= 1
    }
    self.integer = integer
    fractionCount = UInt64(fractionDigits)
    self.fraction = fraction
    trimmedFractionCount = UInt64(count)
    trimmedFraction = trimmed
    self.exponent = exponent
  }

  /// Whether the number is exactly 0.
  var isZero: Bool { integer == 0 && trimmedFraction == 0 }

  private static func number(_ digits: some StringProtocol) -> UInt64? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(digits) : nil
  }
}
