import Foundation

/// An `.imageset` of an asset catalog.
struct ImageSet {
  private struct Contents: Decodable {
    var images: [Entry]
  }

  private struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var variant: AssetVariant

    enum CodingKeys: CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      variant = try AssetVariant(from: decoder)
    }

    var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  private let folder: String
  private let entries: [Entry]

  /// Reads a set, or returns `nil` if its `Contents.json` does not describe one.
  init?(folder: String) {
    guard let data = try? Data(contentsOf: URL(filePath: folder + "/Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    self.folder = folder
    entries = contents.images
  }

  /// The paths of the images, in the order of `Contents.json`.
  var pictureFiles: [String] { entries.compactMap(\.filename).map { folder + "/" + $0 } }

  /// Returns the image that best suits the traits, or `nil` if the set contains only vector formats.
  func pixmap(for traits: TraitCollection) -> Pixmap? {
    let suitable = entries.filter { $0.filename?.lowercased().hasSuffix(".png") == true }
      .compactMap { entry in entry.variant.rank(for: traits).map { (entry: entry, rank: $0) } }
    let best = suitable.max { one, other in
      one.rank != other.rank
        ? one.rank < other.rank
        : ProjectAssets.isWorse(one.entry.pixelsPerPoint, than: other.entry.pixelsPerPoint, for: traits.displayScale)
    }
    return best.flatMap { best in
      best.entry.filename.flatMap {
        ImageFile.pixmap(at: folder + "/" + $0, scale: best.entry.pixelsPerPoint)
      }
    }
  }
}

/// Reads image files.
enum ImageFile {
  /// Returns the image of a PNG file, or `nil` if the file cannot be read.
  static func pixmap(at path: String, scale: Double) -> Pixmap? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return try? PNG.decode([UInt8](data), scale: scale)
  }
}

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

  /// Reads a set, or returns `nil` if its `Contents.json` does not describe one.
  init?(folder: String) {
    guard let data = try? Data(contentsOf: URL(filePath: folder + "/Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    entries = contents.colors
  }

  /// Returns the colour that best suits the traits.
  func color(for traits: TraitCollection) -> Color? {
    let suitable = entries.compactMap { entry in
      entry.color.flatMap { color in entry.variant.rank(for: traits).map { (color: color, rank: $0) } }
    }
    guard let value = suitable.max(by: { $0.rank < $1.rank })?.color else { return nil }
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
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
  }
}

/// The traits that an entry of Xcode's `Contents.json` is meant for.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Appearance]?

  /// Returns how well the entry suits the traits, or `nil` if it is meant for others. More specific entries rank
  /// higher.
  func rank(for traits: TraitCollection) -> Int? {
    let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
    let contrast = appearances?.first { $0.appearance == "contrast" }?.value
    guard contrast == nil, luminosity == nil || luminosity == traits.userInterfaceStyle.rawValue else { return nil }
    let appearanceRank = luminosity == nil ? 0 : 2
    switch idiom ?? "universal" {
    case "universal": return appearanceRank
    case "iphone": return traits.userInterfaceIdiom == .phone ? appearanceRank + 1 : nil
    case "ipad": return traits.userInterfaceIdiom == .pad ? appearanceRank + 1 : nil
    default: return nil
    }
  }
}
