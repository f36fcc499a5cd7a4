import Foundation

/// Values of runtime attributes as the properties take them, as key-value coding would convert them.
enum UINibValue {
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let same = value as? Value { return same }
    guard let value, let number = number(value) else { return nil }
    if let wrapped = type as? any OptionalValue.Type { return wrapped.some(number) as? Value }
    return (type as? any NibNumber.Type)?.init(nibNumber: number) as? Value
  }

  /// The name of a type as a document's author knows it: without the optional.
  static func name(of type: Any.Type) -> String {
    "\((type as? any OptionalValue.Type)?.wrapped ?? type)"
  }

  private static func number(_ value: Any) -> Double? {
    if let truth = value as? Bool { return truth ? 1 : 0 }
    if let number = value as? NSNumber { return number.doubleValue }
    if let number = value as? any BinaryInteger { return Double(number) }
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    return nil
  }
}

/// A kind of number that a property of a document can have.
private protocol NibNumber {
  init(nibNumber: Double)
}

extension Double: NibNumber { init(nibNumber: Double) { self = nibNumber } }
extension Float: NibNumber { init(nibNumber: Double) { self = Float(nibNumber) } }
extension CGFloat: NibNumber { init(nibNumber: Double) { self = CGFloat(nibNumber) } }
extension Bool: NibNumber { init(nibNumber: Double) { self = nibNumber != 0 } }
extension Int: NibNumber { init(nibNumber: Double) { self = Int(exactly: nibNumber.rounded(.towardZero)) ?? 0 } }
extension UInt: NibNumber { init(nibNumber: Double) { self = UInt(exactly: nibNumber.rounded(.towardZero)) ?? 0 } }

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static func some(_ number: Double) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func some(_ number: Double) -> Any? {
    (Wrapped.self as? any NibNumber.Type)?.init(nibNumber: number) as? Wrapped
  }
}
