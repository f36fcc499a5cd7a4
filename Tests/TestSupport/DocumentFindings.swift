import Graphics

extension ExpectedBlock {
  /// Compares the rows with findings, in any order, and expects no others of the setting's rule.
  package func problems(findings: [Finding]) throws -> [DocumentProblem] {
    if let rule = setting.rule, Finding.Rule(rawValue: rule) == nil { throw head.problem("unknown rule '\(rule)'") }
    var rest = findings.filter { setting.rule == nil || $0.ruleName == setting.rule }
    var problems: [DocumentProblem] = []
    for row in rows.map(\.text) == ["none"] ? [] : rows {
      let expected = try ExpectedFinding(row)
      if let index = rest.firstIndex(where: expected.isMet) {
        rest.remove(at: index)
      } else {
        problems.append(row.problem("found no such finding"))
      }
    }
    return problems + rest.map { head.problem("found '\($0.severity) \($0.ruleName)' as well: \($0.message)") }
  }
}

/// A row about a finding: its severity, its rule, the ids of views and constraints, and in quotation marks parts of its
/// message.
private struct ExpectedFinding {
  private let severity: Finding.Severity
  private let rule: Finding.Rule
  private let ids: [String]
  private let parts: [String]

  init(_ row: ExpectedRow) throws(DocumentProblem) {
    let pattern = /(?<severity>\w+) (?<rule>\S+)(?<ids>( [^\s"]+)*)(?<parts>( "[^"]*")*)/
    guard let match = row.text.wholeMatch(of: pattern), let severity = Finding.Severity(rawValue: "\(match.severity)")
    else {
      throw row.problem("expected a severity, a rule, ids, and in quotation marks parts of the message")
    }
    guard let rule = Finding.Rule(rawValue: "\(match.rule)") else { throw row.problem("unknown rule '\(match.rule)'") }
    self.severity = severity
    self.rule = rule
    ids = match.ids.split(separator: " ").map(String.init)
    parts = match.parts.matches(of: /"([^"]*)"/).map { "\($0.1)" }
  }

  func isMet(by finding: Finding) -> Bool {
    finding.severity == severity && finding.rule == rule && finding.views + finding.constraints == ids
      && parts.allSatisfy(finding.message.contains)
  }
}
