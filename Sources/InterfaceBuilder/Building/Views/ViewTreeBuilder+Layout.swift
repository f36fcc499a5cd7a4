import AutoLayout
import Graphics

extension ViewTreeBuilder {
  /// Sets what all views have.
  func apply(_ element: ViewElement, to view: View) {
    view.identifier = element.id
    view.userLabel = element.userLabel ?? ""
    applyPlace(of: element, to: view)
    applyPriorities(element.priorities, to: view)
    applyMargins(of: element, to: view)
    applyLook(of: element, to: view)
    applyRuntimeAttributes(of: element, to: view)
  }

  // MARK: Place

  /// A view that constraints place starts without a frame; the saved one is never read.
  private func applyPlace(of element: ViewElement, to view: View) {
    let isConstrained =
      !element.translatesAutoresizingMaskIntoConstraints && !element.hasFixedFrame
      && constrained.contains(element.id)
    view.translatesAutoresizingMaskIntoConstraints = !isConstrained
    guard !isConstrained, let frame = element.savedFrame else { return }
    view.frame = frame
    view.autoresizingMask = element.autoresizingMask?.followed ?? []
  }

  private func applyPriorities(_ priorities: ContentPriorities, to view: View) {
    if let hugging = priorities.horizontalHugging {
      view.horizontalContentHuggingPriority = LayoutPriority(Float(hugging))
    }
    if let hugging = priorities.verticalHugging {
      view.verticalContentHuggingPriority = LayoutPriority(Float(hugging))
    }
    if let resistance = priorities.horizontalCompressionResistance {
      view.horizontalCompressionResistancePriority = LayoutPriority(Float(resistance))
    }
    if let resistance = priorities.verticalCompressionResistance {
      view.verticalCompressionResistancePriority = LayoutPriority(Float(resistance))
    }
  }

  // MARK: Margins

  private func applyMargins(of element: ViewElement, to view: View) {
    view.directionalLayoutMargins = element.directionalLayoutMargins ?? element.layoutMargins.map(\.directional)
    view.preservesSuperviewLayoutMargins = element.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
  }

  // MARK: Look

  private func applyLook(of element: ViewElement, to view: View) {
    let id = element.id ?? ""
    view.isHidden = element.isHidden
    view.alpha = element.alpha
    view.semanticContentAttribute =
      element.semanticContentAttribute.flatMap(SemanticContentAttribute.init) ?? .unspecified
    view.backgroundColor = resources.color(element.backgroundColor, for: id)
    view.tintColor = resources.color(element.tintColor, for: id)
    if element.clipsSubviews { view.clipsToBounds = true }
  }
}

extension AutoresizingMask {
  /// The mask in Auto Layout's terms.
  var followed: AutoLayout.AutoresizingMask { AutoLayout.AutoresizingMask(rawValue: rawValue) }
}

extension EdgeInsets {
  /// Distances by side as they are read from left to right.
  var directional: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}
