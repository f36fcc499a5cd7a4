import Foundation

/// Takes messages of a part of an app. They are written to the standard error output if the environment variable
/// `OS_ACTIVITY_DT_MODE` is set, as on Apple's systems, and else not made.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .default) }
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(message().text, level) }
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .debug) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .debug) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .info) }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .default) }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
}

/// A place for messages.
public final class OSLog: Sendable {
  public struct Category: Sendable {
    fileprivate let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  private let subsystem: String
  private let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  public func isEnabled(type: OSLogType) -> Bool { Self.isWritten && self !== Self.disabled }

  fileprivate static let isWritten = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data("\(place)\(type.name): \(message())\n".utf8))
  }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Takes a message whose format has `%@`, `%d` and the like, perhaps with `{public}`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(formatted("\(message)", args), type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(formatted("\(message)", args), type)
}

private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  String(format: format.replacing(/\{[a-z, ]*\}/, with: ""), arguments: arguments)
}
