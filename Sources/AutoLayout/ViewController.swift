import Graphics

/// What makes a view and follows its layout. The controller holds its view, and the view does not hold the controller:
/// lay out and render the controller rather than its view, which keeps it and lets it appear.
///
/// ```swift
/// let rendering = renderer.render(ProfileController(), on: device)
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
  open func loadViewIfNeeded() {
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

  // MARK: Safe area and margins

  /// What the controller adds to the safe area of its view, for what it lays over the view itself, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.additionalSafeAreaDidChange(from: oldValue, to: additionalSafeAreaInsets)
    }
  }
  /// Called after the safe area of the view changed, and the view was told.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed, and the view was told.
  open func viewLayoutMarginsDidChange() {}
  /// The least margins of the view: at the sides 16 points, 20 in a tree that is at least 400 points wide.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    .systemMinimum(inRootOfWidth: viewIfLoaded?.rootView.bounds.width ?? 0)
  }
  /// Whether the view's margins are no less than ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
  }

  // MARK: Appearance

  /// Called before the view is laid out for the first time.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its size, safe area and traits, before the first layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout. What it changes is laid out as well.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called, for what is in a picture stays; here for code that overrides it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called, for what is in a picture stays; here for code that overrides it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether the view has appeared.
  var hasAppeared = false

  // MARK: Children

  /// Takes a controller as a child, which is told so; adding its view to the tree is up to the caller, as is
  /// ``didMove(toParent:)`` afterwards.
  open func addChild(_ child: ViewController) { adopt(child) }
  /// Leaves the parent, and is told so; taking the view from the tree is up to the caller, as is
  /// ``willMove(toParent:)`` before.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller becomes the child of another, or of none.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller became the child of another, or of none.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Surroundings

  /// What lies below the bars at the top.
  public var topLayoutGuide: LayoutGuide { view.topBarGuide }
  /// What lies above the bars at the bottom.
  public var bottomLayoutGuide: LayoutGuide { view.bottomBarGuide }
  /// The circumstances that the view is laid out in.
  open var traitCollection: TraitCollection { viewIfLoaded?.traitCollection ?? TraitCollection() }
}

extension LayoutGuide {
  /// How far bars reach into a controller's view, in points, after layout: the height of its top or bottom guide.
  public var length: Double { layoutFrame.height }
}

extension ViewController {
  func adopt(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.forget(child)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  private func forget(_ child: ViewController) { children.removeAll { $0 === child } }
}
