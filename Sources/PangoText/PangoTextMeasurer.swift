import Graphics

/// Lays out text with Pango and the fonts of a library.
///
/// Use a measurer in one task at a time; any number of measurers can share a library. The same request always gives the
/// same paragraph, and renderers draw exactly that paragraph.
package final class PangoTextMeasurer: TextMeasuring {
  package let library: FontLibrary
  package let systemFonts: SystemFontModel
  private let typesetter: Typesetter
  private var paragraphs = RecentValues<ParagraphRequest, Paragraph>(capacity: 4_096)

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - library: The fonts.
  ///   - systemFonts: The metrics of system fonts.
  package init(library: FontLibrary, systemFonts: SystemFontModel = .sanFrancisco) {
    self.library = library
    self.systemFonts = systemFonts
    typesetter = Typesetter(library: library, model: systemFonts)
  }

  /// Returns the paragraph for a request, with its size, lines and glyphs.
  ///
  /// A recently requested paragraph costs one lookup, a new one about 10 µs per line of a few words.
  package func paragraph(for request: ParagraphRequest) -> Paragraph {
    if let known = paragraphs[request] { return known }
    let paragraph = typesetter.paragraph(for: request)
    paragraphs[request] = paragraph
    return paragraph
  }

  /// Returns the vertical metrics of a font in points, not rounded to pixels.
  package func metrics(for font: Font) -> FontExtents { typesetter.metrics(for: font) }

  /// Returns whether the library has a font family. The system font replaces missing families.
  package func hasFamily(_ family: Font.Family) -> Bool {
    guard case .named(let name) = family else { return true }
    return typesetter.library.families[name] != nil
  }
}
