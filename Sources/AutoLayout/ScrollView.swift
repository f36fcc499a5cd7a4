import Graphics

/// A view that shows part of its content and lets it scroll.
open class ScrollView: View {
  /// How the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable {
    /// At the top and bottom, and at the sides if the content scrolls horizontally.
    case automatic
    /// Along the axes in which the content scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// On all sides.
    case always
  }

  open override var viewKind: ViewKind { .scrollView }

  /// The size of the content in points. If constraints connect the content to the scroll view's edges or to
  /// ``contentLayoutGuide`` along an axis, it is the solved size; otherwise, it is the size that was set.
  open var contentSize: Size {
    get { solvedContentSize.filled(from: ownContentSize) }
    set { ownContentSize = newValue }
  }
  /// The point of the content at the top left of the scroll view: the origin of ``View/bounds``.
  open var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The insets around the content, in points.
  open var contentInset = EdgeInsets.zero { didSet { if contentInset != oldValue { markNeedsLayout() } } }
  /// How the safe area is added to the content insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { markNeedsLayout() } }
  }
  /// Whether low content scrolls vertically, too, so that the safe area is added above and below it.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { markNeedsLayout() } } }
  /// Whether narrow content scrolls horizontally, too, so that the safe area is added at its sides.
  open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { markNeedsLayout() } } }
  /// The content insets and the part of the safe area that is added to them, in points.
  open var adjustedContentInset: EdgeInsets { contentInset + safeAreaInsets.kept(by: self) }

  /// Whether ``ContentInsetAdjustmentBehavior/automatic`` keeps content clear of bars that is low enough not to scroll.
  /// UIKit does so for the scroll view of a controller.
  package final var keepsLowContentClear = true {
    didSet { if keepsLowContentClear != oldValue { markNeedsLayout() } }
  }

  /// The content size that was set.
  private var ownContentSize = Size.zero
  /// The adjusted content insets at the last layout.
  private var settledContentInset = EdgeInsets.zero

  /// The solved content size, 0 along an axis that constraints do not determine.
  var solvedContentSize = Size.zero {
    didSet { if solvedContentSize != oldValue { markNeedsLayout() } }
  }

  /// Creates a scroll view, which clips its content.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A guide for the content.
  open var contentLayoutGuide: LayoutGuide { guide(.scrollContent, identifier: "UIScrollView-contentLayoutGuide") }
  /// A guide for the scroll view's frame, which does not scroll.
  open var frameLayoutGuide: LayoutGuide { guide(.scrollFrame, identifier: "UIScrollView-frameLayoutGuide") }

  /// Sets the content offset. `animated` has no effect.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) { self.contentOffset = contentOffset }

  /// Called after ``adjustedContentInset`` changed, before the content moves.
  open func adjustedContentInsetDidChange() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    keepContentInCorner()
  }

  /// If the content is scrolled to its start, keeps it there when the insets change.
  private func keepContentInCorner() {
    let inset = adjustedContentInset
    guard inset != settledContentInset else { return }
    let isInCorner = contentOffset == settledContentInset.corner
    settledContentInset = inset
    adjustedContentInsetDidChange()
    if isInCorner { contentOffset = inset.corner }
  }
}

extension ViewKind {
  package static let scrollView = ViewKind.view.named("scrollView", "UIScrollView") { $0.drawing = .background }
}

extension Size {
  /// Returns the size, with an extent that is zero replaced by another size's.
  fileprivate func filled(from other: Size) -> Size {
    Size(width: width > 0 ? width : other.width, height: height > 0 ? height : other.height)
  }
}

extension EdgeInsets {
  /// The content offset of content that is scrolled to its start.
  fileprivate var corner: Point { Point(x: -left, y: -top) }

  /// Returns the part of the safe area that is added to a scroll view's insets (UIScrollView,
  /// `contentInsetAdjustmentBehavior`).
  fileprivate func kept(by scrollView: ScrollView) -> EdgeInsets {
    let behavior = scrollView.contentInsetAdjustmentBehavior
    guard behavior != .never, self != .zero else { return .zero }
    let (content, room) = (scrollView.contentSize, scrollView.bounds.size)
    let isAlways = behavior == .always
    let isAutomatic = behavior == .automatic
    let keepsSides = isAlways || scrollView.alwaysBounceHorizontal || content.width > room.width
    let keepsEnds =
      isAlways || isAutomatic && scrollView.keepsLowContentClear || scrollView.alwaysBounceVertical
      || content.height > room.height
    return EdgeInsets(
      top: keepsEnds ? top : 0, left: keepsSides ? left : 0, bottom: keepsEnds ? bottom : 0,
      right: keepsSides ? right : 0)
  }
}
