import Graphics

/// Whether a view's content is mirrored in right-to-left languages.
public enum SemanticContentAttribute: String, Hashable, Sendable {
  /// Mirrored in right-to-left languages.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Spatial controls, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// Returns the direction of content in a language with a given direction.
  package func direction(under language: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: language
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
