/// What the bundled typefaces stand for.
public enum SystemFontModel: Hashable, Sendable {
  /// System fonts are as wide and as high as Apple's SF, which may not be shipped.
  case sanFrancisco
  /// System fonts have the bundled typeface's own widths and heights.
  case plain
}
