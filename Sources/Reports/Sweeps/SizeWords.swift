/// Sizes in words.
struct SizeWords {
  let axis: SweepAxis
  /// The sizes of the sweep, and the difference between neighbouring ones.
  let range: SizeRange
  let step: Double

  /// Gaps that are left out of sentences, in points. At the edge of a range, rounding to pixels lets a problem come and
  /// go.
  private static let narrowestGap = 2.0
  /// The most ranges that a phrase distinguishes.
  private static let mostRanges = 3

  init(for cell: SweptScene.Cell, axis: SweepAxis) {
    self.axis = axis
    (range, step) = (cell.range, cell.step)
  }

  /// Returns where a problem holds: `below 343 pt`, `above 700 pt`, `from 410 to 420 pt` or `at every width`.
  func phrase(for ranges: [SizeRange]) -> String {
    let ranges = bridged(ranges)
    guard ranges.count > Self.mostRanges, let first = ranges.first, let last = ranges.last else {
      return ranges.map(phrase).list
    }
    return "in \(ranges.count) ranges between \(Self.points(first.first, .down)) and \(Self.points(last.last, .up)) pt"
  }

  private func phrase(for span: SizeRange) -> String {
    switch (span.first == range.first, span.last == range.last) {
    case (true, true): return "at every \(axis.rawValue)"
    case (true, false): return "below \(Self.points(span.last + step, .up)) pt"
    case (false, true): return "above \(Self.points(span.first - step, .down)) pt"
    case (false, false) where span.first == span.last: return "at \(Self.points(span.first, .toNearestOrEven)) pt"
    case (false, false): return "from \(Self.points(span.first, .down)) to \(Self.points(span.last, .up)) pt"
    }
  }

  /// Returns which sizes are safe: `safe from 343 pt on`.
  func safety(of span: SizeRange?) -> String {
    guard let span else { return "safe at no \(axis.rawValue)" }
    let (first, last) = (Self.points(span.first, .up), Self.points(span.last, .down))
    switch (span.first == range.first, span.last == range.last) {
    case (true, true): return "safe at every \(axis.rawValue)"
    case (true, false): return "safe up to \(last) pt"
    case (false, true): return "safe from \(first) pt on"
    case (false, false): return "safe from \(first) to \(last) pt"
    }
  }

  /// Returns ranges without the narrow gaps between them.
  func bridged(_ ranges: [SizeRange]) -> [SizeRange] {
    ranges.reduce(into: []) { bridged, range in
      if let last = bridged.last, range.first - last.last <= Self.narrowestGap + step {
        bridged[bridged.count - 1].last = max(last.last, range.last)
      } else {
        bridged.append(range)
      }
    }
  }

  /// Returns a size with at most one decimal.
  ///
  /// - Parameter rule: How to round thirds of a point: so that a range of problems becomes wider, and a safe one
  ///   narrower.
  static func points(_ size: Double, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> String {
    let nearest = (size * 10).rounded()
    // Multiples of a tenth are exact except for the error of the division.
    let tenths = Int(bounded: abs(size * 10 - nearest) < 1e-6 ? nearest : (size * 10).rounded(rule))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
