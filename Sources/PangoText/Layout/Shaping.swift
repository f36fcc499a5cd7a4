import Graphics

/// Everything that decides a paragraph's glyphs, but for where its lines break.
struct Shaping: Hashable {
  private let source: [TextRun]
  /// With the marks that say where lines break.
  private let string: String
  private let language: LanguageTag
  private let bytes: Range<Int>
  private let hyphens: [Int]

  init(of paragraph: TextParagraph, _ text: StyledText) {
    source = text.source
    string = text.string
    language = text.language
    bytes = paragraph.bytes
    hyphens = paragraph.hyphens
  }
}
