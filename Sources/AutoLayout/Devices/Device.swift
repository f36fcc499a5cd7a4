import Graphics

/// A device, with the size, scale and safe area of its screen.
public struct Device: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait
    case landscape
  }

  /// The shape of a screen.
  public enum Shape: String, Hashable, Sendable {
    /// Square corners above a home button.
    case homeButton
    /// Rounded corners and a notch for the sensors.
    case notch
    /// Rounded corners and an island for the sensors.
    case island
    /// Rounded corners only.
    case rounded
    /// A rectangle that belongs to no real device.
    case plain
  }

  /// The name on the command line and in file names, for example `iphone-17-pro`.
  public let name: String
  /// The name of the product, for example `iPhone 17 Pro`.
  public let productName: String
  /// The name in Interface Builder documents, for example `retina6_3`, or `nil` if Interface Builder has no such
  /// canvas.
  package let interfaceBuilderID: String?
  /// The kind of device: phone or tablet.
  public let idiom: TraitCollection.UserInterfaceIdiom
  /// Pixels per point.
  public let scale: Double
  public let shape: Shape
  /// The look of the newest iOS that the device can have.
  public let newestLook: SystemLook
  /// The notch or island, or `nil` if the screen has none.
  package let sensorHousing: SensorHousing?
  private let portraitSize: Size
  private let portraitSafeArea: EdgeInsets
  private let landscapeSafeArea: EdgeInsets
  private let isWideInLandscape: Bool

  init(
    name: String, productName: String, interfaceBuilderID: String? = nil, screen: Screen,
    idiom: TraitCollection.UserInterfaceIdiom, newestLook: SystemLook = .current
  ) {
    self.name = name
    self.productName = productName
    self.interfaceBuilderID = interfaceBuilderID
    self.idiom = idiom
    self.newestLook = newestLook
    scale = screen.scale
    shape = screen.shape
    sensorHousing = screen.sensorHousing
    portraitSize = screen.size
    portraitSafeArea = screen.portraitSafeArea
    landscapeSafeArea = screen.landscapeSafeArea
    isWideInLandscape = screen.isWideInLandscape
  }

  /// Returns the size of the screen in points.
  public func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Returns the insets that the status bar, the sensors and the home indicator cover, in points.
  public func safeArea(in orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Returns the horizontal size class: regular for tablets, and for large phones in landscape.
  public func horizontalSizeClass(in orientation: Orientation) -> TraitCollection.SizeClass {
    idiom == .pad || (orientation == .landscape && isWideInLandscape) ? .regular : .compact
  }

  /// Returns the vertical size class: compact only for phones in landscape.
  public func verticalSizeClass(in orientation: Orientation) -> TraitCollection.SizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}

extension Device {
  /// The greatest width and height of a device made from a size, in points.
  static let largestExtent = 10_000.0

  /// Creates a device from its name, or from a size such as `390x844` or `390x844@3`.
  ///
  /// A device made from a size has a scale of 2 unless the text gives one, and no safe area. If both its width and its
  /// height are at least 700 points, it is a tablet.
  ///
  /// - Throws: ``DeviceError`` if the text is neither.
  public init(parsing text: String) throws(DeviceError) {
    if let device = Device.named(text.lowercased()) {
      self = device
    } else if text.first?.isNumber == true || text.first == "-" || text.first == "." {
      self = try Device(size: text)
    } else {
      throw .unknown(text, similar: Device.namesSimilar(to: text))
    }
  }

  private init(size text: String) throws(DeviceError) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let extents = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 2, extents.count == 2, let width = extents[0], let height = extents[1] else {
      throw .malformedSize(text)
    }
    guard (1...Device.largestExtent).contains(width), (1...Device.largestExtent).contains(height) else {
      throw .sizeOutOfRange(text)
    }
    guard let scale = parts.count == 2 ? Double(parts[1]) : 2, [1, 2, 3].contains(scale) else {
      throw .invalidScale(text)
    }
    let screen = Screen(
      size: Size(width: width, height: height), scale: scale, shape: .plain, portraitSafeArea: .zero,
      landscapeSafeArea: .zero)
    self.init(
      name: text, productName: "\(text.split(separator: "@")[0]) points", screen: screen,
      idiom: min(width, height) >= 700 ? .pad : .phone)
  }

  /// Returns up to five names that contain every part of a string, for example `iphone-17-pro` for `iPhone 17`.
  private static func namesSimilar(to text: String) -> [String] {
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let matches = all.map(\.name).filter { name in parts.allSatisfy { name.contains($0) } }
    return Array(matches.prefix(5))
  }
}

extension TraitCollection {
  /// Returns a copy with the traits that the device determines.
  package func on(_ device: Device, orientation: Device.Orientation = .portrait) -> TraitCollection {
    var traits = self
    traits.look = traits.look ?? device.newestLook
    traits.displayScale = device.scale
    traits.horizontalSizeClass = device.horizontalSizeClass(in: orientation)
    traits.verticalSizeClass = device.verticalSizeClass(in: orientation)
    traits.userInterfaceIdiom = device.idiom
    traits.hasIslandAtTop = device.shape == .island && orientation == .portrait
    return traits
  }
}

/// The reason why a string does not describe a device.
public enum DeviceError: Error, Hashable, Sendable {
  /// No device has the name; `similar` holds names that contain all of its parts.
  case unknown(String, similar: [String])
  /// The text begins like a size but is not one.
  case malformedSize(String)
  /// The width or height is not within 1...10,000 points.
  case sizeOutOfRange(String)
  /// The scale is not 1, 2 or 3.
  case invalidScale(String)
}

extension DeviceError: CustomStringConvertible {
  /// The text, and what is expected instead.
  public var description: String {
    switch self {
    case .unknown(let name, let similar) where similar.isEmpty:
      "unknown device '\(name)'; expected a name such as iphone-17 or a size such as 390x844@3"
    case .unknown(let name, let similar):
      "unknown device '\(name)'; similar names: \(similar.joined(separator: ", "))"
    case .malformedSize(let text): "'\(text)' is not a size; expected width x height in points, as in 390x844@3"
    case .sizeOutOfRange(let text): "the size '\(text)' is out of range; width and height must be 1 to 10000 points"
    case .invalidScale(let text): "the scale of '\(text)' is invalid; expected @1, @2 or @3"
    }
  }
}
