/// The colour of the status bar's text and signs.
public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
  /// Black or white, whichever can be seen better on the content behind the status bar.
  case `default`
  /// White, for dark content.
  case lightContent
  /// Black, for light content.
  case darkContent
}
