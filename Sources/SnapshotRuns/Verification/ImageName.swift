import Files
import Galley
import ImageFiles

/// The name of an image: its path below a folder that is compared.
///
/// Names are equal if their bytes are, as on file systems. So two names are different if they only look the same,
/// because in one of them accents are characters of their own.
struct ImageName: Hashable, Comparable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Returns whether a path is that of an image. macOS adds files whose names begin with "._" to archives, with what
  /// other file systems cannot store.
  static func isImage(_ path: String) -> Bool {
    ImageFile.hasImageName(path) && !path.lastPathPart.utf8.hasPrefix("._")
  }

  static func == (one: ImageName, other: ImageName) -> Bool { one.path.utf8.equals(other.path) }

  func hash(into hasher: inout Hasher) { PathBytes(path).hash(into: &hasher) }

  static func < (one: ImageName, other: ImageName) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }

  /// The path without its extension.
  var stem: String {
    guard let dot = path.lastPathPart.utf8.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }

  /// The name of the layout beside the image.
  var sidecar: ImageName { ImageName(stem + ".json") }

  var folder: String { String(Substring(path.utf8.dropLast(path.lastPathPart.utf8.count))) }

  /// Whether the image is that of a scene, as Galley names it.
  var isSnapshot: Bool { path.utf8.hasSuffix(".png") && MatrixCellName.isSnapshot(String(stem.lastPathPart)) }

  /// Whether the file is the layout of a scene, as Galley names it.
  var isLayoutOfSnapshot: Bool { path.utf8.hasSuffix(".json") && MatrixCellName.isSnapshot(String(stem.lastPathPart)) }

  /// Whether the image has the name of a contact sheet, which shows the images beside it.
  var isSheet: Bool { path.lastPathPart == "sheet.png" }

  /// The pixels per point: two for an image that is called `name@2x.png`.
  var scale: Int { MatrixCellName(String(stem.lastPathPart)).scale }

  /// Returns a result for the image. Snapshots are called by their traits and without extension, other images by their
  /// whole paths.
  func result(_ status: Verdict) -> SnapshotResult {
    guard !isSnapshot else { return SnapshotResult(path: stem, status: status) }
    let traits = SnapshotTraits(device: "", locale: "", typeSize: "", orientation: "portrait", appearance: "light")
    return SnapshotResult(path: path, document: path, scene: "", traits: traits, scale: scale, status: status)
  }
}
