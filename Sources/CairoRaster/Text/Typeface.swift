internal import CFreeType
import Graphics

/// A face of a font file at no particular size, with the glyphs that were asked for.
final class Typeface {
  /// What tells faces apart.
  struct Key: Hashable {
    let path: String
    let index: Int
    let variations: String
    let isSlanted: Bool
    let isEmboldened: Bool

    init(_ face: FontFace) {
      path = face.path
      index = face.index
      variations = face.variations
      isSlanted = face.isSlanted
      isEmboldened = face.isEmboldened
    }
  }

  let key: Key
  let face: FT_Face
  private var outlines: [UInt32: GlyphOutline] = [:]
  private var masks: [GlyphMask.Key: GlyphMask] = [:]
  private var pictures: [GlyphPicture.Key: GlyphPicture] = [:]

  /// Glyphs that are kept at most; a whole CJK font at one size fits.
  private static let capacity = 30_000

  init(_ key: Key, library: FT_Library) throws(RasterError) {
    var opened: FT_Face?
    guard FT_New_Face(library, key.path, FT_Long(key.index), &opened) == 0, let opened else {
      throw .unreadableFont(path: key.path, index: key.index)
    }
    self.key = key
    face = opened
    FontVariation.parse(key.variations).apply(to: face, of: library)
  }

  deinit {
    FT_Done_Face(face)
  }

  /// A glyph's outline, empty where the face has none.
  func outline(of glyph: UInt32) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let outline = GlyphOutline(loading: glyph, from: self)
    if outlines.count >= Self.capacity { outlines.removeAll() }
    outlines[glyph] = outline
    return outline
  }

  /// A glyph's coverage of pixels.
  func mask(_ key: GlyphMask.Key) -> GlyphMask {
    if let known = masks[key] { return known }
    let mask = GlyphMask(of: outline(of: key.glyph), key)
    if masks.count >= Self.capacity { masks.removeAll() }
    masks[key] = mask
    return mask
  }

  /// A coloured glyph's picture, none where the face has none.
  func picture(_ key: GlyphPicture.Key) -> GlyphPicture? {
    if let known = pictures[key] { return known }
    guard let picture = GlyphPicture(key, from: self) else { return nil }
    if pictures.count >= Self.capacity / 100 { pictures.removeAll() }
    pictures[key] = picture
    return picture
  }
}
