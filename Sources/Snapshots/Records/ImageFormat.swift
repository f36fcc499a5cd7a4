/// A format of image files. In the vector formats, text is drawn as outlines.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case svg
  case pdf
}
