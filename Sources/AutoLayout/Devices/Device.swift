import Graphics

/// A device whose screen a layout is made for.
public struct Device: Hashable, Sendable {
  /// The way a device is held.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// What surrounds and interrupts a screen.
  public enum Shape: String, Hashable, Sendable {
    /// Square corners above a home button.
    case homeButton
    /// Round corners and a notch for the sensors.
    case notch
    /// Round corners and an island for the sensors.
    case island
    /// Round corners and nothing else.
    case rounded
    /// A plain rectangle of no real device.
    case plain
  }

  /// The name on the command line and in file names, for example `iphone-17-pro`.
  public let name: String
  /// The name that people use, for example `iPhone 17 Pro`.
  public let productName: String
  /// The name that Interface Builder's documents use, for example `retina6_3`; none where it knows no such canvas.
  public let interfaceBuilderID: String?
  /// Whether it is a phone or a tablet.
  public let idiom: TraitCollection.UserInterfaceIdiom
  /// Pixels per point.
  public let scale: Double
  /// What surrounds and interrupts the screen.
  public let shape: Shape
  private let portraitSize: Size
  private let portraitSafeArea: EdgeInsets
  private let landscapeSafeArea: EdgeInsets
  private let isWideInLandscape: Bool

  init(
    name: String, productName: String, interfaceBuilderID: String? = nil, screen: Screen,
    idiom: TraitCollection.UserInterfaceIdiom
  ) {
    self.name = name
    self.productName = productName
    self.interfaceBuilderID = interfaceBuilderID
    self.idiom = idiom
    scale = screen.scale
    shape = screen.shape
    portraitSize = screen.size
    portraitSafeArea = screen.portraitSafeArea
    landscapeSafeArea = screen.landscapeSafeArea
    isWideInLandscape = screen.isWideInLandscape
  }

  /// The screen's size in points.
  public func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// How far the status bar, the sensors and the home indicator cover the screen, in points.
  public func safeArea(in orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// The room across: regular on tablets, and on large phones on their side.
  public func horizontalSizeClass(in orientation: Orientation) -> TraitCollection.SizeClass {
    idiom == .pad || (orientation == .landscape && isWideInLandscape) ? .regular : .compact
  }

  /// The room from top to bottom: compact only on phones on their side.
  public func verticalSizeClass(in orientation: Orientation) -> TraitCollection.SizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}
