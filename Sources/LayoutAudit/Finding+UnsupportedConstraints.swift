import AutoLayout
import Graphics

/// A constraint between two items, with the views that lie between each of them and their common ancestor.
struct ConstraintPath {
  let constraint: LayoutConstraint
  /// From each item's view, itself included, up to the common ancestor, which is left out.
  let sides: [[View]]

  /// Makes a path; none where the constraint joins no two items of one tree.
  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem?.layoutView, let second = constraint.secondItem?.layoutView,
      let ancestor = first.ancestorShared(with: second)
    else { return nil }
    self.constraint = constraint
    sides = [Self.views(from: first, to: ancestor), Self.views(from: second, to: ancestor)]
  }

  private static func views(from view: View, to ancestor: View) -> [View] {
    var views: [View] = []
    var current: View? = view
    while let next = current, next !== ancestor {
      views.append(next)
      current = next.superview
    }
    return views
  }
}

extension Finding {
  /// A constraint that reaches out of a scroll view's content or a cell; none where it stays inside.
  ///
  /// Sizes may be tied across a scroll view, and the scroll view itself belongs to the outside. A cell is a layout of its
  /// own, so that nothing can be tied to it.
  static func crossedBounds(_ path: ConstraintPath) -> Finding? {
    let name = path.constraint.name
    if let cell = path.sides.joined().first(where: \.isLayoutBoundary) {
      return Finding(
        rule: .crossesBounds, views: [cell.label], constraints: [name],
        message: "The constraint '\(name)' reaches out of \(cell.phrase), which is laid out on its own;"
          + " it takes no part.",
        fixes: ["Tie the view to the cell's content view."])
    }
    guard path.constraint.firstAttribute.kind != .dimension,
      let scrollView = path.sides.lazy.compactMap({ $0.dropFirst().first { $0 is ScrollView } }).first
    else { return nil }
    return Finding(
      rule: .crossesBounds, views: [scrollView.label], constraints: [name],
      message: "The constraint '\(name)' ties the content of \(scrollView.phrase) to a place outside of it,"
        + " which does not scroll.",
      fixes: ["Tie the content to the scroll view, or to its frame layout guide."])
  }
}

extension Finding {
  /// What Auto Layout cannot do with a view whose transform turns rectangles into something else: alignment insets, and
  /// constraints on edges or sizes across it. Centres are no trouble.
  static func transformed(_ view: View, constraints: [LayoutConstraint]) -> [Finding] {
    guard !view.transform.preservesRectangles else { return [] }
    var findings: [Finding] = []
    if view.alignmentRectInsets != .zero {
      findings.append(
        Finding(
          rule: .rotated, views: [view.label],
          message: "\(view.openingPhrase) is rotated and has alignment insets, which Auto Layout does not"
            + " support together.",
          fixes: ["Put the view into a plain one, and rotate that."]))
    }
    let tied = constraints.filter { $0.tiesEdgesOrSizes }
    if !tied.isEmpty {
      let names = tied.map { "'\($0.name)'" }.joined(separator: ", ")
      findings.append(
        Finding(
          rule: .rotated, views: [view.label], constraints: tied.map(\.name),
          message: "\(view.openingPhrase) is rotated, and \(names) \(tied.count == 1 ? "ties" : "tie")"
            + " edges or sizes across it: what is seen is not what was laid out.",
          fixes: ["Hold a rotated view by its centre and sizes of its own."]))
    }
    return findings
  }
}

extension AffineTransform {
  /// Whether upright rectangles stay upright: moved, scaled, mirrored, turned by quarters.
  var preservesRectangles: Bool {
    let tolerance = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }
}

extension LayoutConstraint {
  fileprivate var tiesEdgesOrSizes: Bool { firstAttribute.isEdgeOrSize || secondAttribute.isEdgeOrSize }
}

extension LayoutAttribute {
  fileprivate var isEdgeOrSize: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
    default: true
    }
  }
}

extension Finding {
  /// Texts whose baseline something hangs on, though they are drawn higher or lower than layout takes them to be, because
  /// the view is higher or lower than its content.
  static func misplacedBaselines(in constraints: [LayoutConstraint], pixel: Double) -> [Finding] {
    var findings: [Finding] = []
    var told: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for (item, attribute) in constraint.sides where attribute == .firstBaseline || attribute == .lastBaseline {
        guard let source = (item as? View)?.baselineSource(isFirst: attribute == .firstBaseline),
          !told.contains(ObjectIdentifier(source)),
          let finding = misplacedBaseline(of: source, attribute, constraint, pixel: pixel)
        else { continue }
        told.insert(ObjectIdentifier(source))
        findings.append(finding)
      }
    }
    return findings
  }

  private static func misplacedBaseline(
    of view: View, _ attribute: LayoutAttribute, _ constraint: LayoutConstraint, pixel: Double
  ) -> Finding? {
    guard let surplus = view.heightBeyondContent, abs(surplus) > pixel,
      // A point may come from rounding the text and the baseline to pixels apart.
      let departure = view.baselineDeparture(isFirst: attribute == .firstBaseline), abs(departure) > 1
    else { return nil }
    return Finding(
      rule: .baseline, views: [view.label], constraints: [constraint.name],
      message: "\(view.openingPhrase) is \(points(abs(surplus))) \(surplus > 0 ? "higher" : "lower") than its"
        + " text, so that what '\(constraint.name)' aligns with its baseline is \(points(abs(departure))) too"
        + " \(departure > 0 ? "high" : "low").",
      fixes: ["Let the view have its natural height, or align by edges or centres."])
  }
}

extension LayoutConstraint {
  fileprivate var sides: [(item: (any LayoutItem)?, attribute: LayoutAttribute)] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)]
  }
}
