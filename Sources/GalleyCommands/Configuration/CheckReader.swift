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
    "fail-on": .init(\.policy, parsing: PolicyParsing.policy).described(
      .text(.failing), usual: .value("warning"), example: "[error, truncated]", option: "--fail-on",
      "The findings that fail: a severity with all above it, names of rules, or `never`."),
    "list": .init(\.listed, choice).described(
      .text(.choice(Finding.Severity.self)), usual: .value("warning"), example: "note", option: "--list",
      "The mildest severity that is listed."),
    "baseline": .init(\.baseline, file).described(
      .text(.any("file")), example: ".galley-baseline.json", option: "--baseline",
      "The file of the findings that the project has already, which do not fail."),
    "suppress": .init(\.suppressions, suppressions).described(
      .mappings(suppressionKeys.described), example: "[{rule: truncated, reason: The title fades out.}]",
      "The findings that are accepted, each with a `reason` and with a `rule`, a `view` or both."),
  ]

  static let suppressionKeys: KeyTable<Self, Suppression> = [
    "rule": .init(\.rules, rules).described(
      .list(.rule), usual: .words("all"), example: "truncated", "The rules of the findings."),
    "view": .init(\.object, text).described(
      .text(.any("id")), usual: .words("all"), example: "8bC-Xf-vdC", "The view or constraint of the findings."),
    "document": .init(\.document, text).described(
      .text(.any("path")), usual: .words("all"), example: "Login.xib", "The path of the document, or its end."),
    "scene": .init(\.scene, text).described(
      .text(.any("name")), usual: .words("all"), example: "Login", "A name of the scene."),
    "locale": .init(\.locales, texts).described(
      .list(.any("language")), usual: .words("all"), example: "[de, fr]", "The languages of the findings."),
    "reason": .init(\.reason, text).described(
      .text(.any("text")), usual: .required, example: "The title fades out.", "Why the findings are accepted."),
    "until": .init(\.lastDay, day).described(
      .text(.day), usual: .words("no end"), example: "2027-01-31", "The last day of the suppression."),
  ]

  private func file(_ node: Node) throws(ConfigurationError) -> String { try projectPath(try text(node), at: node) }

  private func suppressions(_ node: Node) throws(ConfigurationError) -> [Suppression] {
    try items(of: node, "findings to accept", suppression)
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
