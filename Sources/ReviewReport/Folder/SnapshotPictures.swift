import Graphics

/// The pictures of a snapshot that a report has, and the layout of the last of them.
struct SnapshotPictures {
  /// A picture's file and size.
  struct Picture {
    /// The path below the report's folder.
    var file: String
    /// The size and the digest.
    var outline: PNGOutline
    /// A hash of the file's bytes.
    var hash: String
  }

  /// A layout's file.
  struct Sidecar {
    /// The path below the report's folder.
    var file: String
    /// A hash of the file's bytes.
    var hash: String
  }

  /// The pictures in the order of their kinds.
  var pictures: [(kind: PictureKind, picture: Picture)] = []
  /// The layout of the picture as it is now.
  var sidecar: Sidecar?

  /// A hash of what is decided about: a decision holds for as long as it is the same.
  var digest: String {
    var hash = Fingerprint()
    for (kind, picture) in pictures where kind == .expected || kind == .actual {
      hash.combine(kind.rawValue)
      hash.combine(picture.outline.digest)
    }
    if let sidecar { hash.combine(sidecar.hash) }
    return hash.text
  }
}
