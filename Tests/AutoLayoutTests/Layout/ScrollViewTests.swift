import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Scroll views")
struct ScrollViewTests {
  @Test("Edges of the scroll view are those of its content, its width that of its frame")
  func contentSize() {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = Box("content")
    scrollView.addSubview(content)
    let stage = Stage(scrollView)
    stage.layout(
      scrollView.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 1000))
    #expect(content.frame == Rect(x: 5, y: 5, width: 290, height: 1000))
    #expect(scrollView.contentSize == Size(width: 300, height: 1010))
  }
}

@Suite("The content of scroll views")
struct ScrollContentTests {
  private let scrollView = ScrollView()
  private let content = Box("content")
  private let stage: Stage

  init() {
    stage = Stage(scrollView)
    scrollView.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    scrollView.addSubview(content)
  }

  private func layout(safeArea: EdgeInsets = .zero) { stage.layout(safeArea: safeArea) }

  @Test("A size that was set is kept if no constraint determines the content")
  func ownSize() {
    content.removeFromSuperview()
    scrollView.contentSize = Size(width: 320, height: 2000)
    layout()
    #expect(scrollView.contentSize == Size(width: 320, height: 2000))
    #expect(scrollView.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 320, height: 2000))
  }

  @Test("Constraints on the content determine its size, axis by axis")
  func constrainedSize() {
    scrollView.contentSize = Size(width: 10, height: 2000)
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 700), content.heightAnchor.constraint(equalToConstant: 20),
    ])
    layout()
    #expect(scrollView.contentSize == Size(width: 700, height: 2000))
  }

  @Test("Content at rest is inside its insets")
  func contentInset() {
    scrollView.contentInset = EdgeInsets(top: 20, left: 10, bottom: 30)
    layout()
    #expect(scrollView.contentOffset == Point(x: -10, y: -20))
    scrollView.contentInset.top = 50
    layout()
    #expect(scrollView.contentOffset == Point(x: -10, y: -50))
  }

  @Test("Scrolled content stays where it is when the insets change")
  func scrolledContent() {
    scrollView.contentOffset = Point(x: 0, y: 300)
    scrollView.contentInset.top = 50
    layout()
    #expect(scrollView.contentOffset == Point(x: 0, y: 300))
  }

  @Test(
    "The safe area is added to the insets as the adjustment behaviour says",
    arguments: [
      (ScrollView.ContentInsetAdjustmentBehavior.automatic, EdgeInsets(top: 67, bottom: 34)),
      (.scrollableAxes, EdgeInsets(top: 67, bottom: 34)), (.never, EdgeInsets(top: 20)),
      (.always, EdgeInsets(top: 67, left: 5, bottom: 34, right: 5)),
    ])
  func safeArea(behavior: ScrollView.ContentInsetAdjustmentBehavior, expected: EdgeInsets) {
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentInset.top = 20
    scrollView.contentSize = Size(width: 100, height: 2000)
    layout(safeArea: EdgeInsets(top: 47, left: 5, bottom: 34, right: 5))
    #expect(scrollView.adjustedContentInset == expected)
    #expect(scrollView.contentOffset == Point(x: -expected.left, y: -expected.top))
  }

  @Test("Content that is low enough does not scroll, and stays under the bars if only scrollable axes are adjusted")
  func lowContent() {
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = Size(width: 100, height: 100)
    layout(safeArea: EdgeInsets(top: 47))
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .automatic
    layout(safeArea: EdgeInsets(top: 47))
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 47))
  }

  @Test("An axis scrolls if the content is larger than the scroll view, not if it is as large")
  func contentAsLargeAsView() {
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = Size(width: 320, height: 480)
    let safeArea = EdgeInsets(top: 47, left: 5, bottom: 34, right: 6)
    layout(safeArea: safeArea)
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize.width = 321
    #expect(scrollView.adjustedContentInset == EdgeInsets(left: 5, right: 6))
    scrollView.contentSize = Size(width: 320, height: 481)
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 47, bottom: 34))
  }

  @Test("An axis that always bounces scrolls, however low or narrow the content is")
  func bouncing() {
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = Size(width: 100, height: 100)
    let safeArea = EdgeInsets(top: 47, left: 5, bottom: 34, right: 6)
    scrollView.alwaysBounceVertical = true
    layout(safeArea: safeArea)
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 47, bottom: 34))
    (scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal) = (false, true)
    layout(safeArea: safeArea)
    #expect(scrollView.adjustedContentInset == EdgeInsets(left: 5, right: 6))
  }

  @Test("Setting an offset shows another part, animated or not")
  func offset() {
    scrollView.setContentOffset(Point(x: 5, y: 70), animated: true)
    layout()
    #expect(scrollView.bounds == Rect(x: 5, y: 70, width: 320, height: 480))
  }
}
