import Foundation
import Graphics
import ImageDiff

/// Scales pictures down for the report's list.
package enum Thumbnail {
  /// The longest side of a thumbnail, in pixels: four times the size in the list, for screens of any density.
  package static let longestSide = 160

  /// Returns a picture scaled down by averaging the light of the pixels in each box, over white. A picture without a
  /// side longer than ``longestSide`` is returned as it is. Takes time proportional to the number of pixels.
  package static func of(_ picture: Pixmap) -> Pixmap {
    let longest = max(picture.width, picture.height)
    guard longest > longestSide else { return picture }
    let width = max(1, picture.width * longestSide / longest)
    let height = max(1, picture.height * longestSide / longest)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var sums = [Light](repeating: Light(), count: width)
    for row in 0..<height {
      let rows = row * picture.height / height..<(row + 1) * picture.height / height
      for column in 0..<width { sums[column] = Light() }
      for y in rows { add(row: y, of: picture, to: &sums) }
      for column in 0..<width { pixels.append(sums[column].color) }
    }
    return Pixmap(width: width, height: height, scale: 1, pixels: pixels)
  }

  /// Returns a picture of the place that changed, scaled down.
  ///
  /// - Parameters:
  ///   - picture: The picture as it is now.
  ///   - regions: The regions that differ, the largest of which is shown; without any, the whole picture is.
  package static func of(_ picture: Pixmap, around regions: [DifferenceRegion]) -> Pixmap {
    guard let region = regions.max(by: { $0.count < $1.count }) else { return of(picture) }
    return of(picture.cropped(to: square(around: region.bounds, in: picture)))
  }

  /// The least side of the square around a change, as a share of the picture's shorter side: with less, a change of a
  /// few pixels could not be distinguished from others.
  private static let leastShare = 0.3

  /// Returns a square around a change with some of its surroundings, or as much of it as the picture has room for.
  static func square(around change: PixelRect, in picture: Pixmap) -> PixelRect {
    let shorter = Double(min(picture.width, picture.height))
    let wanted = max(Double(max(change.width, change.height)) * 1.3, shorter * leastShare)
    let (width, height) = (min(Int(bounded: wanted), picture.width), min(Int(bounded: wanted), picture.height))
    func start(_ middle: Int, _ length: Int, _ room: Int) -> Int { max(0, min(middle - length / 2, room - length)) }
    return PixelRect(
      x: start(change.x + change.width / 2, width, picture.width),
      y: start(change.y + change.height / 2, height, picture.height), width: width, height: height)
  }

  private static func add(row y: Int, of picture: Pixmap, to sums: inout [Light]) {
    let source = picture.pixels.span
    let count = sums.count
    for column in 0..<count {
      let start = column * picture.width / count
      let end = (column + 1) * picture.width / count
      var light = sums[column]
      for x in start..<end { light.add(source[unchecked: y * picture.width + x]) }
      sums[column] = light
    }
  }
}

extension Pixmap {
  /// Returns a part of the picture.
  fileprivate func cropped(to part: PixelRect) -> Pixmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height)
    for row in part.y..<part.y + part.height {
      pixels += self.pixels[row * width + part.x..<row * width + part.x + part.width]
    }
    return Pixmap(width: part.width, height: part.height, scale: scale, pixels: pixels)
  }
}

/// A sum of the light of pixels.
private struct Light {
  private var red: UInt32 = 0
  private var green: UInt32 = 0
  private var blue: UInt32 = 0
  private var count: UInt32 = 0

  mutating func add(_ pixel: UInt32) {
    let ground = 255 - pixel >> 24
    red += Self.linear[Int(pixel >> 16 & 0xFF + ground)]
    green += Self.linear[Int(pixel >> 8 & 0xFF + ground)]
    blue += Self.linear[Int(pixel & 0xFF + ground)]
    count += 1
  }

  /// The colour of the mean light.
  var color: UInt32 {
    guard count > 0 else { return 0xFFFF_FFFF }
    return 0xFF00_0000 | Self.component(red / count) << 16 | Self.component(green / count) << 8
      | Self.component(blue / count)
  }

  /// The light of an sRGB component in 4095ths (IEC 61966-2-1). Sums over a million pixels fit in 32 bits.
  private static let linear: [UInt32] = (0...510).map { step in
    let value = min(Double(step) / 255, 1)
    return UInt32(bounded: (4095 * (value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))).rounded())
  }

  /// Returns the component whose light is nearest.
  private static func component(_ light: UInt32) -> UInt32 {
    var (lower, upper) = (0, 255)
    while lower < upper {
      let middle = (lower + upper) / 2
      if linear[middle] < light { lower = middle + 1 } else { upper = middle }
    }
    if lower > 0, light - linear[lower - 1] < linear[lower] - min(light, linear[lower]) { lower -= 1 }
    return UInt32(lower)
  }
}
