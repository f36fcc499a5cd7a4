extension View {
  /// Adds conflicts to what a layout found, and alerts whoever waits for them where they arose in this layout.
  func tell(_ conflicts: [LayoutConflict], areNew: Bool, in outcome: inout LayoutOutcome) {
    outcome.conflicts += conflicts
    guard areNew, let alert = environment?.alertForUnsatisfiableConstraints else { return }
    for conflict in conflicts { alert(conflict) }
  }
}
