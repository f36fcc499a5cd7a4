import AutoLayout
import Foundation
import Graphics

/// A rectangular area of an app's interface, which draws content and holds subviews and constraints.
///
/// Galley's view behind it (`node`) is laid out and drawn. What an app overrides is called when UIKit would call it. A
/// view is bound to no actor; it belongs to the task that made it.
open class UIView: UIResponder {
  /// The view that is laid out and drawn.
  package let node: View
  package final override var layoutNode: AnyObject? { node }
  private(set) lazy var hooks = UIViewHooks(of: self)
  /// The subviews, which Galley's views do not keep.
  private var keptSubviews: [ObjectIdentifier: UIView] = [:]
  private var keptGuides: [UILayoutGuide] = []
  /// The constraints of documents that outlets lead to, and those of an app's own classes.
  private var keptConstraints: [NSLayoutConstraint] = []
  /// The window that a renderer shows the root of a tree in.
  final var renderedWindow: UIWindow?
  /// The traits that the view was last told of.
  private var knownTraits: UITraitCollection?

  /// Makes the view that is laid out and drawn. Called once, before the class's own properties are usable.
  package class func makeNode() -> View { (self as? any FrameworkView.Type)?.makePlaceholder() ?? View() }

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    node = Self.makeNode()
    super.init()
    takeHooks()
    node.frame = Rect(frame)
  }

  public override convenience init() { self.init(frame: .zero) }

  @available(swift, obsoleted: 4, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void) { self.init(frame: .zero) }

  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void, frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of a document, if the coder is one that this module hands out, or else a view with an empty frame.
  public required init?(coder: NSCoder) {
    node = (coder as? NibCoder)?.node ?? Self.makeNode()
    super.init()
    takeHooks()
    (coder as? NibCoder)?.loading?.makeSubviews(of: self)
  }

  private func takeHooks() {
    node.hooks = hooks
  }

  deinit { if node.hooks === hooks { node.hooks = nil } }

  // MARK: Layer

  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer, which has the view's look: corners, borders, shadows and further layers.
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).makeByInit()
    layer.view = self
    return layer
  }()

  // MARK: Geometry

  open var frame: CGRect {
    get { CGRect(node.frame) }
    set { node.frame = Rect(newValue) }
  }
  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set { node.bounds = Rect(newValue) }
  }
  open var center: CGPoint {
    get { CGPoint(node.center) }
    set { node.center = Point(newValue) }
  }
  @OfNode(\View.transform) open var transform: CGAffineTransform
  /// A transform in space, of which the part in the plane is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(node.autoresizingMask.rawValue)) }
    set { node.autoresizingMask = AutoLayout.AutoresizingMask(rawValue: Int(newValue.rawValue)) }
  }
  /// Kept, but subviews always follow their masks.
  open var autoresizesSubviews = true
  @OfNode(\View.translatesAutoresizingMaskIntoConstraints) open var translatesAutoresizingMaskIntoConstraints: Bool
  /// Kept, but layout is in points and drawing at the device's scale.
  open var contentScaleFactor: CGFloat {
    get { node.traitCollection.displayScale }
    set { _ = newValue }
  }

  // MARK: Look

  @OfNode(\View.isHidden) open var isHidden: Bool
  @OfNode(\View.alpha) open var alpha: CGFloat
  @OfNode(\View.backgroundColor) open var backgroundColor: UIColor?
  open var tintColor: UIColor! {
    get { UIColor(node.effectiveTintColor) }
    set {
      node.tintColor = newValue?.color
      tellOfTint()
    }
  }
  /// Kept, but tints are never dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  @OfNode(\View.clipsToBounds) open var clipsToBounds: Bool
  /// How the content fits the bounds. Only image views use it.
  open var contentMode = ContentMode.scaleToFill
  /// Kept: drawing here needs no such hint.
  open var isOpaque = true
  /// Kept, but the view is not masked.
  open var mask: UIView?
  /// Kept: drawing here needs no such hint.
  open var clearsContextBeforeDrawing = true
  @OfNode(\View.semanticContentAttribute) open var semanticContentAttribute: UISemanticContentAttribute
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    node.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    View.userInterfaceLayoutDirection(
      for: attribute.node, relativeTo: UIKitEnvironment.current.traits.layoutDirection) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  // MARK: Identity and interaction

  @OfNode(\View.tag) open var tag: Int
  /// Kept, but nothing is restored.
  open var restorationIdentifier: String?
  /// What Galley and tests call the view.
  @OfNode(\View.identifier) open var accessibilityIdentifier: String?
  @OfNode(\View.isUserInteractionEnabled) open var isUserInteractionEnabled: Bool
  /// Kept, but nobody touches the view.
  open var isMultipleTouchEnabled = false
  /// Kept, but nobody touches the view.
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  open override var next: UIResponder? { viewController ?? superview }
  open override var description: String { outline }

  // MARK: Accessibility

  @OfNode(\View.isAccessibilityElement) open var isAccessibilityElement: Bool
  @OfNode(\View.accessibilityLabel) open var accessibilityLabel: String?
  @OfNode(\View.accessibilityValue) open var accessibilityValue: String?
  @OfNode(\View.accessibilityHint) open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(rawValue: node.accessibilityTraits.rawValue) }
    set { node.accessibilityTraits = AccessibilityTraits(rawValue: newValue.rawValue) }
  }
  @OfNode(\View.accessibilityElementsHidden) open var accessibilityElementsHidden: Bool
  /// Kept, but not part of what is spoken.
  open var accessibilityElements: [Any]?
  /// Kept, but not part of what is spoken.
  open var accessibilityViewIsModal = false
  /// Kept, but not part of what is spoken.
  open var shouldGroupAccessibilityChildren = false
  /// Kept, but colours are never inverted.
  open var accessibilityIgnoresInvertColors = false
  /// Kept, but not part of what is spoken.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Kept, but not part of what is spoken.
  open var accessibilityLanguage: String?
  /// Kept, but not part of what is spoken.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// Kept, but not part of what is spoken.
  open weak var accessibilityContainer: AnyObject?
  /// Kept, but not part of what is spoken.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Kept, but the large content viewer never opens.
  open var showsLargeContentViewer = false
  /// Kept, but the large content viewer never opens.
  open var largeContentTitle: String?
  /// Kept, but the large content viewer never opens.
  open var largeContentImage: UIImage?
  /// Never called: no assistive technology runs.
  open func accessibilityActivate() -> Bool { false }
  /// Never called: no assistive technology runs.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called: no assistive technology runs.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Never called: no assistive technology runs.
  open func accessibilityIncrement() {}
  /// Never called: no assistive technology runs.
  open func accessibilityDecrement() {}

  // MARK: Content size

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  open var intrinsicContentSize: CGSize {
    CGSize(hooks.measuringWidth.map(node.intrinsicContentSize(atWidth:)) ?? node.intrinsicContentSize)
  }
  open func invalidateIntrinsicContentSize() { node.invalidateIntrinsicContentSize() }
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(node.alignmentRectInsets) }
  open var forFirstBaselineLayout: UIView { UIView.face(of: node.forFirstBaselineLayout) }
  open var forLastBaselineLayout: UIView { UIView.face(of: node.forLastBaselineLayout) }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(node.sizeThatFits(Size(size))) }
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Hooks

  /// Updates the constraints for the view's state. An override calls super last.
  open func updateConstraints() { node.updateConstraints() }
  /// Gives the subviews the frames of the layout. An override calls super and may then set frames itself.
  open func layoutSubviews() { node.layoutSubviews() }
  /// Not asked: each view's constraints count.
  open class var requiresConstraintBasedLayout: Bool { false }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  /// Called when the traits differ from those that the view was last laid out with.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called for views of documents when their outlets are connected.
  open func awakeFromNib() {}
  /// Never called: no view is drawn in Interface Builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: The delegate of the layer

  /// Lays out the subviews. An override calls super, and may then place sublayers.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// Never called: what a view draws is asked for with ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Never called: what a view draws is asked for with ``draw(_:)``.
  open func display(_ layer: CALayer) {}
  /// Never called: properties change at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Drawing

  /// Draws the view's content with ``UIGraphicsGetCurrentContext()``.
  open func draw(_ rect: CGRect) { drawsItself = false }
  /// Whether the class draws: `draw(_:)` of this class says no.
  private var drawsItself = true

  /// What the view draws above its background and below its subviews.
  final func drawnItems() -> [DisplayItem] {
    drawsItself = true
    let drawn = traitCollection.asCurrent { UIGraphics.record(size: node.bounds.size) { draw(bounds) } }
    return drawsItself ? drawn : node.displayItems()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { UITraitCollection(node.traitCollection) }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { node.overrideUserInterfaceStyle.map { $0 == .dark ? .dark : .light } ?? .unspecified }
    set {
      switch newValue {
      case .dark: node.overrideUserInterfaceStyle = .dark
      case .light: node.overrideUserInterfaceStyle = .light
      default: node.overrideUserInterfaceStyle = nil
      }
    }
  }

  /// The traits of the view and its subviews that are not those of the superview.
  open var traitOverrides = UITraitOverrides() { didSet { traitOverrides.apply(to: self, insteadOf: oldValue) } }

  /// What ``registerForTraitChanges(_:handler:)`` was given.
  public private(set) lazy var traitObservers: TraitObservers = {
    // The first layout may keep the traits that the view has now, and then it tells of none.
    knownTraits = knownTraits ?? traitCollection
    return TraitObservers()
  }()

  final func traitsMayHaveChanged() {
    let traits = traitCollection
    let former = knownTraits
    knownTraits = traits
    guard former != traits else { return }
    traitCollectionDidChange(former)
    if let former { traitObservers.tell(of: former, now: traits) }
  }

  /// Tells the view and its subviews that inherit it of a new tint.
  private func tellOfTint() {
    tintColorDidChange()
    for subview in subviews where subview.node.tintColor == nil { subview.tellOfTint() }
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { node.addSubview(view.node) }
  open func insertSubview(_ view: UIView, at index: Int) { node.insertSubview(view.node, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    node.insertSubview(view.node, aboveSubview: siblingSubview.node)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    node.insertSubview(view.node, belowSubview: siblingSubview.node)
  }
  open func removeFromSuperview() {
    // The superview keeps the view, and may be the only one.
    withExtendedLifetime(self) { node.removeFromSuperview() }
  }

  // MARK: Layout

  open func setNeedsUpdateConstraints() { node.setNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { node.needsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }
  open func setNeedsLayout() { node.setNeedsLayout() }
  open func layoutIfNeeded() { node.layoutIfNeeded() }
  /// Does nothing: each picture is drawn once, after layout.
  open func setNeedsDisplay() {}
  /// Does nothing: each picture is drawn once, after layout.
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(node.systemLayoutSizeFitting(Size(targetSize)))
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      node.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: LayoutPriority(horizontalFittingPriority),
        verticalFittingPriority: LayoutPriority(verticalFittingPriority)))
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(priority: node.contentHuggingPriority(for: axis.node))
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    node.setContentHuggingPriority(LayoutPriority(priority), for: axis.node)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(priority: node.contentCompressionResistancePriority(for: axis.node))
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    node.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis.node)
  }
  @OfNode(\View.layoutMargins) open var layoutMargins: UIEdgeInsets
  @OfNode(\View.directionalLayoutMargins) open var directionalLayoutMargins: NSDirectionalEdgeInsets
  @OfNode(\View.preservesSuperviewLayoutMargins) open var preservesSuperviewLayoutMargins: Bool
  @OfNode(\View.insetsLayoutMarginsFromSafeArea) open var insetsLayoutMarginsFromSafeArea: Bool
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(node.safeAreaInsets) }

  // MARK: Touches, which never come

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    let hit = subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
    return hit ?? self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    // A recognizer belongs to one view.
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }
  /// Never called: nobody touches the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Faces

  /// Returns the view in front of one of the layout. It is kept by the view in front of the superview.
  package static func face(of node: View) -> UIView {
    if let hooks = node.hooks as? UIViewHooks { return hooks.view }
    let view = faceClass(of: node).init(coder: NibCoder(node)) ?? UIView()
    if let superview = node.superview?.hooks as? UIViewHooks { superview.view.keep(view) }
    return view
  }

  final func keep(_ subview: UIView) { keptSubviews[ObjectIdentifier(subview)] = subview }
  final func release(_ subview: UIView) { keptSubviews[ObjectIdentifier(subview)] = nil }

  /// Returns the guide in front of one that the view owns.
  final func guide(for node: LayoutGuide) -> UILayoutGuide { guide(for: node, make: UILayoutGuide.init) }

  final func guide<Guide: UILayoutGuide>(for node: LayoutGuide, make: (LayoutGuide) -> Guide) -> Guide {
    if let known = keptGuides.lazy.compactMap({ $0 as? Guide }).first(where: { $0.node === node }) { return known }
    let guide = make(node)
    keptGuides.append(guide)
    return guide
  }

  final func keep(_ constraint: NSLayoutConstraint) {
    if !keptConstraints.contains(where: { $0 === constraint }) { keptConstraints.append(constraint) }
  }
  final func release(_ constraint: NSLayoutConstraint) { keptConstraints.removeAll { $0 === constraint } }

  final func keep(_ guide: UILayoutGuide) {
    if !keptGuides.contains(where: { $0 === guide }) { keptGuides.append(guide) }
  }

  final func release(_ guide: UILayoutGuide) { keptGuides.removeAll { $0 === guide } }

  /// The controller whose view this is, or `nil`.
  final weak var viewController: UIViewController?
}
