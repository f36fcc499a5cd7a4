internal import CCairo
internal import CFreeType

/// The versions of the libraries that paint, as this process runs with them.
public struct RasterEngineVersions: Hashable, Sendable {
  /// Cairo: shapes and pictures.
  public let cairo = String(cString: cairo_version_string())
  /// FreeType: the outlines of glyphs.
  public let freeType: String

  /// Asks the libraries.
  public init() {
    var library: FT_Library?
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0, let library {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    freeType = "\(major).\(minor).\(patch)"
  }
}
