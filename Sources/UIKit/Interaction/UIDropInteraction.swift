import Foundation

/// Lets a view take a drop, which never happens. The delegate is never called.
open class UIDropInteraction: UIInertInteraction {
  open weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

public protocol UIDropInteractionDelegate: AnyObject {}

/// A drop, which never happens.
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// What a view would do with a drop, which never happens.
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}
