/// The device whose screen Interface Builder's canvas shows.
public struct CanvasDevice: Hashable, Sendable {
  /// The way a device is held.
  public enum Orientation: String, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The two appearances.
  public enum Appearance: String, Hashable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// Interface Builder's name, for example `retina6_12`.
  public var id: String
  /// The way it is held.
  public var orientation: Orientation
  /// The appearance.
  public var appearance: Appearance

  /// Makes a device.
  public init(id: String, orientation: Orientation = .portrait, appearance: Appearance = .light) {
    self.id = id
    self.orientation = orientation
    self.appearance = appearance
  }

  /// The device that a document names: in its `device`, or in the simulated metrics of documents before Xcode 8.
  init?(document: InterfaceElement) {
    if let device = document.child(named: "device"), let id = device.attributes["id"] {
      self.init(
        id: id, orientation: device.word("orientation") ?? .portrait, appearance: device.word("appearance") ?? .light)
      return
    }
    guard let metrics = document.child(forKey: "defaultSimulatedMetrics"),
      let screen = metrics.child(forKey: "destination")?.attributes["type"], let id = screen.split(separator: ".").first
    else { return nil }
    let orientation = metrics.child(forKey: "orientation")?.attributes["orientation"] ?? ""
    self.init(id: String(id), orientation: orientation.hasPrefix("landscape") ? .landscape : .portrait)
  }
}
