/// Why a table of strings cannot be used.
public struct LocalizationError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened.
    case unreadable
    /// The file is larger than what is read, in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// The file has a mistake.
    case syntax(TableSyntaxError)
  }

  /// The file.
  public var path: String
  /// The reason.
  public var reason: Reason

  /// Makes an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
