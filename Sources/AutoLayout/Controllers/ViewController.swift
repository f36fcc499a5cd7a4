import Graphics

/// What makes a view and follows its layout. The controller holds its view, and the view does not hold the controller:
/// keep it as long as its view is laid out.
///
/// ```swift
/// let controller = ProfileController()
/// controller.view.layout(size: Size(width: 390, height: 844), in: environment)
/// ```
open class ViewController {
  private var loadedView: View?
  /// The controllers whose views this one shows, in the order of ``addChild(_:)``.
  public internal(set) var children: [ViewController] = []
  /// The controller that this one is a child of.
  public internal(set) weak var parent: ViewController?

  /// Makes a controller; its view is made when it is asked for first.
  public init() {}

  // MARK: View

  /// The view, made by ``loadView()`` when it is asked for first.
  open var view: View {
    get {
      loadViewIfNeeded()
      return loadedView ?? adopt(View())
    }
    set { adopt(newValue) }
  }

  /// The view; none before it was made.
  public var viewIfLoaded: View? { loadedView }
  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, unless that was done.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { adopt(View()) }
    viewDidLoad()
  }

  /// Makes ``view``. An override sets a view of its own and does not call super.
  open func loadView() { adopt(View()) }

  /// Called once the view was made: the place for subviews and constraints that stay.
  open func viewDidLoad() {}

  @discardableResult
  private func adopt(_ view: View) -> View {
    loadedView?.viewController = nil
    view.viewController = self
    loadedView = view
    return view
  }

  // MARK: Layout

  /// Brings the view's constraints up to date; called in the update pass in the place of the view's `updateConstraints`,
  /// which super calls. An override calls super last.
  open func updateViewConstraints() { view.updateConstraintsForController() }

  /// Called before the view's `layoutSubviews`. An override calls super.
  open func viewWillLayoutSubviews() { view.noteSuper(.calledViewWillLayoutSubviews) }

  /// Called after the view's `layoutSubviews`, before those of the subviews.
  open func viewDidLayoutSubviews() {}

  /// What lies below the bars at the top.
  public var topLayoutGuide: LayoutGuide { view.topBarGuide }
  /// What lies above the bars at the bottom.
  public var bottomLayoutGuide: LayoutGuide { view.bottomBarGuide }
  /// The circumstances that the view is laid out in.
  public var traitCollection: TraitCollection { viewIfLoaded?.traitCollection ?? TraitCollection() }
}

extension LayoutGuide {
  /// How far bars reach into a controller's view, in points, after layout: the height of its top or bottom guide.
  public var length: Double { layoutFrame.height }
}
