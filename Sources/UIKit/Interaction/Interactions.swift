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

/// Builds the menus of a Mac's or keyboard's menu bar, which nobody sees.
public protocol UIMenuBuilder: AnyObject {
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
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
