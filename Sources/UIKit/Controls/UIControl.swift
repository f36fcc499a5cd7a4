import AutoLayout
import Controls
import Foundation

/// A view that a person operates. Nobody does in a snapshot, so targets and actions are kept and never called, unless
/// the app itself calls ``sendActions(for:)``.
open class UIControl: UIView {
  package override class func makeNode() -> View { Control() }
  /// What the control is besides a view. A control of a document may be at an element that is none, whose node keeps
  /// nothing of it.
  private lazy var control = node as? Control ?? Control()
  private var closures: [(events: Event, action: UIAction)] = []
  private var targets: [(target: Any?, action: Selector, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }
  open var isSelected: Bool {
    get { control.isSelected }
    set { control.isSelected = newValue }
  }
  open var isHighlighted: Bool {
    get { control.isHighlighted }
    set { control.isHighlighted = newValue }
  }
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Always false: nobody touches a control.
  open var isTracking: Bool { false }
  /// Always false: nobody touches a control.
  open var isTouchInside: Bool { false }
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { ContentHorizontalAlignment(control.contentHorizontalAlignment) }
    set { control.contentHorizontalAlignment = newValue.node }
  }
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { ContentVerticalAlignment(control.contentVerticalAlignment) }
    set { control.contentVerticalAlignment = newValue.node }
  }
  /// Kept, but no menu opens.
  open var showsMenuAsPrimaryAction = false
  /// Kept, but no menu opens.
  open var isContextMenuInteractionEnabled = false
  /// Kept, but not shown.
  open var toolTip: String?

  // MARK: Targets and actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((target, action, controlEvents))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { known in
      (action == nil || known.action == action) && !known.events.isDisjoint(with: controlEvents)
        && (target == nil || (known.target as AnyObject) === (target as AnyObject))
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) { closures.append((controlEvents, action)) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    closures.removeAll { $0.action === action && $0.events == controlEvents }
  }
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let actions = targets.filter {
      !$0.events.isDisjoint(with: controlEvent) && ($0.target as AnyObject) === (target as AnyObject)
    }.map(\.action.description)
    return actions.isEmpty ? nil : actions
  }
  /// Calls the actions that were added as closures. Selectors have no meaning here.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in closures where !events.isDisjoint(with: controlEvents) { action.perform() }
  }
  /// Does nothing: a method cannot be called by its name here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  /// Never called: nobody touches a control.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: nobody touches a control.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: nobody touches a control.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called: nobody touches a control.
  open func cancelTracking(with event: UIEvent?) {}
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)

    /// The state whose content Galley shows: the first of disabled, highlighted and selected.
    var state: ControlState {
      if contains(.disabled) { return .disabled }
      if contains(.highlighted) { return .highlighted }
      return contains(.selected) ? .selected : .normal
    }
  }

  public enum ContentHorizontalAlignment: Int, Sendable, NodeCase {
    case center, left, right, fill, leading, trailing

    package typealias Node = Control.HorizontalAlignment
    package static let nodes: [Node] = [.center, .left, .right, .fill, .leading, .trailing]
  }

  public enum ContentVerticalAlignment: Int, Sendable, NodeCase {
    case center, top, bottom, fill

    package typealias Node = VerticalAlignment
    package static let nodes: [Node] = [.center, .top, .bottom, .fill]
  }
}
