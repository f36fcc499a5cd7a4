/// Why a table of strings cannot be used.
public struct LocalizationError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened.
    case unreadable
    /// The `.strings` file has a mistake.
    case syntax(StringsSyntaxError)
    /// The `.strings` file looks like a property list in XML or binary form but is none of strings.
    case malformedPropertyList
    /// The string catalog is not the JSON it should be.
    case malformedCatalog
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
