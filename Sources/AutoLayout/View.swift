import Graphics

/// A rectangular area of an interface, which draws content and holds subviews and constraints.
///
/// A view belongs to the task that created it, because layout and drawing are not synchronized. Other tasks receive
/// values, such as findings and pictures.
///
/// Layout reads some properties all the time. Checking that these reads overlap no write took a tenth of its time, so
/// they are `@exclusivity(unchecked)`. That is safe because each access only loads or stores a value: nothing passes
/// these properties to a function that changes them in place and meanwhile reads them from the view.
open class View: LayoutItem {
  // MARK: Identity

  /// The view's identifier within its scene, or `nil` to identify it by class and position.
  open var identifier: String?
  /// A number that ``viewWithTag(_:)`` finds the view by.
  open var tag = 0
  /// The name that a person gave the view in Interface Builder.
  public var userLabel = ""
  /// The name that a document has for the view in addition to ``userLabel``, such as that of its outlet, or the
  /// property that holds a view with samples, or `nil`.
  package var nameInDocument: String?
  /// The name of the class that the app uses for the view, or `nil` for a class of the system.
  package var classInApp: String?
  /// Whether the empty parts of the tree below the view were given samples.
  package var isFilledWithSamples = false
  /// The kind of the view: its names, and what is true of all views of the kind.
  ///
  /// To name views of your own class, return for example `super.viewKind.named("dial", platformClass: "DialView")`.
  open var viewKind: ViewKind { .view }
  /// The view's element name in Interface Builder documents, for example `label`.
  public var elementClass: String { viewKind.element }
  /// The class name that Auto Layout's log shows, for example `UILabel`.
  public var platformClass: String { viewKind.platformClass }

  // MARK: Hierarchy

  /// The subviews, from back to front.
  @exclusivity(unchecked) public internal(set) var subviews: [View] = []
  /// The view that contains this view, or `nil`.
  public var superview: View? { parentView }
  /// The layout guides, in the order in which they were added.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The constraints that this view holds, in the order in which they were activated.
  @exclusivity(unchecked) public internal(set) var constraints: [LayoutConstraint] = []

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points.
  @exclusivity(unchecked) open var frame: Rect {
    didSet { if frame != oldValue { frameDidChange(from: oldValue) } }
  }
  /// The rectangle of the view's own coordinate system that the frame shows, in points. A new origin scrolls the
  /// subviews; a new size resizes the frame around its centre.
  open var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frame.size) }
    set { setBounds(newValue) }
  }
  /// The centre of the frame in the superview's coordinates, in points.
  open var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The origin of ``bounds``.
  var boundsOrigin = Point.zero
  /// The transform that is applied when the view is drawn, about the centre of its frame. It does not affect layout.
  @exclusivity(unchecked) open var transform = AffineTransform.identity
  /// How the frame follows the superview's size while ``translatesAutoresizingMaskIntoConstraints`` is true.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue, translatesAutoresizingMaskIntoConstraints { structureDidChange() } }
  }
  /// Whether the frame and ``autoresizingMask`` place the view. Set it to false before you add constraints that place
  /// it.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { structureDidChange() } }
  }

  /// Whether, in a conflict, constraints that tie subviews to this view break before the subviews' sizes.
  package var tiesGiveWay = false

  /// The lengths of a view that are those of a document's canvas.
  package enum CanvasLengths: Sendable { case none, height, size }

  /// Which lengths the view has only on the canvas of its document, while the app decides about them: a row or an item
  /// takes those of its content, a view of a file of its own those that its superview gives it.
  package var canvasLengths = CanvasLengths.none

  // MARK: Look

  /// Whether the view and its subviews are hidden.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// The opacity of the view and its subviews, 0...1.
  @exclusivity(unchecked) open var alpha = 1.0
  /// The colour drawn behind the content, or `nil` for none.
  open var backgroundColor: Color?
  /// The tint colour of controls, or `nil` to inherit the superview's.
  open var tintColor: Color?
  /// Whether subviews are clipped to the bounds.
  @exclusivity(unchecked) open var clipsToBounds = false
  /// The corner radius of the background, in points.
  public var cornerRadius = 0.0
  /// The width of the border, which is drawn inside the bounds, in points.
  public var borderWidth = 0.0
  /// The colour of the border, or `nil` for black.
  public var borderColor: Color?

  // MARK: Content size

  /// The content hugging and compression resistance priorities.
  var contentPriorities = ContentPriorities() {
    didSet { if contentPriorities != oldValue { contentPriorityDidChange() } }
  }
  /// The extent of a view that has no intrinsic size along an axis.
  public static let noIntrinsicMetric = -1.0
  /// The natural size of the content in points. An extent that the content does not determine is ``noIntrinsicMetric``.
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Whether the intrinsic height depends on the width, as with text of several lines.
  open var measuresHeightAtWidth: Bool { false }
  /// Returns the natural size of the content if its alignment rectangle is at most `width` points wide.
  open func intrinsicContentSize(atWidth width: Double) -> Size { intrinsicContentSize }
  /// The insets of the alignment rectangle from the frame, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Returns the distance from the alignment rectangle's top to the first baseline at the intrinsic height, in points,
  /// or `nil` for a view without text.
  open func firstBaselineOffset(atWidth width: Double) -> Double? { nil }
  /// Returns the distance from the last baseline to the alignment rectangle's bottom at the intrinsic height, in
  /// points, or `nil` for a view without text.
  open func lastBaselineOffset(atWidth width: Double) -> Double? { nil }
  /// The share of the height beyond the intrinsic height that is above the text, from 0 to 1, if the baselines follow
  /// the text in a view that is stretched or squeezed, or `nil` if they keep their distances from the edges.
  ///
  /// The baselines of buttons and text fields follow their text: in UIKit, `forFirstBaselineLayout` of a button is its
  /// title label, which the button places in its bounds. Those of labels do not (Auto Layout Guide, "Understanding Edge
  /// Cases").
  open var shareOfHeightAboveText: Double? { nil }
  /// The view whose first baseline this view uses: itself or a descendant.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline this view uses: itself or a descendant.
  open var forLastBaselineLayout: View { self }
  /// The text as displayed after layout, or `nil` for a view without text.
  open var textSummary: TextSummary? { nil }
  /// The text that names the view in Auto Layout's log: a label's text, a button's title or a field's placeholder.
  open var descriptiveText: String? { nil }

  // MARK: Accessibility

  /// Whether assistive technologies read the view as one element, instead of what is in it. By default, as in UIKit:
  /// true for labels with text and for controls, and for table cells without controls.
  open var isAccessibilityElement: Bool {
    get { accessibilityNotes?.content.isElement ?? accessibilityByDefault.isElement }
    set { noteAccessibility(\.isElement, newValue) }
  }
  /// The name of the element. By default, as in UIKit: a label's text, a button's title, the texts of a table cell. The
  /// names of images are not read.
  open var accessibilityLabel: String? {
    get { accessibilityNotes?.content.label ?? accessibilityByDefault.label }
    set { noteAccessibility(\.label, newValue) }
  }
  /// The value of the element. By default, as in UIKit: a field's text, `1` and `0` for a switch, a slider's per cent.
  open var accessibilityValue: String? {
    get { accessibilityNotes?.content.value ?? accessibilityByDefault.value }
    set { noteAccessibility(\.value, newValue) }
  }
  /// What happens when the element is activated, or `nil`.
  open var accessibilityHint: String? {
    get { accessibilityNotes?.content.hint }
    set { noteAccessibility(\.hint, newValue) }
  }
  /// The kind and the state of the element. By default, those of the control or label.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibilityNotes?.content.traits ?? accessibilityByDefault.traits }
    set { noteAccessibility(\.traits, newValue) }
  }
  /// Whether assistive technologies skip the view and everything in it.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityNotes?.content.hidesElements ?? false }
    set { noteAccessibility(\.hidesElements, newValue) }
  }
  /// What was set for assistive technologies, or `nil` for nothing.
  final var accessibilityNotes: AccessibilityNotesBox?

  // MARK: Traits

  /// The traits that the view and its subviews have instead of the environment's.
  package var traitOverrides: TraitOverrides {
    get { ownTraits }
    set {
      guard newValue != ownTraits else { return }
      ownTraits = newValue
      traitsDidChange()
    }
  }
  /// The stored ``traitOverrides``, which no other module reads, so that the compiler can omit the checks of accesses
  /// at run time.
  final var ownTraits = TraitOverrides()
  /// Whether the view's content is mirrored in right-to-left languages.
  @exclusivity(unchecked) open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  /// The traits that the view is laid out with, changed by what the view and its superviews override. Before the first
  /// layout, the default traits.
  open var traitCollection: TraitCollection { overriddenTraits }
  /// The reading direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(under: traitCollection.layoutDirection)
  }

  // MARK: Margins

  /// The layout margins by side, in points: those of the last layout, including the safe area. Margins that you set
  /// keep their sides in every language.
  open var layoutMargins: EdgeInsets {
    get { layoutState.margins }
    set {
      layoutState.margins = newValue
      explicitMargins = .bySide(newValue)
    }
  }
  /// The layout margins by reading direction, in points: those of the last layout, including the safe area.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutState.margins, for: effectiveUserInterfaceLayoutDirection) }
    set {
      layoutState.margins = newValue.resolved(for: effectiveUserInterfaceLayoutDirection)
      explicitMargins = .directional(newValue)
    }
  }
  /// The margins that were set, or `nil` for ``systemMinimumMargins``.
  @exclusivity(unchecked) package var explicitMargins: ExplicitMargins? {
    didSet { if explicitMargins != oldValue { marginsDidChange() } }
  }
  /// The margins of a view that sets none, in points: 8 on all sides, except for the root view of a scene.
  @exclusivity(unchecked)
  package var systemMinimumMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if systemMinimumMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the margins are at least as large as the part of the superview's margins that overlaps the view.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the safe area is added to the layout margins.
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Whether the margins at the sides are those of the readable content, which Interface Builder offers as "Follow
  /// Readable Width".
  package var layoutMarginsFollowReadableWidth = false {
    didSet { if layoutMarginsFollowReadableWidth != oldValue { marginsDidChange() } }
  }
  /// The insets of the area that bars and the screen's corners do not cover, in points.
  public var safeAreaInsets: EdgeInsets { layoutState.safeAreaInsets }

  // MARK: Results and internal state

  /// Whether the view's position or size was ambiguous in the last layout.
  public var hasAmbiguousLayout: Bool { layoutState.isAmbiguous }
  /// The object in front of the view, which has its hooks, or `nil`. It clears the reference when it is deallocated.
  package final unowned(unsafe) var hooks: (any ViewHooks)?
  /// The state that the layout engine and the layout passes keep for the view.
  final var layoutState: LayoutState
  /// The measured sizes and baselines of the content.
  @exclusivity(unchecked) final var measurements = ContentMeasurements()
  /// Errors of constraints on the view that could not be activated or changed.
  final var recordedErrors: [ConstraintError] = []
  /// The view controller that owns the view.
  public internal(set) weak var viewController: ViewController?

  /// The stored ``superview``. The reference is unowned because layout walks up the tree all the time, and a weak
  /// reference would slow it down; a view clears it in its subviews when it is deallocated.
  final unowned(unsafe) var parentView: View?

  private var guideByRole: [LayoutGuide.Role: LayoutGuide] = [:]
  private var cachedLink: ItemLink?

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: Rect) {
    self.frame = frame
    layoutState = LayoutState(frame: frame)
  }

  /// Creates a view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  deinit {
    for subview in subviews { subview.parentView = nil }
    cachedLink?.clear()
    layoutState.engine?.releaseBelowRoot()
  }

  /// The reference to the view that constraints and guides hold.
  var link: ItemLink {
    if let cachedLink { return cachedLink }
    let link = ItemLink(self)
    cachedLink = link
    return link
  }

  public var layoutView: View? { self }

  /// Whether the view's subtree is laid out separately, like a table cell: the superview's ``layoutSubviews()`` sets
  /// its size, and no constraint crosses its edges.
  open var isLayoutBoundary: Bool { false }

  // MARK: The deferred layout pass

  /// Whether the class needs constraint-based layout. Nothing reads it, because every view is laid out by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Schedules ``updateConstraints()`` for the next update pass.
  open func setNeedsUpdateConstraints() {
    runningPass?.check(.needsUpdateConstraints, of: self)
    markNeedsUpdateConstraints()
  }

  /// Returns whether ``updateConstraints()`` is scheduled.
  open func needsUpdateConstraints() -> Bool { layoutState.marks.contains(.update) }

  /// Calls ``updateConstraints()`` on this view and its descendants if it is scheduled.
  open func updateConstraintsIfNeeded() { performUpdatePass() }

  /// Updates the constraints for the view's current state. Override it to batch many or slow changes.
  ///
  /// An override makes its changes first, calls super last, and never calls ``setNeedsUpdateConstraints()``. Violations
  /// of these rules are reported in ``LayoutOutcome/violations``.
  open func updateConstraints() { baseUpdateConstraints() }

  /// Schedules ``layoutSubviews()`` for the next layout pass.
  open func setNeedsLayout() {
    runningPass?.check(.needsLayout, of: self)
    markNeedsLayout()
  }

  /// Lays out this view and its descendants now if anything has changed, with the traits and the size of the last
  /// layout.
  open func layoutIfNeeded() { performLayoutIfNeeded() }

  /// Gives the subviews the frames that the constraints determine. An override calls super and may then set frames
  /// itself.
  ///
  /// Before it calls super, an override may invalidate the layout of descendants, but never that of other views. It
  /// calls neither ``setNeedsLayout()`` nor ``setNeedsUpdateConstraints()``. Violations of these rules are reported in
  /// ``LayoutOutcome/violations``.
  open func layoutSubviews() { baseLayoutSubviews() }

  // MARK: Changing the hierarchy

  /// Adds a subview in front of the others and removes it from its former superview. A view that is already a subview
  /// moves to the front and keeps its constraints.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }
  /// Inserts a subview at an index in ``subviews``. An index out of range is clamped.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly in front of a subview. Does nothing if `sibling` is not a subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, above: sibling) }
  /// Inserts a view directly behind a subview. Does nothing if `sibling` is not a subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, below: sibling) }
  /// Exchanges the subviews at two indices. Does nothing if an index is out of range.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swapSubviews(at: first, and: second) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: View) { move(view, to: subviews.count) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: View) { move(view, to: 0) }
  /// Removes the view from its superview, and with it every constraint between its subtree and views outside it.
  open func removeFromSuperview() { leaveHierarchy() }
  /// Returns whether the view is `ancestor` or one of its descendants.
  open func isDescendant(of ancestor: View) -> Bool { isInside(ancestor) }
  /// Returns the view with a tag: this view or its first descendant in depth-first order, or `nil` if none has it.
  open func viewWithTag(_ tag: Int) -> View? { firstInTree { $0.tag == tag } }

  // MARK: Hierarchy events

  /// Called before the view moves to a new superview, or leaves its superview.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view moved to a new superview, or left its superview. Override it to add constraints to the
  /// superview.
  open func didMoveToSuperview() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: View) { markNeedsLayout() }

  /// Called after the intrinsic size of a subview changed. An override of `layoutSubviews` may use that size to place a
  /// subview that constraints do not place.
  func subviewContentDidChange(_ subview: View) {
    if subview.translatesAutoresizingMaskIntoConstraints { markNeedsLayout() }
  }

  // MARK: Constraints and guides

  /// Adds a constraint to this view, which holds it instead of the nearest common ancestor of its items.
  ///
  /// If this view is not an ancestor of both items, an error is recorded with the items' views and the constraint stays
  /// inactive, as with ``LayoutConstraint/isActive``. ``LayoutConstraint/install(in:)`` throws the error instead.
  open func addConstraint(_ constraint: LayoutConstraint) { hold([constraint]) }
  /// Adds all constraints to this view, or none: the first error is recorded as in ``addConstraint(_:)``.
  open func addConstraints(_ constraints: [LayoutConstraint]) { hold(constraints) }
  /// Removes a constraint if this view holds it. A constraint that is merely equal is not removed.
  open func removeConstraint(_ constraint: LayoutConstraint) { release(constraint) }
  /// Removes the constraints that this view holds.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }
  /// Adds a guide that constraints place, and removes it from its former owner as ``removeLayoutGuide(_:)`` does.
  open func addLayoutGuide(_ guide: LayoutGuide) { adopt(guide) }
  /// Removes a guide and every constraint that refers to it.
  open func removeLayoutGuide(_ guide: LayoutGuide) { abandon(guide) }
  /// A guide for the bounds inset by the layout margins.
  open var layoutMarginsGuide: LayoutGuide { guide(.margins, identifier: "UIViewLayoutMarginsGuide") }
  /// A guide for the bounds inset by the safe area.
  open var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide") }
  /// A guide for the area inside the margins, limited to a readable width for the text size.
  open var readableContentGuide: LayoutGuide { guide(.readableContent, identifier: "UIViewReadableContentGuide") }
  /// A guide for the keyboard. Because a snapshot shows no keyboard, it is the strip below the safe area.
  open var keyboardLayoutGuide: LayoutGuide { guide(.keyboard, identifier: "UIKeyboardLayoutGuide") }
  /// Called after the layout margins changed, before the subviews are laid out again.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed, before the subviews are laid out again.
  open func safeAreaInsetsDidChange() {}

  // MARK: Sizes

  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority { contentPriorities[.hugging, axis] }
  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    contentPriorities[.hugging, axis] = priority
  }
  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    contentPriorities[.compressionResistance, axis]
  }
  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    contentPriorities[.compressionResistance, axis] = priority
  }
  /// Returns the alignment rectangle for a frame, both in the superview's coordinates.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: insetsOfAlignmentRect) }
  /// Returns the frame for an alignment rectangle, both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect { alignmentRect.outset(by: insetsOfAlignmentRect) }
  /// Returns the size of the tree, in points, that is closest to a target size and satisfies the constraints. Frames do
  /// not change.
  open func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size of the tree, in points, that is closest to a target size at a priority for each axis. Frames do
  /// not change.
  ///
  /// Text is measured with the traits of the last layout. Before the first layout, text has no size.
  open func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    fittingSize(target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Returns the size that best fits the content within `size`, in points: the intrinsic size, and the current size
  /// along an axis without one. An extent of 0 means no limit.
  open func sizeThatFits(_ size: Size) -> Size { contentSizeThatFits(size) }
  /// Resizes the view to the size that best fits its content. The origin of the frame does not change.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to those of another view, or of the root if `view` is nil.
  ///
  /// Transforms and scroll offsets are taken into account. Views in different trees are treated as if they shared a
  /// root.
  open func convert(_ point: Point, to view: View?) -> Point { transform(to: view).apply(to: point) }
  /// Converts a point to this view's coordinates from those of another view, or of the root if `view` is nil.
  open func convert(_ point: Point, from view: View?) -> Point { transform(to: view).inverted().apply(to: point) }
  /// Converts a rectangle from this view's coordinates to those of another view, or of the root if `view` is nil.
  /// Returns the smallest upright rectangle around the result.
  open func convert(_ rect: Rect, to view: View?) -> Rect { transform(to: view).apply(to: rect) }
  /// Converts a rectangle to this view's coordinates from those of another view, or of the root if `view` is nil.
  /// Returns the smallest upright rectangle around the result.
  open func convert(_ rect: Rect, from view: View?) -> Rect { transform(to: view).inverted().apply(to: rect) }

  // MARK: Debugging

  /// Moves an ambiguous view to the next position or size that the constraints allow: the least and the greatest value
  /// of each of its edges and extents, in turn. Other views move as far as the constraints require. The change lasts
  /// until the next layout.
  ///
  /// Does nothing if the view is not ambiguous. Solves the system twice for each ambiguous variable of the view.
  open func exerciseAmbiguityInLayout() { moveToNextOptimum() }
  /// Returns the constraints that together determine the view's position and size along an axis, in the order in which
  /// the engine added them. They include those of the content size, the autoresizing mask and the root's size.
  ///
  /// A constraint that is satisfied but not needed is left out: without any one of the returned constraints, the view
  /// could move.
  ///
  /// - Returns: The constraints. Empty before the first layout, and incomplete if the layout is ambiguous.
  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] { holders(of: self, along: axis) }

  // MARK: Drawing

  /// Returns what the view draws above its background and below its subviews, in its own coordinates.
  open func displayItems() -> [DisplayItem] { [] }

  /// Returns what the view draws above its subviews, in its own coordinates.
  open func overlayItems() -> [DisplayItem] { [] }

  /// Reports that the intrinsic content size changed and has to be measured again.
  open func invalidateIntrinsicContentSize() { contentDidChange() }

  /// Returns whether the guide with a role has been requested.
  func hasGuide(_ role: LayoutGuide.Role) -> Bool { guideByRole[role] != nil }

  /// Returns the guide with a role, and creates it on first use.
  package func guide(_ role: LayoutGuide.Role, identifier: String) -> LayoutGuide {
    if let guide = guideByRole[role] { return guide }
    let guide = LayoutGuide(role: role, identifier: identifier, owner: self)
    guideByRole[role] = guide
    return guide
  }
}
