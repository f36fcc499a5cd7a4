/// Scalars that are one `Character` with an ASCII character before them, and some that look as if they were.
package enum HostileScalars {
  /// A combining accent, a joiner and a non-joiner, a vowel of Thai and of Devanagari, a colour of skin, two selectors
  /// of variants, a keycap, a jamo after a consonant, and a regional indicator.
  package static let all = [
    "\u{301}", "\u{200D}", "\u{200C}", "\u{E33}", "\u{93E}", "\u{1F3FB}", "\u{FE0F}", "\u{E0100}", "\u{20E3}",
    "\u{1161}", "\u{1F1E9}",
  ]

  /// Those that are one character with a slash.
  package static var joining: [String] { all.filter { "/\($0)".count == 1 } }
}
