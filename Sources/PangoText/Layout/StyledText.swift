internal import CPango
import Graphics

/// A request's runs joined into one string, with what applies to which of its bytes.
struct StyledText {
  /// A run's bytes and look.
  struct Run {
    let bytes: Range<Int>
    let font: ResolvedFont
    let look: TextRun

    /// Whether there are lines at the text or an area behind it.
    var isDecorated: Bool { look.isUnderlined || look.isStruckThrough || look.backgroundColor != nil }

    /// How far the text stands above the baseline, in points.
    var rise: Double { look.baselineOffset.isFinite ? min(max(look.baselineOffset, -10_000), 10_000) : 0 }
  }

  /// Extra advance after each character of some bytes.
  struct Spacing {
    var bytes: Range<Int>
    /// In Pango's units, 1,024 to a point.
    let advance: Int32
  }

  /// What the text was made of.
  let source: [TextRun]
  let language: LanguageTag
  private(set) var string = ""
  private(set) var runs: [Run] = []
  private(set) var spacings: [Spacing] = []
  private(set) var paragraphs: [TextParagraph] = []
  /// Before which bytes a line may break with a hyphen: where the text had soft hyphens, which the string lacks.
  private(set) var softHyphens: [Int] = []
  /// At which bytes marks stand that tell Pango of line breaks and that the text lacks.
  private var marks: [Int] = []
  /// Families that were asked for and are not at hand, each once.
  var missingFamilies: [String] {
    var missing: [String] = []
    for case let family? in runs.lazy.map(\.font.missingFamily) where !missing.contains(family) {
      missing.append(family)
    }
    return missing
  }
  /// Whether characters were left out because a line of them cannot be measured.
  private(set) var isCut = false

  init(_ looks: [TextRun], language: LanguageTag, fonts: FontResolver, tailoring: LineBreakTailoring) {
    source = looks
    self.language = language
    for look in looks where !look.text.isEmpty {
      let font = fonts.resolve(look.font)
      let start = string.utf8.count
      let text = tailored(
        takingSoftHyphens(
          from: measurable(look.font.family == .icons ? movedIcons(look.text) : look.text, size: font.size)),
        tailoring)
      guard !text.isEmpty else { continue }
      string += text
      runs.append(Run(bytes: start..<string.utf8.count, font: font, look: look))
      addSpacing(for: text, at: start, font: font, kerning: look.kerning.isFinite ? look.kerning : 0)
    }
    guard !runs.isEmpty else { return }
    paragraphs = TextParagraph.ranges(in: string).map { bytes in
      TextParagraph(bytes: bytes, style: runs[run(at: bytes.lowerBound)].look.paragraphStyle ?? ParagraphStyle())
    }
  }

  /// The run that a byte belongs to; the last one for the text's end.
  func run(at byte: Int) -> Int {
    guard runs.count > 1 else { return 0 }
    return min(runs.firstIndexEnding(after: byte, \.bytes), runs.count - 1)
  }

  /// A byte of the text.
  func byte(at place: Int) -> UInt8 { string.utf8[string.utf8.index(string.startIndex, offsetBy: place)] }

  /// Whether the last of some bytes are U+2028, after which a line starts in the same paragraph.
  func endsWithLineSeparator(_ bytes: Range<Int>) -> Bool {
    bytes.count >= 3 && (bytes.upperBound - 3..<bytes.upperBound).map(byte).elementsEqual("\u{2028}".utf8)
  }

  /// Whether some of a paragraph's characters are letters of a script that has spaces.
  func hasLetters(in places: Range<Int>, of paragraph: TextParagraph) -> Bool {
    let bytes = paragraph.byte(atPlace: places.lowerBound)..<paragraph.byte(atPlace: places.upperBound)
    let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    let end = string.utf8.index(start, offsetBy: bytes.count)
    return string.unicodeScalars[start..<end].contains { scalar in
      let breakClass = BreakClass(scalar)
      return (breakClass == .word || breakClass == .hangul) && scalar.properties.isAlphabetic
    }
  }

  /// The extra advance at a byte, in Pango's units.
  func spacing(at byte: Int) -> Int32 {
    let index = spacings.firstIndexEnding(after: byte, \.bytes)
    return index < spacings.count && spacings[index].bytes.contains(byte) ? spacings[index].advance : 0
  }

  /// Bytes as they are counted in the text that was asked for, but for its soft hyphens.
  func asked(_ bytes: Range<Int>) -> Range<Int> {
    guard !marks.isEmpty else { return bytes }
    func asked(_ byte: Int) -> Int { byte - LineBreakTailoring.markLength * marks.count { $0 < byte } }
    return asked(bytes.lowerBound)..<asked(bytes.upperBound)
  }

  /// A text with marks where lines break by its language; soft hyphens that were found in it move along.
  private mutating func tailored(_ text: String, _ tailoring: LineBreakTailoring) -> String {
    let start = string.utf8.count
    let (marked, marks) = tailoring.marked(text)
    guard !marks.isEmpty else { return text }
    self.marks += marks.map { start + $0 }
    for index in softHyphens.indices where softHyphens[index] >= start {
      for mark in marks where start + mark <= softHyphens[index] {
        softHyphens[index] += LineBreakTailoring.markLength
      }
    }
    return marked
  }

  /// The bundled icons stand a plane higher than the characters that name them, out of the way of others'.
  private func movedIcons(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPrivate = (0xE000...0xF8FF).contains(scalar.value)
      result.append(isPrivate ? Unicode.Scalar(scalar.value + 0x10_0000) ?? scalar : scalar)
    }
    return String(result)
  }

  /// Soft hyphens would be spaced like letters, and part the letters beside them, also where no line breaks at them.
  private mutating func takingSoftHyphens(from text: String) -> String {
    guard text.utf8.contains(0xAD), text.unicodeScalars.contains("\u{AD}") else { return text }
    var result = String.UnicodeScalarView()
    var place = string.utf8.count
    for scalar in text.unicodeScalars {
      if scalar == "\u{AD}" {
        if softHyphens.last != place { softHyphens.append(place) }
      } else {
        result.append(scalar)
        place += UTF8.width(scalar)
      }
    }
    return String(result)
  }

  /// Pango counts a line's width in 1,024ths of a point in 32 bits, and ends a text at its first zero byte.
  private mutating func measurable(_ text: String, size: Double) -> String {
    let longestLine = Int(800_000 / size)
    if text.utf8.count <= longestLine && !text.utf8.contains(0) { return text }
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      length = scalar == "\n" ? 0 : length + 1
      if length > longestLine {
        isCut = true
      } else {
        result.append(scalar == "\0" ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  private mutating func addSpacing(for text: String, at start: Int, font: ResolvedFont, kerning: Double) {
    if font.tracking == nil && kerning == 0 { return }
    let stretches = TrackedStretches(text)
    let mean = font.tracking?.mean(
      characters: stretches.characters, digits: stretches.digits, spaces: stretches.spaces)
    for stretch in stretches.stretches where stretch.kind != .unseen {
      let bytes = start + stretch.bytes.lowerBound..<start + stretch.bytes.upperBound
      addSpacing(kerning + (stretch.kind == .tracked ? (mean ?? 0) * font.size : 0), to: bytes)
    }
  }

  private mutating func addSpacing(_ points: Double, to bytes: Range<Int>) {
    let advance = Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1e8), 1e8))
    guard advance != 0, !bytes.isEmpty else { return }
    if let last = spacings.last, last.bytes.upperBound == bytes.lowerBound, last.advance == advance {
      spacings[spacings.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
    } else {
      spacings.append(Spacing(bytes: bytes, advance: advance))
    }
  }
}

extension Array {
  /// The first of the elements, which follow one another, that ends after a byte: their number where none does.
  func firstIndexEnding(after byte: Int, _ bytes: (Element) -> Range<Int>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if bytes(self[middle]).upperBound > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StyledText {
  /// The fonts, spacings and run boundaries of a paragraph as Pango's attributes; the caller owns the list.
  func pangoAttributes(of paragraph: TextParagraph) -> OpaquePointer {
    // Only fails without memory.
    let list: OpaquePointer = pango_attr_list_new()
    for spacing in spacings[overlapping: paragraph.bytes, \.bytes] {
      list.add(pango_attr_letter_spacing_new(spacing.advance), to: spacing.bytes, of: paragraph)
    }
    // Pango would put a hyphen wherever it breaks within a word; the paragraph has those that are wanted.
    list.add(pango_attr_insert_hyphens_new(0), to: paragraph.bytes, of: paragraph)
    guard runs.count > 1 else { return list }
    let overlapping = runs[overlapping: paragraph.bytes, \.bytes]
    for (number, run) in zip(overlapping.indices, overlapping) {
      list.add(pango_attr_font_desc_new(run.font.description), to: run.bytes, of: paragraph)
      // A colour of its own keeps each run's glyphs apart from the next's; it is never drawn in.
      let color = pango_attr_foreground_new(UInt16(number >> 16 & 0xFFFF), UInt16(number & 0xFFFF), 0)
      list.add(color, to: run.bytes, of: paragraph)
    }
    return list
  }
}

extension Array {
  /// Those of the elements, which follow one another, that have some of the bytes.
  fileprivate subscript(overlapping bytes: Range<Int>, _ elementBytes: (Element) -> Range<Int>) -> ArraySlice<Element> {
    let first = firstIndexEnding(after: bytes.lowerBound, elementBytes)
    var end = first
    while end < count && elementBytes(self[end]).lowerBound < bytes.upperBound { end += 1 }
    return self[first..<end]
  }
}

extension OpaquePointer {
  /// Hands an attribute for some of a text's bytes to a paragraph's list of attributes.
  fileprivate func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, to bytes: Range<Int>, of paragraph: TextParagraph
  ) {
    guard let attribute else { return }
    let shared = bytes.clamped(to: paragraph.bytes)
    attribute.pointee.start_index = UInt32(paragraph.place(ofByte: shared.lowerBound))
    attribute.pointee.end_index = UInt32(paragraph.place(ofByte: shared.upperBound))
    pango_attr_list_insert(self, attribute)
  }
}
