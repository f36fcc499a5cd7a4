import Foundation

extension Locale {
  /// Makes the locale whose conventions for times, dates and digits a system in a language follows.
  ///
  /// A system always has a region. A language without one gets its likely region (Unicode CLDR, "likely subtags"), so
  /// that `ar` has the Arabic digits of Egypt, while `ar-AE` and `ar-MA` have European ones. Pseudo-languages have the
  /// conventions of their language.
  ///
  /// - Parameter name: The locale of a trait collection or of a document, for example `ar`, `zh-Hant`, `en_GB` or
  ///   `base`.
  package init(conventionsOf name: String) {
    let keywords = name.drop { $0 != "@" }
    // Without extensions: Foundation stops the program if the locale of a formatter has -u-nu-.
    let subtags = name.dropLast(keywords.count).split { $0 == "-" || $0 == "_" }
      .prefix { $0.count > 1 }.filter { !Self.pseudoRegions.contains($0) }
    let tag = subtags == ["base"] ? "en" : subtags.joined(separator: "-")
    let region = Self.regionToAdd(to: Locale.Language(identifier: tag)).map { "-\($0)" } ?? ""
    self.init(identifier: tag + region + keywords)
  }

  /// Returns the likely region of a language, or `nil` if the language has one.
  private static func regionToAdd(to language: Locale.Language) -> String? {
    guard language.region == nil else { return nil }
    return Locale.Language(identifier: language.maximalIdentifier).region?.identifier
  }

  /// The regions of CLDR's pseudo-languages.
  private static let pseudoRegions: Set<Substring> = ["XA", "XB"]
}
