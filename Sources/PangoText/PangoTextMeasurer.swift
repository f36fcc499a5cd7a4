import Graphics

/// Lays out text with Pango and the fonts of a library.
///
/// Use a measurer in one task at a time; any number of measurers can share a library. The same request always gives the
/// same paragraph, and renderers draw exactly that paragraph.
package final class PangoTextMeasurer: TextMeasuring {
  package let library: FontLibrary
  package let systemFonts: SystemFontModel
  private let typesetter: Typesetter
  private let ink = GlyphInk()
  private var paragraphs = RecentValues<ParagraphRequest, Paragraph>(capacity: 16_384)
  private var latest = LatestParagraphs()
  /// The texts that were laid out since a recording began, or `nil` without one.
  private var recorded: LaidOutTexts?

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
  /// One of the last 16,384 paragraphs costs one lookup, a new one about 5 µs per line of a few known words.
  package func paragraph(for request: ParagraphRequest) -> Paragraph {
    if let known = latest[request] { return known }
    let paragraph = recentParagraph(for: request)
    latest[request] = paragraph
    recorded?.add(paragraph, for: request)
    return paragraph
  }

  private func recentParagraph(for request: ParagraphRequest) -> Paragraph {
    if let known = paragraphs[request] { return known }
    let paragraph = typesetter.paragraph(for: request)
    paragraphs[request] = paragraph
    return paragraph
  }

  /// Does some work, and returns its result with the texts that it has asked for. Recordings are not nested.
  package func recordingTexts<Result>(_ work: () -> Result) -> (result: Result, texts: LaidOutTexts) {
    // Each text is asked for anew, and so recorded.
    latest.forget()
    recorded = LaidOutTexts()
    defer { recorded = nil }
    let result = work()
    return (result, recorded ?? LaidOutTexts())
  }

  /// Returns whether texts that were laid out in one language are the same in another.
  package func areSame(_ texts: LaidOutTexts, of language: String, in other: String) -> Bool {
    language == other
      || texts.entries.allSatisfy { entry in
        guard entry.request.language == language else { return true }
        var request = entry.request
        request.language = other
        return recentParagraph(for: request) == entry.paragraph
      }
  }

  /// Returns the vertical metrics of a font in points, not rounded to pixels.
  package func metrics(for font: Font) -> FontExtents { typesetter.metrics(for: font) }

  /// Returns how far the glyphs of a line reach above and below its baseline, in points, or `nil` for a line without
  /// any.
  package func inkExtent(of line: TextLine) -> InkExtent? { ink.extent(of: line) }

  /// Returns whether the library has a font family. The system font replaces missing families.
  package func hasFamily(_ family: Font.Family) -> Bool {
    guard case .named(let name) = family else { return true }
    return typesetter.library.families[name] != nil
  }
}

/// Texts that some work has asked for, with what they were laid out as.
package struct LaidOutTexts {
  fileprivate var entries: [(request: ParagraphRequest, paragraph: Paragraph)] = []

  package init() {}

  fileprivate mutating func add(_ paragraph: Paragraph, for request: ParagraphRequest) {
    entries.append((request, paragraph))
  }
}

/// The last paragraphs of texts, by the addresses of their arrays of runs.
///
/// A layout pass asks for the same text of a label several times, each time with the same array, so that comparing the
/// request with the known one compares no runs.
private struct LatestParagraphs {
  /// An object, so that looking at an entry copies neither its request nor its paragraph.
  private final class Entry {
    let request: ParagraphRequest
    let paragraph: Paragraph
    let period: Int

    init(request: ParagraphRequest, paragraph: Paragraph, period: Int) {
      self.request = request
      self.paragraph = paragraph
      self.period = period
    }
  }

  /// The number of entries, a power of two: several times the number of texts on a screen, which otherwise displace
  /// each other.
  private static let capacity = 512

  private var entries = [Entry?](repeating: nil, count: capacity)
  /// The number of times that all was forgotten.
  private var period = 0

  mutating func forget() { period += 1 }

  subscript(request: ParagraphRequest) -> Paragraph? {
    get {
      guard let entry = entries[LatestParagraphs.place(of: request)], entry.period == period,
        entry.request == request
      else { return nil }
      return entry.paragraph
    }
    set {
      entries[LatestParagraphs.place(of: request)] = newValue.map {
        Entry(request: request, paragraph: $0, period: period)
      }
    }
  }

  private static func place(of request: ParagraphRequest) -> Int {
    let address = request.runs.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let width = UInt(truncatingIfNeeded: (request.width ?? -1).bitPattern >> 32)
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): the upper bits of a product with 2^64 / phi.
    // Arrays that are made one after another are often equally far apart, and one product alone gives many of them the
    // same place.
    let factor: UInt = 0x9E37_79B9_7F4A_7C15
    let product = (address ^ width &* 31 ^ UInt(bitPattern: request.maximumLines)) &* factor
    let mixed = (product ^ product >> 32) &* factor
    return Int(mixed >> (64 - capacity.trailingZeroBitCount))
  }
}
