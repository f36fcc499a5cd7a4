import Foundation

/// The menu of editing commands before iOS 16, which never appears.
open class UIMenuController: NSObject {
  /// Returns a new object each time.
  open class var shared: UIMenuController { UIMenuController() }
  open var menuItems: [UIMenuItem]?
  /// Always false.
  open var isMenuVisible: Bool { false }
  /// Does nothing: no menu opens.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing: no menu opens.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing: no menu opens.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing: no menu opens.
  open func hideMenu() {}
  /// Does nothing: no menu opens.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing: no menu opens.
  open func update() {}
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
}

/// A command of the menu, which never appears.
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
