import AutoLayout

/// What a scene is laid out on.
public enum MatrixScreen: Hashable, Sendable {
  /// The document's own canvas.
  case canvas
  /// A device.
  case device(Device)

  /// The name on the command line and in results.
  public var name: String {
    switch self {
    case .canvas: "canvas"
    case .device(let device): device.name
    }
  }

  /// The device; none for a canvas.
  public var device: Device? {
    switch self {
    case .canvas: nil
    case .device(let device): device
    }
  }
}
