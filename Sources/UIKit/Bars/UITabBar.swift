import AutoLayout
import Controls
import Foundation

/// The bar at the bottom of a screen, with its tabs.
open class UITabBar: UIView {
  package override class func makeNode() -> View { TabBar() }
  package final var bar: TabBar { node(as: TabBar.self) }
  private var shownItems: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

  /// Kept, but never called: nobody chooses a tab.
  open weak var delegate: (any UITabBarDelegate)?
  /// The controller that sets what the bar shows, or `nil`.
  final weak var tabBarController: UITabBarController?
  open var items: [UITabBarItem]? {
    get { tabBarController?.viewControllers?.compactMap(\.tabBarItem) ?? shownItems }
    set {
      shownItems = newValue ?? []
      for item in shownItems { item.bar = self }
      showItems()
    }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var selectedItem: UITabBarItem? {
    get { items.flatMap { $0.indices.contains(bar.selectedIndex) ? $0[bar.selectedIndex] : nil } }
    set { bar.selectedIndex = items?.firstIndex { $0 === newValue } ?? -1 }
  }
  final func showItems() { if tabBarController == nil { bar.items = shownItems.map(\.item) } }

  /// Kept, but a bar is light or dark as its traits say.
  open var barStyle = UIBarStyle.default
  /// Kept, but bars look the same either way.
  open var isTranslucent = true
  /// Kept, but items are spread as on a phone.
  open var itemPositioning = ItemPositioning.automatic
  /// Kept, but items are spread as on a phone.
  open var itemWidth: CGFloat = 0
  /// Kept, but items are spread as on a phone.
  open var itemSpacing: CGFloat = 0
  /// Kept, but backgrounds are colours.
  open var backgroundImage: UIImage?
  /// Kept, but the line above the bar is the system's.
  open var shadowImage: UIImage?
  /// Kept, but nothing is drawn behind the selected item.
  open var selectionIndicatorImage: UIImage?
  @OfNode(\TabBar.barTintColor) open var barTintColor: UIColor?
  @OfNode(\TabBar.unselectedItemTintColor) open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance() { didSet { take(standardAppearance) } }
  /// Kept, but the standard appearance is always shown.
  open var scrollEdgeAppearance: UITabBarAppearance?

  private func take(_ appearance: UITabBarAppearance) {
    bar.barTintColor = appearance.ground
    let tabs = appearance.stackedLayoutAppearance
    if let color = tabs.normal.iconColor { unselectedItemTintColor = color }
    if let color = tabs.selected.iconColor { tintColor = color }
  }

  private func takeAppearance() {
    guard let proxy = UIAppearances.proxy(of: self) else { return }
    tintColor = proxy.node.tintColor.map { UIColor($0) }
    if let color = proxy.barTintColor { barTintColor = color }
    if let color = proxy.unselectedItemTintColor { unselectedItemTintColor = color }
  }

  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

/// Reacts to the choice of a tab, which never happens.
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
