import Files

/// A font as a document specifies it.
enum FontDescription: Hashable, Sendable {
  /// A text style by the name of its constant, for example `UICTFontTextStyleBody`.
  case textStyle(String)
  /// The system font with a size in points and a weight of 100...900.
  case system(size: Double, weight: Int, isItalic: Bool)
  /// A font by its PostScript name, with a size in points.
  case named(String, size: Double)
}

extension InterfaceElement {
  /// Returns the font that is the value of a property.
  func font(_ key: String) -> FontDescription? {
    guard let font = child(forKey: key), font.name == "fontDescription" || font.name == "font" else { return nil }
    return font.fontValue
  }

  /// The font that this `fontDescription` or `font` element specifies.
  var fontValue: FontDescription {
    if let style = attributes["style"] { return .textStyle(style) }
    let size = number("pointSize") ?? number("size") ?? SystemFontName.defaultSize(ofMetaFont: attributes["metaFont"])
    if let name = attributes["name"], let weight = SystemFontName.weight(ofFontNamed: name) {
      return .system(size: size, weight: weight, isItalic: name.contains("Italic"))
    }
    if let name = attributes["name"] { return .named(name, size: size) }
    return systemFont(size: size)
  }

  private func systemFont(size: Double) -> FontDescription {
    let type = attributes["type"] ?? attributes["metaFont"] ?? "system"
    let isBold = type.lowercased().contains("bold")
    let weight = attributes["weight"].flatMap { SystemFontName.weights[$0.lowercased()] }
    return .system(size: size, weight: weight ?? (isBold ? 700 : 400), isItalic: type == "italicSystem")
  }
}

/// The names that documents use for the system font.
enum SystemFontName {
  /// Returns the size in points if the document specifies none. Attributed texts have AppKit's fonts with AppKit's
  /// default sizes (`NSFont.systemFontSize`; 10 fonts in 2 documents).
  static func defaultSize(ofMetaFont name: String?) -> Double {
    switch name {
    case nil: 17
    case "label": 10
    case "smallSystem", "smallSystemBold": 11
    case "miniSystem": 9
    case "cellTitle": 12
    default: 13
    }
  }

  /// OpenType's weights by name.
  static let weights = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// Returns the weight of a private name of the system font, such as `.SFUI-Semibold`, or `nil` for other fonts.
  static func weight(ofFontNamed name: String) -> Int? {
    guard
      name.utf8.hasPrefix(".AppleSystemUI") || name.utf8.hasPrefix(".SF")
        || name.utf8.hasPrefix(".HelveticaNeueInterface")
    else {
      return nil
    }
    var style = name.lowercased()
    for slant in ["italic", "oblique"] where style.utf8.hasSuffix(slant) { style.removeLast(slant.count) }
    // The longest names first, because "semibold" contains "bold".
    let byLength = weights.keys.sorted { ($0.count, $0) > ($1.count, $1) }
    return byLength.first(where: style.utf8.hasSuffix).flatMap { weights[$0] } ?? 400
  }
}
