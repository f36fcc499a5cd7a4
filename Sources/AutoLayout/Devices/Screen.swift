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
  /// The notch or island, or `nil` if the screen has none.
  var sensorHousing: SensorHousing?

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
    landscapeTop: Double = 0, landscapeBottom: Double = 21, isWide: Bool = false, housing: SensorHousing
  ) -> Screen {
    Screen(
      size: Size(width: width, height: height), scale: scale, shape: shape,
      portraitSafeArea: EdgeInsets(top: sensors, bottom: 34),
      landscapeSafeArea: EdgeInsets(top: landscapeTop, left: sensors, bottom: landscapeBottom, right: sensors),
      isWideInLandscape: isWide, sensorHousing: housing)
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
// 26, as published in the device lists of several snapshot libraries. Notches and islands: Apple's product bezels and
// design templates (Apple Design Resources), rounded to points.
extension Screen {
  static let phone3_5 = homeButton(320, 480)
  static let phone4_0 = homeButton(320, 568)
  static let phone4_7 = homeButton(375, 667)
  static let phone5_5 = homeButton(414, 736, scale: 3, isWide: true)
  static let phone5_4 = phone(375, 812, .notch, sensors: 50, housing: .notch(174, 36, timeAt: 53, 28))
  static let phone5_8 = phone(375, 812, .notch, sensors: 44, housing: .notch(209, 30, timeAt: 48, 23))
  static let phone6_1Liquid = phone(
    414, 896, .notch, scale: 2, sensors: 48, isWide: true, housing: .notch(230, 33, timeAt: 53, 25))
  static let phone6_5 = phone(414, 896, .notch, sensors: 44, isWide: true, housing: .notch(209, 30, timeAt: 57, 23))
  static let phone6_1 = phone(390, 844, .notch, sensors: 47, housing: .notch(162, 33, timeAt: 57, 25))
  static let phone6_7 = phone(428, 926, .notch, sensors: 47, isWide: true, housing: .notch(162, 33, timeAt: 66, 25))
  // The time is where it is on two recorded pictures of iOS 17.
  static let phone6_1Island = phone(393, 852, .island, sensors: 59, housing: .island(top: 11, timeAt: 71.5))
  static let phone6_7Island = phone(430, 932, .island, sensors: 59, isWide: true, housing: .island(top: 11, timeAt: 78))
  static let phone6_3 = phone(
    402, 874, .island, sensors: 62, landscapeTop: 20, landscapeBottom: 20, housing: .island(top: 14, timeAt: 71))
  static let phone6_5Air = phone(
    420, 912, .island, sensors: 68, landscapeTop: 20, landscapeBottom: 29, isWide: true,
    housing: .island(top: 20, timeAt: 76))
  static let phone6_9 = phone(
    440, 956, .island, sensors: 62, landscapeTop: 20, landscapeBottom: 20, isWide: true,
    housing: .island(top: 14, timeAt: 81))

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
