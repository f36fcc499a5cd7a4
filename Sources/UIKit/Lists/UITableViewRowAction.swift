import Foundation

/// An action of a row, as before iOS 11, which swiping would show. Nobody swipes.
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
