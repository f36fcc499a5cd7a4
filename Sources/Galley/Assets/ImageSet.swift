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

  /// Reads a set; none where its contents are no such description.
  init?(folder: String) {
    guard let data = try? Data(contentsOf: URL(filePath: folder + "/Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    self.folder = folder
    entries = contents.images
  }

  /// The paths of the pictures, in the order of the set's contents.
  var pictureFiles: [String] { entries.compactMap(\.filename).map { folder + "/" + $0 } }

  /// The picture that suits some traits best; none for vector formats.
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

/// A picture in a file.
enum ImageFile {
  /// The picture; none where the file is none that can be read.
  static func pixmap(at path: String, scale: Double) -> Pixmap? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return try? PNG.decode([UInt8](data), scale: scale)
  }
}
