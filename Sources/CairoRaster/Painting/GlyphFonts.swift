internal import CCairo
import Graphics

/// Fonts for Cairo that draw the same outlines as everything else here. A document embeds them with the characters that
/// the glyphs stand for.
final class GlyphFonts {
  private let glyphs: GlyphStore
  private var fonts: [Typeface.Key: OpaquePointer] = [:]
  private var letters: [Typeface.Key: FontBox] = [:]
  /// The sizes in which texts have been shown.
  private var measured: [Typeface.Key: Set<[Double]>] = [:]

  init(_ glyphs: GlyphStore) { self.glyphs = glyphs }

  deinit { fonts.values.forEach { cairo_font_face_destroy($0) } }

  /// Returns the glyph to show before the first text in a font and size, or `nil` later.
  ///
  /// The fonts of Cairo's documents have no names of letters, so that readers such as Poppler take the first glyph for
  /// a letter of the usual width, half an em, to guess the size of the text. Texts of different sizes are not joined to
  /// lines.
  func measure(for face: FontFace, _ matrix: cairo_matrix_t) -> UInt? {
    let sizes = [matrix.xx, matrix.yx, matrix.xy, matrix.yy]
    guard measured[Typeface.Key(face), default: []].insert(sizes).inserted else { return nil }
    return index(of: SetLetter(glyph: nil, advance: SetLetter.Ems(0.5)), in: face)
  }

  /// Returns the number of a letter among the glyphs of a typeface's font.
  func index(of letter: SetLetter, in face: FontFace) -> UInt { letters[Typeface.Key(face)]?.index(of: letter) ?? 0 }

  /// Returns the advance of a glyph in em.
  func advance(of glyph: UInt32, in face: FontFace) throws(RasterError) -> Double {
    try glyphs.typeface(for: face).outline(of: glyph).advance
  }

  /// Returns the font of a typeface.
  func font(for face: FontFace) throws(RasterError) -> OpaquePointer? {
    let key = Typeface.Key(face)
    if let known = fonts[key] { return known }
    guard let font = cairo_user_font_face_create() else { return nil }
    let box = FontBox(try glyphs.typeface(for: face))
    letters[key] = box
    cairo_font_face_set_user_data(font, galley_font_key(), Unmanaged.passUnretained(box).toOpaque(), nil)
    cairo_user_font_face_set_render_glyph_func(font, FontBox.render)
    fonts[key] = font
    return font
  }
}

/// A typeface as Cairo's callback finds it.
private final class FontBox {
  private let typeface: Typeface
  private var letters: [SetLetter] = []
  private var numbers: [SetLetter: Int] = [:]

  /// Letters have the numbers after those of glyphs.
  private static let firstLetter: UInt = 1 << 20

  init(_ typeface: Typeface) { self.typeface = typeface }

  func index(of letter: SetLetter) -> UInt {
    if let known = numbers[letter] { return Self.firstLetter + UInt(known) }
    numbers[letter] = letters.count
    letters.append(letter)
    return Self.firstLetter + UInt(letters.count - 1)
  }

  /// Returns an outline with its place and its advance, in em.
  private func outline(
    at index: UInt
  ) throws(RasterError) -> (elements: [PathElement], place: Point, advance: Double) {
    guard index >= Self.firstLetter else {
      let outline = try typeface.outline(of: UInt32(index))
      return (outline.elements, .zero, outline.advance)
    }
    let letter = letters[Int(index - Self.firstLetter)]
    let elements = if let glyph = letter.glyph { try typeface.outline(of: glyph).elements } else { [PathElement]() }
    return (elements, Point(x: letter.x.em, y: letter.y.em), letter.advance.em)
  }

  /// Draws a glyph in em.
  static let render: cairo_user_scaled_font_render_glyph_func_t = { font, glyph, context, extents in
    guard let font, let context, let face = cairo_scaled_font_get_font_face(font),
      let data = cairo_font_face_get_user_data(face, galley_font_key()),
      let outline = try? Unmanaged<FontBox>.fromOpaque(data).takeUnretainedValue().outline(at: glyph)
    else { return CAIRO_STATUS_SUCCESS }
    cairo_translate(context, outline.place.x, outline.place.y)
    for element in outline.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
    cairo_fill(context)
    extents?.pointee.x_advance = outline.advance
    return CAIRO_STATUS_SUCCESS
  }
}

extension Painter {
  /// Draws a line as glyphs with their characters.
  func draw(
    _ line: TextLine, of paragraph: Paragraph, from start: Point, _ color: Color, with fonts: GlyphFonts,
    at placement: Placement
  ) throws(RasterError) {
    let runs = zip(line.runs, paragraph.texts(of: line)).sorted { $0.0.bytes.lowerBound < $1.0.bytes.lowerBound }
    for (run, text) in runs where run.face.size > 0 && run.face.size.isFinite {
      let solid = SolidColor(run.color ?? color, opacity: placement.opacity)
      guard !run.face.isColor, !text.isEmpty, let font = try fonts.font(for: run.face) else {
        try draw(run, from: start, run.color ?? color, at: placement)
        continue
      }
      guard solid.alpha > 0 else { continue }
      solid.select(in: context)
      show(try ShownText(run, text, fonts), in: font, of: run.face, from: start, at: placement, with: fonts)
    }
  }

  private func show(
    _ shown: ShownText, in font: OpaquePointer, of face: FontFace, from start: Point, at placement: Placement,
    with fonts: GlyphFonts
  ) {
    let (size, transform) = (face.size, placement.transform)
    var matrix = cairo_matrix_t(
      xx: transform.a * size, yx: transform.b * size, xy: transform.c * size, yy: transform.d * size, x0: 0, y0: 0)
    cairo_set_font_face(context, font)
    cairo_set_font_matrix(context, &matrix)
    let glyphs = shown.glyphs.map { glyph in
      let pen = transform.apply(to: start + glyph.place)
      return cairo_glyph_t(index: glyph.index, x: pen.x, y: pen.y)
    }
    if let measure = fonts.measure(for: face, matrix), let first = glyphs.first {
      // No characters, so that it is no part of the text.
      let glyph = cairo_glyph_t(index: measure, x: first.x, y: first.y)
      show("", [glyph], [cairo_text_cluster_t(num_bytes: 0, num_glyphs: 1)])
    }
    show(shown.text, glyphs, shown.clusters.clusters, isBackward: shown.clusters.isBackward)
  }

  private func show(
    _ text: String, _ glyphs: [cairo_glyph_t], _ clusters: [cairo_text_cluster_t], isBackward: Bool = false
  ) {
    cairo_show_text_glyphs(
      context, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
  }
}

/// A text with the glyphs that show it.
private struct ShownText {
  let text: String
  let glyphs: [(index: UInt, place: Point)]
  let clusters: TextClusters

  init(_ run: GlyphRun, _ text: String, _ fonts: GlyphFonts) throws(RasterError) {
    self.text = text
    if TextClusters.isBackward(text, run.glyphs), let letters = try fonts.letters(of: run, text) {
      glyphs = letters.map { ($0.index, Point(x: $0.place, y: 0)) }
      clusters = TextClusters(ofEachCharacterIn: text)
    } else {
      glyphs = run.glyphs.map { (UInt($0.id), Point(x: $0.x, y: $0.y)) }
      clusters = TextClusters(of: text, run.glyphs)
    }
  }
}

/// Which characters of a text its glyphs represent.
private struct TextClusters {
  private(set) var clusters: [cairo_text_cluster_t] = []
  /// Whether the first glyph belongs to the last characters, as in text that is written from right to left.
  private(set) var isBackward = false

  /// Makes a cluster of each character with a glyph of its own, in reading order.
  init(ofEachCharacterIn text: String) {
    clusters = text.unicodeScalars.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
  }

  /// Returns whether a text is written from right to left. Digits are not, among such letters too.
  static func isBackward(_ text: String, _ glyphs: [Glyph]) -> Bool {
    guard let first = glyphs.first, let last = glyphs.last else { return false }
    return first.byte > last.byte
      || first.byte == last.byte && text.unicodeScalars.count > 1 && text.unicodeScalars.allSatisfy(\.isWrittenBackward)
  }

  init(of text: String, _ glyphs: [Glyph]) {
    let scalars = text.unicodeScalars
    let hasPlaces = glyphs.contains { $0.byte > 0 }
    if !hasPlaces, scalars.count == glyphs.count {
      clusters = scalars.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
    } else if !hasPlaces || !addClusters(of: text, glyphs) {
      clusters = [cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphs.count))]
      isBackward = false
    }
  }

  /// Adds a cluster for each place. Returns `false` if the places are not in order, or are not those of characters of
  /// the text.
  private mutating func addClusters(of text: String, _ glyphs: [Glyph]) -> Bool {
    var places = glyphs.map { Int($0.byte) }
    isBackward = (places.first ?? 0) > (places.last ?? 0)
    if isBackward { places.reverse() }
    guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else { return false }
    let utf8 = Array(text.utf8)
    // Characters without glyphs at the start belong to the first cluster.
    var starts = Array(Set(places)).sorted()
    starts[0] = 0
    let bounds = starts + [utf8.count]
    guard zip(bounds, bounds.dropFirst()).allSatisfy({ $0 < $1 }), starts.allSatisfy({ utf8[$0] & 0xC0 != 0x80 }) else {
      return false
    }
    let counts = Dictionary(grouping: places) { $0 }.sorted { $0.key < $1.key }.map(\.value.count)
    clusters = zip(zip(bounds, bounds.dropFirst()), counts).map { range, count in
      cairo_text_cluster_t(num_bytes: Int32(range.1 - range.0), num_glyphs: Int32(count))
    }
    return true
  }
}
