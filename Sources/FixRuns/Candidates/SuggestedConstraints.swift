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
    guard let view = document.object(id), view.isPlacedByMask(in: document), view.superview != nil else { return nil }
    let pins = Pins(of: view, at: self)
    let sizes = view.kind.openLengths
    let edits = ([.x, .y] + sizes).compactMap(pins.edit)
    guard edits.count == 2 + sizes.count else { return nil }
    return FixCandidate(
      "Add the suggested constraints for \(words.object(view)).", [.placeByConstraints(id)] + edits)
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
