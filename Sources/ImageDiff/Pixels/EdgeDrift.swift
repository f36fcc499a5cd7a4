import Graphics

/// Tells edges that are smoothed otherwise from everything else.
///
/// An edge that lies a fraction of a pixel elsewhere gives its pixels values between those of their neighbours. So each
/// differing pixel has to lie, in each picture, near what the other picture has within half a pixel; and the region has
/// to have the same darkest and lightest values, for a change of colour shifts those. A line of one pixel that moves by
/// a whole one misses by half its contrast, one that is gone by all of it.
struct EdgeDrift {
  let expected: Pixmap
  let actual: Pixmap
  /// The columns and rows that both pictures have.
  let width: Int
  let height: Int

  /// How far a value may lie beyond those within half a pixel, as a share of the contrast around it: a line of one pixel
  /// that is a quarter off misses by a quarter.
  private static let share = (numerator: 1, denominator: 3)
  private static let shifts: [UInt32] = [0, 8, 16, 24]

  /// Judges a cluster of differing pixels.
  func region(_ cluster: DifferenceTiles.Cluster) -> DifferenceRegion {
    var isDrift = hasSameExtremes(in: cluster.bounds.grown(by: 2, inside: width, height))
    var largestStep = 0.0
    for y in cluster.bounds.rows {
      for x in cluster.bounds.columns {
        let (pixel, other) = (expected[x, y], actual[x, y])
        guard pixel != other else { continue }
        largestStep = max(largestStep, PerceivedStep.between(pixel, other))
        if isDrift { isDrift = isSmoothing(x, y) }
      }
    }
    return DifferenceRegion(
      bounds: cluster.bounds, count: cluster.count, kind: isDrift ? .drift : .change, largestStep: largestStep)
  }

  /// Whether every component has the same darkest and lightest value in both pictures.
  private func hasSameExtremes(in rect: PixelRect) -> Bool {
    Self.shifts.allSatisfy { shift in
      var (range, otherRange) = (ValueRange(), ValueRange())
      for y in rect.rows {
        for x in rect.columns {
          range.include(expected.component(x, y, shift))
          otherRange.include(actual.component(x, y, shift))
        }
      }
      return range == otherRange
    }
  }

  private func isSmoothing(_ x: Int, _ y: Int) -> Bool {
    Self.shifts.allSatisfy { shift in
      let contrast = max(contrast(of: expected, x, y, shift), contrast(of: actual, x, y, shift))
      return isNear(expected, actual, x, y, shift, contrast) && isNear(actual, expected, x, y, shift, contrast)
    }
  }

  /// The difference of the lightest and the darkest value within two pixels.
  private func contrast(of picture: Pixmap, _ x: Int, _ y: Int, _ shift: UInt32) -> Int {
    var range = ValueRange()
    forEachPixel(around: x, y, within: 2) { range.include(picture.component($0, $1, shift)) }
    return range.upper - range.lower
  }

  /// Whether a picture's pixel has a value that another has within half a pixel, but for a share of the contrast.
  private func isNear(
    _ picture: Pixmap, _ other: Pixmap, _ x: Int, _ y: Int, _ shift: UInt32, _ contrast: Int
  ) -> Bool {
    // Twice the values: half a pixel away lies the mean of two.
    let middle = other.component(x, y, shift)
    var range = ValueRange()
    forEachPixel(around: x, y, within: 1) { range.include(middle + other.component($0, $1, shift)) }
    let value = 2 * picture.component(x, y, shift)
    let miss = max(range.lower - value, value - range.upper, 0)
    return miss * Self.share.denominator <= 2 * contrast * Self.share.numerator
  }

  private func forEachPixel(around x: Int, _ y: Int, within distance: Int, _ visit: (Int, Int) -> Void) {
    for row in max(0, y - distance)...min(height - 1, y + distance) {
      for column in max(0, x - distance)...min(width - 1, x + distance) { visit(column, row) }
    }
  }
}

/// The darkest and the lightest value seen.
private struct ValueRange: Equatable {
  var lower = Int.max
  var upper = Int.min

  mutating func include(_ value: Int) {
    lower = min(lower, value)
    upper = max(upper, value)
  }
}

extension Pixmap {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  fileprivate func component(_ x: Int, _ y: Int, _ shift: UInt32) -> Int { Int(self[x, y] >> shift & 0xFF) }
}
