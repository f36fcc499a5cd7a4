import Graphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compares two pictures pixel by pixel.
///
/// Every pixel counts, by whatever step it differs, but for what is tolerated: whether a difference matters is told by its kind, never by a number
/// of pixels. Pixels that differ are gathered to regions, and each is judged by ``EdgeDrift``.
public struct PixelComparison {
  private let expected: Pixmap
  private let actual: Pixmap

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - expected: the reference.
  ///   - actual: the picture as it is now; one of another size is laid on the reference's top left corner.
  ///   - areas: where colours may be off; of several that hold a pixel the last one counts.
  public init(of expected: Pixmap, with actual: Pixmap, tolerating areas: [ToleratedArea] = []) {
    self.expected = expected
    self.actual = actual.settled(to: expected, in: areas)
  }

  /// The difference.
  public func difference() -> PixelDifference {
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

  /// The size that both pictures have.
  private var common: (width: Int, height: Int) {
    (min(expected.width, actual.width), min(expected.height, actual.height))
  }

  private func forEachDifferingPixel(_ visit: (Int, Int) -> Void) {
    let (span, other) = (expected.pixels.span, actual.pixels.span)
    for y in 0..<common.height {
      let (row, otherRow) = (y * expected.width, y * actual.width)
      // Most rows are the same: they are compared in one go.
      guard !span.holdsSamePixels(at: row, as: other, at: otherRow, count: common.width) else { continue }
      for x in 0..<common.width where span[unchecked: row + x] != other[unchecked: otherRow + x] { visit(x, y) }
    }
  }

  /// What only one of the pictures has, at the right and at the bottom.
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
  /// Whether as many pixels from one place on are those of another picture from another place on.
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
