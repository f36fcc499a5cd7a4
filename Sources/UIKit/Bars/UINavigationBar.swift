import AutoLayout
import Controls
import Foundation
import Graphics

/// The bar at the top of a screen.
open class UINavigationBar: UIView, UIBarPositioning {
  package override class func makeNode() -> View { NavigationBar() }
  package final var bar: NavigationBar { node(as: NavigationBar.self) }
  private var stack: [UINavigationItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

  /// Kept, but never called.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Always `.top`.
  open var barPosition: UIBarPosition { .top }

  // MARK: Items, of a bar without a navigation controller

  open var items: [UINavigationItem]? {
    get { stack }
    set {
      stack = newValue ?? []
      for item in stack { item.bar = self }
      showTopItem()
    }
  }
  open var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem ?? stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = stack + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    let top = stack.last
    items = stack.dropLast()
    return top
  }

  /// The controller that sets what the bar shows, or `nil`.
  final weak var navigationController: UINavigationController?

  final func showTopItem() {
    guard navigationController == nil, let top = stack.last else { return }
    var item = top.item
    if stack.count > 1, item.leadingItems.isEmpty, !item.hidesBackButton {
      item.backTitle = stack[stack.count - 2].item.backButtonTitle ?? stack[stack.count - 2].item.title ?? ""
    }
    bar.item = item
  }

  // MARK: Look

  /// Kept, but a bar is light or dark as its traits say.
  open var barStyle = UIBarStyle.default
  /// Kept, but bars look the same either way.
  open var isTranslucent = true
  @OfNode(\NavigationBar.prefersLargeTitles) open var prefersLargeTitles: Bool
  @OfNode(\NavigationBar.barTintColor) open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      bar.titleColor = (titleTextAttributes?[.foregroundColor] as? UIColor)?.color
      if let font = titleTextAttributes?[.font] as? UIFont { bar.titleFont = font.font }
    }
  }
  /// Kept, but only an appearance gives large titles a colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearancesDidChange() } }
  /// The appearance while no content is behind the bar, or `nil` for the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearancesDidChange() } }
  /// Kept, but bars are never compact.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept, but bars are never compact.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Gives the bar its appearances, in place of which its item may have its own.
  final func appearancesDidChange() {
    let item = topItem
    let standard = (item?.standardAppearance ?? standardAppearance).look
    var edge = standard
    (edge.background, edge.isTransparent) = (nil, true)
    bar.appearances = (standard, (item?.scrollEdgeAppearance ?? scrollEdgeAppearance)?.look ?? edge)
  }

  /// Kept, but the line below the bar is the system's.
  open var shadowImage: UIImage?
  /// Kept, but the arrow of the back button is the system's.
  open var backIndicatorImage: UIImage?
  /// Kept, but pictures show no transition.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage?
  /// Keeps the image, which is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// Keeps the image, which is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImage = image
  }
  /// Returns the image that was set last, for any metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// Does nothing: titles stay at their places.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  private func takeAppearance() {
    guard let proxy = UIAppearances.proxy(of: self) else { return }
    tintColor = proxy.node.tintColor.map { UIColor($0) }
    if let color = proxy.barTintColor { barTintColor = color }
    if let attributes = proxy.titleTextAttributes { titleTextAttributes = attributes }
    if let attributes = proxy.largeTitleTextAttributes { largeTitleTextAttributes = attributes }
    if proxy.prefersLargeTitles { prefersLargeTitles = true }
    isTranslucent = proxy.isTranslucent
    guard proxy.bar.appearances != nil else { return }
    standardAppearance = proxy.standardAppearance
    scrollEdgeAppearance = proxy.scrollEdgeAppearance
  }
}

/// Reacts to items that are pushed and popped. Never called.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
