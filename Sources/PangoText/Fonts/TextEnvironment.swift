#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables of the environment that the text libraries look at.
enum TextEnvironment {
  /// Takes away what would change outlines, shaping or glyph forms on one machine alone, and names the folder of Thai's
  /// dictionary, without which Thai lines break elsewhere. To be called before any text is measured: the libraries look
  /// only once.
  static func makeHermetic(dictionaryFolders: [String]) {
    for variable in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "LANGUAGE"] { unsetenv(variable) }
    setenv("PANGO_LANGUAGE", "", 1)
    let folder = dictionaryFolders.first { access($0 + "/thbrk.tri", R_OK) == 0 }
    if let folder { setenv("LIBTHAI_DICTDIR", folder, 1) } else { unsetenv("LIBTHAI_DICTDIR") }
  }
}
