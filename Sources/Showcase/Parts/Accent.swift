import Galley

/// An app's own colour.
struct Accent {
  /// Of fields with white letters on them, in light and dark.
  let field: Color
  /// Of words on dark grounds; on light ones they have the field's.
  let inkInDark: Color

  /// Of words and symbols.
  func ink(_ traits: TraitCollection) -> Color { traits.userInterfaceStyle == .dark ? inkInDark : field }

  /// The trees of a hiking journal.
  static let forest = Accent(field: Color(hex: 0x1F7A54), inkInDark: Color(hex: 0x5FBF8F))
  /// The leaves of a gardening app.
  static let leaf = Accent(field: Color(hex: 0x2F7D4F), inkInDark: Color(hex: 0x57B77C))
  /// A restaurant's bricks.
  static let brick = Accent(field: Color(hex: 0xB4552D), inkInDark: Color(hex: 0xE0865E))
  /// A potter's glaze.
  static let glaze = Accent(field: Color(hex: 0x3D6675), inkInDark: Color(hex: 0x8FB6C4))
  /// The dusk of a magazine.
  static let dusk = Accent(field: Color(hex: 0x5B4A8A), inkInDark: Color(hex: 0xB9A7E0))
}
