import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Rules of findings")
struct FindingRuleTests {
  private static let article = Checkout.root.appending(path: "Sources/Galley/Galley.docc/Findings.md")

  @Test("The article lists every rule and no other, with its severities and summary")
  func article() throws {
    let lines = try String(contentsOf: Self.article, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| `") }.map(String.init)
    let expected = Finding.Rule.allCases.map { rule in
      "| `\(rule.rawValue)` | \(rule.severities.map(\.rawValue).joined(separator: ", ")) | \(rule.summary) |"
    }
    #expect(rows == expected)
  }

  @Test("Names are lowercase words joined by hyphens, as files and scripts have them")
  func names() {
    for rule in Finding.Rule.allCases {
      #expect(rule.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.rawValue)")
    }
  }

  @Test("A finding has its rule's default severity unless another is given")
  func severity() {
    #expect(Finding(rule: .conflict, message: "").severity == .error)
    #expect(Finding(rule: .truncated, message: "").severity == .warning)
    #expect(Finding(rule: .truncated, severity: .note, message: "").severity == .note)
  }
}
