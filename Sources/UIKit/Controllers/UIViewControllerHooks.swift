import AutoLayout
import Graphics

/// Gives the hooks of a controller of the layout to the controller in front of it.
final class UIViewControllerHooks: ControllerHooks {
  unowned let controller: UIViewController

  init(of controller: UIViewController) { self.controller = controller }

  func loadView() { controller.loadView() }
  func viewDidLoad() { controller.viewDidLoad() }
  func updateViewConstraints() { controller.updateViewConstraints() }
  func viewWillLayoutSubviews() { controller.viewWillLayoutSubviews() }
  func viewDidLayoutSubviews() { controller.viewDidLayoutSubviews() }
  func viewWillAppear(_ animated: Bool) { controller.viewWillAppear(animated) }
  func viewIsAppearing(_ animated: Bool) {
    controller.viewIsAppearing(animated)
    controller.setNeedsUpdateContentUnavailableConfiguration()
  }
  func viewDidAppear(_ animated: Bool) { controller.viewDidAppear(animated) }
  func viewSafeAreaInsetsDidChange() { controller.viewSafeAreaInsetsDidChange() }
  func viewLayoutMarginsDidChange() { controller.viewLayoutMarginsDidChange() }
  var systemMinimumMargins: DirectionalEdgeInsets { DirectionalEdgeInsets(controller.systemMinimumLayoutMargins) }

  var statusBarStyle: StatusBarStyle { controller.preferredStatusBarStyle.style }
  var hidesStatusBar: Bool { controller.prefersStatusBarHidden }
  var hidesHomeIndicator: Bool { controller.prefersHomeIndicatorAutoHidden }

  func child(for decision: ScreenDecision) -> ViewController? {
    switch decision {
    case .statusBarStyle: controller.childForStatusBarStyle?.node
    case .statusBarHidden: controller.childForStatusBarHidden?.node
    case .homeIndicatorHidden: controller.childForHomeIndicatorAutoHidden?.node
    }
  }

  func willMove(toParent parent: ViewController?) {
    controller.willMove(toParent: parent.flatMap(UIViewController.face))
  }
  func didMove(toParent parent: ViewController?) {
    controller.didMove(toParent: parent.flatMap(UIViewController.face))
  }
}

extension UIStatusBarStyle {
  fileprivate var style: StatusBarStyle {
    switch self {
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    default: .default
    }
  }
}
