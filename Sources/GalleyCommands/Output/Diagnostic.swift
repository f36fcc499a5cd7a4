/// A line for the log: where, how bad, what.
struct Diagnostic {
  /// How bad it is.
  enum Severity: String {
    /// Something was not done.
    case error
    /// Something was done otherwise than it was asked for.
    case warning
  }

  var severity: Severity
  /// A file, followed by `:line:column` where they are known; none for the command itself.
  var place: String?
  var message: String

  /// The line, in the form that compilers use and editors understand.
  var text: String {
    (place.map { $0 + ": " } ?? "galley: ") + severity.rawValue + ": " + message + "\n"
  }
}
