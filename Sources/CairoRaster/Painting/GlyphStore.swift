internal import CFreeType
import Graphics

/// The faces in use, with their glyphs.
///
/// FreeType is used directly: Cairo's own font cache keeps ten files open for the whole process, and opens
/// them without the lock that FreeType asks for between threads.
final class GlyphStore {
  private var library: FT_Library?
  private var faces: [Typeface.Key: Typeface] = [:]
  /// Room for the coverage of a line of text, used again and again.
  var coverage = CoverageBuffer()

  deinit {
    faces.removeAll()
    FT_Done_FreeType(library)
  }

  /// The face without regard to its size, opened at its first use.
  func typeface(for face: FontFace) throws(RasterError) -> Typeface {
    let key = Typeface.Key(face)
    if let known = faces[key] { return known }
    let opened = try Typeface(key, library: openLibrary())
    faces[key] = opened
    return opened
  }

  private func openLibrary() throws(RasterError) -> FT_Library {
    if let library { return library }
    var opened: FT_Library?
    let error = FT_Init_FreeType(&opened)
    guard error == 0, let opened else { throw .drawingFailed(status: Int(error)) }
    Self.forbidStemDarkening(in: opened)
    library = opened
    return opened
  }

  /// The environment can switch on darker stems, and with them other outlines.
  private static func forbidStemDarkening(in library: FT_Library) {
    for driver in ["cff", "type1", "t1cid"] {
      var isOff: FT_Bool = 1
      FT_Property_Set(library, driver, "no-stem-darkening", &isOff)
    }
  }
}

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

/// A setting of one axis of a variable font.
struct FontVariation: Hashable {
  /// The axis, four letters: `wght`.
  let axis: String
  /// The setting on the axis's own scale.
  let value: Double

  /// Reads `wght=600,opsz=14`; what cannot be read is left out.
  static func parse(_ text: String) -> [FontVariation] {
    text.split(separator: ",").compactMap { setting in
      let parts = setting.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      return FontVariation(axis: parts[0], value: value)
    }
  }

  fileprivate var tag: FT_ULong? {
    guard axis.utf8.count == 4 else { return nil }
    return axis.utf8.reduce(0) { $0 << 8 | FT_ULong($1) }
  }
}

extension [FontVariation] {
  /// Sets the axes of a variable face; axes without a setting keep their defaults.
  func apply(to face: FT_Face, of library: FT_Library) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !isEmpty, FT_Get_MM_Var(face, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(library, description) }
    let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
    var coordinates = axes.map { axis in
      let setting = last { $0.tag == axis.tag }
      let held = setting.map { Swift.min(Swift.max($0.value, -Self.limit), Self.limit) }
      return held.map { FT_Fixed(($0 * 65_536).rounded()) } ?? axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// What 16.16 fixed-point numbers hold.
  private static var limit: Double { 32_767 }
}
