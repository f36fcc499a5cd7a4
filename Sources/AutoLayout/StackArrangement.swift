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
    guard let first = visible.first, let last = visible.last else { return closeUp() }
    relate(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection")
    relate(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection")
    spaceViews()
    distribute()
    alignViews()
  }

  // MARK: Hidden views

  /// Removes hidden views from the arrangement. Where they are does not change any visible view, so their places are
  /// set at the lowest priority, which keeps them from being ambiguous.
  private mutating func hideHiddenViews() {
    for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden {
      fix(view, along.size, to: 0, "UISV-hiding")
      constraints.last?.isHiding = true
      placeAlong(hidden: view, at: index)
      placeAcross(hidden: view)
    }
  }

  /// Puts a hidden view into the middle of the gap where it would be, or at the end of the stack (frames that Interface
  /// Builder saved: 34 of 60 hidden views, in 22 documents).
  private mutating func placeAlong(hidden view: View, at index: Int) {
    let views = stack.arrangedSubviews
    let next = views[index...].first { !$0.isHidden }
    guard let previous = views[..<index].last(where: { !$0.isHidden }) else {
      let neighbor: any LayoutItem = next ?? canvas
      relate(view, next == nil ? along.start : along.end, .equal, neighbor, along.start, "UISV-hiding", priority: 1)
      return
    }
    let gap = next == nil ? 0 : stack.spacing(after: previous)
    relate(view, along.start, .equal, previous, along.end, "UISV-hiding", constant: gap / 2, priority: 1)
  }

  /// Gives a stack whose views are all hidden no length (11 stacks in 8 documents).
  private mutating func closeUp() {
    guard !stack.arrangedSubviews.isEmpty else { return }
    fix(canvas, along.size, to: 0, "UISV-canvas-fit", priority: Self.fit)
  }

  private mutating func placeAcross(hidden view: View) {
    switch stack.alignment {
    case .fill:
      relate(view, across.start, .equal, canvas, across.start, "UISV-hiding", priority: 1)
      relate(view, across.size, .equal, canvas, across.size, "UISV-hiding", priority: 2)
      return
    case .center: relate(view, across.center, .equal, canvas, across.center, "UISV-hiding", priority: 1)
    case .trailing, .bottom, .lastBaseline:
      relate(view, across.end, .equal, canvas, across.end, "UISV-hiding", priority: 1)
    case .leading, .top, .firstBaseline:
      relate(view, across.start, .equal, canvas, across.start, "UISV-hiding", priority: 1)
    }
    fix(view, across.size, to: 0, "UISV-ambiguity-suppression", priority: Self.suppression)
  }

  // MARK: Along the axis

  private mutating func spaceViews() {
    let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let relation: LayoutConstraint.Relation = isMinimum ? .greaterThanOrEqual : .equal
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(visible, visible.dropFirst()) {
      relate(
        next, isBaselineRelative ? .firstBaseline : along.start, relation,
        view, isBaselineRelative ? .lastBaseline : along.end, "UISV-spacing",
        constant: (isBaselineRelative ? stack.spacingOfBaselines(after: view, next) : nil) ?? stack.spacing(after: view)
      )
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: decideTies()
    case .fillEqually: shareEqually()
    case .fillProportionally: shareProportionally()
    case .equalSpacing:
      equalizeGaps(from: along.end, to: along.start, priority: .required)
      fitLength()
    case .equalCentering:
      equalizeGaps(from: along.center, to: along.center, priority: 149)
      fitLength()
    }
  }

  /// Decides which of several views has another length than its content where their priorities are equal: the earlier
  /// view is as long as it can be. So the first is stretched, and the last is compressed, or in a row the last one
  /// whose text wraps (frames that Interface Builder saved: 2 documents for the first, 8 for the last and one against
  /// it, 5 pairs in 2 documents for the text).
  private mutating func decideTies() {
    guard stack.favorsEarlierViews else { return }
    let sized = visible.map { ($0, $0.measuredSize.extent(along: stack.axis)) }.filter { $0.1 > 0 }
    let stretched = Self.weakest(sized) { $0.contentHuggingPriority(for: stack.axis) }
    for (rank, (view, extent)) in stretched.enumerated().dropFirst() {
      decide(view, .lessThanOrEqual, extent, rank: rank)
    }
    let compressed = Self.weakest(sized) { $0.contentCompressionResistancePriority(for: stack.axis) }
    let fromEnd = compressed.reversed()
    let order = fromEnd.filter { wraps($0.0) } + fromEnd.filter { !wraps($0.0) }
    for (rank, (view, extent)) in order.enumerated().dropFirst() {
      decide(view, .greaterThanOrEqual, extent, rank: rank)
    }
  }

  /// Whether a shorter view is a narrower text of more lines.
  private func wraps(_ view: View) -> Bool { stack.axis == .horizontal && view.measuresHeightAtWidth }

  /// Returns the views with the lowest priority, in their order.
  private static func weakest(
    _ views: [(View, Double)], _ priority: (View) -> LayoutPriority
  ) -> [(View, Double)] {
    let priorities = views.map { priority($0.0) }
    return zip(views, priorities).filter { $0.1 == priorities.min() }.map(\.0)
  }

  /// - Parameter rank: The place among the views that a tie is decided for. A later one matters more.
  private mutating func decide(
    _ view: View, _ relation: LayoutConstraint.Relation, _ extent: Double, rank: Int
  ) {
    relate(
      view, along.size, relation, nil, .notAnAttribute, "UISV-fill-tie", constant: extent,
      priority: LayoutPriority(1 + Float(min(rank, 31)) / 32))
  }

  private mutating func shareEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      relate(view, along.size, .equal, first, along.size, "UISV-fill-equally")
    }
  }

  /// Gives each view its share of the stack's length, margins included: its intrinsic size divided by those of all
  /// views and the gaps. The priorities descend, so the last view has what the others leave. Views without an intrinsic
  /// size have no share. An only view is as long as the stack.
  ///
  /// Source: logs of UIKit ("Let's Build UIStackView", A. Grebenyuk).
  private mutating func shareProportionally() {
    let sized = visible.map { ($0, $0.share(along: stack.axis)) }.filter { $0.1 > 0 }
    let gaps = visible.dropLast().map { stack.spacing(after: $0) }
    let total = sized.reduce(0) { $0 + $1.1 } + gaps.reduce(0, +)
    guard total > 0 else { return }
    for (index, (view, extent)) in sized.enumerated() {
      relate(
        view, along.size, .equal, stack, along.size, "UISV-fill-proportionally", multiplier: extent / total,
        priority: visible.count == 1 ? .required : LayoutPriority(Float(max(999 - index, 1))))
      constraints.last?.isProportion = true
    }
  }

  /// Makes the gaps no larger than the spacing if nothing else determines the stack's length, as UIKit's
  /// `UISV-canvas-fit` does (27 views of 6 documents, and 166 stacks that were ambiguous without it). The gaps fit
  /// instead of the canvas, so that a stack with too little space does not choose which of its views becomes smaller.
  ///
  /// A stack inside other stacks fits before they do, so that space they have too much of is between their views.
  private mutating func fitLength() {
    let depth = Float(sequence(first: stack.superview) { $0?.superview }.prefix { $0 is StackView }.count)
    let priority = LayoutPriority(49 + depth / (depth + 1))
    for (view, next) in zip(visible, visible.dropFirst()) {
      relate(
        next, along.start, .equal, view, along.end, "UISV-canvas-fit", constant: stack.spacing(after: view),
        priority: priority)
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

  /// Aligns the views of a row by their baselines.
  ///
  /// The stack contains the first view, and the others only on the side that the alignment does not name: with first
  /// baselines, a text field beside a label begins above the stack. A stack that is broader than its views has them at
  /// that side (frames that Interface Builder saved: 8 stacks in 6 documents, none against it).
  private mutating func alignBaselines(_ baseline: LayoutAttribute) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      relate(view, baseline, .equal, first, baseline, "UISV-alignment")
    }
    if baseline == .firstBaseline {
      relate(first, across.start, .greaterThanOrEqual, canvas, across.start, "UISV-canvas-connection")
      bound(across.end, .lessThanOrEqual)
      relate(canvas, across.end, .equal, first, across.start, "UISV-spanning-fit", priority: Self.fit)
    } else {
      relate(first, across.end, .lessThanOrEqual, canvas, across.end, "UISV-canvas-connection")
      bound(across.start, .greaterThanOrEqual)
      relate(first, across.end, .equal, canvas, across.start, "UISV-spanning-fit", priority: Self.fit)
    }
    fitBreadth()
  }

  /// Keeps every view inside the stack, and makes the stack no broader than its broadest view.
  private mutating func spanBreadth() {
    bound(across.start, .greaterThanOrEqual)
    bound(across.end, .lessThanOrEqual)
    fitBreadth()
  }

  /// Keeps every view on one side of an edge of the stack.
  private mutating func bound(_ edge: LayoutAttribute, _ relation: LayoutConstraint.Relation) {
    for view in visible { relate(view, edge, relation, canvas, edge, "UISV-spanning-boundary") }
  }

  /// Makes the stack as narrow as it can be. A view without an intrinsic breadth gets none.
  private mutating func fitBreadth() {
    for view in visible { fix(view, across.size, to: 0, "UISV-ambiguity-suppression", priority: Self.suppression) }
    fix(canvas, across.size, to: 0, "UISV-spanning-fit", priority: Self.fit)
  }

  /// The priority of UIKit's `UISV-spanning-fit`.
  private static let fit = LayoutPriority(51)
  /// The priority of UIKit's `UISV-ambiguity-suppression`.
  private static let suppression = LayoutPriority(25)

  // MARK: Making constraints

  private mutating func relate(
    _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: LayoutAttribute, _ identifier: String, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier)
    constraint.origin = .stackView
    constraints.append(constraint)
  }

  private mutating func fix(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, to constant: Double, _ identifier: String,
    priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
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

extension View {
  /// The length by which a stack that fills proportionally shares its room: that of the content, or in another stack
  /// that of what it arranges.
  fileprivate func share(along axis: Axis) -> Double {
    guard let stack = self as? StackView else { return measuredSize.extent(along: axis) }
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = views.map { $0.share(along: axis) }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return lengths.filter { $0 > 0 }.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
  }
}
