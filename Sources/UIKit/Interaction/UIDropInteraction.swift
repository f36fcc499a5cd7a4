import Foundation

open class UIDropInteraction: UIInertInteraction {
  open weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

public protocol UIDropInteractionDelegate: AnyObject {}

public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}
