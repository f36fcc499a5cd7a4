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
  private var latest = LatestParagraphs()

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
  /// One of the last 4,096 paragraphs costs one lookup, a new one about 5 µs per line of a few known words.
  package func paragraph(for request: ParagraphRequest) -> Paragraph {
    if let known = latest[request] { return known }
    let paragraph = recentParagraph(for: request)
    latest[request] = paragraph
    return paragraph
  }

  private func recentParagraph(for request: ParagraphRequest) -> Paragraph {
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

/// The last paragraphs of texts, by the addresses of their arrays of runs.
///
/// A layout pass asks for the same text of a label several times, each time with the same array, so that comparing the request
/// with the known one compares no runs.
private struct LatestParagraphs {
  /// An object, so that looking at an entry copies neither its request nor its paragraph.
  private final class Entry {
    let request: ParagraphRequest
    let paragraph: Paragraph

    init(request: ParagraphRequest, paragraph: Paragraph) {
      self.request = request
      self.paragraph = paragraph
    }
  }

  /// The number of entries, a power of two: several times the number of texts on a screen, which otherwise displace each other.
  private static let capacity = 512

  private var entries = [Entry?](repeating: nil, count: capacity)

  subscript(request: ParagraphRequest) -> Paragraph? {
    get {
      guard let entry = entries[LatestParagraphs.place(of: request)], entry.request == request else { return nil }
      return entry.paragraph
    }
    set {
      entries[LatestParagraphs.place(of: request)] = newValue.map { Entry(request: request, paragraph: $0) }
    }
  }

  private static func place(of request: ParagraphRequest) -> Int {
    let address = request.runs.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let width = UInt(truncatingIfNeeded: (request.width ?? -1).bitPattern >> 32)
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): the upper bits of a product with 2^64 / phi. Arrays that
    // are made one after another are often equally far apart, and one product alone gives many of them the same place.
    let factor: UInt = 0x9E37_79B9_7F4A_7C15
    let product = (address ^ width &* 31 ^ UInt(bitPattern: request.maximumLines)) &* factor
    let mixed = (product ^ product >> 32) &* factor
    return Int(mixed >> (64 - capacity.trailingZeroBitCount))
  }
}
