/// A decimal of at most 15 digits, or a whole number that a double holds: `digits` times a power of ten.
struct ShortDecimal {
  /// A whole number.
  private(set) var digits: Double
  private(set) var exponent = 0

  /// Makes the decimal of at most 15 digits that a double was rounded from, such as 1/10 for 0.1; nil if there is none.
  ///
  /// A double has the digits of each such decimal (IEEE 754), so the shortest decimal that rounds to it is that
  /// decimal.
  init?(nearestTo value: Double) {
    guard value.isFinite else { return nil }
    digits = value
    if value == value.rounded(), abs(value) < 0x1p53 { return }
    digits = 0
    var digitCount = 0
    var isAfterPoint = false
    var characters = abs(value).description.utf8[...]
    while let character = characters.popFirst() {
      if character == UInt8(ascii: "e") {
        exponent += Int(String(Substring(characters))) ?? 0
        break
      }
      if character == UInt8(ascii: ".") {
        isAfterPoint = true
        continue
      }
      digits = 10 * digits + Double(character - UInt8(ascii: "0"))
      if digits > 0 { digitCount += 1 }
      if isAfterPoint { exponent -= 1 }
    }
    if exponent < 0, digits.truncatingRemainder(dividingBy: 10) == 0 {
      // A trailing zero, as in 1e-05 or 100.0, is no digit of the decimal.
      digits /= 10
      exponent += 1
      digitCount -= 1
    }
    guard digitCount <= 15 else { return nil }
    if value < 0 { digits = -digits }
  }
}
