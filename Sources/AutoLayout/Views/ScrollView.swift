import Graphics

/// A window onto content of any size.
open class ScrollView: View {
  open override var elementClass: String { "scrollView" }
  open override var platformClass: String { "UIScrollView" }

  /// The content's size in points, after layout.
  public package(set) var contentSize = Size.zero
  /// The content's point that shows at the top left.
  public var contentOffset = Point.zero

  /// Whether the content starts below what covers the view at the top, as at rest on a device.
  package var startsContentBelowSafeArea = false

  /// The content's size as solved; the view's own layout may know better.
  var solvedContentSize: Size? {
    didSet {
      guard let solvedContentSize, solvedContentSize != oldValue else { return }
      contentSize = solvedContentSize
      markNeedsLayout()
    }
  }

  /// Makes a scroll view, which cuts off its content at its bounds.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// The area that is scrolled over.
  public var contentLayoutGuide: LayoutGuide { guide(.scrollContent, identifier: "UIScrollView-contentLayoutGuide") }
  /// The scroll view's own, unmoving frame.
  public var frameLayoutGuide: LayoutGuide { guide(.scrollFrame, identifier: "UIScrollView-frameLayoutGuide") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if startsContentBelowSafeArea { contentOffset = Point(x: 0, y: -safeAreaInsets.top) }
  }
}
