import Files
import Graphics

/// Compares two images pixel by pixel.
///
/// Every pixel that differs at all counts, unless it is in a tolerated area. Differing pixels are grouped into regions,
/// and `EdgeDrift` decides the kind of each. Whether a difference matters depends on its kind, not on a number of
/// pixels.
package struct PixelComparison {
  private let expected: Pixmap
  private let actual: Pixmap

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - expected: The reference image.
  ///   - actual: The current image. If its size differs, the top-left corners are aligned.
  ///   - areas: The areas in which colours may differ. If several contain a pixel, the last one applies.
  package init(of expected: Pixmap, with actual: Pixmap, tolerating areas: [ToleratedArea] = []) {
    self.expected = expected
    self.actual = actual.settled(to: expected, in: areas)
  }

  package func difference() -> PixelDifference {
    if expected.width == actual.width, expected.height == actual.height, holdSamePixels {
      return PixelDifference(count: 0, regions: [])
    }
    var tiles = DifferenceTiles(width: common.width, height: common.height)
    forEachDifferingPixel { tiles.note(x: $0, y: $1) }
    let clusters = tiles.clusters()
    let judge = EdgeDrift(expected: expected, actual: actual, width: common.width, height: common.height)
    let regions = clusters.map { judge.region($0) } + overhangs()
    return PixelDifference(count: regions.reduce(0) { $0 + $1.count }, regions: regions)
  }

  private var holdSamePixels: Bool {
    let (span, other) = (expected.pixels.span, actual.pixels.span)
    return span.count == other.count && span.holdsSamePixels(at: 0, as: other, at: 0, count: span.count)
  }

  /// The size of the area that both images cover.
  private var common: (width: Int, height: Int) {
    (min(expected.width, actual.width), min(expected.height, actual.height))
  }

  private func forEachDifferingPixel(_ visit: (Int, Int) -> Void) {
    let (span, other) = (expected.pixels.span, actual.pixels.span)
    for y in 0..<common.height {
      let (row, otherRow) = (y * expected.width, y * actual.width)
      // Most rows are equal, and comparing whole rows is faster.
      guard !span.holdsSamePixels(at: row, as: other, at: otherRow, count: common.width) else { continue }
      for x in 0..<common.width where span[unchecked: row + x] != other[unchecked: otherRow + x] { visit(x, y) }
    }
  }

  /// Returns the regions at the right and at the bottom that only one of the images has.
  private func overhangs() -> [DifferenceRegion] {
    let right = PixelRect(
      x: common.width, y: 0, width: max(expected.width, actual.width) - common.width,
      height: max(expected.height, actual.height))
    let bottom = PixelRect(
      x: 0, y: common.height, width: common.width, height: max(expected.height, actual.height) - common.height)
    return [right, bottom].filter { $0.width * $0.height > 0 }.map {
      DifferenceRegion(bounds: $0, count: $0.width * $0.height, kind: .change, largestStep: 1)
    }
  }
}

extension Span<UInt32> {
  /// Returns whether `count` pixels from `start` equal those of another image from `otherStart`.
  fileprivate func holdsSamePixels(at start: Int, as other: Span<UInt32>, at otherStart: Int, count: Int) -> Bool {
    let (row, otherRow) = (extracting(start..<start + count), other.extracting(otherStart..<otherStart + count))
    return row.withUnsafeBytes { bytes in
      otherRow.withUnsafeBytes { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
      }
    }
  }
}

/// An area of an image in which colours may differ.
package struct ToleratedArea: Hashable, Sendable {
  package var bounds: PixelRect
  /// The largest tolerated difference of colours by ``PerceivedStep``, from 0 for none to 1 for any.
  package var step: Double

  package init(bounds: PixelRect, step: Double) {
    self.bounds = bounds
    self.step = step
  }
}

extension Pixmap {
  /// Returns the image with tolerated pixels replaced by those of the reference.
  func settled(to expected: Pixmap, in areas: [ToleratedArea]) -> Pixmap {
    guard !areas.isEmpty else { return self }
    var settled = self
    let width = min(width, expected.width)
    for y in 0..<min(height, expected.height) {
      let row = areas.filter { $0.bounds.rows.contains(y) }
      guard !row.isEmpty else { continue }
      for x in 0..<width {
        let (place, color) = (y * self.width + x, expected.pixels[y * expected.width + x])
        guard pixels[place] != color, let area = row.last(where: { $0.bounds.columns.contains(x) }) else { continue }
        // The step between different colours can be 0.
        guard area.step > 0, PerceivedStep.between(pixels[place], color) <= area.step else { continue }
        settled.pixels[place] = color
      }
    }
    return settled
  }
}

/// The perceived difference between two colours.
///
/// It is the distance in NTSC's YIQ space with the weights of Kotsarenko and Ramos, "Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications" (2010): 0 for equal colours, 1 for black
/// and white. What is behind a picture is not known, so that translucent colours are compared over white and over
/// black. Their alpha counts too: white and nothing look the same over white.
enum PerceivedStep {
  /// The squared distance between black and white.
  private static let largest = 0.5053 * 255 * 255

  /// Returns the largest difference of two premultiplied colours `0xAARRGGBB`, in `0...1`.
  static func between(_ color: UInt32, _ other: UInt32) -> Double {
    guard color != other else { return 0 }
    // A premultiplied colour is the colour over black.
    let overBlack = distance(color, other, lightening: 0)
    let coverage = component(color, 24) - component(other, 24)
    guard coverage != 0 else { return overBlack }
    return max(overBlack, distance(color, other, lightening: -coverage), abs(coverage) / 255)
  }

  /// Returns the distance of two colours after one has become lighter than the other by an amount.
  private static func distance(_ color: UInt32, _ other: UInt32, lightening: Double) -> Double {
    let red = component(color, 16) - component(other, 16) + lightening
    let green = component(color, 8) - component(other, 8) + lightening
    let blue = component(color, 0) - component(other, 0) + lightening
    let y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23
    let i = red * 0.595_977_99 - green * 0.274_176_10 - blue * 0.321_801_89
    let q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94
    let squared = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return min(1, (squared / largest).squareRoot())
  }

  private static func component(_ color: UInt32, _ shift: UInt32) -> Double { Double(color >> shift & 0xFF) }
}
