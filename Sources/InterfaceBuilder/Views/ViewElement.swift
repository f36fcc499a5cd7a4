import AutoLayout
import Controls
import Graphics

/// The attributes that all kinds of views share. ``ViewReader`` reads those of the view's kind.
struct ViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The tag name, for example `label`.
  var elementName: String { element.name }
  /// The subviews from back to front.
  var subviews: [ViewElement] { element.list("subviews").map(ViewElement.init) }
  /// The constraints that the view owns, in document order.
  var constraints: [ConstraintElement] {
    element.list("constraints").filter { $0.name == "constraint" }.map(ConstraintElement.init)
  }
  /// The layout guides that the view owns.
  var layoutGuides: [LayoutGuideElement] {
    let own = element.children.filter { $0.name == "viewLayoutGuide" || $0.name == "keyboardLayoutGuide" }
    return (own + element.list("layoutGuides")).map(LayoutGuideElement.init)
  }

  /// Whether the view is a cell of a table, whose margins and safe area are not those of a scene's root. As the root of
  /// a xib, a cell of a collection has the safe area (3 documents), and its header has the margins too (1 document).
  var isTableCell: Bool { elementName == "tableViewCell" }
  var isTable: Bool { elementName == "tableView" }
  /// The id of the controller whose scene a container view shows, if the document has an embed segue.
  var embeddedController: String? { segues.first { $0.kind == .embed }?.destination }

  // MARK: Appearance

  var isHidden: Bool { element.flag("hidden") ?? false }
  var isUserInteractionEnabled: Bool { element.flag("userInteractionEnabled") ?? true }
  /// The opacity of the view and its subviews, 0...1.
  var alpha: Double { element.number("alpha") ?? 1 }
  var clipsSubviews: Bool { element.flag("clipsSubviews") ?? false }
  var backgroundColor: DocumentColor? { element.color("backgroundColor") }
  /// The tint colour, or `nil` to inherit the superview's.
  var tintColor: DocumentColor? { element.color("tintColor") }

  // MARK: Layout

  /// The frame that Interface Builder saved, in the superview's coordinates.
  var savedFrame: Rect? { element.rect("frame") ?? element.rect("frameInset") }

  var autoresizingMask: AutoresizingMask? {
    guard let flags = element.options("autoresizingMask") else { return nil }
    return AutoresizingMask(flags.compactMap { AutoresizingMask.documentNames[$0] })
  }

  /// Whether the saved frame and the mask place the view. Documents write only an explicit `NO`.
  var translatesAutoresizingMaskIntoConstraints: Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the view keeps its saved frame although constraints refer to it.
  var hasFixedFrame: Bool { element.flag("fixedFrame") ?? false }

  var layoutMargins: EdgeInsets? { element.insets("layoutMargins") }
  var directionalLayoutMargins: DirectionalEdgeInsets? { element.directionalInsets("directionalLayoutMargins") }
  /// Whether the margins are at least as large as the superview's.
  var preservesSuperviewLayoutMargins: Bool { element.flag("preservesSuperviewLayoutMargins") ?? false }
  /// Whether the margins at the sides are those of the readable content. It matters on iPads and in landscape; 59
  /// documents have it.
  var layoutMarginsFollowReadableWidth: Bool { element.flag("layoutMarginsFollowReadableWidth") ?? false }
  /// Whether the safe area is added to the margins.
  var insetsLayoutMarginsFromSafeArea: Bool { element.flag("insetsLayoutMarginsFromSafeArea") ?? true }
  /// Whether the view is mirrored in right-to-left languages.
  var semanticContentAttribute: SemanticContentAttribute {
    element.word("semanticContentAttribute") ?? .unspecified
  }
}

extension InterfaceElement {
  /// Whether the element is a view: of a known kind, or of an unknown kind with a frame.
  package var isView: Bool { ViewReader.named(name) != nil || rect("frame") != nil || rect("frameInset") != nil }
}

extension AutoresizingMask {
  /// The flags by their names in documents, which are those of AppKit.
  fileprivate static let documentNames: [String: AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]
}

// MARK: - Building

extension ViewTreeBuilder {
  /// Applies everything that all views share, except the frame.
  func apply(_ element: ViewElement, to view: View) {
    view.identifier = element.id
    view.userLabel = element.userLabel ?? ""
    view.classInApp = element.customClass
    view.nameInDocument = setting.names[element.id]
    applyPriorities(of: element, to: view)
    applyDesignSize(of: element, to: view)
    applyMargins(of: element, to: view)
    applyAppearance(of: element, to: view)
    applyRuntimeAttributes(of: element, to: view)
    AccessibilityConfiguration(of: element).apply(to: view)
    if let scrollView = view as? ScrollView { apply(ScrollViewElement(element.element), to: scrollView) }
  }

  /// Applies the saved frame and the autoresizing mask, unless constraints place the view.
  func applyPlace(of element: ViewElement, to view: View) {
    let isConstrained = placesByConstraints(element)
    view.translatesAutoresizingMaskIntoConstraints = !isConstrained
    // Code of an app that runs before the first layout sees the frame of the canvas, also where constraints replace it.
    if isConstrained, setting.classes != nil, let frame = element.savedFrame { view.frame = frame }
    guard !isConstrained, let frame = element.savedFrame else { return }
    view.frame = frame
    view.autoresizingMask = element.autoresizingMask ?? []
    // On the canvas, what a class loads has the size that was saved of the view; in the app, constraints may tie the
    // two.
    if element.element.key == DataWriter.filling { view.canvasLengths = .size }
    // If the superview has no saved size, the margins on opposite sides are assumed to be equal, as they are for a view
    // that fills its superview.
    view.autoresizingReference = Size(width: frame.minX + frame.maxX, height: frame.minY + frame.maxY)
  }

  /// Returns whether constraints place a view, so that its saved frame is ignored.
  func placesByConstraints(_ element: ViewElement) -> Bool {
    !element.translatesAutoresizingMaskIntoConstraints && !element.hasFixedFrame && constrained.contains(element.id)
  }

  private func applyPriorities(of element: ViewElement, to view: View) {
    func priority(_ name: String) -> LayoutPriority? { element.element.priority(name) }
    if let hugging = priority("horizontalHuggingPriority") { view.horizontalContentHuggingPriority = hugging }
    // Labels hug at 251 in code, but at 250 in a document that does not write it.
    let unwritten: LayoutPriority? = view is Label ? .defaultLow : nil
    if let hugging = priority("verticalHuggingPriority") ?? unwritten { view.verticalContentHuggingPriority = hugging }
    if let resistance = priority("horizontalCompressionResistancePriority") {
      view.horizontalCompressionResistancePriority = resistance
    }
    if let resistance = priority("verticalCompressionResistancePriority") {
      view.verticalCompressionResistancePriority = resistance
    }
  }

  /// Returns the margins that an element sets, or `nil`.
  func explicitMargins(of element: ViewElement) -> ExplicitMargins? {
    let direction = element.semanticContentAttribute.direction(under: resources.traits.layoutDirection)
    let margins =
      element.directionalLayoutMargins ?? element.layoutMargins.map { DirectionalEdgeInsets($0, for: direction) }
    return margins.map(ExplicitMargins.directional)
  }

  private func applyMargins(of element: ViewElement, to view: View) {
    view.explicitMargins = explicitMargins(of: element)
    view.preservesSuperviewLayoutMargins = element.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
    view.layoutMarginsFollowReadableWidth = element.layoutMarginsFollowReadableWidth
  }

  private func applyAppearance(of element: ViewElement, to view: View) {
    let id = element.id ?? ""
    view.isHidden = element.isHidden
    view.isUserInteractionEnabled = element.isUserInteractionEnabled
    view.alpha = element.alpha
    view.semanticContentAttribute = element.semanticContentAttribute
    view.backgroundColor = resources.color(element.backgroundColor, for: id)
    view.tintColor = resources.color(element.tintColor, for: id)
    if element.clipsSubviews { view.clipsToBounds = true }
  }
}

/// A plain view, which keeps its tag name.
final class DocumentView: View {
  private let elementName: String

  init(elementName: String) {
    self.elementName = elementName
    super.init(frame: .zero)
  }

  override var viewKind: ViewKind { .view.named(elementName) }
}
