/// The format of numbers in Auto Layout's log, in messages and in explanations.
package enum LogNumber {
  /// Returns a number with up to three decimals and no trailing zeros.
  package static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let number = thousandths / 1000
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
