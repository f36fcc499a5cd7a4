/// A format of image files.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Outlines for the web.
  case svg
  /// Outlines for print.
  case pdf
}
