import Foundation

/// A manager of undone changes, which Foundation lacks here. It records none.
open class UndoManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var isUndoRegistrationEnabled: Bool { false }
  open var groupingLevel: Int { 0 }
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  open var groupsByEvent = true
  open var levelsOfUndo = 0

  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func setActionName(_ actionName: String) {}
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {}
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {}
}
