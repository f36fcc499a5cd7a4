import Foundation

// Interactions of views. They are kept, and nothing begins one: a snapshot is not touched.

/// An interaction that knows its view and does nothing.
open class UIInertInteraction: NSObject, UIInteraction {
  open internal(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

// MARK: - Menus

open class UIContextMenuInteraction: UIInertInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

open class UIEditMenuInteraction: UIInertInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
}

open class UIEditMenuConfiguration: NSObject {
  public let sourcePoint: CGPoint
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// Builds the menus of a Mac's or keyboard's menu bar, which nobody sees.
public protocol UIMenuBuilder: AnyObject {
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu of editing commands before iOS 16, which never appears.
open class UIMenuController: NSObject {
  open class var shared: UIMenuController { UIMenuController() }
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
  open func hideMenu(from targetView: UIView) {}
  open func update() {}
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
}

open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

// MARK: - Pointers, pencils and keyboards

open class UIPointerInteraction: UIInertInteraction {
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
  open func invalidate() {}
}

public protocol UIPointerInteractionDelegate: AnyObject {}

open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
}

open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

open class UIPointerEffect: NSObject {
  public init(preview: UITargetedPreview) {}
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
}

open class UIPointerHighlightEffect: UIPointerEffect {}
open class UIPointerLiftEffect: UIPointerEffect {}
open class UIPointerHoverEffect: UIPointerEffect {}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

public struct UIHoverStyle {
  public init() {}
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

open class UIPencilInteraction: UIInertInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
}

public protocol UIPencilInteractionDelegate: AnyObject {}

open class UIToolTipInteraction: UIInertInteraction {
  open var defaultToolTip: String?
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }
}

open class UILargeContentViewerInteraction: UIInertInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {}
}

public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

open class UITextInteraction: UIInertInteraction {
  public enum Mode: Int, Sendable { case editable, nonEditable }
  open weak var textInput: UIResponder?
  public convenience init(for mode: Mode) { self.init() }
}

open class UISpringLoadedInteraction: UIInertInteraction {
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, Any) -> Void) {}
}
