/// The pictures of a snapshot that a report has.
struct SnapshotPictures {
  /// A picture's file and size.
  struct Picture {
    /// The path below the report's folder.
    var file: String
    /// The size and the digest.
    var outline: PNGOutline
  }

  /// The pictures in the order of their kinds.
  var pictures: [(kind: PictureKind, picture: Picture)] = []

  /// A hash of all pictures: a decision that was made about them holds for as long as they are the same.
  var digest: String {
    var hash = Fingerprint()
    for (kind, picture) in pictures where kind == .expected || kind == .actual {
      hash.combine(kind.rawValue)
      hash.combine(picture.outline.digest)
    }
    return hash.text
  }
}
