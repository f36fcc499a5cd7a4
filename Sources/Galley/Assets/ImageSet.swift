import Files

/// An `.imageset`, `.appiconset` or `.symbolset` of an asset catalog.
struct ImageSet {
  /// What the folder's name extension says.
  enum Kind: String, CaseIterable {
    case images = ".imageset"
    case appIcon = ".appiconset"
    case symbol = ".symbolset"
  }

  private struct Contents: Decodable {
    var images: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?
  }

  private struct Properties: Decodable {
    var intent: String?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  private struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var size: String?
    var variant: AssetVariant
    var resizing: ImageSetResizing?
    var alignmentInsets: ImageSetInsets?

    enum CodingKeys: String, CodingKey {
      case filename, scale, size, resizing
      case alignmentInsets = "alignment-insets"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try? values.decodeIfPresent(String.self, forKey: .scale)
      size = try? values.decodeIfPresent(String.self, forKey: .size)
      resizing = try? values.decodeIfPresent(ImageSetResizing.self, forKey: .resizing)
      alignmentInsets = try? values.decodeIfPresent(ImageSetInsets.self, forKey: .alignmentInsets)
      variant = try AssetVariant(from: decoder)
    }

    /// The pixels per point, or `nil` if the entry is for all scales.
    var pixelsPerPoint: Double? { scale.flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? $0 : nil } }

    /// The width of an app icon in points.
    var pointWidth: Double { size.flatMap { $0.utf8.split(separator: "x").first.flatMap { Double($0) } } ?? 0 }
  }

  private let folder: String
  private let kind: Kind
  private let contents: Contents
  private var entries: [Entry] {
    (contents.images ?? contents.symbols ?? []).filter { $0.filename?.isEmpty == false }
  }

  /// Reads a set.
  ///
  /// - Throws: ``UnreadableInput`` if its `Contents.json` does not describe one.
  init(folder: String, kind: Kind) throws(UnreadableInput) {
    contents = try CatalogContents.read(Contents.self, inFolder: folder)
    self.folder = folder
    self.kind = kind
  }

  /// The paths of the images, in the order of `Contents.json`.
  var pictureFiles: [String] { entries.compactMap(\.filename).map { folder + "/" + $0 } }

  /// Returns the file that best suits the traits, or `nil` if the set has none for this platform and appearance.
  func choice(for traits: TraitCollection) -> ImageChoice? {
    // Xcode builds a set from the files that exist. If none does, the first is reported.
    // Nobody says whether those outside of the project exist.
    let present = entries.filter { entry in
      guard let path = entry.filename.map({ folder + "/" + $0 }) else { return false }
      return FileState(of: path) != nil || FileBounds.refuse(path)
    }
    let suitable = AssetVariant.best(of: present.isEmpty ? entries : present, for: traits, \.variant)
    let entry = kind == .appIcon ? homeScreenIcon(of: suitable, for: traits) : bestScale(of: suitable, for: traits)
    guard let entry, let file = entry.filename else { return nil }
    var choice = ImageChoice(path: folder + "/" + file, pixelsPerPoint: entry.pixelsPerPoint)
    choice.isSymbol = kind == .symbol
    choice.keepsVectors = contents.properties?.preservesVectors ?? false
    choice.renderingMode = renderingMode
    choice.isMirrored = entry.variant.languageDirection.map { $0 != traits.layoutDirection } ?? false
    choice.resizing = entry.resizing
    choice.alignmentInsets = entry.alignmentInsets
    return choice
  }

  private var renderingMode: Image.RenderingMode {
    switch contents.properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: kind == .symbol ? .alwaysTemplate : .automatic
    }
  }

  private func bestScale(of entries: [Entry], for traits: TraitCollection) -> Entry? {
    entries.enumerated().max { one, other in
      let (scale, better) = (
        one.element.pixelsPerPoint ?? traits.displayScale, other.element.pixelsPerPoint ?? traits.displayScale
      )
      // The first of equals.
      return scale == better
        ? one.offset > other.offset : ProjectAssets.isWorse(scale, than: better, for: traits.displayScale)
    }?.element
  }

  /// Returns the icon of the home screen: 60 points on a phone and 76 on a pad, or else the largest, from which Xcode
  /// derives the others.
  private func homeScreenIcon(of entries: [Entry], for traits: TraitCollection) -> Entry? {
    let width = traits.userInterfaceIdiom == .pad ? 76.0 : 60.0
    let icons = entries.filter { $0.pointWidth == width }
    return bestScale(of: icons, for: traits) ?? entries.max { $0.pointWidth < $1.pointWidth }
  }
}

/// A file that shows an asset, and how.
struct ImageChoice {
  var path: String
  /// The pixels per point of a bitmap, or `nil` if the asset does not say.
  var pixelsPerPoint: Double?
  var renderingMode = Image.RenderingMode.automatic
  /// Whether the file is a template of Apple's SF Symbols app.
  var isSymbol = false
  /// Whether a drawing is painted anew for each size, instead of in its own size when the app is built.
  var keepsVectors = false
  var isMirrored = false
  var resizing: ImageSetResizing?
  var alignmentInsets: ImageSetInsets?
}

/// Distances from the edges of an image in pixels, as catalogs store them.
struct ImageSetInsets: Decodable {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?

  func points(scale: Double) -> EdgeInsets {
    EdgeInsets(
      top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale, right: (right ?? 0) / scale)
  }
}

/// The slices of an image in pixels, as catalogs store them.
struct ImageSetResizing: Decodable {
  struct Center: Decodable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  var mode: String?
  var center: Center?
  var capInsets: ImageSetInsets?

  enum CodingKeys: String, CodingKey {
    case mode, center
    case capInsets = "cap-insets"
    case oldCapInsets = "capInsets"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    mode = try values.decodeIfPresent(String.self, forKey: .mode)
    center = try values.decodeIfPresent(Center.self, forKey: .center)
    capInsets =
      try values.decodeIfPresent(ImageSetInsets.self, forKey: .capInsets)
      ?? values.decodeIfPresent(ImageSetInsets.self, forKey: .oldCapInsets)
  }

  /// Returns the slices of an image in points.
  ///
  /// - Parameters:
  ///   - size: The image's size in points.
  ///   - scale: Its pixels per point.
  func points(of size: Size, scale: Double) -> ImageResizing {
    var insets = capInsets?.points(scale: scale) ?? .zero
    if mode == "3-part-horizontal" { (insets.top, insets.bottom) = (0, 0) }
    if mode == "3-part-vertical" { (insets.left, insets.right) = (0, 0) }
    let width = mode == "3-part-vertical" ? nil : center?.width
    let height = mode == "3-part-horizontal" ? nil : center?.height
    let centerSize = Size(
      width: width.map { $0 / scale } ?? size.width - insets.horizontal,
      height: height.map { $0 / scale } ?? size.height - insets.vertical)
    return ImageResizing(
      capInsets: insets, mode: center?.mode == "tile" ? .tile : .stretch, centerSize: centerSize)
  }
}
