import AutoLayout
import Controls
import Foundation

/// A container that shows one of several controllers, with a tab bar.
open class UITabBarController: UIViewController {
  package override class func makeNode() -> ViewController { TabBarController() }
  private var container: TabBarController { node(as: TabBarController.self) }
  private var tabs: [UIViewController] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Kept, but never called: nobody chooses a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      let controllers = newValue ?? []
      for former in tabs where !controllers.contains(where: { $0 === former }) { forget(former) }
      tabs = controllers
      for controller in controllers { keep(controller) }
      container.viewControllers = controllers.map(\.node)
    }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  @OfNode(\TabBarController.selectedIndex) open var selectedIndex: Int
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// Kept, but the tabs are in the app's order.
  open var customizableViewControllers: [UIViewController]?
  /// A controller that is never shown.
  open private(set) lazy var moreNavigationController = UINavigationController()
  @OfNode(\TabBarController.isTabBarHidden) open var isTabBarHidden: Bool
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  public private(set) lazy var tabBar: UITabBar = {
    let bar = UIView.face(of: container.tabBar) as? UITabBar ?? UITabBar()
    bar.tabBarController = self
    return bar
  }()

  open override func loadView() {
    _ = tabBar
    adoptView(of: node)
  }
}

/// Reacts to the choice of a tab, which never happens.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
