import Foundation

/// A link, attachment or tagged range of a text that a person can act on.
open class UITextItem: NSObject {
  /// What the item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// How an item's menu is shown.
  open class MenuConfiguration: NSObject {
    /// What is shown beside a menu.
    public enum Preview {
      case `default`
      case view(UIView)
    }

    public let menu: UIMenu
    public let preview: Preview?

    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }

    public init(preview: Preview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
    }
  }

  public let content: Content
  public let range: NSRange

  package init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
  }
}
