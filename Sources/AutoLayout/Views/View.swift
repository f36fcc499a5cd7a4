import Graphics

/// A rectangle of an interface: it holds subviews and constraints, and draws.
///
/// A view belongs to the task that made it; only the values that layout gives leave the task.
open class View: LayoutItem {
  // MARK: Identity

  /// The identity within the scene; none for one made of class and place.
  open var identifier: String?
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
  /// The frame's size with its origin at the view's own zero.
  open var bounds: Rect { Rect(origin: .zero, size: frame.size) }
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
  /// The superview's size that ``autoresizingFrame`` belongs to; none for its size when layout starts.
  package var autoresizingReference: Size?
  /// The frame as it was set by hand, from which the mask moves it.
  var autoresizingFrame: Rect

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

  /// How strongly the view refuses to grow past its content, in width.
  open var horizontalContentHuggingPriority: LayoutPriority = .defaultLow {
    didSet { if horizontalContentHuggingPriority != oldValue { contentPriorityDidChange() } }
  }
  /// How strongly the view refuses to grow past its content, in height.
  open var verticalContentHuggingPriority: LayoutPriority = .defaultLow {
    didSet { if verticalContentHuggingPriority != oldValue { contentPriorityDidChange() } }
  }
  /// How strongly the view refuses to be smaller than its content, in width.
  open var horizontalCompressionResistancePriority: LayoutPriority = .defaultHigh {
    didSet { if horizontalCompressionResistancePriority != oldValue { contentPriorityDidChange() } }
  }
  /// How strongly the view refuses to be smaller than its content, in height.
  open var verticalCompressionResistancePriority: LayoutPriority = .defaultHigh {
    didSet { if verticalCompressionResistancePriority != oldValue { contentPriorityDidChange() } }
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

  // MARK: Text size

  /// The smallest text size of the view and what is inside it; none for no limit.
  open var minimumContentSizeCategory: ContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { textSizeDidChange() } }
  }
  /// The largest text size of the view and what is inside it; none for no limit.
  open var maximumContentSizeCategory: ContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { textSizeDidChange() } }
  }

  // MARK: Margins

  /// The margins that apply, by side, in points: as of the last layout, with the safe area where it counts. Setting them
  /// replaces the platform's; they keep their sides in every language.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      effectiveMargins = newValue
      explicitMargins = .bySide(newValue)
    }
  }
  /// The margins that apply, by reading direction, in points. Setting them replaces the platform's.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(effectiveMargins, for: effectiveUserInterfaceLayoutDirection) }
    set {
      effectiveMargins = newValue.resolved(for: effectiveUserInterfaceLayoutDirection)
      explicitMargins = .directional(newValue)
    }
  }
  /// Margins set by hand; none for the platform's.
  package var explicitMargins: ExplicitMargins? {
    didSet { if explicitMargins != oldValue { marginsDidChange() } }
  }
  /// The margins of the last layout.
  var effectiveMargins = EdgeInsets(all: 8)
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
  public package(set) var safeAreaInsets = EdgeInsets.zero
  /// Whether the content is mirrored with the language.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  // MARK: Layout state

  /// What the tree is laid out with; held by its root.
  package var ownEnvironment: LayoutEnvironment?
  /// Errors of constraints on this view that could not be activated or changed.
  package internal(set) var recordedErrors: [ConstraintError] = []
  /// Whether constraints leave the place or size open, after layout.
  public package(set) var hasAmbiguousLayout = false
  /// The alignment rectangle in the superview's coordinates as solved, before rounding to pixels.
  package var solvedAlignmentRect = Rect.zero
  /// The alignment rectangle's width as solved; none before the width pass.
  var solvedWidth: Double?
  /// The margins that hold the content to a readable width.
  var readableContentInsets = EdgeInsets.zero
  /// The view's first variable in the engine; -1 outside of a layout.
  var variableBase = -1
  /// The view's own rows in the engine.
  var systemRows = OwnRows()
  /// The alignment insets that the engine knows.
  var insetsInSystem = EdgeInsets.zero
  /// The frame that layout gave, rounded to pixels; none before layout and for what constraints do not place.
  var placedFrame: Rect?
  /// What was measured of the content.
  var measurements = ContentMeasurements()
  /// What the passes have to do here.
  var marks = LayoutMarks.fresh
  /// The layout's system between layouts; held by its root.
  var engine: LayoutEngine?
  /// The deferred layout pass; held by the tree's root.
  var pass: LayoutPass?
  /// The controller of the view, which holds the view.
  public internal(set) weak var viewController: ViewController?

  private var guideByRole: [LayoutGuide.Role: LayoutGuide] = [:]
  private var madeLink: ItemLink?

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: Rect = .zero) {
    self.frame = frame
    autoresizingFrame = frame
  }

  deinit {
    for subview in subviews { subview.superview = nil }
    madeLink?.clear()
    engine?.releaseBelowRoot()
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
  open func needsUpdateConstraints() -> Bool { marks.contains(.update) }

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

  // MARK: Drawing

  /// What the view draws above its background and below its subviews, in its own coordinates.
  open func displayItems() -> [DisplayItem] { [] }

  /// What the view draws above its subviews, in its own coordinates.
  open func overlayItems() -> [DisplayItem] { [] }

  /// Tells that the natural size changed, so that it is measured again.
  open func invalidateIntrinsicContentSize() { contentDidChange() }

  package func guide(_ role: LayoutGuide.Role, identifier: String) -> LayoutGuide {
    if let guide = guideByRole[role] { return guide }
    let guide = LayoutGuide(role: role, identifier: identifier, owner: self)
    guideByRole[role] = guide
    return guide
  }
}
