import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Autoresizing masks follow the superview")
struct AutoresizingTests {
  private func width(mask: AutoresizingMask, from frame: Rect = Rect(x: 20, y: 0, width: 60, height: 10)) -> Rect {
    let view = View(frame: frame)
    view.autoresizingMask = mask
    let stage = Stage(view)
    stage.root.frame = Rect(x: 0, y: 0, width: 100, height: 480)
    stage.layout(size: Size(width: 200, height: 480))
    return view.frame
  }

  @Test("Without a flexible part, the left edge and the width do not change")
  func fixed() { #expect(width(mask: []) == Rect(x: 20, y: 0, width: 60, height: 10)) }

  @Test("A flexible width takes all growth")
  func flexibleWidth() { #expect(width(mask: .flexibleWidth).width == 160) }

  @Test("A flexible left gap keeps the distance to the right")
  func flexibleLeft() { #expect(width(mask: .flexibleLeftMargin).minX == 120) }

  @Test("Flexible gaps and width share growth in proportion")
  func shared() {
    let frame = width(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(frame == Rect(x: 40, y: 0, width: 120, height: 10))
  }

  @Test("Flexible parts that are all 0 share growth equally")
  func sharedWithoutLength() {
    let empty = Rect(x: 0, y: 0, width: 0, height: 10)
    #expect(width(mask: .flexibleWidth, from: empty) == Rect(x: 0, y: 0, width: 100, height: 10))
    let frame = width(mask: [.flexibleLeftMargin, .flexibleWidth], from: empty)
    #expect(frame == Rect(x: 50, y: 0, width: 50, height: 10))
  }
}
