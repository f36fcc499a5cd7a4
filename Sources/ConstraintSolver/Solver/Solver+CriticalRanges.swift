extension Solver {
  /// Divides a range of a constant at the values that change the sets of violated and broken constraints.
  ///
  /// The values are exact except for rounding. A part of the range in which rounding errors hide the events is a range
  /// of its own, which is not resolved; it is never added to a neighbour unless it is narrower than the rounding error
  /// of its bounds.
  ///
  /// Each solution is valid over a range of the constant, and a ratio test finds the ends of the range. The system is
  /// solved again at both ends: a solution that is linear in the constant and optimal at the ends is optimal between
  /// them, because the least violation of each priority is a convex function of the constant where those above it are
  /// linear. If an end has another solution, the range is halved until it has none. The system is solved again inside
  /// every gap between such ranges, so the cost is that of three edits for each range where the values are linear.
  ///
  /// ```swift
  /// // At which root widths does every label have the size it asks for?
  /// let ranges = try solver.criticalRanges(ofConstantOf: rootWidth, in: 320...1024)
  /// let enough = ranges.last?.violated == [] ? ranges.last?.range.lowerBound : nil
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The constraint whose constant is varied. Its constant is restored afterwards.
  ///   - range: The values of the constant.
  /// - Returns: Adjacent ranges in ascending order. Sets that hold at a single value, at a bound that two ranges share
  ///   or between two ranges with equal sets, which are then one, are not reported.
  /// - Throws: ``SolverError`` if a bound is not finite, the constraint is not in the system, or there are more than
  ///   1000 + 8n ranges for n constraints.
  package mutating func criticalRanges(
    ofConstantOf identifier: ConstraintID, in range: ClosedRange<Double>
  ) throws(SolverError) -> [CriticalRange] {
    let original = engine.rows[try entry(of: identifier).row].constant
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { throw .constantNotFinite(identifier) }
    var found: [CriticalRange] = []
    var gaps = [range]
    // Far more ranges than any layout has. Without a limit, rounding errors could split the last gap forever.
    let limit = 1000 + 8 * constraints.count
    var count = 0
    while let gap = gaps.popLast() {
      count += 1
      guard count <= limit else {
        try setConstant(original, of: identifier)
        throw .tooManyRanges(identifier, limit: limit)
      }
      let (piece, isAtEvent) = try linearPiece(ofConstantOf: identifier, inside: gap)
      let inner = piece.range
      // The constraints at an event itself are left out, unless the event is wide or the range contains nothing else.
      if !isAtEvent || inner.isWide || inner == range {
        let isResolved = !isAtEvent || !inner.isWide
        found.append(
          CriticalRange(range: inner, violated: piece.violated, broken: piece.broken, isResolved: isResolved))
      }
      for rest in [gap.lowerBound...inner.lowerBound, inner.upperBound...gap.upperBound] where rest.isWide {
        gaps.append(rest)
      }
    }
    try setConstant(original, of: identifier)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.joined(over: range)
  }

  /// Finds a piece of a gap where the values are linear, or the range of an event if no other is found.
  private mutating func linearPiece(
    ofConstantOf identifier: ConstraintID, inside gap: ClosedRange<Double>
  ) throws(SolverError) -> (piece: LinearPiece, isAtEvent: Bool) {
    var piece = LinearPiece(point: gap.lowerBound, range: gap)
    // Events are few: if the first point happens to be one, another is tried.
    for share in [0.381_966, 0.618_034, 0.271_828] {
      let point = gap.lowerBound + share * (gap.upperBound - gap.lowerBound)
      try setConstant(point, of: identifier)
      update()
      settling.makeSettledRowsTight(in: &engine)
      let steps = engine.criticalSteps(ofConstantOf: try entry(of: identifier).row)
      let range = point + steps.range.lowerBound...point + steps.range.upperBound
      piece = LinearPiece(point: point, range: range.clamped(to: gap))
      piece.rates = engine.valueRates()
      (piece.values, piece.violated, piece.broken) = (valueArray(), try violatedConstraints(), solve().broken)
      guard steps.isAtEvent else { return (try shortened(piece, ofConstantOf: identifier), false) }
    }
    return (piece, true)
  }

  /// Halves a piece from either end as often as the solution at the end is not the one that the piece predicts.
  private mutating func shortened(
    _ piece: LinearPiece, ofConstantOf identifier: ConstraintID
  ) throws(SolverError) -> LinearPiece {
    var (lower, upper) = (piece.range.lowerBound, piece.range.upperBound)
    while (lower...piece.point).isWide, try !isSolution(piece, near: lower, ofConstantOf: identifier) {
      lower += (piece.point - lower) / 2
    }
    while (piece.point...upper).isWide, try !isSolution(piece, near: upper, ofConstantOf: identifier) {
      upper -= (upper - piece.point) / 2
    }
    var shortened = piece
    shortened.range = lower...upper
    return shortened
  }

  /// Whether the solution just inside an end of a piece is the one that the piece predicts.
  private mutating func isSolution(
    _ piece: LinearPiece, near end: Double, ofConstantOf identifier: ConstraintID
  ) throws(SolverError) -> Bool {
    let distance = (end - piece.point) * (1 - LinearPiece.inset)
    try setConstant(piece.point + distance, of: identifier)
    guard solve().broken == piece.broken, try violatedConstraints() == piece.violated else { return false }
    return piece.predicts(valueArray(), at: distance)
  }

  /// Returns the optional constraints that are violated by more than rounding errors. Those grow with the greatest
  /// value, also where values cancel.
  private mutating func violatedConstraints() throws(SolverError) -> [ConstraintID] {
    let greatest = valueArray().reduce(1) { max($0, abs($1)) }
    var violated: [ConstraintID] = []
    for index in constraints.indices {
      guard let entry = constraints[index], entry.priority < Constraint.required else { continue }
      let rounding = greatest * engine.rows[entry.row].magnitudes.greatest * Tolerance.slack
      if try violation(of: ConstraintID(index: index)) > rounding { violated.append(ConstraintID(index: index)) }
    }
    return violated
  }
}

/// Values of a constant with solutions that are linear in it.
private struct LinearPiece {
  /// The value at which the system was solved.
  var point: Double
  var range: ClosedRange<Double>
  /// The values of the variables at the point.
  var values: [Double] = []
  /// The changes of the variables for each unit of the constant.
  var rates: [Double] = []
  var violated: [ConstraintID] = []
  var broken: [ConstraintID] = []

  /// How far from an end the solution is compared, as a share of the distance from the point.
  static let inset = 1e-6

  /// Whether values are those of the piece at a distance from its point, except for rounding.
  func predicts(_ others: [Double], at distance: Double) -> Bool {
    others.indices.allSatisfy { index in
      let predicted = values[index] + rates[index] * distance
      let magnitude = Swift.max(1, abs(values[index]), abs(rates[index] * distance))
      return abs(others[index] - predicted) <= Tolerance.linearity * magnitude
    }
  }
}

extension ClosedRange<Double> {
  /// Whether the range is wider than the difference between two computations of the same breakpoint.
  fileprivate var isWide: Bool {
    upperBound - lowerBound > Tolerance.breakpoint * Swift.max(1, abs(lowerBound), abs(upperBound))
  }
}

extension [CriticalRange] {
  /// Closes the gaps between ascending ranges, and joins neighbours with the same constraints.
  fileprivate func joined(over whole: ClosedRange<Double>) -> [CriticalRange] {
    var joined: [CriticalRange] = []
    for next in self {
      guard var last = joined.last else {
        joined.append(next)
        continue
      }
      if last.hasSameConstraints(as: next) {
        last.range = last.range.lowerBound...Swift.max(last.range.upperBound, next.range.upperBound)
        joined[joined.count - 1] = last
      } else {
        joined.append(next)
      }
    }
    for index in joined.indices {
      let start = index == 0 ? whole.lowerBound : joined[index - 1].range.upperBound
      let end = index == joined.count - 1 ? whole.upperBound : joined[index].range.upperBound
      joined[index].range = Swift.min(start, end)...end
    }
    return joined
  }
}
