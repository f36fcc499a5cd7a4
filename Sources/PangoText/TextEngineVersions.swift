internal import CPango

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
