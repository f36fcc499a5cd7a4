import Graphics

/// The symbol with a name, in a direction and a language.
struct SymbolForm: Hashable {
  /// The name without references to the reading direction.
  let name: String
  /// Whether the drawing is mirrored.
  let isMirrored: Bool

  /// - Parameter locale: The language as a BCP 47 tag.
  init(_ name: String, direction: LayoutDirection, locale: @autoclosure () -> String) {
    let isRightToLeft = direction == .rightToLeft
    guard !Self.followsReadingDirection(name) else {
      self.name = isRightToLeft ? Self.reversed(name) : name
      isMirrored = false
      return
    }
    self.name = name
    isMirrored = isRightToLeft && Self.flips(name, locale: locale)
  }

  /// Whether a name contains a side of the reading direction. The symbols of playback, such as `forward.fill`, point
  /// the same way in all languages.
  static func followsReadingDirection(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains { directionalParts.contains($0) }
      && parts.first.map { !directionalParts.contains($0) } ?? false
  }

  private static let directionalParts: Set<Substring> = ["forward", "backward", "leading", "trailing"]

  private static func reversed(_ name: String) -> String {
    name.split(separator: ".").map { (part: Substring) -> Substring in
      switch part {
      case "forward": "backward"
      case "backward": "forward"
      case "leading": "trailing"
      case "trailing": "leading"
      default: part
      }
    }.joined(separator: ".")
  }

  /// Whether a drawing is mirrored for a right-to-left language: lists and text, which start at the right, and, in
  /// Arabic script, the question mark.
  private static func flips(_ name: String, locale: () -> String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return false }
    if parts.contains("questionmark") {
      let locale = locale()
      return parts.count < 3 && arabicScript.contains { locale == $0 || locale.hasPrefix($0 + "-") }
    }
    return first == "list" || first == "checklist" || name.hasPrefix("text.append") || name.hasPrefix("text.quote")
      || name.hasPrefix("text.badge") || name.hasPrefix("increase.indent") || name.hasPrefix("decrease.indent")
  }

  private static let arabicScript = ["ar", "fa", "ur", "ps", "ug", "sd", "ckb"]
}
