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
