import Graphics

/// Where and how strongly items are painted.
struct Placement {
  /// From the items' coordinates to the surface's.
  var transform: AffineTransform
  /// What the items' alphas are multiplied by.
  var opacity = 1.0
  /// How many groups the items stand in.
  var depth = 0

  /// The same within a group's transform.
  func inside(_ transform: AffineTransform) -> Placement {
    Placement(transform: transform.concatenating(self.transform), opacity: opacity, depth: depth + 1)
  }
}
