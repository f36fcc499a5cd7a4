import AutoLayout
import Controls
import Graphics
import InterfaceBuilder

extension FixSite {
  /// Returns constraints for a view that has none, from its present place: its distances to the superview and the views
  /// around it, and its size unless its content has one.
  ///
  /// - Returns: `nil` if constraints or a stack view place the view already, or its superview is not known.
  package func suggestion(for id: String) -> FixCandidate? {
    guard let view = document.object(id), view.isPlacedByMask(in: document) else { return nil }
    return suggestedEdits(for: view).map {
      FixCandidate("Add the suggested constraints for \(words.object(view)).", $0)
    }
  }

  /// Returns the suggested constraints of a view in the place of its own ones, as "Reset to Suggested Constraints" in
  /// Interface Builder does. Those of what is inside it stay, and those with outlets, which code needs.
  package func reset(of id: String) -> FixCandidate? {
    guard let view = document.object(id), let edits = suggestedEdits(for: view) else { return nil }
    let inner = Set(view.descendants.map(\.id))
    let own = document.constraints(on: id).filter { constraint in
      !document.isReferenced(constraint.id)
        && ![constraint.firstItem, constraint.secondItem].contains { $0.map(inner.contains) ?? false }
    }
    return FixCandidate(
      "Give \(words.object(view)) the suggested constraints instead of its own.",
      own.map { .removeConstraint($0.id) } + edits)
  }

  private func suggestedEdits(for view: DocumentObject) -> [DocumentEdit]? {
    guard let container = view.superview else { return nil }
    let pins = Pins(of: view, at: self)
    let places: [Pin] = container.elementName == "stackView" ? [] : [.x, .y]
    let wanted = places + view.kind.openLengths
    let edits = wanted.compactMap(pins.edit)
    return edits.count == wanted.count ? [.placeByConstraints(view.id)] + edits : nil
  }

  /// The views that have neither constraints nor a stack view to place them, from the back to the front.
  ///
  /// - Parameter layout: The layout of the scene.
  package func viewsWithoutConstraints(in layout: LayoutResult) -> [String] {
    var ids: [String] = []
    func add(_ node: LayoutNode) {
      if let object = document.object(node.id),
        object.superview?.subviews.contains(where: { $0.id == node.id }) == true,
        object.isPlacedByMask(in: document)
      {
        ids.append(node.id)
      }
      node.children.forEach(add)
    }
    layout.root.children.forEach(add)
    return ids
  }
}

extension ViewKind {
  /// What constraints have to determine of a view's size, because its content does not. A text may need more than one
  /// line.
  fileprivate var openLengths: [Pin] {
    switch contentLengths {
    case .none, .uncertain: [.width, .height]
    case .height: [.width]
    case .both: text == .whole ? [.trailing] : []
    }
  }
}
