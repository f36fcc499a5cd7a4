/// The format of numbers in Auto Layout's log, in messages and in explanations.
package enum LogNumber {
  /// Returns a number with up to three decimals and no trailing zeros.
  package static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let number = thousandths / 1000
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// Returns a multiplier with six significant digits and no trailing zeros, as `printf("%g")` writes it: 0.333333 for
  /// a third, and 0.3335 unchanged.
  package static func factor(_ value: Double) -> String {
    guard value != 0, abs(value) >= 1e-4, abs(value) < 1e6 else { return "\(value)" }
    var unit = 1.0
    while abs(value) * unit < 1e5 { unit *= 10 }
    let rounded = (value * unit).rounded() / unit
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
