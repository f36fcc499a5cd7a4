/// Whether a person asked for heavier letters, as "Bold Text" in the settings does.
public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
  /// Letters as designed.
  case regular
  /// Heavier letters.
  case bold
}
