import Foundation

/// The actions that swiping a row would show. Nobody swipes.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a row.
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  public enum Style: Int, Sendable { case normal, destructive }
}

/// An action of a row, as before iOS 11.
open class UITableViewRowAction: NSObject {
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: Style { .default }
  }
}
