import Foundation

// MARK: - Menus

/// The menu of a long press, which never comes. The delegate is never called.
open class UIContextMenuInteraction: UIInertInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  /// Does nothing: no menu opens.
  open func dismissMenu() {}
  /// Does nothing: no menu opens.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Not known: nobody touches the screen.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What accompanies a menu that opens or closes. No menu opens.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What accompanies the choice of a preview. No menu opens.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Gives the menu of a long press, which is never asked for.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
