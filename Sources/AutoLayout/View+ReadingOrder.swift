import Graphics

/// What an assistive technology reads as one thing.
package struct AccessibilityElement {
  /// The view that is the element, or that draws it.
  package var view: View
  /// The visible area in the root's coordinates, in points.
  package var frame: Rect
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: AccessibilityTraits
  package var role: AccessibilityRole?

  /// Whether people operate the element.
  package var isInteractive: Bool { role != nil || !traits.isDisjoint(with: .interactive) }
}

extension View {
  /// Returns the visible elements of the tree in the order in which VoiceOver reads them: from top to bottom by their
  /// upper edges, then in the direction of reading. Elements in bars, lists and cells are read together.
  ///
  /// VoiceOver's order is not documented. This is the rule that AccessibilitySnapshot found by observing it
  /// (`AccessibilityHierarchyParser`).
  ///
  /// - Parameter bars: The bars in front of the tree, with frames in the root's coordinates.
  package func elementsInReadingOrder(besides bars: [View] = []) -> [AccessibilityElement] {
    let area = Rect(origin: .zero, size: bounds.size)
    let place = ElementPlace(transform: .translation(x: -bounds.minX, y: -bounds.minY), visible: area)
    var nodes = self.nodes(at: place)
    for bar in bars {
      let toRoot = AffineTransform.translation(x: bar.frame.minX - bar.bounds.minX, y: bar.frame.minY - bar.bounds.minY)
      nodes += bar.nodes(at: ElementPlace(transform: toRoot, visible: bar.frame.union(area)))
    }
    return ElementNode.sorted(nodes, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  fileprivate func nodes(at place: ElementPlace) -> [ElementNode] {
    guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return [] }
    let frame = place.transform.apply(to: bounds).intersection(place.visible)
    if isAccessibilityElement { return frame.isEmpty ? [] : [.element(element(in: frame))] }
    let describing = self as? any AccessibleByDefault
    let parts = (describing?.accessibilityParts ?? []).compactMap { part -> ElementNode? in
      let area = place.transform.apply(to: part.frame).intersection(place.visible)
      return area.isEmpty ? nil : .element(AccessibilityElement(part.description, of: self, in: area))
    }
    let inner = parts + subviews.flatMap { $0.nodes(at: place.place(of: $0, in: self)) }
    return describing?.groupsAccessibilityElements == true && !inner.isEmpty ? [.group(inner)] : inner
  }

  private func element(in frame: Rect) -> AccessibilityElement {
    AccessibilityElement(
      view: self, frame: frame, label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, role: accessibilityByDefault.role)
  }
}

extension AccessibilityElement {
  fileprivate init(_ description: AccessibilityDefaults, of view: View, in frame: Rect) {
    self.init(
      view: view, frame: frame, label: description.label, value: description.value, hint: nil,
      traits: description.traits, role: description.role)
  }
}

/// The place of a view in the picture.
private struct ElementPlace {
  var transform: AffineTransform
  var visible: Rect

  func place(of subview: View, in view: View) -> ElementPlace {
    let area = view.clipsToBounds ? visible.intersection(transform.apply(to: view.bounds)) : visible
    return ElementPlace(transform: subview.transformToSuperview.concatenating(transform), visible: area)
  }
}

/// An element, or elements that are read together.
private indirect enum ElementNode {
  case element(AccessibilityElement)
  case group([ElementNode])

  /// The area of the element, or of all elements of the group.
  var frame: Rect {
    switch self {
    case .element(let element): element.frame
    case .group(let nodes): nodes.dropFirst().reduce(nodes.first?.frame ?? .zero) { $0.union($1.frame) }
    }
  }

  static func sorted(_ nodes: [ElementNode], isRightToLeft: Bool) -> [AccessibilityElement] {
    let framed = nodes.enumerated().map { (node: $1, frame: $1.frame, index: $0) }
    let ordered = framed.sorted { one, other in
      if abs(one.frame.minY - other.frame.minY) > 0.001 { return one.frame.minY < other.frame.minY }
      let (left, right) =
        isRightToLeft ? (-one.frame.maxX, -other.frame.maxX) : (one.frame.minX, other.frame.minX)
      return left == right ? one.index < other.index : left < right
    }
    return ordered.flatMap { entry -> [AccessibilityElement] in
      switch entry.node {
      case .element(let element): [element]
      case .group(let inner): sorted(inner, isRightToLeft: isRightToLeft)
      }
    }
  }
}
