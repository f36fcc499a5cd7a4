import AutoLayout
import Controls
import Graphics
import Testing

@testable import LayoutAudit

@Suite("What a picture shows")
struct ShownContentTests {
  private func shown(_ views: View...) -> ShownContent {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    for view in views { root.addSubview(view) }
    return ShownContent(of: Picture(of: root))
  }

  private func filled(_ color: Color) -> View {
    let view = View(frame: Rect(x: 20, y: 20, width: 100, height: 40))
    view.backgroundColor = color
    return view
  }

  @Test("Backgrounds are no content, and a switch is")
  func backgrounds() {
    #expect(shown(filled(.red)).isBlank)
    let toggle = Switch(frame: Rect(x: 20, y: 20, width: 51, height: 31))
    #expect(!shown(toggle).isBlank)
  }

  @Test("A hidden view shows nothing, nor does one behind an opaque background")
  func hidden() {
    let toggle = Switch(frame: Rect(x: 20, y: 20, width: 51, height: 31))
    let cover = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    cover.backgroundColor = .white
    #expect(shown(toggle, cover).isBlank)
    toggle.isHidden = true
    #expect(shown(toggle).isBlank)
  }

  @Test("Empty views of at least six points are named with their class, the root is not")
  func emptyViews() {
    let chart = filled(.white)
    chart.userLabel = "Chart"
    chart.classInApp = "ChartView"
    let small = View(frame: Rect(x: 0, y: 0, width: 5.9, height: 6))
    let empty = EmptyViews(in: shown(chart, small))
    #expect(empty.entries.map(\.words) == ["'Chart' (custom class ChartView)"])
  }

  @Test("A picture is blank because a view has no room: the view is named, a spacer is not")
  func flatViews() {
    let animation = View(frame: Rect(x: 100, y: 100, width: 0, height: 40))
    animation.classInApp = "AnimationView"
    let spacer = View(frame: Rect(x: 0, y: 100, width: 200, height: 0))
    let content = shown(animation, spacer, ImageView(frame: .zero))
    let empty = EmptyViews(in: content)
    #expect(empty.entries.isEmpty)
    #expect(empty.flatViews == ["a view of the custom class AnimationView", "an image view"])
    let finding = Finding.blank(View(), empty: empty, hiddenCount: 0, controller: nil)
    #expect(
      finding.message == "The picture shows nothing but its background; 2 views have no room: "
        + "a view of the custom class AnimationView, an image view.")
  }

  @Test("A view that is one point wide and high has room")
  func narrowView() {
    let image = ImageView(frame: Rect(x: 100, y: 100, width: 1, height: 1))
    #expect(EmptyViews(in: shown(image)).flatViews.isEmpty)
  }
}
