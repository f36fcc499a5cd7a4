import Graphics

/// A layout's system, kept from one layout to the next, with what has changed since it was solved. The root holds it.
final class LayoutEngine {
  private(set) var system: LayoutSystem
  var edits = LayoutEdits()
  /// How often the system was solved since this was set to 0.
  var passes = 0
  /// Whether the views have heard of the frames of the last solution.
  var hasToldFrames = false
  private var settledSize: LayoutSystem.RootSize?
  private var hasCurrentAmbiguity = false
  /// Whether the system is in use. Content that is measured meanwhile may try to change it.
  private var isSolving = false

  init(root: View) { system = LayoutSystem(root: root) }

  /// Whether the places that the views have are those of the system as it is now, at a size.
  func isSettled(at size: LayoutSystem.RootSize) -> Bool { edits.isEmpty && settledSize == size }

  /// Takes out the row of a constraint that was deactivated, which may join another layout before the next solution.
  func removeRow(_ row: Int) {
    edits.hasRemovals = true
    if isSolving { edits.removedRows.append(row) } else { system.removeRow(row) }
  }

  /// Brings the places up to date. The result is that of a layout from scratch, for it goes through the same passes: all
  /// text is unwrapped again before the width pass.
  func settle(_ root: View, _ size: LayoutSystem.RootSize) {
    guard !isSolving else { return }
    isSolving = true
    if settledSize != nil, restart(root, size) {
      solveUntilSettled(root)
    } else {
      rebuild(root, size)
    }
    if system.breaksOutOfOrder { rebuild(root, size) }
    isSolving = false
    settledSize = size
    hasToldFrames = false
    hasCurrentAmbiguity = false
  }

  /// Marks the views that constraints leave open, once for each solution.
  func updateAmbiguity() {
    guard !hasCurrentAmbiguity else { return }
    system.markAmbiguity()
    hasCurrentAmbiguity = true
  }

  /// Looks into the system, which must not be edited.
  func inspect<Insight>(_ inspect: (inout LayoutSystem) -> Insight) -> Insight { inspect(&system) }

  /// Takes the variables and rows away from the views and constraints, which may then join other layouts.
  ///
  /// - Returns: whether that was done: not while the system is being solved, which is done again afterwards.
  func release() -> Bool {
    guard !isSolving else {
      edits.isStructural = true
      return false
    }
    takeApart()
    return true
  }

  /// Lets go of the views that outlive the root, which may then join other layouts.
  func releaseBelowRoot() {
    edits.removeAll()
    system.finishBelowRoot()
  }

  /// Goes back to before the width pass and makes the edits.
  ///
  /// - Returns: whether the edits could be made.
  private func restart(_ root: View, _ size: LayoutSystem.RootSize) -> Bool {
    let pending = takeEdits()
    system.forgetWidths()
    if system.hasVolatileConstraints || !pending.added.isEmpty {
      MarginPass(root: root, size: size.target).update(root, isPlaced: false)
    }
    guard system.apply(pending), !system.isWorthRebuilding else { return false }
    system.setRootSize(size)
    system.resetVolatileRows()
    return true
  }

  private func rebuild(_ root: View, _ size: LayoutSystem.RootSize) {
    takeApart()
    MarginPass(root: root, size: size.target).update(root, isPlaced: false)
    system = LayoutSystem(root: root)
    system.build(size)
    solveUntilSettled(root)
  }

  private func takeApart() {
    for row in takeEdits().removedRows { system.removeRow(row) }
    system.finish()
  }

  private func takeEdits() -> LayoutEdits {
    let pending = edits
    edits.removeAll()
    return pending
  }

  /// Width pass, measure, height pass: repeats until what depends on widths and places no longer changes.
  private func solveUntilSettled(_ root: View) {
    // Text settles in two or three passes; the bound guards against layouts whose sizes chase each other.
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
  /// The size that is given or aimed at.
  var target: Size {
    switch self {
    case .fixed(let size), .fitting(let size, _, _): size
    }
  }
}

/// What has changed in a layout since its system was solved.
struct LayoutEdits {
  /// Constraints that were activated.
  var added: [LayoutConstraint] = []
  /// Constraints whose constant or priority changed.
  var changed: [LayoutConstraint] = []
  /// Whether constraints were deactivated.
  var hasRemovals = false
  /// The rows of those that were deactivated while the system was being solved; the others are gone already.
  var removedRows: [Int] = []
  /// Views whose natural size, or how strongly it is held, changed.
  var contents: [View] = []
  /// Whether the root's content changed. The root holds the edits, which therefore do not list it.
  var hasNewRootContent = false
  /// Views whose autoresizing frame changed.
  var masks: [View] = []
  /// Whether margins or safe areas changed.
  var hasNewMargins = false
  /// Whether views came or went while the system was being solved.
  var isStructural = false

  var isEmpty: Bool {
    added.isEmpty && changed.isEmpty && !hasRemovals && contents.isEmpty && masks.isEmpty && !hasNewMargins
      && !hasNewRootContent && !isStructural
  }

  /// Empties the lists, and lets their members be listed again.
  mutating func removeAll() {
    for constraint in changed { constraint.isEdited = false }
    for view in contents { view.layoutState.marks.remove(.contentChanged) }
    for view in masks { view.layoutState.marks.remove(.maskChanged) }
    self = LayoutEdits()
  }
}
