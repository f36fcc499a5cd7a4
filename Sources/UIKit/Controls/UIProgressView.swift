import AutoLayout
import Controls
import Foundation
import Graphics

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  package override class func makeNode() -> View { ProgressView() }
  private var bar: ProgressView { node as? ProgressView ?? ProgressView() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The progress, 0...1.
  open var progress: Float {
    get { Float(bar.progress) }
    set { bar.progress = Double(min(max(newValue, 0), 1)) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? {
    get { bar.progressTintColor.map { UIColor($0) } }
    set { bar.progressTintColor = newValue?.color }
  }
  open var trackTintColor: UIColor? {
    get { bar.trackTintColor.map { UIColor($0) } }
    set { bar.trackTintColor = newValue?.color }
  }
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  public enum Style: Int, Sendable { case `default`, bar }
}

/// A spinning wheel that shows that work is in progress.
open class UIActivityIndicatorView: UIView {
  package override class func makeNode() -> View { ActivityIndicatorView() }
  private var wheel: ActivityIndicatorView { node as? ActivityIndicatorView ?? ActivityIndicatorView() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) {
    // UIKit declares it as one that cannot fail.
    super.init(coder: coder)!
  }
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  open var style: Style {
    get { Style(wheel.style) }
    set { wheel.style = newValue.style }
  }
  open var color: UIColor! {
    get { UIColor(wheel.color ?? Color.systemGray) }
    set { wheel.color = newValue?.color }
  }
  open var isAnimating: Bool { wheel.isAnimating }
  open var hidesWhenStopped: Bool {
    get { wheel.hidesWhenStopped }
    set {
      wheel.hidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }
  open func startAnimating() {
    wheel.isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    wheel.isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate init(_ style: ActivityIndicatorView.Style) {
      switch style {
      case .medium: self = .medium
      case .large: self = .large
      case .gray: self = .gray
      case .white: self = .white
      case .whiteLarge: self = .whiteLarge
      }
    }

    fileprivate var style: ActivityIndicatorView.Style {
      switch self {
      case .medium: .medium
      case .large: .large
      case .gray: .gray
      case .white: .white
      case .whiteLarge: .whiteLarge
      }
    }
  }
}

/// A row of dots, one per page.
open class UIPageControl: UIControl {
  package override class func makeNode() -> View { PageControl() }
  private var pages: PageControl { node as? PageControl ?? PageControl() }

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
  open var hidesForSinglePage: Bool {
    get { pages.hidesForSinglePage }
    set { pages.hidesForSinglePage = newValue }
  }
  open var pageIndicatorTintColor: UIColor? {
    get { pages.pageIndicatorTintColor.map { UIColor($0) } }
    set { pages.pageIndicatorTintColor = newValue?.color }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    get { pages.currentPageIndicatorTintColor.map { UIColor($0) } }
    set { pages.currentPageIndicatorTintColor = newValue?.color }
  }
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {}
  open var allowsContinuousInteraction = true
  open var backgroundStyle = BackgroundStyle.automatic
  open var interactionState: InteractionState { .none }
  open var preferredIndicatorImage: UIImage?
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
