import Foundation

/// An element of a menu, or the action of a control, that runs a closure.
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  /// Kept, but no menu opens.
  open var discoverabilityTitle: String?
  /// Kept, but no menu opens.
  open var attributes: Attributes
  open var state: State
  /// Always `nil`: the control that sends the action is not handed on.
  public fileprivate(set) var sender: Any?
  private let handler: UIActionHandler

  /// Keeps all but the image of a selected element.
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
