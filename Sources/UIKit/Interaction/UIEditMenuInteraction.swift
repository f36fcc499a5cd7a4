import Foundation

open class UIEditMenuInteraction: UIInertInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  /// Does nothing: no menu opens.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu opens.
  open func dismissMenu() {}
}

open class UIEditMenuConfiguration: NSObject {
  public let sourcePoint: CGPoint
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

public protocol UIEditMenuInteractionDelegate: AnyObject {}
