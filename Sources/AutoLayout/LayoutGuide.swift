import Graphics

/// A rectangle that takes part in layout and is never drawn.
open class LayoutGuide: LayoutItem {
  /// What places a guide.
  package enum Role: Hashable, Sendable {
    /// Constraints alone.
    case free
    /// The owner's bounds less its layout margins.
    case margins
    /// The owner's bounds less its safe area.
    case safeArea
    /// The owner's margins, held to a width that reads well.
    case readableContent
    /// The strip above the safe area.
    case topBar
    /// The strip below the safe area.
    case bottomBar
    /// What a keyboard covers: as no keyboard shows, the strip below the safe area.
    case keyboard
    /// What a scroll view scrolls over.
    case scrollContent
    /// A scroll view's own frame.
    case scrollFrame
  }

  /// The name that the log shows.
  open var identifier: String
  /// The view that the guide belongs to.
  public package(set) var owningView: View? {
    get { ownerLink?.view }
    set { ownerLink = newValue?.link }
  }
  private var ownerLink: ItemLink?
  private var madeLink: ItemLink?
  package let role: Role
  /// Whether constraints leave the place or size of a guide open that they alone place, after layout.
  public internal(set) var hasAmbiguousLayout = false
  /// The index of the guide's first variable in the system, or -1 while the guide is in no system.
  var firstVariable = -1
  /// Where the solver placed a guide that constraints alone place, in the owner's coordinates.
  var solvedFrame = Rect.zero

  /// Makes a guide that constraints place.
  public init(identifier: String = "") {
    self.identifier = identifier
    self.role = .free
  }

  package init(role: Role, identifier: String, owner: View) {
    self.role = role
    self.identifier = identifier
    ownerLink = owner.link
  }

  deinit { madeLink?.clear() }

  /// What constraints refer to the guide by.
  var link: ItemLink {
    if let madeLink { return madeLink }
    let link = ItemLink(self)
    madeLink = link
    return link
  }

  /// The view that the guide belongs to, as a constraint's item.
  public var layoutView: View? { owningView }

  /// The constraints that together give the guide its place and extent along an axis, in the order in which the engine
  /// took them in; those of the owner where the guide follows it.
  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    guard let owner = owningView else { return [] }
    return role == .free ? owner.holders(of: self, along: axis) : owner.constraintsAffectingLayout(for: axis)
  }

  /// The rectangle in the owner's coordinates, after layout.
  open var layoutFrame: Rect {
    guard role != .free, let owner = owningView else { return solvedFrame }
    let bounds = Rect(origin: .zero, size: owner.bounds.size)
    let safeArea = owner.safeAreaInsets
    switch role {
    case .free: return solvedFrame
    case .margins: return bounds.inset(by: owner.layoutMargins)
    case .safeArea: return bounds.inset(by: safeArea)
    case .readableContent: return bounds.inset(by: owner.layoutState.readableContentInsets)
    case .topBar: return Rect(x: 0, y: 0, width: bounds.width, height: safeArea.top)
    case .bottomBar, .keyboard:
      return Rect(x: 0, y: bounds.height - safeArea.bottom, width: bounds.width, height: safeArea.bottom)
    case .scrollContent: return Rect(origin: .zero, size: (owner as? ScrollView)?.contentSize ?? bounds.size)
    case .scrollFrame: return owner.bounds
    }
  }
}
