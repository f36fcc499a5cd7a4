/// A font as a document tells it.
enum FontDescription: Hashable, Sendable {
  /// A text style by its constant's name, for example `UICTFontTextStyleBody`.
  case textStyle(String)
  /// The system's typeface at a size in points and a weight of 100...900.
  case system(size: Double, weight: Int, isItalic: Bool)
  /// A typeface by its PostScript name, its family and a size in points.
  case named(String, family: String?, size: Double)
}

extension InterfaceElement {
  /// The font that is a property's value.
  func font(_ key: String) -> FontDescription? {
    guard let font = child(forKey: key), font.name == "fontDescription" || font.name == "font" else { return nil }
    return font.fontValue
  }

  /// The font that this `fontDescription` or `font` element tells.
  var fontValue: FontDescription {
    if let style = attributes["style"] { return .textStyle(style) }
    let size = number("pointSize") ?? number("size") ?? SystemFontName.defaultSize
    if let name = attributes["name"], let weight = SystemFontName.weight(ofFontNamed: name) {
      return .system(size: size, weight: weight, isItalic: name.contains("Italic"))
    }
    if let name = attributes["name"] { return .named(name, family: attributes["family"], size: size) }
    return systemFont(size: size)
  }

  private func systemFont(size: Double) -> FontDescription {
    let type = attributes["type"] ?? attributes["metaFont"] ?? "system"
    let isBold = type.lowercased().contains("bold")
    let weight = attributes["weight"].flatMap { SystemFontName.weights[$0.lowercased()] }
    return .system(size: size, weight: weight ?? (isBold ? 700 : 400), isItalic: type == "italicSystem")
  }
}

/// The names under which documents write the system's typeface.
private enum SystemFontName {
  /// The size in points that the system's typeface has where none is written.
  static let defaultSize = 17.0

  /// The weights' names and numbers, as in OpenType.
  static let weights = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// The weight of a private name of the system's typeface (`.SFUI-Semibold`, `.AppleSystemUIFontBold`), none for others.
  static func weight(ofFontNamed name: String) -> Int? {
    guard name.hasPrefix(".AppleSystemUI") || name.hasPrefix(".SF") || name.hasPrefix(".HelveticaNeueInterface") else {
      return nil
    }
    let lowercased = name.lowercased()
    // Longest first, or "semibold" would be found to be "bold".
    let byLength = weights.keys.sorted { ($0.count, $0) > ($1.count, $1) }
    return byLength.first(where: lowercased.hasSuffix).flatMap { weights[$0] } ?? 400
  }
}
