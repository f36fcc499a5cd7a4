import AutoLayout
import Controls
import Foundation

/// A row of dots, one per page.
open class UIPageControl: UIControl {
  package override class func makeNode() -> View { PageControl() }
  private var pages: PageControl { node(as: PageControl.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfPages: Int {
    get { pages.numberOfPages }
    set {
      pages.numberOfPages = max(0, newValue)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
    }
  }
  /// The index of the current page, which stays below the number of pages.
  open var currentPage: Int {
    get { pages.currentPage }
    set { pages.currentPage = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }
  @OfNode(\PageControl.hidesForSinglePage) open var hidesForSinglePage: Bool
  @OfNode(\PageControl.pageIndicatorTintColor) open var pageIndicatorTintColor: UIColor?
  @OfNode(\PageControl.currentPageIndicatorTintColor) open var currentPageIndicatorTintColor: UIColor?
  /// Kept, but the current page is always marked.
  open var defersCurrentPageDisplay = false
  /// Does nothing: the current page is always marked.
  open func updateCurrentPageDisplay() {}
  /// Kept, but nobody touches a control.
  open var allowsContinuousInteraction = true
  /// Kept, but the dots have no background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Always `.none`: nobody touches a control.
  open var interactionState: InteractionState { .none }
  /// Kept, but pages are dots.
  open var preferredIndicatorImage: UIImage?
  /// Does nothing: pages are dots.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let shown = pages.numberOfPages
    defer { pages.numberOfPages = shown }
    pages.numberOfPages = pageCount
    return CGSize(pages.intrinsicContentSize)
  }

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
}
