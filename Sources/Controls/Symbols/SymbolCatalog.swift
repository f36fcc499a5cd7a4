/// The system's symbols by name, drawn with the bundled icon typeface.
///
/// The platform's own drawings may not be shipped; each name is mapped to the icon that says the same.
enum SymbolCatalog {
  /// A plain picture, which stands for one that is not at hand.
  static let pictureGlyph: Character = "\u{E3F4}"

  /// The icon for a symbol; none for a symbol without a counterpart.
  ///
  /// A variant that has no icon of its own takes that of its base: `bell.badge.fill` that of `bell`.
  ///
  /// - Parameters:
  ///   - name: the catalogue's name, for example `chevron.right`.
  ///   - isMirrored: whether names of reading directions are read from right to left.
  static func character(named name: String, isMirrored: Bool = false) -> Character? {
    var parts = sideNames(of: name, isMirrored: isMirrored).split(separator: ".")
    while !parts.isEmpty {
      if let character = character(exactly: parts.joined(separator: ".")) { return character }
      parts.removeLast()
    }
    return nil
  }

  /// Whether a symbol's direction is that of reading: `chevron.forward`.
  static func followsReadingDirection(_ name: String) -> Bool {
    let base = name.split(separator: ".").first
    return (base == "chevron" || base == "arrow") && (name.contains(".forward") || name.contains(".backward"))
  }

  private static func character(exactly name: String) -> Character? {
    signs[name] ?? people[name] ?? things[name] ?? playback[name]
  }

  private static func sideNames(of name: String, isMirrored: Bool) -> String {
    guard followsReadingDirection(name) else { return name }
    return name.split(separator: ".").map { (part: Substring) -> Substring in
      switch part {
      case "forward": isMirrored ? "left" : "right"
      case "backward": isMirrored ? "right" : "left"
      default: part
      }
    }.joined(separator: ".")
  }
}
