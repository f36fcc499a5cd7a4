import Files

/// The fallbacks of locales that do not follow from dropping the last subtag.
///
/// Source: Unicode CLDR 45, `parentLocales` and `likelySubtags` (Unicode License v3).
enum LocaleParents {
  /// Returns the fallback of a locale, or `nil` if it is the locale without its last subtag.
  static func parent(of locale: LocaleIdentifier) -> LocaleIdentifier? {
    if let parent = single[locale.tag] { return parent }
    guard let region = locale.region, locale.script == nil else { return nil }
    return shared.first { $0.language == locale.language && $0.regions.contains(region) }?.parent
  }

  /// Returns whether a script is one that the language uses in addition to its default.
  static func isUnusual(script: String, of language: String) -> Bool { unusual[language]?.contains(script) ?? false }

  private static let single: [String: LocaleIdentifier] = [
    "en-150": LocaleIdentifier(language: "en", region: "001"),
    "hi-Latn": LocaleIdentifier(language: "en", region: "IN"),
    "ht": LocaleIdentifier(language: "fr", region: "HT"),
    "nn": LocaleIdentifier(language: "nb"),
    "zh-Hant-MO": LocaleIdentifier(language: "zh", script: "Hant", region: "HK"),
  ]

  /// Regions of a language with the same fallback.
  private struct Shared: Sendable {
    let language: String
    let parent: LocaleIdentifier
    let regions: Set<String>

    init(_ language: String, _ parent: String, _ regions: String) {
      self.language = language
      self.parent = LocaleIdentifier(language: language, region: parent)
      self.regions = Set(regions.utf8.split(separator: " ").map(String.init))
    }
  }

  private static let shared = [
    Shared(
      "en", "001",
      """
      AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK ID IE IL IM IN IO JE JM KE KI \
      KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT \
      TV TZ UG VC VG VU WS ZA ZM ZW
      """),
    Shared("en", "150", "AT BE CH DE DK FI NL SE SI"),
    Shared("es", "419", "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE"),
    Shared("pt", "PT", "AO CH CV FR GQ GW LU MO MZ ST TL"),
  ]

  /// The scripts that each language uses in addition to its default.
  private static let unusual: [String: Set<String>] = [
    "az": ["Arab", "Cyrl"], "bal": ["Latn"], "bm": ["Nkoo"], "bs": ["Cyrl"], "en": ["Dsrt", "Shaw"],
    "ff": ["Adlm", "Arab"], "ha": ["Arab"], "hi": ["Latn"], "iu": ["Latn"], "kk": ["Arab"], "ks": ["Deva"],
    "ku": ["Arab"], "ky": ["Arab", "Latn"], "ml": ["Arab"], "mn": ["Mong"], "mni": ["Mtei"], "ms": ["Arab"],
    "pa": ["Arab"], "sat": ["Deva"], "sd": ["Deva", "Khoj", "Sind"], "shi": ["Latn"], "so": ["Arab"],
    "sr": ["Latn"], "sw": ["Arab"], "tg": ["Arab"], "ug": ["Cyrl"], "uz": ["Arab", "Cyrl"], "vai": ["Latn"],
    "wo": ["Arab"], "yo": ["Arab"], "yue": ["Hans"], "zh": ["Hant"],
  ]

  /// The script of a language in a region, if it is not the language's default.
  static let unusualScripts: [String: String] = [
    "az-IQ": "Arab", "az-IR": "Arab", "az-RU": "Cyrl", "ha-CM": "Arab", "ha-SD": "Arab", "kk-CN": "Arab",
    "kk-IR": "Arab", "kk-MN": "Arab", "ku-IQ": "Arab", "ku-IR": "Arab", "ky-CN": "Arab", "ky-TR": "Latn",
    "mn-CN": "Mong", "ms-CC": "Arab", "pa-PK": "Arab", "sd-IN": "Deva", "sr-ME": "Latn", "sr-RO": "Latn",
    "sr-TR": "Latn", "tg-PK": "Arab", "ug-KZ": "Cyrl", "ug-MN": "Cyrl", "uz-AF": "Arab", "yue-CN": "Hans",
    "zh-AU": "Hant", "zh-BN": "Hant", "zh-GB": "Hant", "zh-HK": "Hant", "zh-ID": "Hant", "zh-MO": "Hant",
    "zh-PA": "Hant", "zh-PH": "Hant", "zh-TH": "Hant", "zh-TW": "Hant", "zh-US": "Hant", "zh-VN": "Hant",
  ]
}
