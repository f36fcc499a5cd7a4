import Foundation
import Galley
import Reports
import Yams

/// Reads the part of a configuration that concerns checks.
struct CheckReader: ConfigurationValues {
  let path: String

  func read(_ node: Node) throws(ConfigurationError) -> CheckConfiguration {
    var check = CheckConfiguration()
    check.path = path
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "fail-on": check.policy = try parse(value, PolicyParsing.policy)
      case "list": check.listed = try severity(value)
      case "baseline": check.baseline = resolved(try text(value))
      case "suppress": check.suppressions = try suppressions(value)
      default: throw unknown(key, expected: ["fail-on", "list", "baseline", "suppress"])
      }
    }
    return check
  }

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
    var suppression = Suppression(reason: "", line: node.mark?.line)
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "rule": suppression.rules = try rules(value)
      case "view": suppression.object = try text(value)
      case "document": suppression.document = try text(value)
      case "scene": suppression.scene = try text(value)
      case "locale": suppression.locales = Set(try list(value))
      case "reason": suppression.reason = try text(value)
      case "until": suppression.lastDay = try day(value)
      default:
        throw unknown(key, expected: ["rule", "view", "document", "scene", "locale", "reason", "until"])
      }
    }
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
