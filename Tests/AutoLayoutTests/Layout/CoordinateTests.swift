import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Bounds, centres and coordinates")
struct CoordinateTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let parent = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
  private let child = View(frame: Rect(x: 5, y: 5, width: 50, height: 20))

  init() {
    root.addSubview(parent)
    parent.addSubview(child)
  }

  @Test("A new size of the bounds changes the frame around its centre")
  func boundsSize() {
    parent.bounds.size = Size(width: 50, height: 120)
    #expect(parent.frame == Rect(x: 35, y: 10, width: 50, height: 120))
    #expect(parent.center == Point(x: 60, y: 70))
  }

  @Test("A centre moves the frame and keeps its size")
  func center() {
    child.center = Point(x: 50, y: 50)
    #expect(child.frame == Rect(x: 25, y: 40, width: 50, height: 20))
  }

  @Test("A new origin of the bounds moves what the subviews show, and no frame")
  func boundsOrigin() {
    parent.bounds.origin = Point(x: 0, y: 30)
    #expect(parent.frame == Rect(x: 10, y: 20, width: 100, height: 100))
    #expect(child.convert(Point.zero, to: root) == Point(x: 15, y: -5))
    child.backgroundColor = .black
    #expect(origins(in: root.displayList().items) == [Point(x: 15, y: -5)])
  }

  @Test("A root shows the part of its coordinates that its bounds select")
  func rootOrigin() {
    child.backgroundColor = .black
    root.bounds.origin = Point(x: 3, y: 4)
    #expect(origins(in: root.displayList().items) == [Point(x: 12, y: 21)])
  }

  @Test("Points and rectangles are converted to the coordinates of any view of the tree and back")
  func conversion() {
    #expect(child.convert(Point(x: 1, y: 2), to: root) == Point(x: 16, y: 27))
    #expect(child.convert(Point(x: 1, y: 2), to: nil) == Point(x: 16, y: 27))
    #expect(child.convert(Point(x: 16, y: 27), from: root) == Point(x: 1, y: 2))
    let sibling = View(frame: Rect(x: 100, y: 0, width: 10, height: 10))
    root.addSubview(sibling)
    #expect(child.convert(child.bounds, to: sibling) == Rect(x: -85, y: 25, width: 50, height: 20))
    #expect(sibling.convert(child.bounds, from: child) == Rect(x: -85, y: 25, width: 50, height: 20))
    #expect(child.convert(Point(x: 1, y: 2), to: child) == Point(x: 1, y: 2))
  }

  @Test("Conversion includes transforms, about the centre of the frame")
  func transforms() {
    child.transform = .scale(x: 2, y: 2)
    // Twice as wide and high about the centre at 30, 15.
    #expect(child.convert(child.bounds, to: parent) == Rect(x: -20, y: -5, width: 100, height: 40))
    #expect(child.convert(Point(x: -20, y: -5), from: parent) == .zero)
    // A quarter turn.
    child.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(child.convert(child.bounds, to: parent) == Rect(x: 20, y: -10, width: 20, height: 50))
  }

  @Test("Conversion includes scrolling")
  func scrolling() {
    let scrollView = ScrollView(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    let content = View(frame: Rect(x: 0, y: 50, width: 20, height: 20))
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentOffset = Point(x: 0, y: 30)
    #expect(scrollView.bounds == Rect(x: 0, y: 30, width: 100, height: 100))
    #expect(content.convert(Point.zero, to: root) == Point(x: 10, y: 30))
  }

  @Test("A transform without an inverse does no harm")
  func flattened() {
    child.transform = .scale(x: 0, y: 1)
    #expect(child.convert(child.bounds, to: parent) == Rect(x: 30, y: 5, width: 0, height: 20))
    #expect(child.convert(Point.zero, from: parent).x.isFinite)
  }

  @Test("A view is found by its tag, the view itself first")
  func tags() {
    (parent.tag, child.tag) = (1, 1)
    #expect(root.viewWithTag(1) === parent)
    #expect(child.viewWithTag(1) === child)
    #expect(root.viewWithTag(2) == nil)
  }

  @Test("Without an intrinsic size, the size that fits is the current one")
  func sizeThatFits() {
    #expect(child.sizeThatFits(Size(width: 1, height: 1)) == Size(width: 50, height: 20))
    child.sizeToFit()
    #expect(child.frame == Rect(x: 5, y: 5, width: 50, height: 20))
    #expect(Box("box", 30, View.noIntrinsicMetric).sizeThatFits(.zero) == Size(width: 30, height: 0))
  }

  /// The origins of the filled rectangles in items.
  private func origins(in items: [DisplayItem], _ transform: AffineTransform = .identity) -> [Point] {
    items.flatMap { item -> [Point] in
      switch item {
      case .fill(.rect(let rect), _): [transform.apply(to: rect.origin)]
      case .group(let group): origins(in: group.items, group.transform.concatenating(transform))
      default: []
      }
    }
  }
}
