import Graphics

/// A view that lays out its arranged subviews in a row or column, by means of constraints.
open class StackView: View {
  /// How the arranged views share the length of the stack.
  public enum Distribution: String, Hashable, Sendable {
    /// They fill it, and grow and shrink by their priorities.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally
    /// The gaps between them are equal.
    case equalSpacing
    /// The distances between their centres are equal.
    case equalCentering
  }

  /// How the arranged views are aligned across the axis.
  public enum Alignment: String, Hashable, Sendable {
    /// They fill the stack's breadth.
    case fill
    /// At the leading edge of a column.
    case leading
    /// At the top edge of a row.
    case top
    /// On a common first baseline, in a row.
    case firstBaseline
    /// At the centre.
    case center
    /// At the trailing edge of a column.
    case trailing
    /// At the bottom edge of a row.
    case bottom
    /// On a common last baseline, in a row.
    case lastBaseline
  }

  open override var viewKind: ViewKind { .stackView }

  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [View] = []
  /// The axis along which the views are arranged.
  open var axis = Axis.horizontal { didSet { if axis != oldValue { markNeedsUpdateConstraints() } } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { markNeedsUpdateConstraints() } }
  }
  /// How the views are aligned across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { markNeedsUpdateConstraints() } } }
  /// The gap between adjacent views in points, or the least gap if the distribution determines it.
  open var spacing = 0.0 { didSet { if spacing != oldValue { markNeedsUpdateConstraints() } } }
  /// Whether gaps in a column are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { markNeedsUpdateConstraints() } }
  }
  /// Whether the views of a row are on a common baseline.
  package var alignsBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }
  /// Whether the views are arranged inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { markNeedsUpdateConstraints() } }
  }
  /// Whether the earlier of views with equal priorities is as long as it can be in a stack with ``Distribution/fill``,
  /// as on Interface Builder's canvas. Otherwise it is ambiguous which view is stretched or compressed.
  package var favorsEarlierViews = false {
    didSet { if favorsEarlierViews != oldValue { markNeedsUpdateConstraints() } }
  }

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var ownConstraints: [LayoutConstraint] = []
  private var ownGuides: [LayoutGuide] = []

  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews: [View]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds a view to the end of the stack.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index in ``arrangedSubviews``. An index out of range is clamped.
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

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    markNeedsUpdateConstraints()
  }

  /// A custom spacing that represents ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// A custom spacing that represents the standard spacing between siblings.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Sets the gap after an arranged view, in points, or to ``spacingUseDefault`` or ``spacingUseSystem``. The gap is
  /// discarded when the view is no longer arranged.
  open func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }), spacing != customSpacing(after: view) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    markNeedsUpdateConstraints()
  }

  /// Returns the gap set after an arranged view, in points, or ``spacingUseDefault`` if none is set.
  open func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Returns the standard distance from the last baseline of an arranged view to the first one of the next view, in
  /// points, or `nil` if the gap is not the standard one or a view has no text.
  func spacingOfBaselines(after view: View, _ next: View) -> Double? {
    let (upper, lower) = (view.baselineSource(isFirst: false), next.baselineSource(isFirst: true))
    guard customSpacings[ObjectIdentifier(view)] ?? spacing == Self.spacingUseSystem,
      let depth = upper.lastBaselineOffset(atWidth: upper.measuringWidth),
      let height = lower.firstBaselineOffset(atWidth: lower.measuringWidth)
    else { return nil }
    return StandardSpacing.betweenBaselines(lineHeight: depth + height)
  }

  /// Returns the gap in effect after an arranged view, in points.
  func spacing(after view: View) -> Double {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? StandardSpacing.betweenSiblings : own
  }

  /// The first view of a column, or the tallest view of a row (UIView, `forFirstBaselineLayout`).
  open override var forFirstBaselineLayout: View {
    (axis == .vertical ? visibleSubviews.first : highestSubview) ?? self
  }

  /// The last view of a column, or the tallest view of a row (UIView, `forLastBaselineLayout`).
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? visibleSubviews.last : highestSubview) ?? self
  }

  private var visibleSubviews: [View] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  private var highestSubview: View? {
    let heights = visibleSubviews.map { $0.intrinsicSize(along: .vertical) }
    return heights.max().flatMap { highest in
      zip(visibleSubviews, heights).first { $0.1 == highest }?.0
    }
  }

  /// Stops arranging a view that is removed from the stack.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: View) { markNeedsUpdateConstraints() }

  override func subviewContentDidChange(_ subview: View) {
    super.subviewContentDidChange(subview)
    let usesContent = distribution == .fillProportionally || distribution == .fill && favorsEarlierViews
    if usesContent { markNeedsUpdateConstraints() }
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

extension ViewKind {
  package static let stackView = ViewKind.view.named("stackView", "UIStackView") { $0.contentLengths = .uncertain }
}
