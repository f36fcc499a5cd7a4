extension LocaleIdentifier {
  /// Whether the language is read from right to left: decided by the script where it is told, else by the language.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// Scripts with the direction R or AL in Unicode's bidirectional classes.
  private static let rightToLeftScripts: Set<String> = [
    "Arab", "Aran", "Hebr", "Thaa", "Syrc", "Nkoo", "Mand", "Samr", "Adlm", "Rohg",
  ]

  /// Languages whose likely script (CLDR) is one of those.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ary", "arz", "ckb", "dv", "fa", "glk", "he", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
    "skr", "syr", "ug", "ur", "yi",
  ]
}
