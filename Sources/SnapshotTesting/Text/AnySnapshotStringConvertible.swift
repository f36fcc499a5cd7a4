import UIKit

/// A value that says how `Snapshotting.dump` describes it.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow the description.
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, in the format of ISO 8601.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without the addresses of objects.
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
  /// The text without addresses like `: 0x600000c04000`.
  var withoutAddresses: String {
    replacing(#/:?\s*\b0x[0-9a-fA-F]+/#, with: "")
  }
}
