/// A rectangle of whole pixels.
struct PixelArea: Hashable {
  var left: Int
  var top: Int
  /// The first column beyond.
  var right: Int
  /// The first row beyond.
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  func intersects(_ other: PixelArea) -> Bool {
    max(left, other.left) < min(right, other.right) && max(top, other.top) < min(bottom, other.bottom)
  }

  func union(_ other: PixelArea) -> PixelArea {
    PixelArea(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    PixelArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}
