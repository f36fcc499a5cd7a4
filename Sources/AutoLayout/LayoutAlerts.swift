/// The conflicts of the layouts of a tree that the handler was called with, so that it is called once for each, when it arises.
struct LayoutAlerts {
  /// What makes two conflicts of two solutions the same: the constraints, each as activated at one time.
  private typealias Key = [String]

  /// The conflicts of the last solution, by the root of their layout.
  private var known: [ObjectIdentifier: Set<Key>] = [:]

  /// Returns the conflicts that the last solution of a layout did not have.
  mutating func newConflicts(among conflicts: [LayoutConflict], of root: View) -> [LayoutConflict] {
    let former = known[ObjectIdentifier(root)] ?? []
    let keys = conflicts.map { $0.constraints.map { "\($0.activationOrder) \($0.name) \($0.firstAttribute)" } }
    known[ObjectIdentifier(root)] = keys.isEmpty ? nil : Set(keys)
    return zip(conflicts, keys).filter { !former.contains($1) }.map(\.0)
  }
}

extension View {
  /// Calls the environment's handler for each conflict of this root's layout that has arisen since its last solution.
  ///
  /// A conflict that a later step of the same pass resolves has arisen, too.
  func alertForConflicts(of system: borrowing LayoutSystem) {
    guard let alert = environment?.alertForUnsatisfiableConstraints else { return }
    let conflicts = system.solverConflicts.isEmpty ? [] : system.conflicts()
    withPass { pass in
      for conflict in pass.alerts.newConflicts(among: conflicts, of: self) { alert(conflict) }
    }
  }
}
