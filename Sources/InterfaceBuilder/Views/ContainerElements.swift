import AutoLayout
import Controls
import Graphics

struct StackViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var axis: Axis { element.word("axis") ?? .horizontal }
  var distribution: StackView.Distribution { element.word("distribution") ?? .fill }
  var alignment: StackView.Alignment { element.word("alignment") ?? .fill }
  /// The distance between adjacent views in points.
  var spacing: Double { element.number("spacing") ?? 0 }
  /// Whether the system's standard spacing replaces `spacing`.
  var usesStandardSpacing: Bool { element.attributes["spacingType"] == "standard" }
  /// Whether vertical distances are measured from baseline to baseline.
  var isBaselineRelative: Bool { element.flag("baselineRelativeArrangement") ?? false }
  /// Whether the arranged views are kept within the margins. This is the default for a stack that sets its margins.
  var isLayoutMarginsRelative: Bool {
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains { element.child(forKey: $0) != nil }
    return element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
  }
}

/// A scroll view. Tables, collections and text views have the same attributes.
struct ScrollViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior {
    element.word("contentInsetAdjustmentBehavior") ?? .automatic
  }
  var alwaysBounceVertical: Bool? { element.flag("alwaysBounceVertical") }
  var alwaysBounceHorizontal: Bool? { element.flag("alwaysBounceHorizontal") }
}

struct VisualEffectViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The view that contains the subviews.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The style of the blur, for example `systemThickMaterial`, or `nil` if the view has no blur.
  var blurStyle: String? {
    let blur = element.child(named: "blurEffect") ?? element.child(named: "vibrancyEffect")?.child(named: "blurEffect")
    return blur?.attributes["style"]
  }
  /// Whether the effect makes the content vibrant, and is not a blur of its own.
  var isVibrant: Bool { element.child(named: "vibrancyEffect") != nil }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeStack(_ element: StackViewElement) -> StackView {
    let stack = StackView()
    // A stack view has no margins of its own (12 documents), unlike other views.
    stack.systemMinimumMargins = .zero
    stack.favorsEarlierViews = true
    stack.axis = element.axis
    stack.distribution = element.distribution
    stack.alignment = element.alignment
    stack.spacing = element.usesStandardSpacing ? StackView.spacingUseSystem : element.spacing
    stack.isBaselineRelativeArrangement = element.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = element.isLayoutMarginsRelative
    return stack
  }

  /// Applies what tables, collections, text views and plain scroll views share. A controller that adjusts no scroll
  /// views adjusts only those that ask for it.
  func apply(_ element: ScrollViewElement, to view: ScrollView) {
    let behavior = element.contentInsetAdjustmentBehavior
    let isAdjusted = setting.adjustsScrollViews || behavior != .automatic
    view.contentInsetAdjustmentBehavior = isAdjusted ? behavior : .never
    if let bounces = element.alwaysBounceVertical { view.alwaysBounceVertical = bounces }
    if let bounces = element.alwaysBounceHorizontal { view.alwaysBounceHorizontal = bounces }
  }

  /// Makes the container view that shows the scene of another controller. On a device, one without such a scene (11 of
  /// 45) is an empty view until code adds one.
  func makeContainer(_ element: ViewElement) -> ContainerView {
    let controller = element.embeddedController
    let container = ContainerView()
    container.sceneName = controller.flatMap { setting.sceneNames[$0] }
    container.showsPlaceholder = setting.classes == nil && (setting.isDocumentCanvas || controller != nil)
    return container
  }

  func makeVisualEffectView(_ element: VisualEffectViewElement) -> VisualEffectView {
    guard let blur = element.blurStyle else { return VisualEffectView(style: nil) }
    let view = VisualEffectView(style: VisualEffectView.Style(rawValue: blur) ?? .regular)
    view.isVibrant = element.isVibrant
    return view
  }

  /// Fills the content view of a visual effect view. Its saved frame is ignored: it always fills the effect view.
  func fillContentView(_ content: ViewElement?, of view: View) {
    guard let content, let effect = view as? VisualEffectView else { return }
    furnish(effect.contentView, as: content)
  }
}
