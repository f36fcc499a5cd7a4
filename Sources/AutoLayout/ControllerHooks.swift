import Graphics

/// The hooks of a view controller, for an object in front of it: a controller of the `UIKit` module, whose class an app
/// overrides.
///
/// Layout calls these instead of the controller's own hooks. The object's default implementations call the
/// controller's.
package protocol ControllerHooks: AnyObject {
  func loadView()
  func viewDidLoad()
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewWillAppear(_ animated: Bool)
  func viewIsAppearing(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  var systemMinimumMargins: DirectionalEdgeInsets { get }
  var statusBarStyle: StatusBarStyle { get }
  var hidesStatusBar: Bool { get }
  var hidesHomeIndicator: Bool { get }
  /// The child that decides about the status bar or the home indicator, or `nil` for the controller itself.
  func child(for decision: ScreenDecision) -> ViewController?
  func willMove(toParent parent: ViewController?)
  func didMove(toParent parent: ViewController?)
}

/// What a controller decides about the screen around its view.
package enum ScreenDecision {
  case statusBarStyle, statusBarHidden, homeIndicatorHidden
}

/// Calls of a controller's hooks: those of the object in front of it, or else its own.
extension ViewController {
  func callLoadView() { if let hooks { hooks.loadView() } else { loadView() } }
  func callViewDidLoad() { if let hooks { hooks.viewDidLoad() } else { viewDidLoad() } }
  func callUpdateViewConstraints() { if let hooks { hooks.updateViewConstraints() } else { updateViewConstraints() } }
  func callViewWillLayoutSubviews() {
    if let hooks { hooks.viewWillLayoutSubviews() } else { viewWillLayoutSubviews() }
  }
  func callViewDidLayoutSubviews() { if let hooks { hooks.viewDidLayoutSubviews() } else { viewDidLayoutSubviews() } }
  func callViewWillAppear() { if let hooks { hooks.viewWillAppear(false) } else { viewWillAppear(false) } }
  func callViewIsAppearing() { if let hooks { hooks.viewIsAppearing(false) } else { viewIsAppearing(false) } }
  func callViewDidAppear() { if let hooks { hooks.viewDidAppear(false) } else { viewDidAppear(false) } }
  func callSafeAreaDidChange() {
    if let hooks { hooks.viewSafeAreaInsetsDidChange() } else { viewSafeAreaInsetsDidChange() }
  }
  func callMarginsDidChange() {
    if let hooks { hooks.viewLayoutMarginsDidChange() } else { viewLayoutMarginsDidChange() }
  }
  var leastMargins: DirectionalEdgeInsets { hooks?.systemMinimumMargins ?? systemMinimumLayoutMargins }

  package func announceMove(toParent parent: ViewController?) {
    if let hooks { hooks.willMove(toParent: parent) } else { willMove(toParent: parent) }
  }
  package func confirmMove(toParent parent: ViewController?) {
    if let hooks { hooks.didMove(toParent: parent) } else { didMove(toParent: parent) }
  }

  // MARK: The screen

  package var chosenStatusBarStyle: StatusBarStyle { hooks?.statusBarStyle ?? preferredStatusBarStyle }
  package var choosesHiddenStatusBar: Bool { hooks?.hidesStatusBar ?? prefersStatusBarHidden }
  package var choosesHiddenHomeIndicator: Bool { hooks?.hidesHomeIndicator ?? prefersHomeIndicatorAutoHidden }

  package func child(for decision: ScreenDecision) -> ViewController? {
    if let hooks { return hooks.child(for: decision) }
    return ownChild(for: decision)
  }

  /// The child that the controller's own class chooses.
  package func ownChild(for decision: ScreenDecision) -> ViewController? {
    switch decision {
    case .statusBarStyle: childForStatusBarStyle
    case .statusBarHidden: childForStatusBarHidden
    case .homeIndicatorHidden: childForHomeIndicatorAutoHidden
    }
  }
}
