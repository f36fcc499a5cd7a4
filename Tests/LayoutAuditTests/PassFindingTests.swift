import AutoLayout
import Graphics
import LayoutAudit
import TestSupport
import Testing

@Suite("Findings of the layout pass")
struct PassFindingTests {
  private func findings(_ violations: LayoutPassViolation...) -> [Finding] {
    var outcome = Stage().layout()
    outcome.violations = violations
    return LayoutAudit(of: View(), outcome: outcome).findings()
  }

  @Test("A broken rule is a warning that names the override and the views")
  func warning() throws {
    let finding = try #require(
      findings(.invalidationOutsideSubtree(view: "list", during: .layoutSubviews, of: "card")).first)
    #expect(finding.rule == .layoutPass)
    #expect(finding.severity == .warning)
    #expect(finding.views == ["card", "list"])
    #expect(
      finding.message
        == "In its override of layoutSubviews, 'card' invalidates the layout of 'list', which is not a descendant of 'card'."
    )
  }

  @Test("A constraint that changes too late is named")
  func constraint() throws {
    let finding = try #require(
      findings(.superNotLast(.updateConstraints, view: "card", constraint: "gap")).first)
    #expect(finding.constraints == ["gap"])
    #expect(finding.fixes == ["Make the changes first, and call super last."])
  }

  @Test("A loop is an error with the views that cause it")
  func loop() throws {
    let finding = try #require(findings(.loop(.layout, views: ["card", "list"])).first)
    #expect(finding.rule == .layoutLoop)
    #expect(finding.severity == .error)
    #expect(finding.views == ["card", "list"])
  }

  @Test("A layout that the solver could not prove is reported, and a proven one is not")
  func imprecise() throws {
    var outcome = Stage().layout()
    let root = View()
    root.identifier = "screen"
    #expect(!LayoutAudit(of: root, outcome: outcome).findings().contains { $0.rule == .imprecise })
    outcome.isProven = false
    let finding = try #require(LayoutAudit(of: root, outcome: outcome).findings().first { $0.rule == .imprecise })
    #expect(finding.views == ["screen"])
    #expect(finding.message.hasPrefix("The frames may be wrong"))
    #expect(finding.fixes.count == 1)
  }
}
