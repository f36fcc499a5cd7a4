import Graphics

/// Layout margins that were set by hand.
package enum ExplicitMargins: Hashable, Sendable {
  /// They keep their sides in every language.
  case bySide(EdgeInsets)
  /// They change sides with the language.
  case directional(DirectionalEdgeInsets)

  func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .bySide(let insets): insets
    case .directional(let insets): insets.resolved(for: direction)
    }
  }
}
