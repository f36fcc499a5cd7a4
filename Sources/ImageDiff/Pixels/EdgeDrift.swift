import Graphics

/// Distinguishes different antialiasing of the same edges from all other differences.
///
/// If an edge moves by a fraction of a pixel, its pixels get values between those of their neighbours. So a region is
/// drift if it meets three conditions, of which the last is the most expensive:
/// - Its darkest and lightest values are the same in both images. A change of colour would shift them.
/// - Each of its pixels has, in either image, nearly a value that the other image has within half a pixel. A one-pixel
///   line that moves by a whole pixel misses this by half its contrast, and one that disappears by its whole contrast.
/// - Each of its features has the same ink at the same place: see `FeatureMotion`.
struct EdgeDrift {
  let expected: Pixmap
  let actual: Pixmap
  /// The size of the area that both images cover.
  let width: Int
  let height: Int

  /// How far a value may be outside the range of those within half a pixel, as a fraction of the contrast around it. A
  /// one-pixel line that moves by a quarter of a pixel is outside by a quarter of the contrast.
  private static let share: (numerator: Int16, denominator: Int16) = (1, 3)

  /// Returns a cluster of differing pixels as a region, classified as drift or change.
  func region(_ cluster: DifferenceTiles.Cluster) -> DifferenceRegion {
    var isDrift = hasSameExtremes(in: cluster.bounds.grown(by: 2, inside: width, height))
    var largestStep = 0.0
    for y in cluster.bounds.rows {
      for x in cluster.bounds.columns {
        let (pixel, other) = (expected[x, y], actual[x, y])
        guard pixel != other else { continue }
        largestStep = max(largestStep, PerceivedStep.between(pixel, other))
        if isDrift { isDrift = isAntialiasing(x, y) }
      }
    }
    if isDrift {
      isDrift = FeatureMotion(expected: expected, actual: actual, width: width, height: height)
        .keepsFeatures(in: cluster.bounds)
    }
    return DifferenceRegion(
      bounds: cluster.bounds, count: cluster.count, kind: isDrift ? .drift : .change, largestStep: largestStep)
  }

  /// Returns whether every component has the same minimum and maximum in both images.
  private func hasSameExtremes(in rect: PixelRect) -> Bool {
    var (range, otherRange) = (ComponentRange(), ComponentRange())
    for y in rect.rows {
      for x in rect.columns {
        range.include(expected.components(x, y))
        otherRange.include(actual.components(x, y))
      }
    }
    return range == otherRange
  }

  private func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
    let contrast = pointwiseMax(contrast(of: expected, x, y), contrast(of: actual, x, y))
    return isNear(expected, actual, x, y, contrast) && isNear(actual, expected, x, y, contrast)
  }

  /// Returns the difference between the maximum and the minimum within two pixels, for each component.
  private func contrast(of picture: Pixmap, _ x: Int, _ y: Int) -> Components {
    var range = ComponentRange()
    forEachPixel(around: x, y, within: 2) { range.include(picture.components($0, $1)) }
    return range.upper &- range.lower
  }

  /// Returns whether a pixel's value is within the tolerated share of contrast of the values that the other image has
  /// within half a pixel.
  private func isNear(_ picture: Pixmap, _ other: Pixmap, _ x: Int, _ y: Int, _ contrast: Components) -> Bool {
    // All values are doubled, because the value half a pixel away is the mean of two.
    let middle = other.components(x, y)
    var range = ComponentRange()
    forEachPixel(around: x, y, within: 1) { range.include(middle &+ other.components($0, $1)) }
    let value = picture.components(x, y) &* 2
    let miss = pointwiseMax(pointwiseMax(range.lower &- value, value &- range.upper), .zero)
    return all(miss &* Self.share.denominator .<= contrast &* (2 * Self.share.numerator))
  }

  @inline(__always)
  private func forEachPixel(around x: Int, _ y: Int, within distance: Int, _ visit: (Int, Int) -> Void) {
    for row in max(0, y - distance)...min(height - 1, y + distance) {
      for column in max(0, x - distance)...min(width - 1, x + distance) { visit(column, row) }
    }
  }
}

/// The blue, green, red and alpha of a pixel in `0...255`, with room for small multiples.
private typealias Components = SIMD4<Int16>

/// The minimum and maximum of each component.
private struct ComponentRange: Equatable {
  var lower = Components(repeating: .max)
  var upper = Components(repeating: .min)

  @inline(__always)
  mutating func include(_ values: Components) {
    lower = pointwiseMin(lower, values)
    upper = pointwiseMax(upper, values)
  }
}

extension Pixmap {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  @inline(__always)
  fileprivate func components(_ x: Int, _ y: Int) -> Components {
    Components(truncatingIfNeeded: unsafeBitCast(pixels[y * width + x].littleEndian, to: SIMD4<UInt8>.self))
  }
}
