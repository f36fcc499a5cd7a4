/// A BCP 47 language tag with an optional script and region, for example `de`, `pt-BR` or `zh-Hant-HK`.
public struct LocaleIdentifier: Hashable, Sendable {
  /// The language code, two or three letters in lower case.
  public let language: String
  /// The script code of four letters, or `nil` if the tag has none.
  public let script: String?
  /// The region code, two letters or three digits, or `nil` if the tag has none.
  public let region: String?
  /// The remaining subtags in lower case, for example `1996` or `x` and `double`.
  public let variants: [String]

  /// The identifier `base` for a document's own strings in whatever language they are.
  public static let base = LocaleIdentifier(language: "base")
  public static let english = LocaleIdentifier(language: "en")

  init(language: String, script: String? = nil, region: String? = nil, variants: [String] = []) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads an identifier in any common spelling: `pt-BR`, `pt_br`, `zh-hant`, `base`, and the names of language folders
  /// in old projects, such as `English` and `zh_CN`.
  ///
  /// - Throws: ``LocaleIdentifierError`` if the text does not have the form of a BCP 47 tag.
  public init(_ text: String) throws(LocaleIdentifierError) {
    let current = LegacyLocaleNames.current[text] ?? text
    guard current.lowercased() != "base" else {
      self = .base
      return
    }
    let subtags = current.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = subtags.first?.lowercased(), Subtag.isLanguage(language),
      subtags.dropFirst().allSatisfy(Subtag.isExtension)
    else { throw LocaleIdentifierError(text: text) }
    var rest = subtags.dropFirst()
    let script = rest.first.flatMap { Subtag.isScript($0) ? rest.popFirst() : nil }
    let region = rest.first.flatMap { Subtag.isRegion($0) ? rest.popFirst() : nil }
    self.init(
      language: LegacyLocaleNames.currentLanguages[language] ?? language, script: script?.titlecased,
      region: region?.uppercased(), variants: rest.map { $0.lowercased() })
  }

  /// The identifier as a BCP 47 tag, for example `zh-Hant-HK`.
  public var tag: String { ([language, script, region].compactMap(\.self) + variants).joined(separator: "-") }

  /// Whether this is ``base``.
  public var isBase: Bool { self == .base }
}

/// The error for a text that is not a language code.
public struct LocaleIdentifierError: Error, Hashable, Sendable {
  /// The rejected text.
  public let text: String
}

extension LocaleIdentifierError: CustomStringConvertible {
  public var description: String { "'\(text)' is not a language code such as de, pt-BR or zh-Hans" }
}

/// The forms of the subtags of a BCP 47 tag (RFC 5646, section 2.1).
private enum Subtag {
  static func isLanguage(_ text: String) -> Bool { (2...3).contains(text.utf8.count) && text.isASCIILetters }
  static func isScript(_ text: String) -> Bool { text.utf8.count == 4 && text.isASCIILetters }
  static func isRegion(_ text: String) -> Bool {
    text.utf8.count == 2 && text.isASCIILetters || text.utf8.count == 3 && text.utf8.allSatisfy(\.isDigit)
  }
  static func isExtension(_ text: String) -> Bool {
    (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }
}

extension String {
  fileprivate var isASCIILetters: Bool { utf8.allSatisfy(\.isLetter) }
  fileprivate var titlecased: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

/// Names and codes of languages that have been replaced.
enum LegacyLocaleNames {
  /// The names of language folders in the first versions of Mac OS X, with today's tags.
  static let current = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
    "Danish": "da", "Finnish": "fi", "Korean": "ko", "Norwegian": "nb", "Polish": "pl", "Portuguese": "pt",
    "Russian": "ru", "Swedish": "sv", "zh_CN": "zh-Hans", "zh_TW": "zh-Hant",
  ]

  /// Codes that ISO 639 has replaced, and `no`, by which Apple means Bokmål.
  static let currentLanguages = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
}
