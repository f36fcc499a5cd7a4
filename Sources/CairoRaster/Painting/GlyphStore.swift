internal import CFreeType
import Graphics

/// The faces in use, with their glyphs.
///
/// This uses FreeType directly because Cairo's own font cache keeps ten files open for the whole process, and opens
/// them without the lock that FreeType requires between threads.
final class GlyphStore {
  private var library: FT_Library?
  private var faces: [Typeface.Key: Typeface] = [:]
  /// A buffer for the coverage of a run of text, reused for each run.
  var coverage = CoverageBuffer()

  deinit {
    faces.removeAll()
    FT_Done_FreeType(library)
  }

  /// Returns a face without a selected size. Opens the font file on first use.
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

  /// Turns off stem darkening, which changes outlines. An environment variable could turn it on.
  private static func forbidStemDarkening(in library: FT_Library) {
    for driver in ["cff", "type1", "t1cid"] {
      var isOff: FT_Bool = 1
      FT_Property_Set(library, driver, "no-stem-darkening", &isOff)
    }
  }
}

/// A face of a font file, without a selected size, and the glyphs used so far.
final class Typeface {
  struct Key: Hashable {
    let path: String
    let index: Int
    let variations: String
    let isSlanted: Bool
    let isEmboldened: Bool
    let isRounded: Bool

    init(_ face: FontFace) {
      path = face.path
      index = face.index
      variations = face.variations
      isSlanted = face.isSlanted
      isEmboldened = face.isEmboldened
      isRounded = face.isRounded
    }

    /// The weight on the font's axis, or that of regular text.
    var weight: Double { FontVariation.parse(variations).last { $0.axis == "wght" }?.value ?? 400 }
  }

  let key: Key
  let face: FT_Face
  private var outlines: [UInt32: GlyphOutline] = [:]
  private var masks: [GlyphMask.Key: GlyphMask] = [:]
  private var pictures: [GlyphPicture.Key: GlyphPicture] = [:]

  /// The largest number of glyphs to keep: more than a CJK font has.
  private static let capacity = 30_000

  init(_ key: Key, library: FT_Library) throws(RasterError) {
    var opened: FT_Face?
    guard FT_New_Face(library, key.path, FT_Long(key.index), &opened) == 0, let opened else {
      throw .unreadableFont(path: key.path, index: key.index)
    }
    self.key = key
    face = opened
    try FontVariation.parse(key.variations).apply(to: face, of: library)
  }

  deinit {
    FT_Done_Face(face)
  }

  /// Returns a glyph's outline, empty if the glyph has none.
  func outline(of glyph: UInt32) throws(RasterError) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let outline = try GlyphOutline(loading: glyph, from: self)
    if outlines.count >= Self.capacity { outlines.removeAll() }
    outlines[glyph] = outline
    return outline
  }

  func mask(_ key: GlyphMask.Key) throws(RasterError) -> GlyphMask {
    if let known = masks[key] { return known }
    let mask = try GlyphMask(of: outline(of: key.glyph), key)
    if masks.count >= Self.capacity { masks.removeAll() }
    masks[key] = mask
    return mask
  }

  /// Returns the picture of a coloured glyph, or `nil` if the face has none.
  func picture(_ key: GlyphPicture.Key) throws(RasterError) -> GlyphPicture? {
    if let known = pictures[key] { return known }
    guard let picture = try GlyphPicture(key, from: self) else { return nil }
    if pictures.count >= Self.capacity / 100 { pictures.removeAll() }
    pictures[key] = picture
    return picture
  }
}

/// The value of one axis of a variable font.
struct FontVariation: Hashable {
  /// The axis's tag of four letters, for example `wght`.
  let axis: String
  /// The value on the axis's own scale.
  let value: Double

  /// Reads settings such as `wght=600,opsz=14` and skips malformed ones.
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
  /// Sets the axes of a variable face. Axes without a setting keep their defaults.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if FreeType has no memory for it.
  func apply(to face: FT_Face, of library: FT_Library) throws(RasterError) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !isEmpty, try FreeTypeStatus.isFine(FT_Get_MM_Var(face, &description)), let description else { return }
    defer { FT_Done_MM_Var(library, description) }
    let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
    var coordinates = axes.map { axis in
      let setting = last { $0.tag == axis.tag }
      let held = setting.map { Swift.min(Swift.max($0.value, -Self.limit), Self.limit) }
      return held.map { FT_Fixed(bounded: ($0 * 65_536).rounded()) } ?? axis.def
    }
    _ = try FreeTypeStatus.isFine(FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates))
  }

  /// The largest value that FreeType's 16.16 fixed-point numbers can represent.
  private static var limit: Double { 32_767 }
}

/// The status that a function of FreeType returns.
enum FreeTypeStatus {
  /// Returns whether a function succeeded: it fails if a font is damaged or does not have what was asked for.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if there is no memory, which says nothing about the font.
  static func isFine(_ status: FT_Error) throws(RasterError) -> Bool {
    if status == FT_Err_Out_Of_Memory { throw .drawingFailed(status: Int(status)) }
    return status == 0
  }
}
