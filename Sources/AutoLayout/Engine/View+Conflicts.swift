extension View {
  /// Adds conflicts to what a layout found, and alerts whoever waits for them.
  func tell(_ conflicts: [LayoutConflict], in outcome: inout LayoutOutcome) {
    outcome.conflicts += conflicts
    guard let alert = environment?.alertForUnsatisfiableConstraints else { return }
    for conflict in conflicts { alert(conflict) }
  }
}
