import Foundation

/// Values of runtime attributes as the properties take them, as key-value coding would convert them.
enum UINibValue {
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let same = value as? Value { return same }
    guard let value, let number = number(value) else { return nil }
    if let wrapped = type as? any OptionalValue.Type { return wrapped.some(number) as? Value }
    return (type as? any NibNumber.Type)?.init(nibNumber: number) as? Value
  }

  /// An object of another class than the property's, if both are of one class of UIKit's, as Objective-C would hold it:
  /// calls of what that class declares reach the object, and nothing checks its own class.
  static func held<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    guard let value, let expected = ((type as? any OptionalValue.Type)?.wrapped ?? type) as? AnyClass,
      let base = classOfUIKit(above: expected), base != expected, let found = Swift.type(of: value) as? AnyClass,
      sequence(first: found, next: { _getSuperclass($0) }).contains(where: { $0 == base })
    else { return nil }
    return unsafeBitCast(value as AnyObject, to: Value.self)
  }

  private static func classOfUIKit(above type: AnyClass) -> AnyClass? {
    sequence(first: type) { _getSuperclass($0) }.first { String(reflecting: $0).hasPrefix("UIKit.") }
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
