internal import CPango

/// The fonts that a process offers to libraries that ask fontconfig without naming a configuration.
///
/// Poppler does so for the texts of a PDF file that lacks their fonts. It passes over variable fonts, so a variable
/// font is offered here in its regular weight only.
enum FixedFaces {
  /// Makes these fonts, with the same rules as those of a library, the current ones of the process.
  ///
  /// Without a current configuration, Pango would scan the fonts of the machine on first use: up to 860 ms.
  ///
  /// - Returns: Whether fontconfig accepted them.
  static func makeCurrent(_ fonts: UnsafeMutablePointer<FcFontSet>) -> Bool {
    guard let configuration = FcConfigCreate() else { return false }
    // The current configuration is kept by a reference of its own.
    defer { FcConfigDestroy(configuration) }
    guard FcConfigParseAndLoadFromMemory(configuration, FontconfigRules.xml, FcBool(FcTrue)) != 0,
      FcConfigBuildFonts(configuration) != 0, let offered = FcConfigGetFonts(configuration, FcSetSystem)
    else { return false }
    for number in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[number], let face = fixed(pattern) else { continue }
      FcFontSetAdd(offered, face)
    }
    return FcConfigSetCurrent(configuration) != 0
  }

  /// Returns a pattern to add to a set, which takes ownership of it.
  private static func fixed(_ pattern: OpaquePointer) -> OpaquePointer? {
    var isVariable: FcBool = 0
    guard FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 else {
      FcPatternReference(pattern)
      return pattern
    }
    guard let face = FcPatternDuplicate(pattern) else { return nil }
    for property in [FC_VARIABLE, FC_WEIGHT, FC_INDEX] { FcPatternDel(face, property) }
    FcPatternAddBool(face, FC_VARIABLE, FcBool(FcFalse))
    FcPatternAddInteger(face, FC_WEIGHT, FC_WEIGHT_REGULAR)
    FcPatternAddInteger(face, FC_INDEX, 0)
    return face
  }
}
