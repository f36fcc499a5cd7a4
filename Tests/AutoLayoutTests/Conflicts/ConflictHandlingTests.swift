import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// A box with content that can grow.
private final class Growing: View {
  var content = Size(width: 30, height: 10) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: Size { content }
}

@Suite("Conflicts arise, are reported and are resolved as the guide says")
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

  @Test("Content that grows beyond a point causes a new conflict")
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

  @Test("With the mask switched off first, constraints alone place a view made in code")
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
}
