import Foundation

// Dragging and dropping. Nobody drags in a snapshot: delegates are kept, and never called.

/// Lets a view be dragged, which nobody does. The delegate is never called.
open class UIDragInteraction: UIInertInteraction {
  open weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// Gives the items of a drag, which are never asked for.
public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// A drag, which never happens.
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// What is dragged. It is kept, and nobody drags it.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
