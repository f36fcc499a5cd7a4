/// The conflicts that the handler of a tree was called with. It is called once for each, when the conflict arises.
struct LayoutAlerts {
  /// What identifies a conflict in several solutions: its constraints, and when each was activated.
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
