/// Numbers as Auto Layout's log and what is told of layouts write them.
package enum LogNumber {
  /// Up to three decimals and no trailing zeros.
  package static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let number = thousandths / 1000
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
