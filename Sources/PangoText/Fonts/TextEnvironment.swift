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
    for variable in ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "LANGUAGE"] where getenv(variable) != nil {
      unsetenv(variable)
    }
    set("PANGO_LANGUAGE", to: "")
    if let folder = dictionaryFolders.first(where: { access($0 + "/thbrk.tri", R_OK) == 0 }) {
      set("LIBTHAI_DICTDIR", to: folder)
    }
  }

  /// Writes only what is not so already, since other threads may be reading.
  private static func set(_ variable: String, to value: String) {
    if let present = getenv(variable), String(cString: present) == value { return }
    setenv(variable, value, 1)
  }
}
