import AutoLayout
import Controls
import Foundation

/// A button of an alert. Nobody presses it, so its handler is kept and never called.
open class UIAlertAction: NSObject, NSCopying {
  public let title: String?
  public let style: Style
  package let handler: ((UIAlertAction) -> Void)?
  open var isEnabled = true
  /// Kept, but the button is not called by it.
  open var accessibilityIdentifier: String?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }

  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}
