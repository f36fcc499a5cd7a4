import Files

/// A `.colorset` of an asset catalog.
struct ColorSet {
  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var color: Value?
    var variant: AssetVariant

    enum CodingKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
      variant = try AssetVariant(from: decoder)
    }
  }

  private struct Value: Decodable {
    var components: [String: String]?
    /// A system colour's name, for example `systemBlueColor`.
    var reference: String?
  }

  private let entries: [Entry]

  /// Reads a set.
  ///
  /// - Throws: ``UnreadableInput`` if its `Contents.json` does not describe one.
  init(folder: String) throws(UnreadableInput) {
    entries = try CatalogContents.read(Contents.self, inFolder: folder).colors
  }

  /// Returns the colour that best suits the traits.
  func color(for traits: TraitCollection) -> Color? {
    let defined = entries.filter { $0.color != nil }
    guard let value = AssetVariant.best(of: defined, for: traits, \.variant).first?.color else { return nil }
    if let reference = value.reference { return SystemColor(rawValue: reference)?.color(compatibleWith: traits) }
    return value.components.flatMap(Self.color)
  }

  private static func color(of components: [String: String]) -> Color? {
    let alpha = components["alpha"].flatMap(component) ?? 1
    if let white = components["white"].flatMap(component) { return Color(white: white, alpha: alpha) }
    guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
      let blue = components["blue"].flatMap(component)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component as Xcode writes it: `0.502`, `0x80` or `128`.
  private static func component(_ text: String) -> Double? {
    if text.utf8.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.utf8.contains(".") ? number : number / 255
  }
}
