internal import CCairo
import Graphics

/// Fonts for Cairo that draw the same outlines as everything else here. A document embeds them with the characters that the glyphs stand
/// for.
final class GlyphFonts {
  private let glyphs: GlyphStore
  private var fonts: [Typeface.Key: OpaquePointer] = [:]
  private var boxes: [FontBox] = []

  init(_ glyphs: GlyphStore) { self.glyphs = glyphs }

  deinit { fonts.values.forEach { cairo_font_face_destroy($0) } }

  /// Returns the font of a typeface.
  func font(for face: FontFace) throws(RasterError) -> OpaquePointer? {
    let key = Typeface.Key(face)
    if let known = fonts[key] { return known }
    guard let font = cairo_user_font_face_create() else { return nil }
    let box = FontBox(try glyphs.typeface(for: face))
    boxes.append(box)
    cairo_font_face_set_user_data(font, galley_font_key(), Unmanaged.passUnretained(box).toOpaque(), nil)
    cairo_user_font_face_set_render_glyph_func(font, FontBox.render)
    fonts[key] = font
    return font
  }
}

/// A typeface as Cairo's callback finds it.
private final class FontBox {
  let typeface: Typeface

  init(_ typeface: Typeface) { self.typeface = typeface }

  /// Draws a glyph in em.
  static let render: cairo_user_scaled_font_render_glyph_func_t = { font, glyph, context, extents in
    guard let font, let context, let face = cairo_scaled_font_get_font_face(font),
      let data = cairo_font_face_get_user_data(face, galley_font_key()),
      let outline = try? Unmanaged<FontBox>.fromOpaque(data).takeUnretainedValue().typeface.outline(of: UInt32(glyph))
    else { return CAIRO_STATUS_SUCCESS }
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
    for (run, text) in zip(line.runs, paragraph.texts(of: line)) where run.face.size > 0 && run.face.size.isFinite {
      let solid = SolidColor(run.color ?? color, opacity: placement.opacity)
      guard !run.face.isColor, !text.isEmpty, let font = try fonts.font(for: run.face) else {
        try draw(run, from: start, run.color ?? color, at: placement)
        continue
      }
      guard solid.alpha > 0 else { continue }
      solid.select(in: context)
      show(run, text, font: font, from: start, at: placement)
    }
  }

  private func show(
    _ run: GlyphRun, _ text: String, font: OpaquePointer, from start: Point, at placement: Placement
  ) {
    let (size, transform) = (run.face.size, placement.transform)
    var matrix = cairo_matrix_t(
      xx: transform.a * size, yx: transform.b * size, xy: transform.c * size, yy: transform.d * size, x0: 0, y0: 0)
    cairo_set_font_face(context, font)
    cairo_set_font_matrix(context, &matrix)
    let glyphs = run.glyphs.map { glyph in
      let pen = transform.apply(to: start + Point(x: glyph.x, y: glyph.y))
      return cairo_glyph_t(index: UInt(glyph.id), x: pen.x, y: pen.y)
    }
    let clusters = TextClusters(of: text, run.glyphs)
    cairo_show_text_glyphs(
      context, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters.clusters,
      Int32(clusters.clusters.count),
      clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
  }
}

/// Which characters of a text its glyphs stand for.
private struct TextClusters {
  private(set) var clusters: [cairo_text_cluster_t] = []
  /// Whether the first glyph belongs to the last characters, as in text that is written from right to left.
  private(set) var isBackward = false

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

  /// Adds a cluster for each place. Returns `false` if the places are not in order, or are not those of characters of the text.
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
