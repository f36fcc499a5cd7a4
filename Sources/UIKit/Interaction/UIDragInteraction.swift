import Foundation

// Dragging and dropping. Nobody drags in a snapshot: delegates are kept, and never called.

open class UIDragInteraction: UIInertInteraction {
  open weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
