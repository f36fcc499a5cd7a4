internal import CFreeType

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
