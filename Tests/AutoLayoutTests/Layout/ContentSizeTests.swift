import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// A box with decoration around its alignment rectangle.
private final class Ornamented: View {
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var intrinsicContentSize: Size { Size(width: 100, height: 50) }
}

/// A box with content that can change.
private final class Changing: View {
  var content = Size(width: 30, height: 10) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: Size { content }
}

@Suite("Content determines the sizes of views")
struct ContentSizeTests {
  @Test("In code views hug at 250 and resist at 750; a label hugs at 251 vertically")
  func defaults() {
    for (view, hugging) in [(View(), LayoutPriority(250)), (Label(text: "a"), 251)] {
      #expect(view.contentHuggingPriority(for: .horizontal) == 250)
      #expect(view.contentHuggingPriority(for: .vertical) == hugging)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == 750)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == 750)
    }
  }

  /// A size that says "as large as allowed".
  private static let boundless = [1e6, 1e7, 1e9, 1e12, 1e30, 1e100, 1e300, .greatestFiniteMagnitude, .infinity]

  @Test("Content of any size, up to infinity, is as large as constraints allow", arguments: boundless)
  func boundlessContent(extent: Double) {
    let (root, view) = (View(), Changing())
    view.content = Size(width: extent, height: extent)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    root.layout(size: Size(width: 393, height: 100), in: .grid())
    #expect(view.frame == Rect(x: 16, y: 10, width: 361, height: 90))
  }

  @Test("Boundless content takes what a stack leaves it beside a view that resists more", arguments: boundless)
  func boundlessContentInStack(extent: Double) {
    let (root, small, large) = (View(), Changing(), Changing())
    large.content = Size(width: extent, height: 20)
    small.setContentCompressionResistancePriority(751, for: .horizontal)
    let stack = StackView(arrangedSubviews: [small, large])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layout(size: Size(width: 393, height: 100), in: .grid())
    #expect([small, large].map(\.frame.width) == [30, 393 - 30 - 8])
  }

  @Test("A plain view has no intrinsic size along either axis")
  func noIntrinsicMetric() {
    #expect(View().intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric))
  }

  @Test("An invalidated intrinsic size takes effect in the next layout")
  func invalidation() {
    let view = Changing()
    view.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(view)
    stage.layout()
    #expect(view.frame.width == 30)
    view.content.width = 44
    #expect(stage.root.needsLayout)
    stage.layout()
    #expect(view.frame.width == 44)
  }

  @Test("Hugging yields to a stronger constraint and resists a weaker one")
  func hugging() {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    for (priority, width) in [(LayoutPriority(249), 50.0), (251, 200)] {
      let stretch = box.widthAnchor.constraint(equalToConstant: 200)
      stretch.priority = priority
      stage.layout(stretch)
      #expect(box.frame.width == width)
      stretch.isActive = false
    }
  }

  @Test("Compression resistance yields to a stronger constraint and resists a weaker one")
  func compressionResistance() {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    for (priority, width) in [(LayoutPriority(749), 50.0), (751, 10)] {
      let squeeze = box.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
      squeeze.priority = priority
      stage.layout(squeeze)
      #expect(box.frame.width == width)
      squeeze.isActive = false
    }
  }

  // MARK: Alignment rectangles

  @Test("Layout uses the alignment rectangle, and drawing the frame around it")
  func alignmentRect() {
    let view = Ornamented()
    view.translatesAutoresizingMaskIntoConstraints = false
    let below = Box("below", 10, 10)
    let stage = Stage(view, below)
    stage.layout(
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: view.bottomAnchor), below.leftAnchor.constraint(equalTo: view.rightAnchor))
    #expect(view.frame == Rect(x: 18, y: 19, width: 106, height: 54))
    #expect(below.frame.origin == Point(x: 120, y: 70))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 106, height: 54))
  }

  @Test("The size that fits is the intrinsic size and the insets of the alignment rectangle")
  func sizeThatFitsWithInsets() {
    #expect(Ornamented().sizeThatFits(.zero) == Size(width: 2 + 100 + 4, height: 1 + 50 + 3))
  }

  @Test("A subview is placed from its superview's frame, not from the superview's alignment rectangle")
  func insideAlignmentRect() {
    let view = Ornamented()
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = Box("inner", 10, 10)
    view.addSubview(inner)
    let stage = Stage(view)
    stage.layout(
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      inner.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60))
    // The superview's frame begins at 20 - 2, 20 - 1.
    #expect(inner.frame.origin == Point(x: 32, y: 41))
  }

  @Test("Frame and alignment rectangle are computed from each other")
  func alignmentRectOfFrame() {
    let view = Ornamented()
    let frame = Rect(x: 10, y: 10, width: 60, height: 40)
    let alignmentRect = Rect(x: 12, y: 11, width: 54, height: 36)
    #expect(view.alignmentRect(forFrame: frame) == alignmentRect)
    #expect(view.frame(forAlignmentRect: alignmentRect) == frame)
  }

  // MARK: Baselines

  /// A text of one line, 20 points high, with its baseline 15 points below its top.
  private final class Line: View {
    override var intrinsicContentSize: Size { Size(width: 50, height: 20) }
    override func firstBaselineOffset(atWidth width: Double) -> Double? { 15 }
    override func lastBaselineOffset(atWidth width: Double) -> Double? { 5 }
  }

  /// A view that takes its baselines from a view inside it.
  private final class Titled: View {
    let title: View
    init(_ title: View) {
      self.title = title
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
    }
    override var forFirstBaselineLayout: View { title }
    override var forLastBaselineLayout: View { title }
  }

  @Test("The baselines of a view can be those of a view two levels below it, wherever that is")
  func nestedBaseline() {
    let line = Line()
    line.translatesAutoresizingMaskIntoConstraints = false
    let card = Titled(Titled(line))
    let (first, last) = (Box("first", 10, 10), Box("last", 10, 10))
    let stage = Stage(card, first, last)
    card.pin(x: 0, y: 10, width: 100, height: 90)
    card.title.pin(x: 0, y: 30, width: 100, height: 60)
    line.pin(x: 0, y: 7)
    stage.layout(
      first.topAnchor.constraint(equalTo: card.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: card.lastBaselineAnchor))
    // 10 to the card, 30 to its title, 7 to the line and 15 to its baseline; the line's bottom is 5 below that.
    #expect(first.frame.minY == 62)
    #expect(last.frame.minY == 62)
  }

  // MARK: Text of several lines

  @Test("A label of several lines wraps at the width of its layout without a preferred width")
  func automaticWidth() {
    let label = Label(text: "abcdefghij")
    label.font = gridFont
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layout(size: Size(width: 320, height: 480), in: .grid())
    // Ten characters of 10 points, four a line.
    #expect(label.frame.size == Size(width: 40, height: 60))
    #expect(label.preferredMaxLayoutWidth == 0)
  }

  @Test("A preferred width determines the lines")
  func preferredWidth() {
    let label = Label(text: "abcdefghij")
    label.font = gridFont
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 50
    label.translatesAutoresizingMaskIntoConstraints = false
    let root = View()
    root.addSubview(label)
    root.layout(size: Size(width: 320, height: 480), in: .grid())
    #expect(label.frame.size == Size(width: 50, height: 40))
  }

  // MARK: Fitting

  /// A tree that is 10 points larger than its content on every side.
  private func card(_ content: View) -> View {
    let root = View()
    root.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    return root
  }

  @Test("The fitting size of a tree is as small as its content, or as large as it can grow")
  func fitting() {
    let root = card(Box("content", 50, 20))
    #expect(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 70, height: 40))
    let limited = Box("limited", 50, 20)
    limited.setContentHuggingPriority(1, for: .horizontal)
    limited.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    let expanded = card(limited).systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    #expect(expanded == Size(width: 520, height: 40))
  }

  @Test("A required width determines the fitting height")
  func fittingHeight() {
    let root = card(Prose(length: 700))
    let size = root.systemLayoutSizeFitting(
      Size(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    // Seven lines of 100 points.
    #expect(size == Size(width: 120, height: 160))
  }

  @Test("A fitting priority competes with the content's priorities")
  func fittingPriority() {
    let root = card(Box("content", 50, 20))
    for (priority, width) in [(LayoutPriority(249), 70.0), (251, 200)] {
      let size = root.systemLayoutSizeFitting(
        Size(width: 200, height: 0), withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel
      )
      #expect(size.width == width)
    }
  }

  // MARK: Masks

  @Test("In code a view keeps its frame until constraints are asked to place it")
  func masksByDefault() {
    let view = View(frame: Rect(x: 5, y: 6, width: 70, height: 8))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    let stage = Stage(view)
    #expect(stage.layout().conflicts.isEmpty)
    #expect(view.frame == Rect(x: 5, y: 6, width: 70, height: 8))
    #expect(!view.hasAmbiguousLayout)
  }
}
