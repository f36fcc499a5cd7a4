import ConstraintSolver
import Graphics

extension LayoutSystem {
  /// Applies edits to the rows.
  ///
  /// - Returns: Whether that was possible. Otherwise, the system has to be rebuilt.
  mutating func apply(_ edits: LayoutEdits) -> Bool {
    for row in edits.removedRows { removeRow(row) }
    guard !edits.isStructural else { return false }
    for constraint in edits.changed { update(constraint) }
    for constraint in edits.added where constraint.owner != nil && constraint.row == nil { addRow(of: constraint) }
    guard !edits.hasNewRootContent || root.insetsOfAlignmentRect == root.layoutState.alignmentInsetsInSystem else {
      return false
    }
    for view in edits.contents {
      guard view.insetsOfAlignmentRect == view.layoutState.alignmentInsetsInSystem else { return false }
      updateContentRows(of: view)
    }
    for view in edits.masks where view.translatesAutoresizingMaskIntoConstraints {
      for axis in Axis.allCases { updateMaskRows(of: view, axis) }
    }
    return true
  }

  /// Sets the size of the root, or its priority.
  mutating func setRootSize(_ size: RootSize) {
    if !size.isFixed { addNonNegativeRootRows() }
    for axis in Axis.allCases {
      guard let row = root.row(.rootSize, axis) else { continue }
      setExactConstant(-rootExpression(size, axis).constant, ofRow: row)
      setPriority(size.priority(along: axis), ofRow: row)
    }
  }

  /// Returns the rows that depend on margins and text to their state before the width pass.
  mutating func resetVolatileRows() {
    for index in volatileRows where !replaceRowOfOtherBaseline(index) {
      guard let constant = currentConstant(of: rows[index].source) else { continue }
      setExactConstant(constant, ofRow: index)
    }
  }

  /// Replaces a constraint's row if the baseline now comes from another view within its item.
  ///
  /// - Returns: Whether the row was replaced.
  mutating func replaceRowOfOtherBaseline(_ index: Int) -> Bool {
    guard case .constraint(let constraint) = rows[index].source, constraint.refersToBaseline,
      let terms = expression(of: constraint)?.effectiveTerms, solver.constraint(rows[index].id)?.terms != terms
    else { return false }
    removeRow(index)
    addRow(of: constraint)
    return true
  }

  /// Clears the solved widths, so that text is measured without a width again.
  func clearSolvedWidths() {
    root.layoutState.solvedWidth = nil
    for view in descendants { view.layoutState.solvedWidth = nil }
  }

  // MARK: Rows

  private mutating func update(_ constraint: LayoutConstraint) {
    guard let row = constraint.row, let expression = expression(of: constraint) else { return }
    setExactConstant(-expression.constant, ofRow: row)
    setPriority(Double(constraint.priority.rawValue), ofRow: row)
  }

  private mutating func updateContentRows(of view: View) {
    for axis in Axis.allCases {
      let intrinsic = view.translatesAutoresizingMaskIntoConstraints ? -1 : view.intrinsicSize(along: axis)
      let existing = view.row(.hugging, axis).map { rows[$0] }
      guard intrinsic >= 0, let existing, existing.isVolatile == view.measuresHeightAtWidth else {
        removeContentRows(of: view, axis)
        addContentRows(view, axis)
        continue
      }
      for (role, priority) in view.contentPriorities(along: axis) {
        guard let row = view.row(role, axis) else { continue }
        setExactConstant(intrinsic, ofRow: row)
        setPriority(Double(priority.rawValue), ofRow: row)
      }
    }
  }

  private mutating func removeContentRows(of view: View, _ axis: Axis) {
    for role in [OwnRow.hugging, .compression] {
      guard let row = view.row(role, axis) else { continue }
      removeRow(row)
      view.setRow(role, axis, to: nil)
    }
  }

  private mutating func updateMaskRows(of view: View, _ axis: Axis) {
    for (role, expression) in maskExpressions(of: view, axis) {
      let row = view.row(role, axis)
      if let row, solver.constraint(rows[row].id)?.terms == expression.effectiveTerms {
        setExactConstant(-expression.constant, ofRow: row)
      } else {
        if let row { removeRow(row) }
        addMaskRow(view, role, axis, expression)
      }
    }
  }
}

extension LayoutConstraint {
  fileprivate var refersToBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}

extension View {
  /// Returns the kinds of rows for the intrinsic size, with the priority of each.
  func contentPriorities(along axis: Axis) -> [(OwnRow, LayoutPriority)] {
    [
      (.hugging, contentHuggingPriority(for: axis)),
      (.compression, contentCompressionResistancePriority(for: axis)),
    ]
  }
}
