import Graphics

/// The black area at the top of a phone's screen that holds camera and sensors: a notch or an island.
package struct SensorHousing: Hashable, Sendable {
  /// The size in portrait, in points.
  package var size: Size
  /// The distance from the top edge in portrait, in points: 0 for a notch.
  package var top: Double
  /// The centre of the time in the status bar, from the left and top edges of a portrait screen, in points. The signal,
  /// Wi-Fi and battery are centred at the same distance from the right edge.
  package var timeCenter: Point

  static func notch(_ width: Double, _ height: Double, timeAt x: Double, _ y: Double) -> SensorHousing {
    SensorHousing(size: Size(width: width, height: height), top: 0, timeCenter: Point(x: x, y: y))
  }

  /// All islands are 126 x 37 points. The time is at the height of the island's centre.
  static func island(top: Double, timeAt x: Double) -> SensorHousing {
    SensorHousing(size: Size(width: 126, height: 37), top: top, timeCenter: Point(x: x, y: top + 18.5))
  }

  /// Returns the frame on a screen. In landscape, the phone is turned to the left, so the top edge is at the left.
  package func frame(on screen: Size, in orientation: Device.Orientation) -> Rect {
    switch orientation {
    case .portrait: Rect(x: (screen.width - size.width) / 2, y: top, width: size.width, height: size.height)
    case .landscape: Rect(x: top, y: (screen.height - size.width) / 2, width: size.height, height: size.width)
    }
  }
}
