import Graphics

/// A screen that one or more devices share.
struct Screen {
  var size: Size
  var scale: Double
  var shape: Device.Shape
  var portraitSafeArea: EdgeInsets
  var landscapeSafeArea: EdgeInsets
  /// Whether the screen of a phone has a regular width in landscape.
  var isWideInLandscape = false

  /// Returns the screen of a phone or tablet with a home button, where only the status bar covers an area.
  static func homeButton(
    _ width: Double, _ height: Double, scale: Double = 2, landscapeStatusBar: Double = 0, isWide: Bool = false
  ) -> Screen {
    Screen(
      size: Size(width: width, height: height), scale: scale, shape: .homeButton,
      portraitSafeArea: EdgeInsets(top: 20), landscapeSafeArea: EdgeInsets(top: landscapeStatusBar),
      isWideInLandscape: isWide)
  }

  /// Returns the screen of a phone whose sensors cover the same distance at the top in portrait and at both sides in
  /// landscape.
  static func phone(
    _ width: Double, _ height: Double, _ shape: Device.Shape, scale: Double = 3, sensors: Double,
    landscapeTop: Double = 0, landscapeBottom: Double = 21, isWide: Bool = false
  ) -> Screen {
    Screen(
      size: Size(width: width, height: height), scale: scale, shape: shape,
      portraitSafeArea: EdgeInsets(top: sensors, bottom: 34),
      landscapeSafeArea: EdgeInsets(top: landscapeTop, left: sensors, bottom: landscapeBottom, right: sensors),
      isWideInLandscape: isWide)
  }

  /// Returns the screen of a tablet with rounded corners.
  static func tablet(_ width: Double, _ height: Double) -> Screen {
    let bars = EdgeInsets(top: 24, bottom: 20)
    return Screen(
      size: Size(width: width, height: height), scale: 2, shape: .rounded, portraitSafeArea: bars,
      landscapeSafeArea: bars)
  }
}

// Sizes: Human Interface Guidelines, "Layout", "Specifications". Safe areas: values from the simulators of iOS 11 to
// 26, as published in the device lists of several snapshot libraries.
extension Screen {
  static let phone3_5 = homeButton(320, 480)
  static let phone4_0 = homeButton(320, 568)
  static let phone4_7 = homeButton(375, 667)
  static let phone5_5 = homeButton(414, 736, scale: 3, isWide: true)
  static let phone5_4 = phone(375, 812, .notch, sensors: 50)
  static let phone5_8 = phone(375, 812, .notch, sensors: 44)
  static let phone6_1Liquid = phone(414, 896, .notch, scale: 2, sensors: 48, isWide: true)
  static let phone6_5 = phone(414, 896, .notch, sensors: 44, isWide: true)
  static let phone6_1 = phone(390, 844, .notch, sensors: 47)
  static let phone6_7 = phone(428, 926, .notch, sensors: 47, isWide: true)
  static let phone6_1Island = phone(393, 852, .island, sensors: 59)
  static let phone6_7Island = phone(430, 932, .island, sensors: 59, isWide: true)
  static let phone6_3 = phone(402, 874, .island, sensors: 62, landscapeTop: 20, landscapeBottom: 20)
  static let phone6_5Air = phone(
    420, 912, .island, sensors: 68, landscapeTop: 20, landscapeBottom: 29, isWide: true)
  static let phone6_9 = phone(440, 956, .island, sensors: 62, landscapeTop: 20, landscapeBottom: 20, isWide: true)

  static let tablet9_7 = homeButton(768, 1024, landscapeStatusBar: 20)
  static let tablet10_2 = homeButton(810, 1080, landscapeStatusBar: 20)
  static let tablet10_5 = homeButton(834, 1112, landscapeStatusBar: 20)
  static let tablet12_9HomeButton = homeButton(1024, 1366, landscapeStatusBar: 20)
  static let tablet8_3 = tablet(744, 1133)
  static let tablet10_9 = tablet(820, 1180)
  static let tablet11_0 = tablet(834, 1194)
  static let tablet11_1 = tablet(834, 1210)
  static let tablet12_9 = tablet(1024, 1366)
  static let tablet13_0 = tablet(1032, 1376)
}
