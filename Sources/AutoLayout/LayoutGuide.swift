import Graphics

/// A rectangular area that takes part in layout but is never drawn.
open class LayoutGuide: LayoutItem {
  /// How a guide is placed.
  package enum Role: Hashable, Sendable {
    /// By constraints.
    case free
    /// At the owner's bounds inset by its layout margins.
    case margins
    /// At the owner's bounds inset by its safe area.
    case safeArea
    /// Within the owner's margins, limited to a readable width.
    case readableContent
    /// In the strip above the safe area.
    case topBar
    /// In the strip below the safe area.
    case bottomBar
    /// At the keyboard. Because none is shown, in the strip below the safe area.
    case keyboard
    /// At the content of a scroll view.
    case scrollContent
    /// At the frame of a scroll view.
    case scrollFrame
  }

  /// The name that Auto Layout's log shows.
  open var identifier: String
  /// The view that owns the guide.
  public package(set) var owningView: View? {
    get { ownerLink?.view }
    set { ownerLink = newValue?.link }
  }
  private var ownerLink: ItemLink?
  private var cachedLink: ItemLink?
  package let role: Role
  /// Whether the guide's position or size was ambiguous in the last layout. False for guides that follow their owner.
  public internal(set) var hasAmbiguousLayout = false
  /// The index of the guide's first variable in the system, or -1 while the guide is in no system.
  var firstVariable = -1
  /// The solved frame of a guide that constraints place, in the owner's coordinates.
  var solvedFrame = Rect.zero

  /// Creates a guide that constraints place.
  public init(identifier: String = "") {
    self.identifier = identifier
    self.role = .free
  }

  package init(role: Role, identifier: String, owner: View) {
    self.role = role
    self.identifier = identifier
    ownerLink = owner.link
  }

  deinit { cachedLink?.clear() }

  /// What constraints refer to in place of the guide itself.
  var link: ItemLink {
    if let cachedLink { return cachedLink }
    let link = ItemLink(self)
    cachedLink = link
    return link
  }

  /// The view that owns the guide.
  public var layoutView: View? { owningView }

  /// Returns the constraints that together determine the guide's position and size along an axis, in the order in which
  /// the engine added them. For a guide that follows its owner, returns the owner's.
  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    guard let owner = owningView else { return [] }
    return role == .free ? owner.holders(of: self, along: axis) : owner.constraintsAffectingLayout(for: axis)
  }

  /// The guide's rectangle in the owner's coordinates, as of the last layout.
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
