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
  /// Returns the visible elements of the tree in the order in which VoiceOver reads them: from top to bottom, and in
  /// the direction of reading if neither begins clearly above the other. Elements in bars, lists and cells are read
  /// together, where the first of them is.
  ///
  /// VoiceOver's order is not documented. This is what AccessibilitySnapshot found by observing it
  /// (`AccessibilityHierarchyParser`, 2026): an element is above another if it begins at least 8 points higher on a
  /// phone, and 13 on other devices. Three elements can each begin a little below the last, so the comparison is no
  /// order: like the parser, this sorts by it with the standard library's stable sort, beginning in tree order.
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
    let order = SpokenOrder(
      leastSeparation: traitCollection.userInterfaceIdiom == .phone ? 8 : 13,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return order.elements(of: nodes)
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
}

/// How VoiceOver compares elements.
private struct SpokenOrder {
  /// How much higher an element must begin to be above another, in points.
  let leastSeparation: Double
  let isRightToLeft: Bool

  func elements(of nodes: [ElementNode]) -> [AccessibilityElement] {
    nodes.map { (node: $0, origin: origin(of: $0)) }.sorted { isBefore($0.origin, $1.origin) }.flatMap { entry in
      switch entry.node {
      case .element(let element): [element]
      case .group(let inner): elements(of: inner)
      }
    }
  }

  private func isBefore(_ one: Point, _ other: Point) -> Bool {
    if abs(one.y - other.y) >= leastSeparation { return one.y < other.y }
    return isRightToLeft ? one.x > other.x : one.x < other.x
  }

  /// The place of an element, or of the first element of a group.
  private func origin(of node: ElementNode) -> Point {
    switch node {
    case .element(let element): element.frame.origin
    case .group(let nodes): nodes.map(origin).min(by: isBefore) ?? .zero
    }
  }
}
