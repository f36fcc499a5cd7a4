import Graphics

/// A rectangle of an interface: it holds subviews and constraints, and draws.
///
/// A view belongs to the task that made it; only the values that layout gives leave the task.
open class View: LayoutItem {
  // MARK: Identity

  /// The identity within the scene; none for one made of class and place.
  open var identifier: String?
  /// A number to find the view by, as with ``viewWithTag(_:)``.
  open var tag = 0
  /// The name a person gave the view.
  public var userLabel = ""
  /// The kind, as a document's element name.
  open var elementClass: String { "view" }
  /// The class that the log shows, for example `UILabel`.
  open var platformClass: String { "UIView" }

  // MARK: Hierarchy

  /// The subviews, back to front.
  public internal(set) var subviews: [View] = []
  /// The view that holds this one. Layout walks up the tree all the time, so this is no weak reference; a view that goes
  /// clears it in its subviews.
  public internal(set) unowned(unsafe) var superview: View?
  /// The guides, in order of addition.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The constraints that this view holds, in order of activation.
  public internal(set) var constraints: [LayoutConstraint] = []

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points.
  open var frame: Rect {
    didSet { if frame != oldValue { frameDidChange(from: oldValue) } }
  }
  /// The part of the view's own coordinates that its frame shows, in points. Another origin moves what the subviews show;
  /// another size changes the frame around its centre.
  open var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frame.size) }
    set { takeBounds(newValue) }
  }
  /// The middle of the frame in the superview's coordinates, in points.
  open var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Where the bounds begin.
  var boundsOrigin = Point.zero
  /// How the drawn view differs from the laid-out one; layout takes no notice.
  open var transform = AffineTransform.identity
  /// How the frame follows the superview's size where no constraint does.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue, translatesAutoresizingMaskIntoConstraints { structureDidChange() } }
  }
  /// Whether the frame and the mask place the view; off where constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { structureDidChange() } }
  }

  // MARK: Look

  /// Whether the view and its subviews are left out of the picture.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }
  /// The opacity with the subviews, 0...1.
  open var alpha = 1.0
  /// The colour behind everything.
  open var backgroundColor: Color?
  /// The colour of what can be touched; none for the superview's.
  open var tintColor: Color?
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// The radius of the background's corners in points.
  public var cornerRadius = 0.0
  /// The width of the line inside the bounds in points.
  public var borderWidth = 0.0
  /// The colour of that line.
  public var borderColor: Color?

  // MARK: Content size

  /// How strongly the natural size is held.
  var contentPriorities = ContentPriorities() {
    didSet { if contentPriorities != oldValue { contentPriorityDidChange() } }
  }
  /// An extent that stands for "no natural size".
  public static let noIntrinsicMetric = -1.0
  /// The natural size in points, ``noIntrinsicMetric`` along an axis that has none.
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Whether the natural height depends on the width that layout gives, as with text of several lines.
  open var measuresHeightAtWidth: Bool { false }
  /// The natural size when at most `width` points wide (of the alignment rectangle).
  open func intrinsicContentSize(atWidth width: Double) -> Size { intrinsicContentSize }
  /// How far the alignment rectangle lies inside the frame.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// From the alignment rectangle's top to the first baseline at the natural height; none without text.
  open func firstBaselineOffset(atWidth width: Double) -> Double? { nil }
  /// From the last baseline to the alignment rectangle's bottom at the natural height; none without text.
  open func lastBaselineOffset(atWidth width: Double) -> Double? { nil }
  /// The view whose first baseline counts as this one's: the view itself, or one inside it.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline counts as this one's: the view itself, or one inside it.
  open var forLastBaselineLayout: View { self }
  /// The text as it is shown, after layout.
  open var textSummary: TextSummary? { nil }
  /// The text that names the view in the log: a label's text, a button's title, a field's placeholder.
  open var descriptiveText: String? { nil }

  // MARK: Traits

  /// The smallest text size of the view and what is inside it; none for no limit.
  open var minimumContentSizeCategory: ContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { textSizeDidChange() } }
  }
  /// The largest text size of the view and what is inside it; none for no limit.
  open var maximumContentSizeCategory: ContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { textSizeDidChange() } }
  }
  /// Whether the content is mirrored with the language.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  /// The circumstances the view is laid out in, its text size within the limits that it and the views around it set; the
  /// defaults before layout.
  open var traitCollection: TraitCollection { limitedTraits }
  /// The direction the view's content is read in.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(under: traitCollection.layoutDirection)
  }

  // MARK: Margins

  /// The margins that apply, by side, in points: as of the last layout, with the safe area where it counts. Setting them
  /// replaces the platform's; they keep their sides in every language.
  open var layoutMargins: EdgeInsets {
    get { layoutState.margins }
    set {
      layoutState.margins = newValue
      explicitMargins = .bySide(newValue)
    }
  }
  /// The margins that apply, by reading direction, in points. Setting them replaces the platform's.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutState.margins, for: effectiveUserInterfaceLayoutDirection) }
    set {
      layoutState.margins = newValue.resolved(for: effectiveUserInterfaceLayoutDirection)
      explicitMargins = .directional(newValue)
    }
  }
  /// Margins set by hand; none for the platform's.
  package var explicitMargins: ExplicitMargins? {
    didSet { if explicitMargins != oldValue { marginsDidChange() } }
  }
  /// The platform's margins where none are set: 8 on all sides; another on a scene's root.
  package var systemMinimumMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if systemMinimumMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the margins are at least those of the superview where they overlap.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// How far system bars and the device's corners cover the view, in points.
  public var safeAreaInsets: EdgeInsets { layoutState.safeAreaInsets }

  // MARK: Layout state

  /// Whether constraints leave the view's position or size open, as of the last layout.
  public var hasAmbiguousLayout: Bool { layoutState.isAmbiguous }
  /// What the layout engine and the layout passes keep for the view.
  final var layoutState: LayoutState
  /// The controller of the view, which holds the view.
  public internal(set) weak var viewController: ViewController?

  private var guideByRole: [LayoutGuide.Role: LayoutGuide] = [:]
  private var madeLink: ItemLink?

  /// Makes a view with a frame in its superview's coordinates, in points.
  public init(frame: Rect) {
    self.frame = frame
    layoutState = LayoutState(frame: frame)
  }

  /// Makes a view without a size.
  public convenience init() { self.init(frame: .zero) }

  deinit {
    for subview in subviews { subview.superview = nil }
    madeLink?.clear()
    layoutState.engine?.releaseBelowRoot()
  }

  /// What constraints and guides refer to the view by.
  var link: ItemLink {
    if let madeLink { return madeLink }
    let link = ItemLink(self)
    madeLink = link
    return link
  }

  /// The view itself.
  public var layoutView: View? { self }

  /// Whether the view's subtree is a layout of its own, as a table's cell is: its size comes from its superview's
  /// ``layoutSubviews()``, and no constraint reaches in or out.
  open var isLayoutBoundary: Bool { false }

  // MARK: The deferred layout pass

  /// Whether a class needs layout by constraints. Here every view is laid out by constraints, so that nothing asks.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for ``updateConstraints()`` in the next update pass.
  open func setNeedsUpdateConstraints() {
    runningPass?.judge(.needsUpdateConstraints, of: self)
    markNeedsUpdateConstraints()
  }

  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { layoutState.marks.contains(.update) }

  /// Brings the constraints up to date here and below, where that was asked for.
  open func updateConstraintsIfNeeded() { performUpdatePass() }

  /// Brings the constraints up to date with the view's state: the place for changes that are many or slow.
  ///
  /// An override changes what has to change, calls super last, and never calls ``setNeedsUpdateConstraints()``; what
  /// breaks these rules is told in ``LayoutOutcome/violations``.
  open func updateConstraints() { baseUpdateConstraints() }

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    runningPass?.judge(.needsLayout, of: self)
    markNeedsLayout()
  }

  /// Runs the deferred layout pass now for this view and what is below, where something has changed, in the traits and
  /// at the size of the tree's last layout.
  open func layoutIfNeeded() { performLayoutIfNeeded() }

  /// Gives the subviews the frames that constraints found. An override calls super somewhere, and then may set frames of
  /// its own.
  ///
  /// It may invalidate the layout of views inside its subtree before it calls super, never of others, and calls neither
  /// ``setNeedsLayout()`` nor ``setNeedsUpdateConstraints()``; what breaks these rules is told in
  /// ``LayoutOutcome/violations``.
  open func layoutSubviews() { baseLayoutSubviews() }

  // MARK: Changing the hierarchy

  /// Adds a subview in front of the others, taking it from its former superview. One that is there already comes to the
  /// front, and keeps its constraints.
  open func addSubview(_ view: View) { insert(view, at: subviews.count) }
  /// Adds a subview at a place in the order from back to front.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }
  /// Adds a view right in front of a subview; nothing happens where `sibling` is none.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, above: sibling) }
  /// Adds a view right behind a subview; nothing happens where `sibling` is none.
  open func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, below: sibling) }
  /// Swaps two subviews by their places from back to front; nothing happens where one of the places is empty.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swapSubviews(at: first, and: second) }
  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: View) { move(view, to: subviews.count) }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: View) { move(view, to: 0) }
  /// Takes the view from its superview, with every constraint that ties its subtree to the outside.
  open func removeFromSuperview() { leaveHierarchy() }
  /// Whether the view is `ancestor` or lies below it.
  open func isDescendant(of ancestor: View) -> Bool { isInside(ancestor) }
  /// The view that has a tag: this one, or the first below it, each before its subviews.
  open func viewWithTag(_ tag: Int) -> View? { firstInTree { $0.tag == tag } }

  // MARK: Hierarchy events

  /// Called before the view joins another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view joined another superview, or none: a place for the constraints that tie it to the superview.
  open func didMoveToSuperview() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Called when a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: View) { markNeedsLayout() }

  /// Called when the natural size of a subview changed. One that no constraint places may be placed by it.
  func subviewContentDidChange(_ subview: View) {
    if subview.translatesAutoresizingMaskIntoConstraints { markNeedsLayout() }
  }

  // MARK: Constraints and guides

  /// Adds a constraint to this view, which then holds it instead of the nearest common ancestor of its items.
  ///
  /// Where this view is no ancestor of both, an error is recorded with the items' views and the constraint stays inactive,
  /// as with ``LayoutConstraint/isActive``. ``LayoutConstraint/install(in:)`` does the same and throws the error.
  open func addConstraint(_ constraint: LayoutConstraint) { hold([constraint]) }
  /// Adds constraints to this view, all or none; the error of the first that this view cannot hold is recorded.
  open func addConstraints(_ constraints: [LayoutConstraint]) { hold(constraints) }
  /// Removes this very constraint; one that is merely equal, or held by another view, is left alone.
  open func removeConstraint(_ constraint: LayoutConstraint) { release(constraint) }
  /// Removes these very constraints.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }
  /// Adds a guide that constraints place, taking it from its former view as ``removeLayoutGuide(_:)`` does.
  open func addLayoutGuide(_ guide: LayoutGuide) { adopt(guide) }
  /// Removes a guide with every constraint that refers to it.
  open func removeLayoutGuide(_ guide: LayoutGuide) { abandon(guide) }
  /// The bounds less the layout margins.
  open var layoutMarginsGuide: LayoutGuide { guide(.margins, identifier: "UIViewLayoutMarginsGuide") }
  /// The bounds less the safe area.
  open var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide") }
  /// The margins, held to a width that reads well at the text size.
  open var readableContentGuide: LayoutGuide { guide(.readableContent, identifier: "UIViewReadableContentGuide") }
  /// The room that a keyboard takes. In a picture there is none: the strip below the safe area.
  open var keyboardLayoutGuide: LayoutGuide { guide(.keyboard, identifier: "UIKeyboardLayoutGuide") }
  /// Called after the margins changed, before the next layout of the subviews.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed, before the next layout of the subviews.
  open func safeAreaInsetsDidChange() {}

  // MARK: Sizes

  /// How strongly the view refuses to grow past its content.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority { contentPriorities[.hugging, axis] }
  /// Sets how strongly the view refuses to grow past its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    contentPriorities[.hugging, axis] = priority
  }
  /// How strongly the view refuses to be smaller than its content.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    contentPriorities[.compressionResistance, axis]
  }
  /// Sets how strongly the view refuses to be smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    contentPriorities[.compressionResistance, axis] = priority
  }
  /// The alignment rectangle of a frame, both in the superview's coordinates.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }
  /// The frame around an alignment rectangle, both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect { alignmentRect.outset(by: alignmentRectInsets) }
  /// The size the tree takes when it comes as near to a target as its constraints allow, in points. Nothing is placed.
  open func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size the tree takes when each extent approaches a target at a priority, in points. Nothing is placed.
  ///
  /// Texts are measured as in the last layout of the tree; before the first one they take no room.
  open func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    fittingSize(target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// The size that suits the content best within a room, in points: the natural size, and the bounds' size along an axis
  /// that has none. An extent of 0 stands for any room.
  open func sizeThatFits(_ size: Size) -> Size { contentSizeThatFits(size) }
  /// Takes the size that suits the content best; the frame's origin stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Coordinates

  /// Where a point of the view's coordinates lies in another view's; none for the coordinates of the tree's root.
  ///
  /// Transforms and scrolling count. Views of two trees are taken to have one root.
  open func convert(_ point: Point, to view: View?) -> Point { transform(to: view).apply(to: point) }
  /// Where a point of another view's coordinates lies in this view's; none for the coordinates of the tree's root.
  open func convert(_ point: Point, from view: View?) -> Point { transform(to: view).inverted().apply(to: point) }
  /// The smallest upright rectangle around one of the view's coordinates in another view's; none for those of the root.
  open func convert(_ rect: Rect, to view: View?) -> Rect { transform(to: view).apply(to: rect) }
  /// The smallest upright rectangle around one of another view's coordinates in this view's; none for those of the root.
  open func convert(_ rect: Rect, from view: View?) -> Rect { transform(to: view).inverted().apply(to: rect) }

  // MARK: Debugging

  /// Moves this view, where constraints leave its place or size open, to the next of the places that they allow: the
  /// least and the greatest value of each of its edges and extents in turn. Other views follow as far as they must. It
  /// lasts until something is solved again.
  ///
  /// Without an open place nothing happens. Two solves for each open variable of the view.
  open func exerciseAmbiguityInLayout() { moveToNextOptimum() }
  /// The constraints that together give the view its place and extent along an axis, in the order in which the
  /// engine took them in: those of its content size, its mask and the root's size among them.
  ///
  /// A constraint that only happens to hold is left out: without any of these the view could be elsewhere.
  ///
  /// - Returns: the constraints; none before the first layout, fewer than needed where the layout is ambiguous.
  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] { holders(of: self, along: axis) }

  // MARK: Drawing

  /// What the view draws above its background and below its subviews, in its own coordinates.
  open func displayItems() -> [DisplayItem] { [] }

  /// What the view draws above its subviews, in its own coordinates.
  open func overlayItems() -> [DisplayItem] { [] }

  /// Tells that the natural size changed, so that it is measured again.
  open func invalidateIntrinsicContentSize() { contentDidChange() }

  /// Whether a guide that the view places was asked for.
  func hasGuide(_ role: LayoutGuide.Role) -> Bool { guideByRole[role] != nil }

  /// The guide that the view places in a role.
  package func guide(_ role: LayoutGuide.Role, identifier: String) -> LayoutGuide {
    if let guide = guideByRole[role] { return guide }
    let guide = LayoutGuide(role: role, identifier: identifier, owner: self)
    guideByRole[role] = guide
    return guide
  }
}
