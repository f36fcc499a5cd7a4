internal import CPango
import Graphics

/// The runs of a request joined into one string, with the fonts and spacings of its bytes.
struct StyledText {
  struct Run {
    let bytes: Range<Int>
    let font: ResolvedFont
    let textRun: TextRun
    /// The metrics of a line of Latin letters in the language of the text.
    let line: LineMetrics

    /// Whether the run has an underline, strikethrough or background.
    var isDecorated: Bool { textRun.isUnderlined || textRun.isStruckThrough || textRun.backgroundColor != nil }

    /// The baseline offset in points, limited to what can be drawn.
    var rise: Double { textRun.baselineOffset.isFinite ? min(max(textRun.baselineOffset, -10_000), 10_000) : 0 }
  }

  /// Letter spacing after each character in a range of bytes.
  struct Spacing {
    var bytes: Range<Int>
    /// The spacing in Pango units, 1,024 per point.
    let advance: Int32
  }

  /// The runs of the request.
  let source: [TextRun]
  let language: LanguageTag
  private(set) var string = ""
  private(set) var runs: [Run] = []
  private(set) var spacings: [Spacing] = []
  /// The bytes of digits that are not kerned, because all have one width.
  private var unkerned: [Range<Int>] = []
  private(set) var paragraphs: [TextParagraph] = []
  /// The bytes before which a line may break with a hyphen. The string does not contain the soft hyphens there.
  private(set) var softHyphens: [Int] = []
  /// The bytes of the marks that control line breaks and that are not in the requested text.
  private var marks: [Int] = []
  /// The requested families that are missing, without duplicates.
  var missingFamilies: [String] {
    var missing: [String] = []
    for case let family? in runs.lazy.map(\.font.missingFamily) where !missing.contains(family) {
      missing.append(family)
    }
    return missing
  }
  /// Whether characters were removed because the line would be too long to measure.
  private(set) var omitsCharacters = false
  /// Whether any run has an underline, strikethrough or background.
  private(set) var hasDecorations = false
  /// What the last line contains so far, of all runs.
  private var line = LineExtent()

  init(_ source: [TextRun], language: LanguageTag, fonts: FontResolver, tailoring: LineBreakTailoring) {
    self.source = source
    self.language = language
    let isArabic = language.isInArabicScript
    for run in source where !run.text.isEmpty {
      let font = fonts.resolve(run.font)
      let start = string.utf8.count
      let text = tailored(
        removingSoftHyphens(
          from: measurable(run.font.family == .icons ? mappingIcons(run.text) : run.text, size: font.size)),
        tailoring)
      guard !text.isEmpty else { continue }
      string += text
      runs.append(
        Run(
          bytes: start..<string.utf8.count, font: font, textRun: run,
          line: isArabic ? font.arabicLine ?? font.line : font.line))
      guard run.attachment == nil else { continue }
      addSpacing(for: text, at: start, font: font, kerning: run.kerning.isFinite ? run.kerning : 0)
    }
    hasDecorations = runs.contains(where: \.isDecorated)
    guard !runs.isEmpty else { return }
    paragraphs = TextParagraph.ranges(in: string).map { bytes in
      TextParagraph(bytes: bytes, style: runs[run(at: bytes.lowerBound)].textRun.paragraphStyle ?? ParagraphStyle())
    }
  }

  /// Returns the index of the run that contains a byte, or of the last run for the end of the text.
  func run(at byte: Int) -> Int {
    guard runs.count > 1 else { return 0 }
    return min(runs.firstIndexEnding(after: byte, \.bytes), runs.count - 1)
  }

  /// Returns whether a paragraph has images, for which only Pango itself leaves room.
  func hasAttachments(in paragraph: TextParagraph) -> Bool {
    runs[overlapping: paragraph.bytes, \.bytes].contains {
      $0.textRun.attachment != nil && $0.bytes.overlaps(paragraph.bytes)
    }
  }

  func byte(at offset: Int) -> UInt8 { string.utf8[string.utf8.index(string.startIndex, offsetBy: offset)] }

  /// Returns whether a range of bytes ends with U+2028, after which a line of the same paragraph starts.
  func endsWithLineSeparator(_ bytes: Range<Int>) -> Bool {
    bytes.count >= 3 && (bytes.upperBound - 3..<bytes.upperBound).map(byte).elementsEqual("\u{2028}".utf8)
  }

  /// Returns whether a part of a paragraph contains letters of a script that separates words by spaces.
  func hasLetters(in offsets: Range<Int>, of paragraph: TextParagraph) -> Bool {
    let bytes = paragraph.byte(atOffset: offsets.lowerBound)..<paragraph.byte(atOffset: offsets.upperBound)
    let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    let end = string.utf8.index(start, offsetBy: bytes.count)
    return string.unicodeScalars[start..<end].contains { scalar in
      let breakClass = BreakClass(scalar)
      return (breakClass == .word || breakClass == .hangul) && scalar.properties.isAlphabetic
    }
  }

  /// Returns the letter spacing at a byte in Pango units.
  func spacing(at byte: Int) -> Int32 {
    let index = spacings.firstIndexEnding(after: byte, \.bytes)
    return index < spacings.count && spacings[index].bytes.contains(byte) ? spacings[index].advance : 0
  }

  /// Returns the letter spacing of a paragraph in Pango units, or `nil` if parts of it have another one or no kerning.
  func uniformSpacing(of paragraph: TextParagraph) -> Int32? {
    guard unkerned.isEmpty else { return nil }
    let index = spacings.firstIndexEnding(after: paragraph.bytes.lowerBound, \.bytes)
    guard index < spacings.count, spacings[index].bytes.lowerBound < paragraph.bytes.upperBound else { return 0 }
    let spacing = spacings[index]
    let isUniform =
      spacing.bytes.lowerBound <= paragraph.bytes.lowerBound && spacing.bytes.upperBound >= paragraph.bytes.upperBound
    return isUniform ? spacing.advance : nil
  }

  /// Calls a function with some bytes of the string.
  func withBytes<Result>(of range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    string.withBytes(of: range, body)
  }

  /// Returns a range of bytes of the string as a range of the requested text without soft hyphens.
  func requestedRange(_ bytes: Range<Int>) -> Range<Int> {
    guard !marks.isEmpty else { return bytes }
    func requestedRange(_ byte: Int) -> Int {
      byte - LineBreakTailoring.markLength * marks.partitioningIndex { $0 >= byte }
    }
    return requestedRange(bytes.lowerBound)..<requestedRange(bytes.upperBound)
  }

  /// Returns a text with marks for the line breaks of its language, and moves the soft hyphens accordingly.
  private mutating func tailored(_ text: String, _ tailoring: LineBreakTailoring) -> String {
    let start = string.utf8.count
    let (marked, marks) = tailoring.marked(text)
    guard !marks.isEmpty else { return text }
    self.marks += marks.map { start + $0 }
    // Both are in ascending order.
    var before = 0
    for index in softHyphens.indices where softHyphens[index] >= start {
      while before < marks.count, start + marks[before] <= softHyphens[index] + LineBreakTailoring.markLength * before {
        before += 1
      }
      softHyphens[index] += LineBreakTailoring.markLength * before
    }
    return marked
  }

  /// Returns a text with the characters of icons moved up a plane, where the bundled font has them. There they do not
  /// conflict with the private characters of other fonts.
  private func mappingIcons(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPrivate = (0xE000...0xF8FF).contains(scalar.value)
      result.append(isPrivate ? Unicode.Scalar(scalar.value + 0x10_0000) ?? scalar : scalar)
    }
    return String(result)
  }

  /// Returns a text without its soft hyphens and records their positions. Pango would space them like letters and
  /// separate their neighbours, even if no line breaks there.
  private mutating func removingSoftHyphens(from text: String) -> String {
    guard text.utf8.hasByte(where: { $0 == 0xAD }), text.unicodeScalars.contains("\u{AD}") else { return text }
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

  /// Returns a text without excessively long lines and zero bytes. A text in Pango ends at the first zero byte.
  private mutating func measurable(_ text: String, size: Double) -> String {
    if line.hasRoom(for: text, size: size) && !text.utf8.hasByte(where: { $0 == 0 }) {
      // The last run is followed by nothing.
      if source.count > 1 { line.add(text, size: size) }
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.add(scalar, size: size)
      if line.isTooLong {
        omitsCharacters = true
      } else {
        result.append(scalar == "\0" ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  private mutating func addSpacing(for text: String, at start: Int, font: ResolvedFont, kerning: Double) {
    if let digits = font.digitSpacings {
      return addSpacing(for: text, at: start, font: font, kerning: kerning, digits: digits)
    }
    if font.tracking == nil && kerning == 0 { return }
    let stretches = TrackedStretches(text)
    for stretch in stretches.stretches where stretch.kind != .invisible {
      let bytes = start + stretch.bytes.lowerBound..<start + stretch.bytes.upperBound
      addSpacing(kerning + (font.tracking?.spacing(of: stretch, in: stretches) ?? 0) * font.size, to: bytes)
    }
  }

  /// Adds the spacing of a text whose digits have one width. Kerning between them would change it.
  private mutating func addSpacing(
    for text: String, at start: Int, font: ResolvedFont, kerning: Double, digits: [Double]
  ) {
    let others = TrackedStretches(text.filter { !("0"..."9").contains($0) })
    for stretch in TrackedStretches(text).stretches where stretch.kind != .invisible {
      let spacing = font.tracking?.spacing(of: stretch, in: others) ?? 0
      for byte in start + stretch.bytes.lowerBound..<start + stretch.bytes.upperBound {
        let digit = Int(self.byte(at: byte)) - 0x30
        if digits.indices.contains(digit) {
          addSpacing(kerning + digits[digit], to: byte..<byte + 1)
          addUnkerned(byte)
        } else {
          addSpacing(kerning + spacing * font.size, to: byte..<byte + 1)
        }
      }
    }
  }

  private mutating func addUnkerned(_ byte: Int) {
    if let last = unkerned.last, last.upperBound == byte {
      unkerned[unkerned.count - 1] = last.lowerBound..<byte + 1
    } else {
      unkerned.append(byte..<byte + 1)
    }
  }

  private mutating func addSpacing(_ points: Double, to bytes: Range<Int>) {
    let advance = Int32(bounded: min(max((points * Double(PANGO_SCALE)).rounded(), -1e8), 1e8))
    guard advance != 0, !bytes.isEmpty else { return }
    if let last = spacings.last, last.bytes.upperBound == bytes.lowerBound, last.advance == advance {
      spacings[spacings.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
    } else {
      spacings.append(Spacing(bytes: bytes, advance: advance))
    }
  }
}

extension String.UTF8View {
  /// Returns whether any byte satisfies a condition, in a fraction of the time of `contains(where:)`.
  func hasByte(where isWanted: (UInt8) -> Bool) -> Bool {
    withContiguousStorageIfAvailable { $0.contains(where: isWanted) } ?? contains(where: isWanted)
  }
}

extension String {
  /// Calls a function with some bytes of the string in UTF-8.
  func withBytes<Result>(of range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var string = self
    return string.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a condition, or the count if none does. All elements after
  /// one that does must satisfy it, too.
  func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the index of the first element whose range ends after a byte, or the count if there is none. The ranges of
  /// the elements must be in ascending order and not overlap.
  func firstIndexEnding(after byte: Int, _ bytes: (Element) -> Range<Int>) -> Int {
    partitioningIndex { bytes($0).upperBound > byte }
  }
}

extension StyledText {
  /// Returns the fonts, spacings and run boundaries of a paragraph as Pango attributes. The caller owns the list.
  func pangoAttributes(of paragraph: TextParagraph) -> OpaquePointer {
    // Fails only if there is no memory.
    let list: OpaquePointer = pango_attr_list_new()
    for spacing in spacings[overlapping: paragraph.bytes, \.bytes] {
      list.add(pango_attr_letter_spacing_new(spacing.advance), to: spacing.bytes, of: paragraph)
    }
    for digits in unkerned[overlapping: paragraph.bytes, \.self] {
      list.add(pango_attr_font_features_new("kern=0"), to: digits, of: paragraph)
    }
    // Pango would add a hyphen wherever it breaks a word; the paragraph already contains the right ones.
    list.add(pango_attr_insert_hyphens_new(0), to: paragraph.bytes, of: paragraph)
    for run in runs[overlapping: paragraph.bytes, \.bytes] {
      guard let attachment = run.textRun.attachment else { continue }
      var shape = PangoRectangle()
      shape.width = TextBox.pangoUnits(attachment.bounds.width)
      list.add(pango_attr_shape_new(&shape, &shape), to: run.bytes, of: paragraph)
    }
    guard runs.count > 1 else { return list }
    let overlapping = runs[overlapping: paragraph.bytes, \.bytes]
    for (number, run) in zip(overlapping.indices, overlapping) {
      list.add(pango_attr_font_desc_new(run.font.description), to: run.bytes, of: paragraph)
      // Different colours keep the glyphs of runs separate. They are never drawn.
      let color = pango_attr_foreground_new(UInt16(number >> 16 & 0xFFFF), UInt16(number & 0xFFFF), 0)
      list.add(color, to: run.bytes, of: paragraph)
    }
    return list
  }
}

extension Array {
  /// Returns the elements whose ranges overlap a range of bytes. The ranges of the elements must be in ascending order
  /// and not overlap.
  fileprivate subscript(overlapping bytes: Range<Int>, _ elementBytes: (Element) -> Range<Int>) -> ArraySlice<Element> {
    let first = firstIndexEnding(after: bytes.lowerBound, elementBytes)
    var end = first
    while end < count && elementBytes(self[end]).lowerBound < bytes.upperBound { end += 1 }
    return self[first..<end]
  }
}

extension OpaquePointer {
  /// Adds an attribute for a range of the text to the attributes of a paragraph.
  fileprivate func add(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, to bytes: Range<Int>, of paragraph: TextParagraph
  ) {
    guard let attribute else { return }
    let shared = bytes.clamped(to: paragraph.bytes)
    attribute.pointee.start_index = UInt32(paragraph.offset(ofByte: shared.lowerBound))
    attribute.pointee.end_index = UInt32(paragraph.offset(ofByte: shared.upperBound))
    pango_attr_list_insert(self, attribute)
  }
}
