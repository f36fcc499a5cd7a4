import Graphics

extension LayoutDirection {
  /// The direction in which a locale's language is written, by its script where it names one.
  ///
  /// Scripts and languages: Unicode CLDR, `characterOrder` of each locale.
  ///
  /// - Parameter locale: a BCP 47 tag, for example `ar` or `az-Arab`; underscores may stand for hyphens.
  public init(locale: String) {
    let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      self = Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    } else {
      self = Self.rightToLeftLanguages.contains(subtags.first.map(String.init) ?? "") ? .rightToLeft : .leftToRight
    }
  }

  private static let rightToLeftScripts: Set<String> = ["arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
}
