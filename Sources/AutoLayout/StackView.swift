import Graphics

/// A view that lines up its arranged subviews by constraints of its own.
open class StackView: View {
  /// How the arranged views share the room along the axis.
  public enum Distribution: String, Hashable, Sendable {
    /// They fill it, growing and shrinking by their priorities.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to their natural sizes.
    case fillProportionally
    /// The gaps between them are equal.
    case equalSpacing
    /// Their centres are equally far apart.
    case equalCentering
  }

  /// How the arranged views stand across the axis.
  public enum Alignment: String, Hashable, Sendable {
    /// They fill the stack's breadth.
    case fill
    /// At the leading edge of a column.
    case leading
    /// At the top edge of a row.
    case top
    /// With their first baselines on one line, in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column.
    case trailing
    /// At the bottom edge of a row.
    case bottom
    /// With their last baselines on one line, in a row.
    case lastBaseline
  }

  open override var elementClass: String { "stackView" }
  open override var platformClass: String { "UIStackView" }

  /// The views that are lined up, in order.
  public private(set) var arrangedSubviews: [View] = []
  /// The direction in which they follow each other.
  open var axis = Axis.horizontal { didSet { if axis != oldValue { markNeedsUpdateConstraints() } } }
  /// How they share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { markNeedsUpdateConstraints() } }
  }
  /// How they stand across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { markNeedsUpdateConstraints() } } }
  /// The gap between neighbours in points; the least gap where the distribution decides it.
  open var spacing = 0.0 { didSet { if spacing != oldValue { markNeedsUpdateConstraints() } } }
  /// Whether gaps in a column run from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { markNeedsUpdateConstraints() } }
  }
  /// Whether the views stand inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { markNeedsUpdateConstraints() } }
  }

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var ownConstraints: [LayoutConstraint] = []
  private var ownGuides: [LayoutGuide] = []

  /// Makes a stack without views.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews: [View]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place in the order.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    guard !isArranged(view, at: index) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    markNeedsUpdateConstraints()
  }

  private func isArranged(_ view: View, at index: Int) -> Bool {
    view.superview === self && arrangedSubviews.indices.contains(index) && arrangedSubviews[index] === view
  }

  /// Stops lining up a view, which stays a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    markNeedsUpdateConstraints()
  }

  /// Stands for ``spacing`` in the place of a gap of its own.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// Stands for the standard space between siblings in the place of a gap of its own.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Sets the gap after an arranged view, in points, or to ``spacingUseDefault`` or ``spacingUseSystem``; it goes when the
  /// view is no longer arranged.
  open func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }), spacing != customSpacing(after: view) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    markNeedsUpdateConstraints()
  }

  /// The gap that was set after an arranged view, in points; ``spacingUseDefault`` where none was.
  open func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// The gap after an arranged view, in points.
  func spacing(after view: View) -> Double {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? StandardSpacing.betweenSiblings : own
  }

  /// In a column the first view's, in a row the highest one's (UIView, `forFirstBaselineLayout`).
  open override var forFirstBaselineLayout: View {
    (axis == .vertical ? visibleSubviews.first : highestSubview) ?? self
  }

  /// In a column the last view's, in a row the highest one's (UIView, `forLastBaselineLayout`).
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? visibleSubviews.last : highestSubview) ?? self
  }

  private var visibleSubviews: [View] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  private var highestSubview: View? {
    let heights = visibleSubviews.map { $0.naturalSize(along: .vertical) }
    return heights.max().flatMap { highest in
      zip(visibleSubviews, heights).first { $0.1 == highest }?.0
    }
  }

  /// A view that was removed from the stack is no longer arranged.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: View) { markNeedsUpdateConstraints() }

  override func subviewContentDidChange(_ subview: View) {
    super.subviewContentDidChange(subview)
    if distribution == .fillProportionally { markNeedsUpdateConstraints() }
  }

  open override func updateConstraints() {
    for constraint in ownConstraints { constraint.remove() }
    for guide in ownGuides { abandon(guide) }
    var arrangement = StackArrangement(of: self)
    arrangement.arrange()
    ownGuides = arrangement.guides
    ownConstraints = arrangement.constraints
    for guide in ownGuides { adopt(guide) }
    for constraint in ownConstraints { constraint.isActive = true }
    super.updateConstraints()
  }
}
