/// A made-up language whose texts are altered existing ones, to show how a layout copes with translations.
///
/// `en-XA` (accented) and `ar-XB` (right to left) are CLDR's names, which Android also uses. The others are private
/// tags of BCP 47, which start with the language of the texts to change: `en-x-double`, `de-x-expanded`. They can
/// combine several changes, which are made in order: `en-x-expanded-rtl`. A source language of English means the
/// language of the document's own texts.
public struct PseudoLanguage: Hashable, Sendable {
  /// The language of the texts to change.
  public let source: LocaleIdentifier
  /// The changes in the order in which they are made.
  package let transformations: [PseudoTransformation]

  /// Finds the pseudo-language with a name. Returns `nil` for the identifiers of real languages.
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

  /// Whether layouts in this language run from right to left.
  public var isRightToLeft: Bool { transformations.contains(where: \.isRightToLeft) }

  /// Whether texts are as long as the layout allows.
  package var fillsRoom: Bool { transformations.contains(.limit) }

  /// Returns a changed text. Placeholders (`%@`, `%1$d`, `%#@name@`, `%%`), markup, and texts without letters stay as
  /// they are.
  public func text(_ text: String) -> String {
    transformations.reduce(PseudoText(text)) { $1.apply(to: $0) }.text
  }

  /// The names of common pseudo-languages, each with a one-line summary.
  package static let common: [(name: String, summary: String)] =
    [("en-XA", PseudoTransformation.accented.summary), ("ar-XB", PseudoTransformation.bidi.summary)]
    + PseudoTransformation.allCases.map { ("en-x-\($0.rawValue)", $0.summary) }
}
