import AutoLayout
import Controls
import Foundation

/// A tab of a tab bar. Changes are written through to the controller of the layout, or to the bar.
open class UITabBarItem: UIBarItem {
  private weak var owner: ViewController?
  private var ownItem = TabBarItem()
  final weak var bar: UITabBar?
  private var isTaking = true

  /// Makes the item of a controller, with what the layout shows for it.
  convenience init(of owner: ViewController) {
    self.init()
    self.owner = owner
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
  /// Kept, but badges are red.
  open var badgeColor: UIColor?
  /// Kept, but titles stay at their places.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, but the bar shows its own appearance.
  open var standardAppearance: UITabBarAppearance?
  /// Kept, but the bar shows its own appearance.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Does nothing: badges have the system's text.
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
