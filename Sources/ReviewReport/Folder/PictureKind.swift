/// The pictures that a report has of a snapshot.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  /// The reference.
  case expected
  /// The picture as it is now.
  case actual
  /// Where they differ.
  case difference
  /// The reference with its layout drawn over it.
  case expectedOverlay
  /// The picture as it is now with its layout drawn over it.
  case actualOverlay
  /// A small picture for the list; without it the list shrinks the picture as it is now.
  case thumbnail

  /// The end of the file's name.
  var suffix: String {
    switch self {
    case .expected, .actual, .difference, .thumbnail: ".\(rawValue).png"
    case .expectedOverlay: ".expected.overlay.png"
    case .actualOverlay: ".actual.overlay.png"
    }
  }
}
