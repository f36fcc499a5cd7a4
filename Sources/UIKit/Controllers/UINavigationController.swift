import AutoLayout
import Controls
import Foundation

/// A container that shows the top of a stack of controllers between its bars.
open class UINavigationController: UIViewController {
  package override class func makeNode() -> ViewController { NavigationController() }
  private var container: NavigationController { node(as: NavigationController.self) }
  private var stack: [UIViewController] = []
  private var barClasses: (navigationBar: AnyClass?, toolbar: AnyClass?)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClasses = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      for former in stack where !newValue.contains(where: { $0 === former }) { forget(former) }
      stack = newValue
      for controller in newValue { keep(controller) }
      container.viewControllers = newValue.map(\.node)
      takeAppearance()
    }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers = stack + [viewController]
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers = stack.dropLast()
    return top
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: stack.first)
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { pop(to: viewController) }
  private func pop(to controller: UIViewController?) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(stack[(place + 1)...])
    viewControllers = Array(stack[...place])
    return popped
  }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: false) }

  // MARK: Bars

  /// The bar at the top, of the class that the controller was made with.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let type = barClasses.navigationBar as? UINavigationBar.Type ?? UINavigationBar.self
    let bar = container.navigationBar
    let face = bar.hooks == nil ? type.init(coder: NibCoder(bar)) : UIView.face(of: bar) as? UINavigationBar
    face?.navigationController = self
    return face ?? UINavigationBar()
  }()
  /// Makes the bar of a class of a document.
  final func makeNavigationBar(of type: UINavigationBar.Type) {
    barClasses.navigationBar = barClasses.navigationBar ?? type
  }

  /// The bar at the bottom, of the class that the controller was made with.
  open private(set) lazy var toolbar: UIToolbar! = {
    let type = barClasses.toolbar as? UIToolbar.Type ?? UIToolbar.self
    return type.init(coder: NibCoder(container.toolbar))
  }()
  @OfNode(\NavigationController.isNavigationBarHidden) open var isNavigationBarHidden: Bool
  @OfNode(\NavigationController.isToolbarHidden) open var isToolbarHidden: Bool
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Kept, but hides no bar.
  open var hidesBarsOnTap = false
  /// Kept, but hides no bar.
  open var hidesBarsOnSwipe = false
  /// Kept, but hides no bar.
  open var hidesBarsWhenVerticallyCompact = false
  /// Kept, but hides no bar.
  open var hidesBarsWhenKeyboardAppears = false
  /// A recognizer that recognizes nothing: nobody swipes.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// A recognizer that recognizes nothing: nobody swipes.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  /// A recognizer that recognizes nothing: bars are not hidden by gestures.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// A recognizer that recognizes nothing: bars are not hidden by gestures.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  private func takeAppearance() {
    guard let item = stack.last?.navigationItem else { return }
    if item.standardAppearance != nil || item.scrollEdgeAppearance != nil { navigationBar.appearancesDidChange() }
  }

  // MARK: View

  open override func loadView() {
    // The bars get their faces, and with these what the app set on their appearance, before the view shows them.
    _ = navigationBar
    adoptView(of: node)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeAppearance()
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  public enum Operation: Int, Sendable { case none, push, pop }
  public static let hideShowBarDuration: CGFloat = 0.2
}

/// Is told which controller appears. Transitions and orientations are not asked for.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
  /// The nearest container of a kind around the controller.
  fileprivate func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
