import AutoLayout
import Controls
import Foundation
import Graphics

/// A tab of a tab bar. Changes are written through to the controller of the layout, or to the bar.
open class UITabBarItem: UIBarItem {
  private weak var owner: ViewController?
  private var ownItem = TabBarItem()
  final weak var bar: UITabBar?
  private var isTaking = true

  /// Makes the item of a controller, with what the layout shows for it.
  init(of owner: ViewController) {
    self.owner = owner
    super.init()
    take(owner.tabBarItem)
  }
  public override init() {
    super.init()
    isTaking = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isTaking = false
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    ownItem.systemItem = systemItem.item
  }

  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  open var badgeValue: String? { didSet { contentDidChange() } }
  // Kept, but not drawn.
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  /// What Galley's bars show.
  final var item: TabBarItem {
    var item = ownItem
    item.title = title
    item.image = image?.image
    item.selectedImage = selectedImage?.image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    return item
  }

  override func contentDidChange() {
    guard !isTaking else { return }
    owner?.tabBarItem = item
    bar?.showItems()
  }

  /// Makes the item that of a controller.
  final func attach(to owner: ViewController) {
    self.owner = owner
    owner.tabBarItem = item
  }

  /// Takes what a document or the layout shows.
  final func take(_ item: TabBarItem) {
    isTaking = true
    ownItem = item
    title = item.title
    image = item.image.map { UIImage($0) }
    selectedImage = item.selectedImage.map { UIImage($0) }
    badgeValue = item.badgeValue
    isEnabled = item.isEnabled
    isTaking = false
  }

  /// The tabs that the system names, with UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    fileprivate var item: TabBarItem.SystemItem { TabBarItem.SystemItem.allCases[rawValue] }
  }
}

/// The bar at the bottom of a screen, with its tabs.
open class UITabBar: UIView {
  package override class func makeNode() -> View { TabBar() }
  package final var bar: TabBar { node as? TabBar ?? TabBar() }
  private var shownItems: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

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

  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var barTintColor: UIColor? {
    get { bar.barTintColor.map { UIColor($0) } }
    set { bar.barTintColor = newValue?.color }
  }
  open var unselectedItemTintColor: UIColor? {
    get { bar.unselectedItemTintColor.map { UIColor($0) } }
    set { bar.unselectedItemTintColor = newValue?.color }
  }
  open var standardAppearance = UITabBarAppearance() { didSet { take(standardAppearance) } }
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

public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
