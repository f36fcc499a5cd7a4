/// What a control's look depends on.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// At rest.
  case normal
  /// Touched.
  case highlighted
  /// Not to be touched.
  case disabled
  /// Chosen.
  case selected
}
