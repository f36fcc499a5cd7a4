/// The constraints that implement a stack view, with UIKit's identifiers.
struct StackArrangement {
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  private let stack: StackView
  private let canvas: any LayoutItem
  private let visible: [View]
  private let along: AxisAttributes
  private let across: AxisAttributes

  init(of stack: StackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    along = AxisAttributes(axis: stack.axis)
    across = AxisAttributes(axis: stack.axis.crossing)
  }

  mutating func arrange() {
    hideHiddenViews()
    guard let first = visible.first, let last = visible.last else { return }
    relate(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection")
    relate(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection")
    spaceViews()
    distribute()
    alignViews()
  }

  /// Removes hidden views from the arrangement. Their position does not matter, so it is set at the lowest priority,
  /// which keeps it from being ambiguous.
  private mutating func hideHiddenViews() {
    for view in stack.arrangedSubviews where view.isHidden {
      fix(view, along.size, to: 0, "UISV-hiding")
      fix(view, across.size, to: 0, "UISV-hiding", priority: 1)
      relate(view, .left, .equal, stack, .left, "UISV-hiding", priority: 1)
      relate(view, .top, .equal, stack, .top, "UISV-hiding", priority: 1)
    }
  }

  // MARK: Along the axis

  private mutating func spaceViews() {
    let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let relation: LayoutConstraint.Relation = isMinimum ? .greaterThanOrEqual : .equal
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(visible, visible.dropFirst()) {
      relate(
        next, isBaselineRelative ? .firstBaseline : along.start, relation,
        view, isBaselineRelative ? .lastBaseline : along.end, "UISV-spacing", constant: stack.spacing(after: view))
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: shareEqually()
    case .fillProportionally: shareProportionally()
    case .equalSpacing: equalizeGaps(from: along.end, to: along.start, priority: .required)
    case .equalCentering: equalizeGaps(from: along.center, to: along.center, priority: 149)
    }
  }

  private mutating func shareEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      relate(view, along.size, .equal, first, along.size, "UISV-fill-equally")
    }
  }

  /// Keeps the proportions of the intrinsic sizes. Views without an intrinsic size are left out.
  private mutating func shareProportionally() {
    let sized = visible.map { ($0, $0.intrinsicContentSize.extent(along: stack.axis)) }.filter { $0.1 > 0 }
    guard let (reference, referenceExtent) = sized.first else { return }
    for (view, extent) in sized.dropFirst() {
      relate(
        view, along.size, .equal, reference, along.size, "UISV-fill-proportionally",
        multiplier: extent / referenceExtent, priority: 999)
    }
  }

  /// Makes gaps equal by spanning each with a guide whose length equals that of the first.
  private mutating func equalizeGaps(from: LayoutAttribute, to: LayoutAttribute, priority: LayoutPriority) {
    var firstGap: LayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = LayoutGuide(identifier: "UISV-distributing")
      guides.append(gap)
      gap.owningView = stack
      relate(gap, along.start, .equal, view, from, "UISV-distributing-edge")
      relate(gap, along.end, .equal, next, to, "UISV-distributing-edge")
      if let firstGap {
        relate(gap, along.size, .equal, firstGap, along.size, "UISV-distributing", priority: priority)
      } else {
        firstGap = gap
      }
    }
  }

  // MARK: Across the axis

  private mutating func alignViews() {
    switch stack.alignment {
    case .fill:
      alignEach(across.start, "UISV-canvas-connection")
      alignEach(across.end, "UISV-canvas-connection")
    case .leading, .top:
      alignEach(across.start, "UISV-canvas-connection")
      spanBreadth()
    case .trailing, .bottom:
      alignEach(across.end, "UISV-canvas-connection")
      spanBreadth()
    case .center:
      alignEach(across.center, "UISV-canvas-connection")
      spanBreadth()
    case .firstBaseline: alignBaselines(.firstBaseline)
    case .lastBaseline: alignBaselines(.lastBaseline)
    }
  }

  private mutating func alignEach(_ attribute: LayoutAttribute, _ identifier: String) {
    for view in visible { relate(view, attribute, .equal, canvas, attribute, identifier) }
  }

  private mutating func alignBaselines(_ baseline: LayoutAttribute) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      relate(view, baseline, .equal, first, baseline, "UISV-alignment")
    }
    spanBreadth()
  }

  /// Keeps every view inside the stack, and makes the stack no broader than its broadest view.
  private mutating func spanBreadth() {
    for view in visible {
      relate(view, across.start, .greaterThanOrEqual, canvas, across.start, "UISV-spanning-boundary")
      relate(view, across.end, .lessThanOrEqual, canvas, across.end, "UISV-spanning-boundary")
      relate(view, across.start, .equal, canvas, across.start, "UISV-spanning-fit", priority: 51)
      relate(view, across.end, .equal, canvas, across.end, "UISV-spanning-fit", priority: 51)
    }
  }

  // MARK: Making constraints

  private mutating func relate(
    _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutConstraint.Relation,
    _ second: any LayoutItem, _ secondAttribute: LayoutAttribute, _ identifier: String, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier)
    constraint.origin = .stackView
    constraints.append(constraint)
  }

  private mutating func fix(
    _ view: View, _ attribute: LayoutAttribute, to constant: Double, _ identifier: String,
    priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: constant, priority: priority, identifier: identifier)
    constraint.origin = .stackView
    constraints.append(constraint)
  }
}

/// The attributes along an axis.
struct AxisAttributes {
  let start, end, center, size: LayoutAttribute

  init(axis: Axis) {
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
