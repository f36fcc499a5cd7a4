import Foundation
import Galley
import Reports
import Yams

/// Reads the part of a configuration that concerns checks.
struct CheckReader: ConfigurationValues {
  let path: String

  func read(_ node: Node) throws(ConfigurationError) -> CheckConfiguration {
    try read(node, Self.keys, over: CheckConfiguration(path: path))
  }

  static let keys: KeyTable<Self, CheckConfiguration> = [
    "fail-on": .init(\.policy, parsing: PolicyParsing.policy),
    "list": .init(\.listed, severity),
    "baseline": .init(\.baseline, file),
    "suppress": .init(\.suppressions, suppressions),
  ]

  static let suppressionKeys: KeyTable<Self, Suppression> = [
    "rule": .init(\.rules, rules),
    "view": .init(\.object, text),
    "document": .init(\.document, text),
    "scene": .init(\.scene, text),
    "locale": .init(\.locales, texts),
    "reason": .init(\.reason, text),
    "until": .init(\.lastDay, day),
  ]

  private func file(_ node: Node) throws(ConfigurationError) -> String { try projectPath(try text(node), at: node) }

  private func severity(_ node: Node) throws(ConfigurationError) -> Finding.Severity {
    guard let severity = node.string.flatMap(Finding.Severity.init(rawValue:)) else {
      throw error(at: node, "expected error, warning or note")
    }
    return severity
  }

  private func suppressions(_ node: Node) throws(ConfigurationError) -> [Suppression] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of findings to accept") }
    var suppressions: [Suppression] = []
    for item in sequence { suppressions.append(try suppression(item)) }
    return suppressions
  }

  private func suppression(_ node: Node) throws(ConfigurationError) -> Suppression {
    let usual = Suppression(reason: "", line: node.mark?.line)
    let suppression = try read(node, Self.suppressionKeys, over: usual)
    guard !suppression.reason.isEmpty else {
      throw error(at: node, "'reason' is missing: say why the finding is accepted")
    }
    let isLimited = !suppression.rules.isEmpty || suppression.object != nil
    guard isLimited else { throw error(at: node, "expected a 'rule' or a 'view'; this would accept every finding") }
    return suppression
  }

  private func rules(_ node: Node) throws(ConfigurationError) -> Set<String> {
    let names = try list(node)
    let known = Finding.Rule.allCases.map(\.rawValue)
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw error(at: node, "unknown rule '\(unknown)'" + NearestNames.hint(known, to: unknown))
    }
    return Set(names)
  }

  /// Reads a day of the form `2027-01-31`.
  private func day(_ node: Node) throws(ConfigurationError) -> String {
    let form = Date.ISO8601FormatStyle.iso8601.year().month().day()
    guard let text = node.scalar?.string, let date = try? form.parse(text), date.formatted(form) == text else {
      throw error(at: node, "expected a day such as 2027-01-31")
    }
    return text
  }
}
