import AutoLayout
import Controls
import Graphics
import LayoutAudit
import Testing

/// A box whose content may grow.
private final class Growing: View {
  var content = Size(width: 30, height: 10) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: Size { content }
}

@Suite("Conflicts arise, are told and are mended as the guide says")
struct ConflictHandlingTests {
  private let box = Box("box", 50, 20)
  private let stage: Stage

  init() { stage = Stage(box) }

  private func width(_ constant: Double) -> LayoutConstraint { box.widthAnchor.constraint(equalToConstant: constant) }

  @Test("A conflict ends when one of its constraints is removed or made optional")
  func mending() {
    let (narrow, wide) = (width(10), width(20))
    #expect(stage.layout(narrow, wide).conflicts.count == 1)
    narrow.isActive = false
    #expect(stage.layout().conflicts.isEmpty)
    #expect(box.frame.width == 20)
    narrow.priority = 999
    narrow.isActive = true
    #expect(stage.layout().conflicts.isEmpty)
    #expect(box.frame.width == 20)
  }

  @Test("999 holds as if it were required against everything below")
  func almostRequired() {
    let wide = width(200)
    wide.priority = 999
    let rivals = [30.0, 40, 60].map { constant in
      let rival = width(constant)
      rival.priority = 998
      return rival
    }
    LayoutConstraint.activate(rivals)
    stage.layout(wide)
    #expect(box.frame.width == 200)
  }

  @Test("Content that grows beyond a point makes a conflict that was not there before")
  func growingContent() {
    let growing = Growing()
    growing.translatesAutoresizingMaskIntoConstraints = false
    growing.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stage = Stage(growing)
    let most = growing.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    #expect(stage.layout(most).conflicts.isEmpty)
    growing.content.width = 130
    #expect(stage.layout().conflicts.map(\.constraints.count) == [2])
  }

  @Test("A conflict is told even where nothing of it can be seen")
  func invisible() {
    box.isHidden = true
    let outcome = stage.layout(width(10), width(20))
    #expect(stage.root.displayList().items.isEmpty)
    #expect(LayoutAudit(of: stage.root, outcome: outcome).findings().contains { $0.rule == .conflict })
  }

  @Test("Every conflict and every open view is a finding that comes with a fix")
  func findings() {
    let outcome = stage.layout(width(10), width(20))
    let findings = LayoutAudit(of: stage.root, outcome: outcome).findings()
    #expect(findings.map(\.rule) == [.conflict, .ambiguous])
    #expect(findings.allSatisfy { !$0.fixes.isEmpty && !$0.views.isEmpty })
  }

  @Test("A conflict with a mask or a required content size is mended at the mask or at the content's priorities")
  func particularFixes() throws {
    let framed = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    framed.identifier = "framed"
    stage.root.addSubview(framed)
    box.setContentHuggingPriority(.required, for: .horizontal)
    let outcome = stage.layout(width(90), framed.widthAnchor.constraint(equalToConstant: 60))
    let fixes = LayoutAudit(of: stage.root, outcome: outcome).findings().filter { $0.rule == .conflict }.map(
      \.fixes[0])
    #expect(
      fixes == [
        "Set translatesAutoresizingMaskIntoConstraints of view 'framed' to false before adding constraints.",
        "Give hugging and compression resistance of view 'box' priorities below 1000.",
      ])
  }

  @Test("With the mask switched off before, constraints alone place a view that was made in code")
  func maskSwitchedOff() {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let outcome = stage.layout(
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 80))
    #expect(outcome.conflicts.isEmpty)
    #expect(view.frame.minX == 30)
    #expect(view.frame.width == 80)
  }

  @Test("An error of a constraint that cannot be active is a finding, too")
  func errors() throws {
    let constraint = box.widthAnchor.constraint(equalTo: Box("elsewhere").widthAnchor)
    constraint.identifier = "lost"
    constraint.isActive = true
    let finding = try #require(LayoutAudit(of: stage.root, outcome: stage.layout()).findings().first)
    #expect(finding.rule == .invalidConstraint)
    #expect(finding.severity == .error)
    #expect(finding.constraints == ["lost"])
  }
}
