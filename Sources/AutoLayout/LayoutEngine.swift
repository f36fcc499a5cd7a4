import Graphics

/// The system of a layout, kept by its root from one layout to the next, and the changes since it was solved.
final class LayoutEngine {
  private(set) var system: LayoutSystem
  var edits = LayoutEdits()
  /// The number of times the system was solved since it was set to 0.
  var passes = 0
  /// Whether the views have received the frames of the last solution.
  var hasPlacedViews = false
  private var settledSize: LayoutSystem.RootSize?
  /// The size of the last fitting, or `nil` if there was none.
  private var lastFitting: LayoutSystem.RootSize?
  private var hasCurrentAmbiguity = false
  /// Whether the system is being solved. Measuring content during that time may try to change it.
  private var isSolving = false

  init(root: View) { system = LayoutSystem(root: root) }

  /// Returns whether the solution is up to date for a size.
  func isSettled(at size: LayoutSystem.RootSize) -> Bool { edits.isEmpty && settledSize == size }

  /// Whether constraints are broken in the last solution.
  var hasConflicts: Bool { !system.solverConflicts.isEmpty }

  /// Removes the row of a deactivated constraint, which may join another layout before the next solution.
  func removeRow(_ row: Int) {
    edits.hasRemovals = true
    if isSolving { edits.removedRows.append(row) } else { system.removeRow(row) }
  }

  /// Updates the solution. The result is that of a layout from scratch because it goes through the same passes: all
  /// text is unwrapped again before the width pass.
  func settle(_ root: View, _ size: LayoutSystem.RootSize) {
    guard !isSolving else { return }
    isSolving = true
    if settledSize != nil, restart(root, size) {
      solveUntilSettled(root)
    } else {
      rebuild(root, size)
    }
    isSolving = false
    settledSize = size
    hasPlacedViews = false
    hasCurrentAmbiguity = false
    // Fitting only tries a size out, so its conflicts do not count.
    switch size {
    case .fixed: root.alertForConflicts(of: system)
    case .fitting: lastFitting = size
    }
  }

  /// Solves a nested layout for its last fitting again, if there was one. A cell that sizes itself is taller than its
  /// content, by a separator and the rest of a pixel. Findings are about the layout in which the content has the height
  /// that it needs.
  func settleAsFitted() {
    guard let lastFitting, system.root.superview != nil, !isSettled(at: lastFitting) else { return }
    let counted = passes
    settle(system.root, lastFitting)
    passes = counted
  }

  /// Marks the ambiguous views, once for each solution.
  func updateAmbiguity() {
    guard !hasCurrentAmbiguity else { return }
    system.markAmbiguity()
    hasCurrentAmbiguity = true
  }

  /// Reads the system, which must not be changed.
  func inspect<Insight>(_ inspect: (inout LayoutSystem) -> Insight) -> Insight { inspect(&system) }

  /// Removes the variables and rows from the views and constraints, which can then join other systems.
  ///
  /// - Returns: Whether they were removed. This is postponed while the system is being solved.
  func release() -> Bool {
    guard !isSolving else {
      edits.isStructural = true
      return false
    }
    dismantle()
    return true
  }

  /// Removes the variables and rows from the views that outlive the root, which can then join other systems.
  func releaseBelowRoot() {
    edits.removeAll()
    system.finishBelowRoot()
  }

  /// Restores the state before the width pass and applies the edits.
  ///
  /// - Returns: Whether the edits could be applied.
  private func restart(_ root: View, _ size: LayoutSystem.RootSize) -> Bool {
    let pending = takeEdits()
    system.clearSolvedWidths()
    if system.hasVolatileConstraints || !pending.added.isEmpty {
      MarginPass(root: root, size: size.target).update(root, isPlaced: false)
    }
    guard system.apply(pending), !system.isWorthRebuilding else { return false }
    system.setRootSize(size)
    system.resetVolatileRows()
    return true
  }

  private func rebuild(_ root: View, _ size: LayoutSystem.RootSize) {
    dismantle()
    MarginPass(root: root, size: size.target).update(root, isPlaced: false)
    system = LayoutSystem(root: root)
    system.build(size)
    solveUntilSettled(root)
  }

  private func dismantle() {
    for row in takeEdits().removedRows { system.removeRow(row) }
    system.finish()
  }

  private func takeEdits() -> LayoutEdits {
    let pending = edits
    edits.removeAll()
    return pending
  }

  /// Repeats width pass, measuring and height pass until nothing that depends on widths and positions changes.
  private func solveUntilSettled(_ root: View) {
    // Text settles in two or three passes. The bound stops layouts whose sizes keep changing each other.
    for pass in 1...6 {
      system.solve()
      passes += 1
      guard pass < 6 else { return }
      MarginPass(root: root, size: root.solvedFrame.size).update(root, isPlaced: true)
      guard system.updateVolatileRows() else { return }
    }
  }
}

extension LayoutSystem.RootSize {
  /// The size that is required or approached.
  var target: Size {
    switch self {
    case .fixed(let size), .fitting(let size, _, _): size
    }
  }
}

/// The changes to a layout since its system was solved.
struct LayoutEdits {
  /// Constraints that were activated.
  var added: [LayoutConstraint] = []
  /// Constraints whose constant or priority changed.
  var changed: [LayoutConstraint] = []
  /// Whether constraints were deactivated.
  var hasRemovals = false
  /// The rows of constraints that were deactivated while the system was being solved. Other rows are removed at once.
  var removedRows: [Int] = []
  /// Views whose intrinsic size or content priorities changed.
  var contents: [View] = []
  /// Whether the root's content changed. The root is not in `contents`, because it keeps the edits.
  var hasNewRootContent = false
  /// Views whose autoresizing frame changed.
  var masks: [View] = []
  var hasNewMargins = false
  /// Whether views were hidden or shown while constraints are broken, so that others may have to be broken.
  var hasNewVisibility = false
  /// Whether views were added or removed while the system was being solved.
  var isStructural = false

  var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && !hasRemovals && contents.isEmpty && masks.isEmpty && !hasNewMargins
      && !hasNewVisibility && !hasNewRootContent && !isStructural
  }

  /// Removes all edits, so that their constraints and views can be listed again.
  mutating func removeAll() {
    for constraint in changed { constraint.isEdited = false }
    for view in contents { view.layoutState.marks.remove(.contentChanged) }
    for view in masks { view.layoutState.marks.remove(.maskChanged) }
    self = LayoutEdits()
  }
}
