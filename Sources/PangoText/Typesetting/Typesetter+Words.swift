internal import CPango
import Graphics

/// The fonts that shape words, and the paragraphs put together from them.
struct WordMemory {
  private var fonts = RecentValues<WordFont.Key, WordFont?>(capacity: 256)
  private var latest: (key: WordFont.Key, font: WordFont?)?
  var paragraphs = RecentValues<ShapingKey, WordParagraph?>(capacity: 512)

  mutating func font(for key: WordFont.Key, _ make: () -> WordFont?) -> WordFont? {
    if let latest, latest.key == key { return latest.font }
    let font: WordFont?
    if let known = fonts[key] {
      font = known
    } else {
      font = make()
      fonts[key] = .some(font)
    }
    latest = (key, font)
    return font
  }

  /// Releases all fonts. The owner must call this before releasing the font map.
  mutating func removeAll() {
    fonts.removeAll()
    latest = nil
    paragraphs.removeAll()
  }
}

extension Typesetter {
  /// The number of bytes up to which a paragraph without a width will probably not be broken into lines later.
  private static let minimumCachedLength = 40

  /// Returns a paragraph put together from words, or `nil` if it is not one run of one script, or if Pango must break
  /// its lines.
  func words(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> WordParagraph? {
    guard text.runs.count == 1, !text.runs[0].isDecorated, text.runs[0].textRun.attachment == nil,
      paragraph.hyphens.isEmpty, !paragraph.bytes.isEmpty,
      !box.breaksLines || !box.breaksAnywhere, !box.isJustified || !box.isRightToLeft,
      let spacing = text.uniformSpacing(of: paragraph)
    else { return nil }
    guard box.breaksLines || paragraph.bytes.count > Typesetter.minimumCachedLength else {
      return makeWords(paragraph, of: text, in: box, spacing)
    }
    let key = ShapingKey(of: paragraph, text, isRightToLeft: box.isRightToLeft)
    if let known = wordMemory.paragraphs[key] { return known }
    let words = makeWords(paragraph, of: text, in: box, spacing)
    wordMemory.paragraphs[key] = .some(words)
    return words
  }

  private func makeWords(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, _ spacing: Int32
  ) -> WordParagraph? {
    let found = text.withBytes(of: paragraph.bytes) { bytes -> WordScript? in
      // Pango does not collapse a space at the end of a paragraph; its width counts in some lines only.
      if bytes.last == UInt8(ascii: " ") { return nil }
      return WordScript(of: bytes)
    }
    guard let script = found, script != .common || !box.isRightToLeft else { return nil }
    let font = text.runs[0].font
    let key = WordFont.Key(
      font: ObjectIdentifier(font), script: script, language: text.language, isSpaced: spacing != 0)
    guard let wordFont = wordFont(key, font) else { return nil }
    return WordParagraph(paragraph, of: text, font: wordFont, spacing: spacing)
  }
}
