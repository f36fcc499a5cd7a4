import Graphics

/// The pictures of a snapshot that a report has, and the layout of the last of them.
package struct SnapshotPictures {
  /// A picture's file and size.
  package struct Picture {
    /// The path below the report's folder.
    package var file: String
    /// The size in pixels.
    package var width, height: Int
    /// A hash of the file's bytes; none in reports of earlier versions.
    package var hash: String?
  }

  /// A layout's file.
  package struct Sidecar {
    /// The path below the report's folder.
    package var file: String
    /// A hash of the file's bytes.
    package var hash: String
  }

  /// The pictures in the order of their kinds.
  package private(set) var pictures: [(kind: PictureKind, picture: Picture)] = []
  /// The layout of the picture as it is now.
  package private(set) var sidecar: Sidecar?
  /// A hash of what is decided about: a decision holds for as long as it is the same.
  package var digest: String { storedDigest ?? hash.text }
  private var hash = Fingerprint()
  private var storedDigest: String?

  init() {}

  /// The pictures of a report that was read.
  init(_ pictures: [(kind: PictureKind, picture: Picture)], sidecar: Sidecar?, digest: String) {
    self.pictures = pictures
    self.sidecar = sidecar
    storedDigest = digest
  }

  /// The picture of a kind.
  package func picture(of kind: PictureKind) -> Picture? { pictures.first { $0.kind == kind }?.picture }

  /// The files, by their paths below the report's folder.
  var files: [String] { pictures.map(\.picture.file) + (sidecar.map { [$0.file] } ?? []) }

  /// The pictures without those of some files.
  func without(_ files: Set<String>) -> SnapshotPictures {
    SnapshotPictures(
      pictures.filter { !files.contains($0.picture.file) },
      sidecar: sidecar.flatMap { files.contains($0.file) ? nil : $0 },
      digest: digest)
  }

  /// Adds a picture; those of a snapshot are added in the order of their kinds.
  mutating func add(_ outline: PNGOutline, hash fileHash: String, of kind: PictureKind, as file: String) {
    pictures.append((kind, Picture(file: file, width: outline.width, height: outline.height, hash: fileHash)))
    guard kind == .expected || kind == .actual else { return }
    hash.combine(kind.rawValue)
    hash.combine(outline.digest)
  }

  /// Adds the layout, after all pictures.
  mutating func add(sidecar: Sidecar) {
    self.sidecar = sidecar
    hash.combine(sidecar.hash)
  }
}
