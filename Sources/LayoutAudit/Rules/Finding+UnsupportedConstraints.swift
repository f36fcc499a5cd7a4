import AutoLayout
import Graphics

/// A constraint between two items, with the views between each item and their common ancestor.
struct ConstraintPath {
  let constraint: LayoutConstraint
  /// For each item, its view and the view's ancestors, up to but not including the common ancestor.
  let sides: [[View]]

  /// Makes a path, or returns nil if the constraint does not have two items in one tree.
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
  /// A constraint that crosses the bounds of a scroll view's content or of a cell, or nil if it crosses neither.
  ///
  /// Sizes may be constrained across a scroll view, and the scroll view itself is outside its content. Positions may
  /// be, too, in a direction in which all of the content fits: this is how content is kept from scrolling sideways (all
  /// of the 16 such constraints in 1,551 documents of apps). A cell is laid out on its own, so no constraint may cross
  /// its bounds.
  static func crossedBounds(_ path: ConstraintPath) -> Finding? {
    let name = path.constraint.name
    if let cell = path.sides.joined().first(where: \.isLayoutBoundary) {
      return Finding(
        rule: .crossesBounds, views: [cell.label], constraints: [name],
        message: "The constraint '\(name)' crosses the bounds of \(cell.phrase), which is laid out separately,"
          + " so the constraint has no effect.",
        fixes: ["Constrain the view to the cell's content view."])
    }
    guard path.constraint.firstAttribute.kind != .dimension,
      let scrollView = path.sides.lazy.compactMap({ $0.dropFirst().lazy.compactMap { $0 as? ScrollView }.first }).first,
      scrollView.scrolls(along: path.constraint.firstAttribute.axis ?? .vertical)
    else { return nil }
    return Finding(
      rule: .crossesBounds, views: [scrollView.label], constraints: [name],
      message: "The constraint '\(name)' positions the content of \(scrollView.phrase) relative to a view outside it,"
        + " so the content cannot scroll freely.",
      fixes: ["Constrain the content to the scroll view, or to its frame layout guide."])
  }
}

extension Finding {
  /// The problems of a rotated or skewed view: alignment insets, and constraints between its edges or sizes and views
  /// outside it. Constraints on centres are fine.
  static func transformed(_ view: View, constraints: [LayoutConstraint]) -> [Finding] {
    guard !view.transform.preservesRectangles else { return [] }
    var findings: [Finding] = []
    if view.alignmentRectInsets != .zero {
      findings.append(
        Finding(
          rule: .rotated, views: [view.label],
          message: "\(view.openingPhrase) is rotated and has alignment insets, which Auto Layout does not"
            + " support together.",
          fixes: ["Put the view into a container view, and rotate the container."]))
    }
    let tied = constraints.filter { $0.tiesEdgesOrSizes }
    if !tied.isEmpty {
      let names = tied.map { "'\($0.name)'" }.joined(separator: ", ")
      findings.append(
        Finding(
          rule: .rotated, views: [view.label], constraints: tied.map(\.name),
          message: "\(view.openingPhrase) is rotated, and \(names) \(tied.count == 1 ? "relates" : "relate")"
            + " edges or sizes, which do not follow the rotation.",
          fixes: ["Constrain a rotated view by its centre and by constant sizes."]))
    }
    return findings
  }
}

extension AffineTransform {
  /// Whether the transform only moves, scales, mirrors or rotates by multiples of 90 degrees, so that rectangles stay
  /// upright.
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
  /// Text with a constrained baseline that is not drawn where Auto Layout assumes, because the view is taller or
  /// shorter than its content.
  static func misplacedBaselines(in constraints: [LayoutConstraint], pixel: Double) -> [Finding] {
    var findings: [Finding] = []
    var reported: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for (item, attribute) in constraint.sides where attribute == .firstBaseline || attribute == .lastBaseline {
        guard let source = (item as? View)?.baselineSource(isFirst: attribute == .firstBaseline),
          !reported.contains(ObjectIdentifier(source)),
          let finding = misplacedBaseline(of: source, attribute, constraint, pixel: pixel)
        else { continue }
        reported.insert(ObjectIdentifier(source))
        findings.append(finding)
      }
    }
    return findings
  }

  private static func misplacedBaseline(
    of view: View, _ attribute: LayoutAttribute, _ constraint: LayoutConstraint, pixel: Double
  ) -> Finding? {
    guard let surplus = view.heightBeyondContent, abs(surplus) > pixel,
      // Rounding the text and the baseline to pixels separately may account for one point.
      let deviation = view.baselineDeviation(isFirst: attribute == .firstBaseline), abs(deviation) > 1
    else { return nil }
    return Finding(
      rule: .baseline, severity: view.isInRowOfCanvasHeight ? .note : nil, views: [view.label],
      constraints: [constraint.name],
      message: "\(view.openingPhrase) is \(points(abs(surplus))) \(surplus > 0 ? "taller" : "shorter") than its"
        + " text, so '\(constraint.name)' aligns with a baseline that is \(points(abs(deviation))) too"
        + " \(deviation > 0 ? "high" : "low").",
      fixes: ["Let the view keep its natural height, or align edges or centres."], amount: abs(deviation))
  }
}

extension LayoutConstraint {
  fileprivate var sides: [(item: (any LayoutItem)?, attribute: LayoutAttribute)] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)]
  }
}

extension ScrollView {
  /// Whether the content is larger than the view along an axis.
  fileprivate func scrolls(along axis: Axis) -> Bool {
    axis == .horizontal ? contentSize.width > bounds.width + 0.5 : contentSize.height > bounds.height + 0.5
  }
}
