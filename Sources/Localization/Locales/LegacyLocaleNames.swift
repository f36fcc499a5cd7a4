/// Names of languages that have others by now.
enum LegacyLocaleNames {
  /// The names that folders of Mac OS X's first years have.
  static let current = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
    "Danish": "da", "Finnish": "fi", "Korean": "ko", "Norwegian": "nb", "Polish": "pl", "Portuguese": "pt",
    "Russian": "ru", "Swedish": "sv", "zh_CN": "zh-Hans", "zh_TW": "zh-Hant",
  ]

  /// Codes that ISO 639 replaced, and Norwegian, by which Apple means Bokmål.
  static let currentLanguages = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
}
