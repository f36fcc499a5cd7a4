internal import CPango
import Graphics

/// A cache of the faces behind Pango's fonts.
final class FaceCache {
  struct Record {
    let face: FontFace
    let metrics: FaceMetrics
  }

  private var records: [UnsafeMutablePointer<PangoFont>: Record] = [:]

  func record(for font: UnsafeMutablePointer<PangoFont>) -> Record {
    if let known = records[font] { return known }
    // A run of the tool uses a few hundred fonts; only hostile input has thousands.
    if records.count >= 2_000 { forgetAll() }
    // Retained so that no other font is allocated at the same address.
    g_object_ref(font)
    let record = FaceCache.read(font)
    records[font] = record
    return record
  }

  /// Releases all fonts. The owner must call this before releasing the font map.
  func forgetAll() {
    for font in records.keys { g_object_unref(font) }
    records.removeAll()
  }

  private static func read(_ font: UnsafeMutablePointer<PangoFont>) -> Record {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let metrics = FaceMetrics(font)
    guard let pattern = galley_font_pattern(font) else {
      return Record(face: FontFace(path: "", size: size), metrics: metrics)
    }
    let isColor = bool(FC_COLOR, of: pattern)
    let face = FontFace(
      path: string(FC_FILE, of: pattern),
      // The upper half is the number of a named instance of a variable font, which `variations` describes.
      index: integer(FC_INDEX, of: pattern) & 0xFFFF,
      variations: string(FC_FONT_VARIATIONS, of: pattern),
      // The size of a bitmap font is that of its strike; its matrix contains the factor to the requested size.
      size: isColor ? size * (matrix(of: pattern)?.yy ?? 1) : size,
      isSlanted: !isColor && isSheared(pattern), isEmboldened: bool(FC_EMBOLDEN, of: pattern),
      isRounded: bool(FontconfigRules.roundedMark, of: pattern), isColor: isColor)
    return Record(face: face, metrics: metrics)
  }

  private static func string(_ property: String, of pattern: OpaquePointer) -> String {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return "" }
    return String(cString: value)
  }

  private static func integer(_ property: String, of pattern: OpaquePointer) -> Int {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : 0
  }

  private static func bool(_ property: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != 0
  }

  private static func isSheared(_ pattern: OpaquePointer) -> Bool { matrix(of: pattern).map { $0.xy != 0 } ?? false }

  private static func matrix(of pattern: OpaquePointer) -> FcMatrix? {
    var matrix: UnsafeMutablePointer<FcMatrix>?
    return FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch ? matrix?.pointee : nil
  }
}
