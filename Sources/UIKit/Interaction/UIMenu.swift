import Foundation

/// An element of a menu.
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  fileprivate init(title: String, image: UIImage?) {
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

/// An element of a menu, or the action of a control, that runs a closure.
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that sends the action.
  public fileprivate(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the closure.
  package func perform(from sender: Any? = nil) {
    self.sender = sender
    handler(self)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A menu. Menus are not shown.
open class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize: ElementSize

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let root = Identifier("com.apple.menu.root")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
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

/// An element of a menu that names a method.
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

/// A key combination that names a method.
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputDelete = "UIKeyInputDelete"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
}
