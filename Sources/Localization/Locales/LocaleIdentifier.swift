/// A language as BCP 47 names it, with script and region where they matter: `de`, `pt-BR`, `zh-Hant-HK`.
public struct LocaleIdentifier: Hashable, Sendable {
  /// The language, two or three letters, in lower case.
  public let language: String
  /// The script, four letters, where it is told.
  public let script: String?
  /// The region, two letters or three digits, where it is told.
  public let region: String?
  /// What else is told, for example `1996` or `x-accent`, in lower case.
  public let variants: [String]

  /// The document's own strings, whatever language they are in.
  public static let base = LocaleIdentifier(language: "base")
  /// The language that most documents are written in.
  public static let english = LocaleIdentifier(language: "en")

  /// Makes an identifier from its parts.
  init(language: String, script: String? = nil, region: String? = nil, variants: [String] = []) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads an identifier as people write it: `pt-BR`, `pt_br`, `zh-hant`, `base`, and the names that old projects give
  /// their folders (`English`, `zh_CN`).
  ///
  /// - Throws: A `LocaleIdentifierError` for what has not the shape of a BCP 47 tag.
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

  /// The identifier as BCP 47 writes it, for example `zh-Hant-HK`.
  public var tag: String { ([language, script, region].compactMap(\.self) + variants).joined(separator: "-") }

  /// Whether it stands for the document's own strings.
  public var isBase: Bool { self == .base }
}

/// A text that does not name a language.
public struct LocaleIdentifierError: Error, Hashable, Sendable {
  /// The text.
  public var text: String

  /// Makes an error.
  public init(text: String) { self.text = text }
}

/// The shapes of the parts of a BCP 47 tag (RFC 5646, section 2.1).
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
