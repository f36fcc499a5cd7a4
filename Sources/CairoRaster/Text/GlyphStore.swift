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
