import Galley
import UIKit

// The sizes, the safe areas and the size classes are those of Galley's devices, with their sources. The scale is that
// of the main screen, as suites run all devices on one simulator.

extension ViewImageConfig {
  /// A phone, in the text size of the references that suites have: one step below that of new devices.
  static func phone(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    let device = Device.known(name)
    let orientation: Device.Orientation = orientation == .portrait ? .portrait : .landscape
    let traits = UITraitCollection(traitsFrom: [
      .screen(of: device, .init(device.horizontalSizeClass(in: orientation))),
      UITraitCollection(verticalSizeClass: .init(device.verticalSizeClass(in: orientation))),
      UITraitCollection(preferredContentSizeCategory: .medium),
    ])
    let former = formerSafeAreas[name].map { orientation == .portrait ? $0.portrait : $0.landscape }
    return ViewImageConfig(
      safeArea: former ?? UIEdgeInsets(device.safeArea(in: orientation)), size: CGSize(device.size(in: orientation)),
      traits: traits)
  }

  /// The safe areas of the first phones without a home button as suites have them in their stored frames, with the
  /// insets of iOS 11.
  private static let formerSafeAreas = Dictionary(
    uniqueKeysWithValues: ["iphone-11", "iphone-11-pro", "iphone-11-pro-max"].map { name in
      (
        name,
        (
          portrait: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
          landscape: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44)
        )
      )
    })

  /// A tablet, or a part of its screen beside another app.
  static func tablet(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    let device = Device.known(name)
    var size = CGSize(device.size(in: orientation.orientation))
    size.width = orientation.width(on: name) ?? size.width
    let traits = UITraitCollection(traitsFrom: [
      .screen(of: device, size.width > widestCompactPart ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    return ViewImageConfig(
      safeArea: UIEdgeInsets(device.safeArea(in: orientation.orientation)), size: size, traits: traits)
  }

  static func tablet(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    tablet(name, orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full))
  }

  /// In points. Human Interface Guidelines, "Layout", "Device size classes": of the parts of a screen, the widest that
  /// is compact has 639 points, and the narrowest that is regular 678.
  private static let widestCompactPart = 639.0
}

extension ViewImageConfig.TabletOrientation {
  fileprivate var orientation: Device.Orientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }

  /// The widths in points of parts of a screen. Human Interface Guidelines, "Layout", the tables of multitasking.
  private struct Parts {
    /// A third, a half and two thirds.
    let landscape: (Double, Double, Double)
    /// A third and two thirds.
    let portrait: (Double, Double)
  }

  private static let parts: [String: Parts] = [
    "ipad-9.7": Parts(landscape: (320, 507, 694), portrait: (320, 438)),
    "ipad-10.2": Parts(landscape: (320, 535, 750), portrait: (320, 480)),
    "ipad-air-10.5": Parts(landscape: (320, 551, 782), portrait: (320, 504)),
    "ipad-pro-11-2018": Parts(landscape: (375, 592, 809), portrait: (320, 504)),
    "ipad-pro-12.9-2015": Parts(landscape: (375, 678, 981), portrait: (375, 639)),
  ]

  /// The width on a device, or `nil` for that of the screen.
  fileprivate func width(on device: String) -> Double? {
    guard let parts = Self.parts[device] else { return nil }
    return switch self {
    case .landscape(.oneThird): parts.landscape.0
    case .landscape(.oneHalf): parts.landscape.1
    case .landscape(.twoThirds): parts.landscape.2
    case .portrait(.oneThird): parts.portrait.0
    case .portrait(.twoThirds): parts.portrait.1
    case .landscape(.full), .portrait(.full): nil
    }
  }
}

extension UITraitCollection {
  fileprivate static func screen(
    of device: Device, _ horizontalSizeClass: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .init(device.idiom)), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass),
    ])
  }
}

extension Device {
  fileprivate static func known(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("Galley has no device '\(name)'") }
    return device
  }
}
