import ConstraintSolver
import Graphics

extension LayoutSystem {
  /// Solves the system and stores the alignment rectangles in the views.
  mutating func solve() {
    restoreBrokenRows()
    var solution = solver.solve()
    if !solution.conflicts.isEmpty, updateBreakOrder() { solution = solver.solve() }
    solverConflicts = solution.conflicts
    isProven = solution.isProven
    if relaxBrokenRows() {
      solution = solver.solve()
      isProven = isProven && solution.isProven
    }
    violations = []
    for conflict in solverConflicts { violations.append((try? solver.violation(of: conflict.broken)) ?? 0) }
    take(solution, for: root)
    for view in descendants { take(solution, for: view) }
    for guide in guides { guide.solvedFrame = solution.rect(at: guide.firstVariable) }
  }

  /// Makes the broken rows optional but stronger than all other optional rows, so that each holds as far as the
  /// required rows allow.
  ///
  /// Frames that Interface Builder saved show this in the six documents whose conflicts leave a choice. A label with
  /// required compression resistance fills the room that it has, on one line (1 document) or on several (3 documents),
  /// and labels with the usual resistance have a height of 0 if that brings a broken alignment closer (2 documents).
  ///
  /// - Returns: Whether any row was broken.
  private mutating func relaxBrokenRows() -> Bool {
    for conflict in solverConflicts {
      try? solver.setPriority(Self.brokenPriority, of: conflict.broken)
      relaxedRows.append(conflict.broken.index)
    }
    return !relaxedRows.isEmpty
  }

  /// Makes the rows required again that the last solution broke.
  private mutating func restoreBrokenRows() {
    for index in relaxedRows { try? solver.setPriority(rows[index].priority, of: rows[index].id) }
    relaxedRows.removeAll()
  }

  /// The priority of broken rows, above any other optional priority.
  private static let brokenPriority = Constraint.required.nextDown

  private func take(_ solution: Solution, for view: View) {
    view.layoutState.solvedAlignmentRect = solution.rect(at: view.layoutState.firstVariable)
    view.layoutState.solvedWidth = view.widthForMeasuring(view.layoutState.solvedAlignmentRect.width)
    guard let scrollView = view as? ScrollView else { return }
    scrollView.solvedContentSize = Size(
      width: solution.values[view.layoutState.firstVariable + 4],
      height: solution.values[view.layoutState.firstVariable + 5])
  }

  /// Updates the rows that depend on margins and text.
  ///
  /// - Returns: Whether any row changed, so that the system has to be solved again.
  mutating func updateVolatileRows() -> Bool {
    var hasChanged = false
    for index in volatileRows {
      if replaceRowOfOtherBaseline(index) { hasChanged = true }
      guard let constant = currentConstant(of: rows[index].source) else { continue }
      if setConstant(constant, ofRow: index) { hasChanged = true }
    }
    return hasChanged
  }

  func currentConstant(of source: Source) -> Double? {
    switch source {
    case .constraint(let constraint): expression(of: constraint).map { -$0.constant }
    case .contentSize(let view, let axis, _): view.intrinsicSize(along: axis)
    case .autoresizingMask, .rootSize, .nonNegative, .removed: nil
    }
  }

  /// Marks the views and guides whose position or size is ambiguous.
  mutating func markAmbiguity() {
    var isOpen = [Bool](repeating: false, count: variables.count)
    for variable in solver.ambiguousVariables() { isOpen[variable.index] = true }
    for view in views {
      let count = (view as? ScrollView)?.hasConstrainedContent == true ? 6 : 4
      view.layoutState.isAmbiguous = isOpen[view.layoutState.firstVariable..<view.layoutState.firstVariable + count]
        .contains(true)
    }
    for guide in guides {
      guide.hasAmbiguousLayout = isOpen[guide.firstVariable..<guide.firstVariable + 4].contains(true)
    }
  }

  /// Returns the constraint of a row, or a new one that represents a row added by the engine.
  func constraint(of source: Source) -> LayoutConstraint? {
    switch source {
    case .constraint(let constraint): return constraint
    case .nonNegative, .removed: return nil
    case .rootSize(let axis):
      let name = axis == .horizontal ? "Width" : "Height"
      return representative(
        root, axis == .horizontal ? .width : .height, .equal, root.solvedFrame.size.extent(along: axis), .engine,
        identifier: "UIView-Encapsulated-Layout-\(name)")
    case .contentSize(let view, let axis, let relation):
      let constraint = representative(
        view, axis == .horizontal ? .width : .height, relation, view.intrinsicSize(along: axis), .contentSize)
      constraint.priority =
        relation == .lessThanOrEqual
        ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      return constraint
    case .autoresizingMask(let view, let attribute): return .representingMask(of: view, attribute)
    }
  }

  private func representative(
    _ view: View, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation, _ constant: Double,
    _ origin: LayoutConstraint.Origin, identifier: String? = nil
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      constant: constant, identifier: identifier)
    constraint.origin = origin
    return constraint
  }
}

extension Solution {
  fileprivate func rect(at base: Int) -> Rect {
    Rect(x: values[base], y: values[base + 1], width: values[base + 2], height: values[base + 3])
  }
}

extension ScrollView {
  /// Whether constraints determine the size of the content. Text views, tables and collections determine their own.
  fileprivate var hasConstrainedContent: Bool {
    subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints && !$0.isLayoutBoundary }
  }
}
