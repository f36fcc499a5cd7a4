import AutoLayout
import Controls
import Foundation
import Graphics

/// An object that owns a view of an app and responds to its layout.
///
/// Galley's controller behind it (`node`) calls the hooks: `loadView`, `viewDidLoad`, `viewWillAppear`, the hooks
/// around the layout, `viewDidAppear`. Nothing disappears from a snapshot.
open class UIViewController: UIResponder {
  /// The controller that is laid out.
  package let node: ViewController
  package final override var layoutNode: AnyObject? { node }
  private(set) lazy var hooks = UIViewControllerHooks(of: self)
  private var loadedView: UIView?
  private var keptChildren: [UIViewController] = []
  private var loadedObjects: [AnyObject] = []
  /// The name of the nib file that the view comes from, or `nil`.
  public let nibName: String?
  public let nibBundle: Bundle?
  /// The scene of a storyboard that the controller was made from, or `nil`.
  package final var scene: UIStoryboardScene?
  open internal(set) var storyboard: UIStoryboard?

  /// Makes the controller that is laid out.
  package class func makeNode() -> ViewController { ViewController() }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    node = Self.makeNode()
    super.init()
    node.hooks = hooks
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  @available(swift, obsoleted: 4, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void) { self.init(nibName: nil, bundle: nil) }

  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void, nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of a storyboard, if the coder is one that this module hands out.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    node = Self.makeNode()
    super.init()
    node.hooks = hooks
    (coder as? SceneCoder)?.prepare(self)
  }

  deinit { if node.hooks === hooks { node.hooks = nil } }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      if let newValue { node.view = newValue.node }
      overrideTraits(of: newValue)
    }
  }

  /// Gives a view what was set before it was loaded.
  private func overrideTraits(of view: UIView?) {
    if overrideUserInterfaceStyle != .unspecified { view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    if traitOverrides != UITraitOverrides() { view?.traitOverrides = traitOverrides }
  }
  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() { node.loadViewIfNeeded() }

  /// Loads the view from the storyboard or nib, or makes an empty one in the size of the screen. An override sets the
  /// view.
  open func loadView() {
    view = scene?.makeView(for: self) ?? UINib.view(for: self) ?? UIView(frame: UIScreen.main.bounds)
  }

  /// Takes the view that the controller of the layout made for itself.
  final func adoptView(of node: ViewController) {
    node.loadView()
    view = UIView.face(of: node.view)
    if view.frame.isEmpty { view.frame = UIScreen.main.bounds }
  }

  open func viewDidLoad() {}

  // MARK: Layout

  open func updateViewConstraints() { node.updateViewConstraints() }
  open func viewWillLayoutSubviews() { node.viewWillLayoutSubviews() }
  open func viewDidLayoutSubviews() { node.viewDidLayoutSubviews() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  @OfNode(\ViewController.additionalSafeAreaInsets) open var additionalSafeAreaInsets: UIEdgeInsets
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(node.systemMinimumLayoutMargins)
  }
  @OfNode(\ViewController.viewRespectsSystemMinimumLayoutMargins) open var viewRespectsSystemMinimumLayoutMargins: Bool
  open var topLayoutGuide: any UILayoutSupport { BarGuide(view.guide(for: node.topLayoutGuide)) }
  open var bottomLayoutGuide: any UILayoutSupport { BarGuide(view.guide(for: node.bottomLayoutGuide)) }
  /// Kept, but views extend below all bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Kept, but views extend below all bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Kept, but scroll views say themselves how their insets are adjusted.
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) { node.viewWillAppear(animated) }
  open func viewIsAppearing(_ animated: Bool) { node.viewIsAppearing(animated) }
  open func viewDidAppear(_ animated: Bool) { node.viewDidAppear(animated) }
  /// Never called: a picture shows what is there.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called: a picture shows what is there.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing: Galley's controllers call the hooks of children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Does nothing: Galley's controllers call the hooks of children.
  open func endAppearanceTransition() {}
  /// Always false: a picture is taken when nothing moves.
  open var isBeingPresented: Bool { false }
  /// Always false: a picture is taken when nothing moves.
  open var isBeingDismissed: Bool { false }
  /// Always false: a picture is taken when nothing moves.
  open var isMovingToParent: Bool { false }
  /// Always false: a picture is taken when nothing moves.
  open var isMovingFromParent: Bool { false }
  /// Never called.
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// The traits of the controller's view that are not those of the superview.
  open var traitOverrides = UITraitOverrides() { didSet { viewIfLoaded?.traitOverrides = traitOverrides } }

  // MARK: Unavailable content

  private var unavailableView: UIView?
  /// What stands over the view because its content is empty or loading. The view is loaded to show it.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { unavailableView = showUnavailable(contentUnavailableConfiguration, insteadOf: unavailableView) }
  }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Asks for the configuration at once, if the view is loaded, or else when it is.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
  }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// Does nothing: children have the traits of the view around them.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {}
  /// Never called: a snapshot is not rotated.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: a snapshot is not rotated.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Screen

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// Not asked: pictures show no animation.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? {
    node.ownChild(for: .statusBarStyle).flatMap(UIViewController.face)
  }
  open var childForStatusBarHidden: UIViewController? {
    node.ownChild(for: .statusBarHidden).flatMap(UIViewController.face)
  }
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    node.ownChild(for: .homeIndicatorHidden).flatMap(UIViewController.face)
  }
  /// Kept, but nobody swipes from an edge.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// This controller, unless a class says otherwise.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { self }
  /// Does nothing: the properties are asked when the picture is taken.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: the properties are asked when the picture is taken.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Not asked: the run says which orientations are shown.
  open var shouldAutorotate: Bool { true }
  /// Not asked: the run says which orientations are shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Not asked: the run says which orientations are shown.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Always portrait. The size classes and the view's size tell the orientation.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Bars

  open var title: String? {
    get { node.title }
    set {
      node.title = newValue
      navigationItem.takeTitle(newValue)
      barItems.takeTitle(newValue)
    }
  }
  /// What the bar of a navigation controller shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(of: node)
  /// The tab of the controller in a tab bar controller.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tab(of: node) }
    set { barItems.setTab(newValue, of: node) }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set { barItems.setToolbarItems(newValue, of: node) }
  }
  private lazy var barItems = ControllerBarItems()
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  @OfNode(\ViewController.hidesBottomBarWhenPushed) open var hidesBottomBarWhenPushed: Bool
  /// A button with the title Edit, which it keeps while the controller is edited.
  open lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
  /// Whether the content is edited. The title of the edit button does not follow.
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Children

  public var children: [UIViewController] { keptChildren }
  public var parent: UIViewController? { node.parent.flatMap(UIViewController.face) }

  open func addChild(_ childController: UIViewController) {
    childController.parent?.forget(childController)
    keep(childController)
    node.addChild(childController.node)
  }
  open func removeFromParent() {
    withExtendedLifetime(self) {
      parent?.forget(self)
      node.removeFromParent()
    }
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Replaces the view at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    fromViewController.view.removeFromSuperview()
    animations?()
    completion?(true)
  }

  /// Keeps the objects that were loaded with the view, as UIKit does.
  final func retainLoaded(_ objects: ArraySlice<AnyObject>) { loadedObjects += objects }

  final func keep(_ child: UIViewController) {
    if !keptChildren.contains(where: { $0 === child }) { keptChildren.append(child) }
  }
  final func forget(_ child: UIViewController) { keptChildren.removeAll { $0 === child } }

  /// Returns the controller in front of one of the layout, or `nil` if there is none.
  package static func face(of node: ViewController) -> UIViewController? {
    (node.hooks as? UIViewControllerHooks)?.controller
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept, but pictures show no transition.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Kept, but nobody dismisses a controller.
  open var isModalInPresentation = false
  /// Kept, but controllers are presented over the whole screen.
  open var definesPresentationContext = false
  /// Kept, but controllers are presented over the whole screen.
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public private(set) final weak var presentedViewController: UIViewController?
  private var keptPresented: UIViewController?
  public private(set) final weak var presentingViewController: UIViewController?
  private var keptPresentation: UIPresentationController?
  /// The presentation of the controller, which an app may set up before it presents.
  public internal(set) final var presentationController: UIPresentationController? {
    get {
      if keptPresentation == nil { keptPresentation = ownPresentation(by: presentingViewController) }
      return keptPresentation
    }
    set { keptPresentation = newValue }
  }
  /// The transition of the presentation, while its hooks run.
  final var transition: ImmediateTransition?
  /// The screen with the controllers that this one presents, once it has been laid out.
  private var screen: PresentationScreen?

  /// Presents a controller over the outermost one around this one, as in UIKit. The picture of the scene shows it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = presentingAncestor
    guard presenter.presentedViewController == nil else { return }
    presenter.keptPresented = viewControllerToPresent
    presenter.presentWithoutKeeping(viewControllerToPresent)
    completion?()
  }
  /// Presents a controller that keeps this one.
  final func presentWithoutKeeping(_ controller: UIViewController) {
    presentedViewController = controller
    controller.presentingViewController = self
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let ancestor = presentingAncestor
    let presenter = ancestor.presentedViewController == nil ? ancestor.presentingViewController : ancestor
    withExtendedLifetime(self) {
      presenter?.presentedViewController?.presentingViewController = nil
      presenter?.presentedViewController = nil
      presenter?.keptPresented = nil
      presenter?.screen = nil
    }
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  // MARK: Segues

  /// Makes the destination of a segue, prepares for it and performs it, as UIKit does.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    scene?.performSegue(identifier, of: self, sender: sender)
  }
  /// Asked for segues of a storyboard that code performs.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

extension UIViewController: SceneContent {
  public var shownView: View { shownScreen?.view.node ?? view.node }
  public var shownController: ViewController? { shownScreen?.node ?? node }
  private var shownScreen: PresentationScreen? { screen ?? (self as? UIAlertController)?.emptyScreen?.screen }

  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) -> LayoutOutcome {
    if let shownScreen { return shownScreen.layout(size: size, safeArea: safeArea, in: environment) }
    if let alert = self as? UIAlertController, presentingViewController == nil {
      return alert.layOutAlone(size, safeArea, environment)
    }
    view.enterWindow(of: size)
    let outcome = node.layout(size: size, safeArea: safeArea, in: environment)
    guard presentedViewController != nil else { return outcome }
    return layOutPresentations(size, safeArea, environment)
  }

  /// Lays out the controller with those that it presents over it.
  private func layOutPresentations(_ size: Size, _ safeArea: EdgeInsets, _ environment: LayoutEnvironment)
    -> LayoutOutcome
  {
    let screen = screen ?? PresentationScreen(under: self)
    self.screen = screen
    return screen.layout(size: size, safeArea: safeArea, in: environment)
  }
}
