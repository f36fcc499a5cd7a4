import AutoLayout
import Controls
import Graphics

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
