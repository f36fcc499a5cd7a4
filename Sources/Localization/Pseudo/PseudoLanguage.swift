/// A language that nobody speaks: that of the texts at hand, changed so that layouts show what translations would do.
///
/// `en-XA` and `ar-XB` are CLDR's names, which Android uses too: accented, and from right to left. The others are private
/// names of BCP 47, the language whose texts are changed first: `en-x-double`, `de-x-expanded`, and several changes
/// one after another, `en-x-expanded-rtl`. Where the language is English that of the document's own texts is meant.
public struct PseudoLanguage: Hashable, Sendable {
  /// The language whose texts are changed.
  public let source: LocaleIdentifier
  /// The changes, in order.
  public let transformations: [PseudoTransformation]

  /// The pseudo-language of a name; none for the names of languages that people speak.
  public init?(_ locale: LocaleIdentifier) {
    switch locale.region {
    case "XA": transformations = [.accented]
    case "XB": transformations = [.bidi]
    default:
      guard locale.variants.first == "x" else { return nil }
      let names = locale.variants.dropFirst()
      let known = names.compactMap(PseudoTransformation.init(rawValue:))
      guard !known.isEmpty, known.count == names.count else { return nil }
      transformations = known
    }
    let isCommonName = locale.region == "XB" && locale.language == "ar"
    let region = locale.variants.isEmpty ? nil : locale.region
    source =
      isCommonName ? .english : LocaleIdentifier(language: locale.language, script: locale.script, region: region)
  }

  /// Whether layouts run from right to left.
  public var isRightToLeft: Bool { transformations.contains(where: \.isRightToLeft) }

  /// What the language makes of a text; placeholders (`%@`, `%1$d`, `%#@name@`, `%%`) and markup stay as they are, and
  /// so do texts without letters.
  public func text(_ text: String) -> String {
    transformations.reduce(PseudoText(text)) { $1.apply(to: $0) }.text
  }

  /// The names of pseudo-languages that people may choose from, with what each does.
  public static let common: [(name: String, summary: String)] =
    [("en-XA", PseudoTransformation.accented.summary), ("ar-XB", PseudoTransformation.bidi.summary)]
    + PseudoTransformation.allCases.map { ("en-x-\($0.rawValue)", $0.summary) }
}
