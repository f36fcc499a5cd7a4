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

/// The look of a view under a pointer, of which there is none.
public struct UIHoverStyle {
  public init() {}
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// The gestures of a pencil, which never come. The delegate is never called.
open class UIPencilInteraction: UIInertInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
}

public protocol UIPencilInteractionDelegate: AnyObject {}

/// A text that a pointer would show. There is no pointer.
open class UIToolTipInteraction: UIInertInteraction {
  open var defaultToolTip: String?
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }
}

/// The viewer of large content, which never opens. The delegate is not kept.
open class UILargeContentViewerInteraction: UIInertInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {}
}

public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

/// The gestures of text, which never come.
open class UITextInteraction: UIInertInteraction {
  public enum Mode: Int, Sendable { case editable, nonEditable }
  open weak var textInput: UIResponder?
  public convenience init(for mode: Mode) { self.init() }
}

/// Opens a view under a drag, which never happens. The handler is not kept.
open class UISpringLoadedInteraction: UIInertInteraction {
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, Any) -> Void) {}
}
