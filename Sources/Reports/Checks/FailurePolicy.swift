import Graphics

/// The findings that make a run fail.
package struct FailurePolicy: Hashable, Sendable {
  /// The mildest severity that fails, or `nil` if none does.
  package var severity: Finding.Severity?
  /// The names of rules that fail in any severity.
  package var rules: Set<String>

  package init(severity: Finding.Severity? = nil, rules: Set<String> = []) {
    self.severity = severity
    self.rules = rules
  }

  /// A finding that no policy accepts: that a person will see.
  package static let warnings = FailurePolicy(severity: .warning)

  /// Reads words such as `warning`, `error,truncated` or `never`.
  ///
  /// - Throws: ``FailurePolicyError`` with the first word that is neither a severity nor a rule.
  package init(_ words: [String]) throws(FailurePolicyError) {
    self.init()
    for word in words where word != "never" {
      if let severity = Finding.Severity(rawValue: word) {
        self.severity = max(severity, self.severity ?? severity) { $0.order < $1.order }
      } else if Finding.Rule(rawValue: word) != nil {
        rules.insert(word)
      } else {
        throw FailurePolicyError(word: word)
      }
    }
    if words.isEmpty { throw FailurePolicyError(word: "") }
    if words.count > 1, words.contains("never") { throw FailurePolicyError(word: "never") }
  }

  /// The words that give the policy: the severity, and the rules sorted by name.
  package var words: [String] {
    let words = (severity.map { [$0.rawValue] } ?? []) + rules.sorted()
    return words.isEmpty ? ["never"] : words
  }

  package func fails(rule: String, severity: Finding.Severity) -> Bool {
    rules.contains(rule) || self.severity.map { severity.order <= $0.order } ?? false
  }
}

/// A word that names no findings.
package struct FailurePolicyError: Error, Hashable, CustomStringConvertible {
  package var word: String

  package var description: String {
    switch word {
    case "": "expected \(Self.known)"
    case "never": "expected 'never' alone"
    default: "'\(word)' is neither a severity nor a rule; expected \(Self.known)"
    }
  }

  private static let known = "error, warning, note, never or names of rules such as truncated"
}

private func max<Value>(_ left: Value, _ right: Value, by isLess: (Value, Value) -> Bool) -> Value {
  isLess(left, right) ? right : left
}
