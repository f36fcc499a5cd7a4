import AutoLayout

/// What a scene is laid out for.
public enum Canvas: Hashable, Sendable {
  /// The document's own canvas, at its device's scale (2 where none is named).
  case document
  /// A device, held in one way.
  case device(Device, Device.Orientation)
}
