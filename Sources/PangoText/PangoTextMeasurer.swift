import Graphics

/// Lays out text by Pango with the fonts of a library.
///
/// One measurer serves one task at a time; any number of them share a library. The same request always gives the same
/// paragraph, which is what is drawn: nothing is laid out twice.
public final class PangoTextMeasurer: TextMeasuring {
  private let typesetter: Typesetter
  private var paragraphs = RecentValues<ParagraphRequest, Paragraph>(capacity: 4_096)

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - library: The fonts.
  ///   - systemFonts: What the bundled typefaces stand for.
  public init(library: FontLibrary, systemFonts: SystemFontModel = .sanFrancisco) {
    typesetter = Typesetter(library: library, model: systemFonts)
  }

  /// The paragraph for a request: its size, lines and glyphs.
  ///
  /// A paragraph that was asked for lately costs a look-up; another about 10 µs a line of a few words.
  public func paragraph(for request: ParagraphRequest) -> Paragraph {
    if let known = paragraphs[request] { return known }
    let paragraph = typesetter.paragraph(for: request)
    paragraphs[request] = paragraph
    return paragraph
  }

  /// A font's vertical measures in points, before rounding to pixels.
  public func metrics(for font: Font) -> FontExtents { typesetter.metrics(for: font) }

  /// Whether a font of this family is at hand; others are replaced by the system typeface.
  public func hasFamily(_ family: Font.Family) -> Bool {
    guard case .named(let name) = family else { return true }
    return typesetter.library.families[name] != nil
  }
}
