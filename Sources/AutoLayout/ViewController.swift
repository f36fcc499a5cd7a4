import Graphics

/// An object that owns a view and responds to its layout. The view does not retain its controller: render the
/// controller instead of its view, so that it is retained and its hooks are called.
///
/// ```swift
/// let rendering = renderer.render(ProfileController(), on: device)
/// ```
open class ViewController {
  private var loadedView: View?
  /// The object in front of the controller, which has its hooks, or `nil`. It clears the reference when it is
  /// deallocated.
  package final unowned(unsafe) var hooks: (any ControllerHooks)?
  /// The child view controllers, in the order in which they were added.
  public internal(set) var children: [ViewController] = []
  /// The parent view controller, or `nil`.
  public internal(set) weak var parent: ViewController?

  /// The name of what the controller shows. Container controllers show it in their bars.
  open var title: String? { didSet { barContents?.titleDidChange(to: title) } }
  /// What container controllers show for the controller in their bars, or `nil` if nothing was asked for or set.
  package final var barContents: (any ControllerBarContents)?

  /// Creates a view controller, which loads its view on first use.
  public init() {}

  // MARK: View

  /// The view, which ``loadView()`` creates on first use.
  open var view: View {
    get {
      loadViewIfNeeded()
      return loadedView ?? adopt(View())
    }
    set { adopt(newValue) }
  }

  /// The view, or `nil` if it is not loaded yet.
  public var viewIfLoaded: View? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    callLoadView()
    if loadedView == nil { adopt(View()) }
    callViewDidLoad()
  }

  /// Creates ``view``. An override sets the view and does not call super.
  open func loadView() { adopt(View()) }

  /// Called after the view is loaded. Override it to add subviews and constraints.
  open func viewDidLoad() {}

  @discardableResult
  private func adopt(_ view: View) -> View {
    loadedView?.viewController = nil
    view.viewController = self
    loadedView = view
    return view
  }

  // MARK: Layout

  /// Updates the view's constraints. The update pass calls it instead of the view's `updateConstraints`, which the base
  /// implementation calls. An override calls super last.
  open func updateViewConstraints() { view.updateConstraintsForController() }

  /// Called before the view's `layoutSubviews`. An override calls super.
  open func viewWillLayoutSubviews() { view.noteSuper(.calledViewWillLayoutSubviews) }

  /// Called after the view's `layoutSubviews`, before the subviews are laid out.
  open func viewDidLayoutSubviews() {}

  // MARK: Safe area and margins

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.additionalSafeAreaDidChange(from: oldValue, to: additionalSafeAreaInsets)
    }
  }
  /// Called after the view's safe area changed and the view's own hook was called.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed and the view's own hook was called.
  open func viewLayoutMarginsDidChange() {}
  /// The minimum margins of the view: at the sides 16 points, or 20 in a tree that is at least 400 points wide.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    .systemMinimum(inRootOfWidth: viewIfLoaded?.rootView.bounds.width ?? 0)
  }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
  }

  // MARK: Appearance

  /// Called before the view is laid out for the first time.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called before the first layout, when the view has its size, safe area and traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout. Changes that an override makes are laid out too.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called, because nothing disappears from a snapshot. Declared for code that overrides it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called, because nothing disappears from a snapshot. Declared for code that overrides it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Which of these hooks was called last.
  var appearance = Appearance.none

  // MARK: Status bar

  /// The colour of the status bar's text and signs in pictures of a device's screen.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether pictures of a device's screen have no status bar. The safe area stays the same.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether pictures of a device's screen have no home indicator. The safe area stays the same.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that chooses the style of the status bar instead of this controller, or `nil`.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that chooses instead of this controller whether there is a status bar, or `nil`.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The child that chooses instead of this controller whether there is a home indicator, or `nil`.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  // MARK: Children

  /// Adds a child view controller and calls its ``willMove(toParent:)``. The caller adds the child's view and then
  /// calls ``didMove(toParent:)``.
  open func addChild(_ child: ViewController) { adopt(child) }
  /// Removes the view controller from its parent and calls ``didMove(toParent:)``. The caller calls
  /// ``willMove(toParent:)`` first and removes the view.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller moves to a new parent, or to none.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller moved to a new parent, or left its parent.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Surroundings

  /// A guide for the area that bars cover at the top of the view.
  public var topLayoutGuide: LayoutGuide { view.topBarGuide }
  /// A guide for the area that bars cover at the bottom of the view.
  public var bottomLayoutGuide: LayoutGuide { view.bottomBarGuide }
  /// The traits of the view, or the default traits if it is not loaded.
  open var traitCollection: TraitCollection { viewIfLoaded?.traitCollection ?? TraitCollection() }
}

extension LayoutGuide {
  /// The height of the guide in points, as of the last layout: how far bars reach into the view of a controller.
  public var length: Double { layoutFrame.height }
}

/// What container controllers show for a controller in their bars.
package protocol ControllerBarContents: AnyObject {
  func titleDidChange(to title: String?)
}

extension ViewController {
  func adopt(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.announceMove(toParent: self)
    child.parent?.forget(child)
    child.parent = self
    children.append(child)
  }

  /// Makes a controller a child without calling its hooks: a presentation shows a controller that is not a child in
  /// UIKit.
  package func hold(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.parent?.forget(child)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    confirmMove(toParent: nil)
  }

  private func forget(_ child: ViewController) { children.removeAll { $0 === child } }
}
