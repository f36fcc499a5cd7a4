import AutoLayout
import Controls
import Graphics

/// A view of a document: what all views have. `content` tells what its kind has.
struct ViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The kind's name, for example `label`.
  var elementName: String { element.name }
  /// The subviews, back to front.
  var subviews: [ViewElement] { element.list("subviews").map(ViewElement.init) }
  /// The constraints that the view owns, in document order.
  var constraints: [ConstraintElement] {
    element.list("constraints").filter { $0.name == "constraint" }.map(ConstraintElement.init)
  }
  /// The guides that the view owns.
  var layoutGuides: [LayoutGuideElement] {
    let own = element.children.filter { $0.name == "viewLayoutGuide" }
    return (own + element.list("layoutGuides")).map(LayoutGuideElement.init)
  }
  /// A view that is a property's value, for example `contentView`.
  func view(_ key: String) -> ViewElement? {
    element.child(forKey: key).flatMap { $0.name == "nil" ? nil : ViewElement($0) }
  }
}

extension InterfaceElement {
  /// Whether the element is a view: of a known kind, or with a frame.
  var isView: Bool { ViewContent.isKnown(name) || rect("frame") != nil || rect("frameInset") != nil }
}

/// How content is placed in a view that has another size.
enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

extension ViewElement {
  /// Whether the view and all in it are not seen.
  var isHidden: Bool { element.flag("hidden") ?? false }
  /// The opacity of the view and all in it, 0...1.
  var alpha: Double { element.number("alpha") ?? 1 }
  /// How content is placed in a view that has another size.
  var contentMode: ContentMode { element.word("contentMode") ?? .scaleToFill }
  /// Whether what reaches beyond the bounds is cut off.
  var clipsSubviews: Bool { element.flag("clipsSubviews") ?? false }
  /// Whether the view covers what is behind it.
  var isOpaque: Bool { element.flag("opaque") ?? true }
  /// Whether the view can be touched.
  var isUserInteractionEnabled: Bool { element.flag("userInteractionEnabled") ?? true }
  /// Whether a control can be used.
  var isEnabled: Bool { element.flag("enabled") ?? true }
  /// The colour of the ground; none for a clear one.
  var backgroundColor: DocumentColor? { element.color("backgroundColor") }
  /// The colour of what can be used; none for the superview's.
  var tintColor: DocumentColor? { element.color("tintColor") }
  /// The number that programs find the view by.
  var tag: Int { element.integer("tag") ?? 0 }
}

/// How strongly a view holds to its content's size; none where the document leaves the kind's default.
struct ContentPriorities: Hashable, Sendable {
  /// Against growing wider.
  var horizontalHugging: LayoutPriority?
  /// Against growing taller.
  var verticalHugging: LayoutPriority?
  /// Against growing narrower.
  var horizontalCompressionResistance: LayoutPriority?
  /// Against growing shorter.
  var verticalCompressionResistance: LayoutPriority?
}

/// A size that stands in for a view's content at design time; none along an axis where the content decides.
struct PlaceholderSize: Hashable, Sendable {
  /// The width in points.
  var width: Double?
  /// The height in points.
  var height: Double?
}

extension ViewElement {
  /// The frame that Interface Builder saved, in the superview's coordinates; none where it saved none.
  var savedFrame: Rect? { element.rect("frame") ?? element.rect("frameInset") }

  /// How the frame follows the superview's; none where the document does not tell.
  var autoresizingMask: AutoresizingMask? {
    guard let flags = element.options("autoresizingMask") else { return nil }
    return AutoresizingMask(flags.compactMap { AutoresizingMask.writtenNames[$0] })
  }

  /// Whether the saved frame and the mask place the view; only an explicit `NO` says that constraints do.
  var translatesAutoresizingMaskIntoConstraints: Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the saved frame stands although the view takes part in Auto Layout.
  var hasFixedFrame: Bool { element.flag("fixedFrame") ?? false }

  /// How strongly the view holds to its content's size.
  var priorities: ContentPriorities {
    ContentPriorities(
      horizontalHugging: element.priority("horizontalHuggingPriority"),
      verticalHugging: element.priority("verticalHuggingPriority"),
      horizontalCompressionResistance: element.priority("horizontalCompressionResistancePriority"),
      verticalCompressionResistance: element.priority("verticalCompressionResistancePriority"))
  }

  /// The size that stands in for the content at design time (`infinite` stands for none).
  var placeholderIntrinsicSize: PlaceholderSize {
    PlaceholderSize(
      width: element.number("placeholderIntrinsicWidth"), height: element.number("placeholderIntrinsicHeight"))
  }

  /// The distances within the edges that margin constraints refer to, by side.
  var layoutMargins: EdgeInsets? { element.insets("layoutMargins") }

  /// The distances within the edges that margin constraints refer to, by reading direction.
  var directionalLayoutMargins: DirectionalEdgeInsets? { element.directionalInsets("directionalLayoutMargins") }

  /// Whether the margins are at least as far in as the superview's.
  var preservesSuperviewLayoutMargins: Bool { element.flag("preservesSuperviewLayoutMargins") ?? false }

  /// Whether the margins grow by the safe area.
  var insetsLayoutMarginsFromSafeArea: Bool { element.flag("insetsLayoutMarginsFromSafeArea") ?? true }

  /// Whether the margins keep lines of text at a readable length.
  var layoutMarginsFollowReadableWidth: Bool { element.flag("layoutMarginsFollowReadableWidth") ?? false }

  /// Whether the view is mirrored in languages read from right to left.
  var semanticContentAttribute: SemanticContentAttribute {
    element.word("semanticContentAttribute") ?? .unspecified
  }

  /// The marks that Interface Builder left: the frame contradicts the constraints, or they leave it open.
  /// They are hints, stale as often as not.
  var isMarkedMisplaced: Bool { element.flag("misplaced") ?? false }
  /// Whether Interface Builder marked the view as ambiguous.
  var isMarkedAmbiguous: Bool { element.flag("ambiguous") ?? false }
}

extension AutoresizingMask {
  /// The names that documents use: those of AppKit.
  fileprivate static let writtenNames: [String: AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]
}

extension ViewTreeBuilder {
  /// Sets what all views have, but for the place.
  func apply(_ element: ViewElement, to view: View) {
    view.identifier = element.id
    view.userLabel = element.userLabel ?? ""
    applyPriorities(element.priorities, to: view)
    applyMargins(of: element, to: view)
    applyLook(of: element, to: view)
    applyRuntimeAttributes(of: element, to: view)
    if let scrollView = view as? ScrollView {
      let behavior = ScrollViewElement(element.element).contentInsetAdjustmentBehavior
      let isAdjusted = setting.adjustsScrollViews && behavior != "never" && !(view is TextView)
      scrollView.contentInsetAdjustmentBehavior = isAdjusted ? .automatic : .never
    }
  }

  // MARK: Place

  /// A view that constraints place starts without a frame; the saved one is never read.
  func applyPlace(of element: ViewElement, to view: View) {
    let isConstrained = placesByConstraints(element)
    view.translatesAutoresizingMaskIntoConstraints = !isConstrained
    guard !isConstrained, let frame = element.savedFrame else { return }
    view.frame = frame
    view.autoresizingMask = element.autoresizingMask ?? []
    // Where the superview's saved size may not be read: the same margin on both sides, as of a view that fills it.
    view.autoresizingReference = Size(width: frame.minX + frame.maxX, height: frame.minY + frame.maxY)
  }

  /// Whether constraints place a view, so that its saved frame says nothing.
  func placesByConstraints(_ element: ViewElement) -> Bool {
    !element.translatesAutoresizingMaskIntoConstraints && !element.hasFixedFrame && constrained.contains(element.id)
  }

  private func applyPriorities(_ priorities: ContentPriorities, to view: View) {
    if let hugging = priorities.horizontalHugging {
      view.horizontalContentHuggingPriority = hugging
    }
    if let hugging = priorities.verticalHugging {
      view.verticalContentHuggingPriority = hugging
    }
    if let resistance = priorities.horizontalCompressionResistance {
      view.horizontalCompressionResistancePriority = resistance
    }
    if let resistance = priorities.verticalCompressionResistance {
      view.verticalCompressionResistancePriority = resistance
    }
  }

  // MARK: Margins

  private func applyMargins(of element: ViewElement, to view: View) {
    let direction = element.semanticContentAttribute.direction(under: resources.traits.layoutDirection)
    let margins =
      element.directionalLayoutMargins ?? element.layoutMargins.map { DirectionalEdgeInsets($0, for: direction) }
    view.explicitMargins = margins.map(ExplicitMargins.directional)
    view.preservesSuperviewLayoutMargins = element.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
  }

  // MARK: Look

  private func applyLook(of element: ViewElement, to view: View) {
    let id = element.id ?? ""
    view.isHidden = element.isHidden
    view.alpha = element.alpha
    view.semanticContentAttribute = element.semanticContentAttribute
    view.backgroundColor = resources.color(element.backgroundColor, for: id)
    view.tintColor = resources.color(element.tintColor, for: id)
    if element.clipsSubviews { view.clipsToBounds = true }
  }
}

/// A plain view of a document: it keeps its element's name and the size that stands in for its content.
final class DocumentView: View {
  private let elementName: String
  private let placeholderSize: PlaceholderSize

  init(elementName: String, placeholderSize: PlaceholderSize = PlaceholderSize()) {
    self.elementName = elementName
    self.placeholderSize = placeholderSize
    super.init(frame: .zero)
  }

  override var elementClass: String { elementName }

  override var intrinsicContentSize: Size {
    Size(
      width: placeholderSize.width ?? Self.noIntrinsicMetric, height: placeholderSize.height ?? Self.noIntrinsicMetric)
  }
}
