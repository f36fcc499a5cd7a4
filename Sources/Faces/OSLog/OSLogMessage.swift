/// The text of a message, with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// A message that is being put together. Private values are in it too: it leaves nobody's machine.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += "\(value())"
  }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogFormat, align: OSLogAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogAlignment, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}

/// Whether a value may be shown to others.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a number is written. Here all are written as Swift does.
public struct OSLogFormat: Sendable {
  public static let decimal = OSLogFormat()
  public static let hex = OSLogFormat()
  public static let fixed = OSLogFormat()
  public static func fixed(precision: Int) -> OSLogFormat { .fixed }
}

/// How wide a value is written. Here none is padded.
public struct OSLogAlignment: Sendable {
  public static let none = OSLogAlignment()
  public static func left(columns: Int) -> OSLogAlignment { .none }
  public static func right(columns: Int) -> OSLogAlignment { .none }
}
