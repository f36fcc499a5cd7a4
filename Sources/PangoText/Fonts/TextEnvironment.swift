internal import CPango
import Files
import Synchronization

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

/// Lets one task at a time into Pango, however many font maps there are.
///
/// Pango 1.50 shares one HarfBuzz buffer and takes a new one while another thread has it: lines broken within words then
/// came out differently in 2% of the cases. Making and releasing font maps while another thread shapes crashed.
enum PangoLock {
  private static let mutex = Mutex(())

  /// Runs what calls Pango, alone in the process.
  static func withLock<Result>(_ body: () throws -> sending Result) rethrows -> sending Result {
    try mutex.withLock { _ in try body() }
  }
}

/// The versions of the libraries that lay out text, as this process runs with them.
public struct TextEngineVersions: Hashable, Sendable {
  /// Pango: lines and their breaks.
  public let pango = String(cString: pango_version_string())
  /// HarfBuzz: glyphs and their places.
  public let harfBuzz = String(cString: hb_version_string())
  /// fontconfig: which font stands for which.
  public let fontconfig: String

  /// Asks the libraries.
  public init() {
    let number = FcGetVersion()
    fontconfig = "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
