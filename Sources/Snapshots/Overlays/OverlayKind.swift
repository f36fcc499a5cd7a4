/// What is drawn over a scene to explain its layout.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The constraints: I-bars for sizes and distances, lines for aligned edges.
  case constraints
  /// The outlines of frames, and of alignment rectangles where they differ.
  case frames
}
