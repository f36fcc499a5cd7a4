import Graphics

/// Whether a view's content is mirrored in languages read from right to left.
public enum SemanticContentAttribute: String, Hashable, Sendable {
  /// Mirrored with the language.
  case unspecified
  /// Never mirrored: playback controls.
  case playback
  /// Never mirrored: spatial controls.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft

  /// The direction that applies under a language's direction.
  public func direction(under language: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: language
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
