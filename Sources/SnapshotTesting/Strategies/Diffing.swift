import UIKit

/// How values are stored as data and compared.
public struct Diffing<Value> {
  /// Returns what is stored of a value.
  public var toData: (Value) -> Data
  /// Returns the value of stored data.
  public var fromData: (Data) -> Value
  /// Compares a reference with a new value, and returns a message and attachments if they differ.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Returns the value of stored data, or throws the reason why it is none; `nil` if ``fromData`` takes any data.
  var read: ((Data) throws -> Value)?
  /// Returns why a value cannot be stored, or `nil`.
  var flaw: (Value) -> String? = { _ in nil }

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing {
  /// Returns the value of a reference.
  ///
  /// - Throws: The reason why the data is no reference.
  func reference(from data: Data) throws -> Value { try read?(data) ?? fromData(data) }
}

/// Why a reference cannot be compared.
struct DamagedReference: Error, CustomStringConvertible {
  let description: String
}
