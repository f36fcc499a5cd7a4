import Foundation

/// The menu of editing commands, which never opens. The delegate is not kept.
open class UIEditMenuInteraction: UIInertInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
  /// Does nothing: no menu opens.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu opens.
  open func dismissMenu() {}
}

/// Where the menu of editing commands would open. Its identifier is not kept.
open class UIEditMenuConfiguration: NSObject {
  public let sourcePoint: CGPoint
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

public protocol UIEditMenuInteractionDelegate: AnyObject {}
