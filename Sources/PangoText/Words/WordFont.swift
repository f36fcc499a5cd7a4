internal import CPango

/// A font that shapes words one by one, each only once.
///
/// A word is shaped together with the spaces after it. Shaped so, words give the glyphs of the whole text: HarfBuzz
/// reports where text may not be put together (`HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`), and a word counts as unusable if it
/// does so at its start or after its spaces, or if its characters and glyphs are not one to one.
final class WordFont {
  /// What determines the glyphs of words.
  struct Key: Hashable {
    let font: ObjectIdentifier
    let script: WordScript
    var language: LanguageTag
    /// Whether the letters are spaced, which turns off ligatures.
    let isSpaced: Bool

    /// The same for English.
    var inEnglish: Key {
      var key = self
      key.language = .english
      return key
    }
  }

  /// The longest word to remember, in bytes.
  private static let longestKnown = 64
  /// The number of glyphs up to which words are remembered: about 1,500 words, a quarter of a megabyte.
  private static let maximumKnown = 8_192

  let resolved: ResolvedFont
  /// The face behind the font.
  let record: FaceCache.Record
  private let item: UnsafeMutablePointer<PangoItem>
  private let shaper: OpaquePointer
  private let buffer: OpaquePointer
  private let script: hb_script_t
  private let language: hb_language_t?
  private let sample: [UInt8]
  private let features: [hb_feature_t]
  private var known = WordTable()
  /// Whether the face has forms of its own for a language, by languages that were asked for.
  private var languagesWithForms: [LanguageTag: Bool] = [:]

  /// Asks Pango for the font of a script. Returns `nil` if it is not the first of the fonts that Pango looks for
  /// characters in.
  init?(_ resolved: ResolvedFont, _ script: WordScript, isSpaced: Bool, context: OpaquePointer, faces: FaceCache) {
    guard let first = pango_context_load_font(context, resolved.description) else { return nil }
    defer { g_object_unref(first) }
    let attributes: OpaquePointer = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(resolved.description))
    guard let item = WordFont.onlyItem(of: script.sample, context, attributes) else { return nil }
    guard item.pointee.analysis.font == first, let shaper = pango_font_get_hb_font(first) else {
      pango_item_free(item)
      return nil
    }
    self.resolved = resolved
    self.item = item
    self.shaper = shaper
    record = faces.record(for: first)
    // Fails only if there is no memory.
    buffer = hb_buffer_create()
    self.script = hb_script_from_iso15924_tag(
      g_unicode_script_to_iso15924(GUnicodeScript(Int32(item.pointee.analysis.script))))
    language = hb_language_from_string(pango_language_to_string(item.pointee.analysis.language), -1)
    sample = Array(script.sample.utf8)
    features = isSpaced ? WordFont.withoutLigatures : []
  }

  deinit {
    hb_buffer_destroy(buffer)
    pango_item_free(item)
  }

  /// Appends the glyphs of a word and the spaces after it, with letter spacing. Returns `false` if the word cannot be
  /// shaped alone.
  func append(_ word: UnsafeBufferPointer<UInt8>, spacing: WordSpacing, to glyphs: inout [ShapedGlyph]) -> Bool {
    guard word.count <= WordFont.longestKnown else {
      guard let shaped = shape(word) else { return false }
      for glyph in shaped { glyphs.append(spacing.apply(to: glyph)) }
      return true
    }
    let hash = WordTable.hash(word)
    var found = known.find(word, hash: hash)
    if case .unknown = found {
      if known.glyphs.count > WordFont.maximumKnown { known = WordTable() }
      known.insert(word, hash: hash, shape(word))
      found = known.find(word, hash: hash)
    }
    guard case .glyphs(let range) = found else { return false }
    for index in range { glyphs.append(spacing.apply(to: known.glyphs[index])) }
    return true
  }

  /// Shapes a word between a space and a letter, and returns its own glyphs.
  private func shape(_ word: UnsafeBufferPointer<UInt8>) -> [ShapedGlyph]? {
    let endsWithSpace = word.last == UInt8(ascii: " ")
    let text = [UInt8(ascii: " ")] + word + (endsWithSpace ? sample : [])
    shapeBuffer(text)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return nil }
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    var place = 0
    for number in 0..<Int(count) {
      // One glyph per character, in their order.
      guard Int(infos[number].cluster) == place, place < text.count, infos[number].codepoint != 0,
        positions[number].x_advance >= 0
      else { return nil }
      let isCut = place == 1 || place == word.count + 1
      if isCut && hb_glyph_info_get_glyph_flags(infos + number).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0
      {
        return nil
      }
      if (1...word.count).contains(place) {
        glyphs.append(
          ShapedGlyph(
            id: infos[number].codepoint, width: positions[number].x_advance, xOffset: positions[number].x_offset,
            yOffset: -positions[number].y_offset))
      }
      place += WordFont.length(ofCharacter: text[place])
    }
    return place == text.count ? glyphs : nil
  }

  /// Returns whether the face may have other glyphs or positions for a language than for English, in the font's script:
  /// those of a language system that an OpenType table lists (`LangSys`, OpenType 1.9, chapter 2).
  func hasForms(of tag: LanguageTag) -> Bool {
    guard tag != .english else { return false }
    if let known = languagesWithForms[tag] { return known }
    let face = hb_font_get_face(shaper)
    let hasForms = WordFont.tables.contains { table in
      [tag, .english].contains { listsLanguage($0, in: table, of: face) }
    }
    languagesWithForms[tag] = hasForms
    return hasForms
  }

  private static let tables = ["GSUB", "GPOS"].map { (name: String) in hb_tag_from_string(name, -1) }

  private func listsLanguage(_ tag: LanguageTag, in table: hb_tag_t, of face: OpaquePointer?) -> Bool {
    var scripts = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_SCRIPT))
    var languages = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
    var (scriptCount, languageCount) = (UInt32(scripts.count), UInt32(languages.count))
    hb_ot_tags_from_script_and_language(
      script, hb_language_from_string(tag.text, -1), &scriptCount, &scripts, &languageCount, &languages)
    var (scriptPlace, languagePlace, chosen): (UInt32, UInt32, hb_tag_t) = (0, 0, 0)
    hb_ot_layout_table_select_script(face, table, scriptCount, scripts, &scriptPlace, &chosen)
    return hb_ot_layout_script_select_language(
      face, table, scriptPlace, languageCount, languages, &languagePlace) != 0
  }

  private func shapeBuffer(_ text: [UInt8]) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(
        HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue
          | HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue))
    text.withUnsafeBytes { bytes in
      let characters = bytes.bindMemory(to: CChar.self).baseAddress
      hb_buffer_add_utf8(buffer, characters, Int32(bytes.count), 0, Int32(bytes.count))
    }
    hb_shape(shaper, buffer, features, UInt32(features.count))
  }

  /// Returns the length in bytes of the character that starts with a byte.
  static func length(ofCharacter byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private static func onlyItem(
    of text: String, _ context: OpaquePointer, _ attributes: OpaquePointer
  ) -> UnsafeMutablePointer<PangoItem>? {
    guard let list = pango_itemize(context, text, 0, Int32(text.utf8.count), attributes, nil) else { return nil }
    defer { g_list_free(list) }
    return list.pointee.data?.assumingMemoryBound(to: PangoItem.self)
  }

  /// What Pango turns off in spaced text.
  private static let withoutLigatures = ["liga", "clig", "dlig"].map { (name: String) in
    hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: UInt32.max)
  }
}

/// The spacing of letters in Pango units.
struct WordSpacing: Hashable {
  /// The part before a letter.
  let before: Int32
  /// The part after a letter.
  let after: Int32

  init(_ advance: Int32) {
    before = OmittedSpacing.spaceBefore(advance)
    after = advance - before
  }

  func apply(to glyph: ShapedGlyph) -> ShapedGlyph {
    ShapedGlyph(
      id: glyph.id, width: glyph.width + before + after, xOffset: glyph.xOffset + before, yOffset: glyph.yOffset)
  }
}
