import AutoLayout
import Foundation
import Graphics

/// A view whose content may be larger than its bounds. Nobody scrolls it in a snapshot.
open class UIScrollView: UIView {
  package override class func makeNode() -> View { ScrollView() }
  private var scrollView: ScrollView { node(as: ScrollView.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate of the scroll view, or that of a table, collection or text view, whose `delegate` has a type of its
  /// own.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?
  @OfNode(\ScrollView.contentSize) open var contentSize: CGSize
  @OfNode(\ScrollView.contentOffset) open var contentOffset: CGPoint
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  @OfNode(\ScrollView.contentInset) open var contentInset: UIEdgeInsets
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scrollView.adjustedContentInset) }
  /// Never called.
  open func adjustedContentInsetDidChange() {}
  @OfNode(\ScrollView.contentInsetAdjustmentBehavior)
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
  @OfNode(\ScrollView.alwaysBounceVertical) open var alwaysBounceVertical: Bool
  @OfNode(\ScrollView.alwaysBounceHorizontal) open var alwaysBounceHorizontal: Bool
  open var contentLayoutGuide: UILayoutGuide { guide(for: scrollView.contentLayoutGuide) }
  open var frameLayoutGuide: UILayoutGuide { guide(for: scrollView.frameLayoutGuide) }

  /// Scrolls by the least distance after which a rectangle of the content is in the bounds.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = offset
  }

  // MARK: Kept, but nothing scrolls

  /// Kept, but nobody scrolls.
  open var isScrollEnabled = true
  /// Kept, but nobody scrolls.
  open var isPagingEnabled = false
  /// Kept, but nobody scrolls.
  open var isDirectionalLockEnabled = false
  /// Kept, but nobody scrolls.
  open var bounces = true
  /// Kept, but indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept, but indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept, but indicators are not drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept, but indicators are not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, but indicators are not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, but indicators are not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, but indicators are not drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept, but nobody scrolls.
  open var decelerationRate = DecelerationRate.normal
  /// Kept, but nobody touches the view.
  open var delaysContentTouches = true
  /// Kept, but nobody touches the view.
  open var canCancelContentTouches = true
  /// Kept, but nobody scrolls.
  open var scrollsToTop = true
  /// Kept, but the content keeps its size.
  open var minimumZoomScale: CGFloat = 1
  /// Kept, but the content keeps its size.
  open var maximumZoomScale: CGFloat = 1
  /// Kept, but the content keeps its size.
  open var zoomScale: CGFloat = 1
  /// Keeps the scale, but the content keeps its size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing: the content keeps its size.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Kept, but the content keeps its size.
  open var bouncesZoom = true
  /// Always false: nobody touches the view.
  open var isTracking: Bool { false }
  /// Always false: nobody touches the view.
  open var isDragging: Bool { false }
  /// Always false: nobody touches the view.
  open var isDecelerating: Bool { false }
  /// Always false: nobody touches the view.
  open var isZooming: Bool { false }
  /// Does nothing: indicators are not drawn.
  open func flashScrollIndicators() {}
  /// Kept, but no keyboard is shown.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept, but draws nothing: nobody pulls.
  open var refreshControl: UIRefreshControl?
  /// A recognizer that recognizes nothing.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// A recognizer that recognizes nothing.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer(
    target: nil, action: nil)
  /// Never called: nobody touches the view.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Never called: nobody touches the view.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable, NodeCase {
    case automatic, scrollableAxes, never, always

    package typealias Node = ScrollView.ContentInsetAdjustmentBehavior
    package static let nodes: [Node] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Declares `delegate` so that tables, collections and text views can declare one of another type.
public protocol UIScrollViewDelegateHolder: UIScrollView {}

extension UIScrollViewDelegateHolder {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: UIScrollViewDelegateHolder {}

/// Tells of scrolling, which never happens. Nor is it told when code moves the content.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
