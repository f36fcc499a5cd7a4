import ConstraintSolver
import Graphics

extension LayoutSystem {
  /// Adds the rows of all constraints in the order of activation.
  mutating func addConstraints() {
    var constraints: [LayoutConstraint] = []
    for view in views { constraints += view.constraints }
    constraints.sort { $0.activationOrder < $1.activationOrder }
    for constraint in constraints { addRow(of: constraint) }
  }

  /// Adds the row of a constraint if its items are in this layout.
  mutating func addRow(of constraint: LayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    constraint.row = addRow(
      expression, constraint.relation, priority: Double(constraint.priority.rawValue),
      source: .constraint(constraint), isVolatile: constraint.isVolatile)
  }

  /// Returns the expression `first - multiplier * second - constant`, or `nil` if an item is not in this layout.
  func expression(of constraint: LayoutConstraint) -> LinearExpression? {
    guard let first = constraint.firstItem, let firstView = first.layoutView, contains(first) else { return nil }
    guard let second = constraint.secondItem, let secondView = second.layoutView else {
      return constraint.secondAttribute == .notAnAttribute
        ? sizeExpression(of: constraint, first: first, view: firstView) : nil
    }
    guard !constraint.relatesTwoAxes, contains(second),
      let holder = constraint.owner ?? firstView.ancestorShared(with: secondView)
    else { return nil }
    let frame = SideFrame(
      holder: holder, isMirrored: constraint.isMirrored, isScaled: constraint.multiplier != 1)
    var expression = side(
      of: first, constraint.firstAttribute, from: constraint.distanceStarts.first, other: second, in: frame)
    let other = side(
      of: second, constraint.secondAttribute, from: constraint.distanceStarts.second, other: first, in: frame)
    expression.add(-constraint.multiplier, other)
    expression.constant -= constraint.constant
    return expression
  }

  private func sizeExpression(of constraint: LayoutConstraint, first: any LayoutItem, view: View) -> LinearExpression? {
    guard let axis = constraint.firstAttribute.axis else { return nil }
    var expression = box(of: first, along: axis, in: view).extent
    expression.constant -= constraint.constant
    return expression
  }

  /// Returns whether the item's variables belong to this system.
  private func contains(_ item: any LayoutItem) -> Bool {
    if let guide = item as? LayoutGuide, guide.role == .free {
      return guide.firstVariable >= 0 && guide.firstVariable < variables.count
    }
    guard let view = item.layoutView else { return false }
    return view.layoutState.firstVariable >= 0 && view.layoutState.firstVariable < variables.count
  }

  /// Returns one side of a constraint: an attribute, or its distance from a start.
  private func side(
    of item: any LayoutItem, _ attribute: LayoutAttribute, from start: DistanceStart?, other: any LayoutItem,
    in frame: SideFrame
  ) -> LinearExpression {
    var side = position(of: item, attribute, other: other, in: frame)
    guard let start, let origin = start.item, contains(origin) else { return side }
    side.add(-1, position(of: origin, start.attribute, other: other, in: frame))
    return side
  }

  /// Returns an attribute in the coordinates of the view that holds the constraint. In right-to-left layouts, leading
  /// and trailing positions are measured from the holder's right edge.
  private func position(
    of item: any LayoutItem, _ attribute: LayoutAttribute, other: any LayoutItem, in frame: SideFrame
  ) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let holder = frame.holder
    let box = relatedBox(of: item, attribute, other: other, along: axis, in: holder)
    let value =
      attribute.isBaseline
      ? baseline(of: item, box: box, isFirst: attribute == .firstBaseline, in: holder)
      : value(of: attribute, item: item, box: box, isMirrored: frame.isMirrored)
    guard frame.isMirrored, attribute.kind != .dimension else { return value }
    // The holder's width cancels out if both sides contain it once.
    var mirrored = frame.isScaled ? frameBox(of: holder, along: axis, in: holder).extent : LinearExpression()
    mirrored.add(-1, value)
    return mirrored
  }

  /// Returns the box that an attribute refers to. Between a scroll view and its descendants, the scroll view's edges
  /// and margins are those of its content, and its size and centre those of its frame (Auto Layout Guide, "Working with
  /// Scroll Views").
  private func relatedBox(
    of item: any LayoutItem, _ attribute: LayoutAttribute, other: any LayoutItem, along axis: Axis, in ancestor: View
  ) -> LayoutBox {
    if let scrollView = item as? ScrollView, attribute.isEdge, other !== item,
      other.layoutView?.isInside(scrollView) ?? false, (other as? LayoutGuide)?.role != .scrollFrame
    {
      return contentBox(of: scrollView, along: axis, in: ancestor)
    }
    var box = box(of: item, along: axis, in: ancestor)
    box.start.constant += scrolledDistance(of: item, beside: other, along: axis)
    return box
  }

  /// Returns how far a scroll view has scrolled, which is added to its frame guide in relations with the content.
  private func scrolledDistance(of item: any LayoutItem, beside other: any LayoutItem, along axis: Axis) -> Double {
    guard let guide = item as? LayoutGuide, guide.role == .scrollFrame, let scrollView = guide.owningView,
      let view = other.layoutView, view !== scrollView, view.isInside(scrollView)
    else { return 0 }
    return axis == .horizontal ? scrollView.boundsOrigin.x : scrollView.boundsOrigin.y
  }

  private func value(
    of attribute: LayoutAttribute, item: any LayoutItem, box: LayoutBox, isMirrored: Bool
  ) -> LinearExpression {
    var boxInMargins: LayoutBox {
      let margins = item.layoutView?.layoutMargins ?? .zero
      return attribute.axis == .horizontal
        ? box.inset(start: margins.left, end: margins.right) : box.inset(start: margins.top, end: margins.bottom)
    }
    switch attribute {
    case .left, .top: return box.start
    case .right, .bottom: return box.end
    case .leading: return isMirrored ? box.end : box.start
    case .trailing: return isMirrored ? box.start : box.end
    case .width, .height: return box.extent
    case .centerX, .centerY: return box.center
    case .leftMargin, .topMargin: return boxInMargins.start
    case .rightMargin, .bottomMargin: return boxInMargins.end
    case .leadingMargin: return isMirrored ? boxInMargins.end : boxInMargins.start
    case .trailingMargin: return isMirrored ? boxInMargins.start : boxInMargins.end
    case .centerXWithinMargins, .centerYWithinMargins: return boxInMargins.center
    case .firstBaseline, .lastBaseline, .notAnAttribute: return LinearExpression()
    }
  }

  /// Returns the position of a baseline. For an item without text, returns the edge.
  private func baseline(of item: any LayoutItem, box: LayoutBox, isFirst: Bool, in holder: View) -> LinearExpression {
    guard let view = item as? View else { return isFirst ? box.start : box.end }
    let source = view.baselineSource(isFirst: isFirst)
    let isInside = source !== view && contains(source)
    let sourceBox = isInside ? alignmentBox(of: source, along: .vertical, in: holder) : box
    let baseline = source.measuredBaseline(isFirst: isFirst, atWidth: source.measuringWidth)
    var position = sourceBox.position(at: baseline.share)
    position.constant += baseline.constant
    return position
  }
}

/// The coordinates in which the sides of a constraint are compared.
private struct SideFrame {
  /// The view that holds the constraint.
  let holder: View
  let isMirrored: Bool
  /// Whether the second side is multiplied, so that the origin of the coordinates matters.
  let isScaled: Bool
}

extension LayoutConstraint {
  var isVolatile: Bool {
    firstAttribute.isVolatile || secondAttribute.isVolatile || (firstItem?.isVolatile ?? false)
      || (secondItem?.isVolatile ?? false) || distanceStarts.isVolatile
  }

  fileprivate var isMirrored: Bool {
    (firstAttribute.kind == .directionalX || secondAttribute.kind == .directionalX)
      && directingView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension DistanceStarts {
  fileprivate var isVolatile: Bool {
    [first, second].contains { start in
      guard let start else { return false }
      return start.attribute.isVolatile || (start.item?.isVolatile ?? false)
    }
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is an edge or the margin at an edge.
  fileprivate var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
      .lastBaseline, .notAnAttribute:
      false
    default: true
    }
  }
}

extension LayoutItem {
  /// Whether the item's edges depend on margins or the safe area.
  var isVolatile: Bool {
    guard let guide = self as? LayoutGuide else { return false }
    switch guide.role {
    // The frame of a scroll view stays in place while the content scrolls.
    case .margins, .safeArea, .readableContent, .topBar, .bottomBar, .keyboard, .scrollFrame: return true
    case .free, .scrollContent: return false
    }
  }
}
