import Graphics

/// A problem in the layout of a snapshot, as results and summaries have it.
public struct SnapshotFinding: Hashable, Sendable, Codable {
  /// The rule's name, such as `truncated`.
  public var rule: String
  /// `error`, `warning` or `note`.
  public var severity: String
  /// The problem in one or two sentences.
  public var message: String
  /// The line of the document with the constraint or view that the problem concerns, or `nil` if it is unknown.
  public var line: Int?

  public init(rule: String, severity: String, message: String, line: Int? = nil) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.line = line
  }

  /// Creates the summary of a finding.
  ///
  /// The line is that of the broken constraint, else of the first constraint or view that the document has.
  ///
  /// - Parameter lines: The lines of the document's objects, by their ids.
  package init(_ finding: Finding, lines: [String: Int]) {
    let objects = [finding.broken].compactMap(\.self) + finding.constraints + finding.views
    self.init(
      rule: finding.ruleName, severity: finding.severity.rawValue, message: finding.message,
      line: objects.lazy.compactMap { lines[$0] }.first)
  }
}
