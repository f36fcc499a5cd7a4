import Foundation

/// An element of a menu that names a method. Menus are not shown, and the method is never called.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
