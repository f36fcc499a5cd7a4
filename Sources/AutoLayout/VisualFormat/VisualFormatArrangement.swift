/// A parsed line of visual format, with its names resolved.
struct VisualFormatLine {
  enum Element {
    /// A view or guide in brackets, with the predicates on its thickness.
    case item(any LayoutItem, thickness: [Predicate<Measure>])
    /// The edge of the superview.
    case container(any LayoutItem)
  }

  /// The connection between two adjacent elements.
  enum Connection {
    /// Their edges touch.
    case flush
    /// The standard spacing, or the superview's margin.
    case standard
    /// An explicit space.
    case space([Predicate<Double>])
  }

  /// A predicate on a thickness, or on a space in points.
  struct Predicate<Measure> {
    var relation = LayoutConstraint.Relation.equal
    var measure: Measure
    var priority = LayoutPriority.required
  }

  /// The value of a thickness.
  enum Measure {
    /// A size in points.
    case constant(Double)
    /// The thickness of another item.
    case thickness(of: any LayoutItem)
  }

  var axis = Axis.horizontal
  /// The elements in the order of the format.
  private(set) var elements: [Element] = []
  /// The connections between adjacent elements.
  private(set) var connections: [Connection] = []

  /// Appends an element. For the first element, the connection is ignored.
  mutating func append(_ element: Element, joinedBy connection: Connection) {
    if !elements.isEmpty { connections.append(connection) }
    elements.append(element)
  }
}

extension LayoutItem {
  /// The view that `|` represents next to the item: a view's superview or a guide's owner.
  var container: View? { (self as? View).map(\.superview) ?? layoutView }
}

/// Makes the constraints for a line of visual format.
struct VisualFormatArrangement {
  private let line: VisualFormatLine
  private let options: LayoutConstraint.FormatOptions
  private let edges: Edges

  /// The attributes at both ends of an item along the line.
  struct Edges {
    let start, end, startMargin, endMargin: LayoutAttribute
    /// Whether coordinates decrease along the line.
    let isDescending: Bool
  }

  init(_ line: VisualFormatLine, options: LayoutConstraint.FormatOptions) {
    self.line = line
    self.options = options
    edges = Edges(axis: line.axis, options: options)
  }

  /// Returns the constraints in the order of the format, followed by those that align the items.
  func constraints() -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for (index, element) in line.elements.enumerated() {
      if index > 0 {
        constraints += gap(from: line.elements[index - 1], to: element, line.connections[index - 1])
      }
      if case .item(let item, let thickness) = element { constraints += thickness.map { constraint(item, $0) } }
    }
    return constraints + alignments()
  }

  private func constraint(_ item: any LayoutItem, _ predicate: VisualFormatLine.Predicate<VisualFormatLine.Measure>)
    -> LayoutConstraint
  {
    let extent: LayoutAttribute = line.axis == .horizontal ? .width : .height
    switch predicate.measure {
    case .constant(let constant):
      return LayoutConstraint(
        item: item, attribute: extent, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute,
        constant: constant, priority: predicate.priority)
    case .thickness(let other):
      return LayoutConstraint(
        item: item, attribute: extent, relatedBy: predicate.relation, toItem: other, attribute: extent,
        priority: predicate.priority)
    }
  }

  // MARK: Gaps

  private func gap(
    from element: VisualFormatLine.Element, to next: VisualFormatLine.Element,
    _ connection: VisualFormatLine.Connection
  ) -> [LayoutConstraint] {
    switch connection {
    case .flush: return [distance(edge(before: element), edge(after: next))]
    case .standard: return [standardGap(from: element, to: next)]
    case .space(let predicates):
      let (before, after) = (spacedEdge(before: element, next), spacedEdge(after: next, element))
      return predicates.map { distance(before, after, $0) }
    }
  }

  /// Returns a gap of the standard spacing between siblings, or of the layout margin next to the superview. UIView
  /// documents the latter under `layoutMargins` for the format `|-[subview]-|`.
  private func standardGap(
    from element: VisualFormatLine.Element, to next: VisualFormatLine.Element
  ) -> LayoutConstraint {
    if case .container(let container) = element {
      return distance(Edge(item: container, attribute: edges.startMargin), edge(after: next))
    }
    if case .container(let container) = next {
      return distance(edge(before: element), Edge(item: container, attribute: edges.endMargin))
    }
    let space = VisualFormatLine.Predicate(measure: StandardSpacing.betweenSiblings)
    let constraint = distance(edge(before: element), edge(after: next), space)
    constraint.isStandardSpace = true
    return constraint
  }

  /// One side of a gap.
  private struct Edge {
    var item: any LayoutItem
    var attribute: LayoutAttribute
  }

  private func edge(before element: VisualFormatLine.Element) -> Edge {
    switch element {
    case .item(let item, _): Edge(item: item, attribute: edges.end)
    case .container(let container): Edge(item: container, attribute: edges.start)
    }
  }

  private func edge(after element: VisualFormatLine.Element) -> Edge {
    switch element {
    case .item(let item, _): Edge(item: item, attribute: edges.start)
    case .container(let container): Edge(item: container, attribute: edges.end)
    }
  }

  private func spacedEdge(before element: VisualFormatLine.Element, _ next: VisualFormatLine.Element) -> Edge {
    guard isBaselineSpaced, case .item(let view as View, _) = element, case .item = next else {
      return edge(before: element)
    }
    return Edge(item: view, attribute: .lastBaseline)
  }

  private func spacedEdge(after element: VisualFormatLine.Element, _ previous: VisualFormatLine.Element) -> Edge {
    guard isBaselineSpaced, case .item(let view as View, _) = element, case .item = previous else {
      return edge(after: element)
    }
    return Edge(item: view, attribute: .firstBaseline)
  }

  private var isBaselineSpaced: Bool { line.axis == .vertical && options.contains(.spacingBaselineToBaseline) }

  /// Returns a constraint on the distance between two edges along the line.
  private func distance(
    _ before: Edge, _ after: Edge,
    _ predicate: VisualFormatLine.Predicate<Double> = VisualFormatLine.Predicate(measure: 0)
  ) -> LayoutConstraint {
    let (lower, upper) = edges.isDescending ? (after, before) : (before, after)
    return LayoutConstraint(
      item: upper.item, attribute: upper.attribute, relatedBy: predicate.relation, toItem: lower.item,
      attribute: lower.attribute, constant: predicate.measure, priority: predicate.priority)
  }

  // MARK: Alignment

  /// Aligns each item with the one before it.
  private func alignments() -> [LayoutConstraint] {
    let items = line.elements.compactMap { element -> (any LayoutItem)? in
      if case .item(let item, _) = element { item } else { nil }
    }
    return zip(items, items.dropFirst()).flatMap { item, next in
      options.alignedAttributes.map {
        LayoutConstraint(item: next, attribute: $0, relatedBy: .equal, toItem: item, attribute: $0)
      }
    }
  }
}

extension VisualFormatArrangement.Edges {
  init(axis: Axis, options: LayoutConstraint.FormatOptions) {
    let isLeftToRight = options.contains(.directionLeftToRight)
    isDescending = axis == .horizontal && !isLeftToRight && options.contains(.directionRightToLeft)
    switch (axis, isLeftToRight, isDescending) {
    case (.vertical, _, _): (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (_, true, _): (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    case (_, _, true): (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    default: (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }
}
