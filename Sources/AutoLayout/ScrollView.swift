import Graphics

/// A window onto content of any size.
open class ScrollView: View {
  /// How far the safe area moves the content in.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// At top and bottom; at the sides where the content scrolls sideways.
    case automatic
    /// Along the axes that the content scrolls along.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  open override var elementClass: String { "scrollView" }
  open override var platformClass: String { "UIScrollView" }

  /// The content's size in points. Along an axis where constraints tie the content to the view's edges or to
  /// ``contentLayoutGuide`` it is theirs, after layout; elsewhere the one that was set.
  open var contentSize: Size {
    get { solvedContentSize.filled(from: ownContentSize) }
    set { ownContentSize = newValue }
  }
  /// The content's point that shows at the top left: where the bounds begin.
  open var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Room around the content, in points.
  open var contentInset = EdgeInsets.zero { didSet { if contentInset != oldValue { markNeedsLayout() } } }
  /// How far the safe area moves the content in.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { markNeedsLayout() } }
  }
  /// Room around the content with the part of the safe area that counts, in points.
  open var adjustedContentInset: EdgeInsets { contentInset + safeAreaInsets.kept(by: self) }

  /// The size that was set.
  private var ownContentSize = Size.zero
  /// The insets whose corner the content was put at.
  private var settledContentInset = EdgeInsets.zero

  /// The content's size as solved; 0 where no constraint asks for more.
  var solvedContentSize = Size.zero {
    didSet { if solvedContentSize != oldValue { markNeedsLayout() } }
  }

  /// Makes a scroll view, which cuts off its content at its bounds.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// The area that is scrolled over.
  open var contentLayoutGuide: LayoutGuide { guide(.scrollContent, identifier: "UIScrollView-contentLayoutGuide") }
  /// The scroll view's own, unmoving frame.
  open var frameLayoutGuide: LayoutGuide { guide(.scrollFrame, identifier: "UIScrollView-frameLayoutGuide") }

  /// Shows another part of the content; a picture knows no movement.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) { self.contentOffset = contentOffset }

  /// Called after ``adjustedContentInset`` changed, before the content moves.
  open func adjustedContentInsetDidChange() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    keepContentInCorner()
  }

  /// Content that stands in the corner of its insets, as at rest on a device, stays in it.
  private func keepContentInCorner() {
    let inset = adjustedContentInset
    guard inset != settledContentInset else { return }
    let isInCorner = contentOffset == settledContentInset.corner
    settledContentInset = inset
    adjustedContentInsetDidChange()
    if isInCorner { contentOffset = inset.corner }
  }
}

extension Size {
  /// The size with another's extents where it has none.
  fileprivate func filled(from other: Size) -> Size {
    Size(width: width > 0 ? width : other.width, height: height > 0 ? height : other.height)
  }
}

extension EdgeInsets {
  /// The offset that shows content right inside the insets.
  fileprivate var corner: Point { Point(x: -left, y: -top) }

  /// The part of a safe area that counts in a scroll view (UIScrollView, `contentInsetAdjustmentBehavior`).
  fileprivate func kept(by scrollView: ScrollView) -> EdgeInsets {
    let behavior = scrollView.contentInsetAdjustmentBehavior
    guard behavior != .never, self != .zero else { return .zero }
    let (content, room) = (scrollView.contentSize, scrollView.bounds.size)
    let keepsSides = behavior == .always || content.width > room.width
    let keepsEnds = behavior != .scrollableAxes || content.height > room.height
    return EdgeInsets(
      top: keepsEnds ? top : 0, left: keepsSides ? left : 0, bottom: keepsEnds ? bottom : 0,
      right: keepsSides ? right : 0)
  }
}
