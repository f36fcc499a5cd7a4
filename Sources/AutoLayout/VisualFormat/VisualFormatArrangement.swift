/// A line of items as a visual format tells it, its names resolved.
struct VisualFormatLine {
  /// What stands in the line.
  enum Element {
    /// A view or guide in brackets, with what is said of its thickness.
    case item(any LayoutItem, thickness: [Predicate<Measure>])
    /// The edge of the superview.
    case container(any LayoutItem)
  }

  /// What joins two neighbours.
  enum Connection {
    /// They touch.
    case flush
    /// The standard space, or the superview's margin.
    case standard
    /// A space that is written out.
    case space([Predicate<Double>])
  }

  /// What is said of a thickness or, in points, of a space.
  struct Predicate<Measure> {
    var relation = LayoutConstraint.Relation.equal
    var measure: Measure
    var priority = LayoutPriority.required
  }

  /// What a thickness is compared with.
  enum Measure {
    /// A distance in points.
    case constant(Double)
    /// The thickness of another item.
    case thickness(of: any LayoutItem)
  }

  var axis = Axis.horizontal
  /// The elements in the order of the format.
  private(set) var elements: [Element] = []
  /// What joins each element to the one before it.
  private(set) var connections: [Connection] = []

  /// Puts an element at the end of the line; what joins the first one to nothing is left out.
  mutating func append(_ element: Element, joinedBy connection: Connection) {
    if !elements.isEmpty { connections.append(connection) }
    elements.append(element)
  }
}

extension LayoutItem {
  /// What | stands for beside the item: a view's superview, a guide's owner.
  var container: View? { (self as? View).map(\.superview) ?? layoutView }
}

/// Makes the constraints that a visual format stands for.
struct VisualFormatArrangement {
  private let line: VisualFormatLine
  private let options: LayoutConstraint.FormatOptions
  private let edges: Edges

  /// The attributes at both ends of an item in the direction of the line.
  struct Edges {
    let start, end, startMargin, endMargin: LayoutAttribute
    /// Whether coordinates fall along the line.
    let isDescending: Bool
  }

  init(_ line: VisualFormatLine, options: LayoutConstraint.FormatOptions) {
    self.line = line
    self.options = options
    edges = Edges(axis: line.axis, options: options)
  }

  /// The constraints in the order of the format, what aligns the items after them.
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

  /// Between siblings the standard space, to the superview its layout margins: UIView, `layoutMargins`, says so of the
  /// format `|-[subview]-|`.
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

  /// How far the second edge lies beyond the first in the direction of the line.
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

  /// Each item is aligned with the one before it.
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
