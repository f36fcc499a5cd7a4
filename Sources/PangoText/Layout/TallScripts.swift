internal import CPango

/// The scripts whose letters reach beyond a Latin line.
enum TallScripts {
  /// Latin, Greek, Cyrillic, Hebrew, the East Asian scripts and signs fit into a Latin line; Apple grows labels for
  /// none of them.
  private static let low: Set<UInt8> = Set(
    [
      PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
      PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_ARMENIAN, PANGO_SCRIPT_GEORGIAN, PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA,
      PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO,
    ].map { UInt8(truncatingIfNeeded: $0.rawValue) })

  static func contains(_ script: UInt8) -> Bool { !low.contains(script) }
}
