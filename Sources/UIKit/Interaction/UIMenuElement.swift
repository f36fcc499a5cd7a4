import Foundation

/// An element of a menu. Menus are not shown; a control or a bar button item may take its title and image from it.
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

/// An element of a menu whose elements are found when it is shown, which does not happen.
open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
