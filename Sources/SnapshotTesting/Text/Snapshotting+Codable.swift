import UIKit

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares values encoded as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Compares values as an encoder writes them.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded(as: "json", by: encoder.encode) }

  /// Compares values encoded as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Compares values as an encoder writes them.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting { encoded(as: "plist", by: encoder.encode) }
}

extension Snapshotting where Value == Any, Format == String {
  /// Compares dictionaries, arrays, texts and numbers as JSON, with sorted keys.
  public static var json: Snapshotting {
    encoded(as: "json") { value in
      guard JSONSerialization.isValidJSONObject(value) else { throw NoJSON(type: "\(type(of: value))") }
      return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }
}

extension Snapshotting where Format == String {
  fileprivate static func encoded(as pathExtension: String, by encode: @escaping (Value) throws -> Data) -> Self {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        StrategyProblem.report("The value cannot be encoded: \(error)")
        return ""
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

private struct NoJSON: Error, CustomStringConvertible {
  let type: String
  var description: String { "a value of type '\(type)' cannot be written as JSON" }
}
