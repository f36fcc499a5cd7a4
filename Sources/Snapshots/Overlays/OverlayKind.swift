/// What is drawn over a scene to explain its layout.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The constraints: I-bars for sizes and distances, lines for aligned edges.
  case constraints
  /// The outlines of frames, and of alignment rectangles where they differ.
  case frames
  /// Stripes over text that is lost or lies on something: red where that is certain, amber where it is possible.
  case overflow
}
