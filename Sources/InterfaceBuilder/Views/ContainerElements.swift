import AutoLayout
import Controls
import Graphics

/// A stack view.
struct StackViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The direction that views are stacked in.
  var axis: Axis { element.word("axis") ?? .horizontal }
  /// How views share the length.
  var distribution: StackView.Distribution { element.word("distribution") ?? .fill }
  /// How views stand across the stack.
  var alignment: StackView.Alignment { element.word("alignment") ?? .fill }
  /// The distance between neighbours in points.
  var spacing: Double { element.number("spacing") ?? 0 }
  /// Whether the distance is the system's standard one instead.
  var usesStandardSpacing: Bool { element.attributes["spacingType"] == "standard" }
  /// Whether vertical distances are from baseline to baseline.
  var isBaselineRelative: Bool { element.flag("baselineRelativeArrangement") ?? false }
  /// Whether views keep within the stack's margins; a stack with margins of its own does so without saying.
  var isLayoutMarginsRelative: Bool {
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains { element.child(forKey: $0) != nil }
    return element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
  }
}

/// A scroll view; tables, collections and text views have the same attributes.
struct ScrollViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether it scrolls.
  var isScrollEnabled: Bool { element.flag("scrollEnabled") ?? true }
  /// Whether it stops at multiples of its size.
  var isPagingEnabled: Bool { element.flag("pagingEnabled") ?? false }
  /// Distances around the content in points.
  var contentInset: EdgeInsets? { element.insets("contentInset") }
  /// When the safe area insets the content: `automatic`, `scrollableAxes`, `never`, `always`.
  var contentInsetAdjustmentBehavior: String { element.attributes["contentInsetAdjustmentBehavior"] ?? "automatic" }
}

/// A visual effect view.
struct VisualEffectViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The view that holds the subviews.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The blur's style, for example `systemThickMaterial`; none without a blur.
  var blurStyle: String? {
    let blur = element.child(named: "blurEffect") ?? element.child(named: "vibrancyEffect")?.child(named: "blurEffect")
    return blur?.attributes["style"]
  }
  /// Whether the content takes its colours from what is behind it.
  var isVibrant: Bool { element.child(named: "vibrancyEffect") != nil }
}

extension ViewTreeBuilder {
  func makeContainer(of controller: String?) -> ContainerView {
    let container = ContainerView()
    container.sceneName = controller.flatMap { setting.sceneNames[$0] }
    return container
  }

  func makeStack(_ written: StackViewElement) -> StackView {
    let stack = StackView()
    stack.axis = written.axis
    stack.distribution = written.distribution
    stack.alignment = written.alignment
    stack.spacing = written.usesStandardSpacing ? StandardSpacing.betweenSiblings : written.spacing
    stack.isBaselineRelativeArrangement = written.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = written.isLayoutMarginsRelative
    return stack
  }

  func makeVisualEffectView(_ written: VisualEffectViewElement) -> VisualEffectView {
    guard let blur = written.blurStyle else { return VisualEffectView(style: nil) }
    return VisualEffectView(style: VisualEffectView.Style(rawValue: blur) ?? .regular)
  }

  /// The content view fills its effect view whatever was saved.
  func fillContentView(_ content: ViewElement?, of view: View) {
    guard let content, let effect = view as? VisualEffectView else { return }
    furnish(effect.contentView, as: content)
  }
}
