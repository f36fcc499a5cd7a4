import AutoLayout
import Controls

/// The items that a controller has for the tab bar and the toolbar around it.
final class ControllerBarItems: BarButtonItemOwner {
  private var tabItem: UITabBarItem?
  private(set) var toolbarItems: [UIBarButtonItem]?
  private weak var owner: ViewController?

  func tab(of owner: ViewController) -> UITabBarItem {
    if let tabItem { return tabItem }
    let item = UITabBarItem(of: owner)
    tabItem = item
    return item
  }

  func setTab(_ item: UITabBarItem?, of owner: ViewController) {
    tabItem = item
    item?.attach(to: owner)
  }

  /// As in UIKit, a controller's new title is that of its tab too.
  func takeTitle(_ title: String?) { tabItem?.title = title }

  func setToolbarItems(_ items: [UIBarButtonItem]?, of owner: ViewController) {
    self.owner = owner
    toolbarItems = items
    itemDidChange()
  }

  func itemDidChange() { owner?.toolbarItems = toolbarItems?.items(of: self) ?? [] }
}
