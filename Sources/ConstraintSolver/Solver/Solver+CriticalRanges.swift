extension Solver {
  /// Divides a range of a constant at the values that change the sets of violated and broken constraints.
  ///
  /// The values are exact but for rounding. A part of the range in which rounding errors hide the events is a range of its own,
  /// which is not resolved; it is never added to a neighbour unless it is narrower than the rounding error of its bounds.
  ///
  /// Each solution is valid over a range of the constant, and a ratio test finds the ends of the range.
  /// The system is solved again inside every gap between such ranges. The cost is one solve for each range where the variables'
  /// values are linear in the constant.
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
  /// - Returns: Adjacent ranges in ascending order. The constraints at a bound that two ranges share are not reported.
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
      let (inner, isAtEvent) = try linearRange(ofConstantOf: identifier, inside: gap)
      // The constraints at an event itself are left out, unless the event is wide or the range contains nothing else.
      if !isAtEvent || inner.isWide || inner == range {
        let isResolved = !isAtEvent || !inner.isWide
        found.append(
          CriticalRange(
            range: inner, violated: try violatedConstraints(), broken: solve().broken, isResolved: isResolved))
      }
      for rest in [gap.lowerBound...inner.lowerBound, inner.upperBound...gap.upperBound] where rest.isWide {
        gaps.append(rest)
      }
    }
    try setConstant(original, of: identifier)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.joined(over: range)
  }

  /// Finds a range inside a gap where the values are linear, and sets the constant to a value in it. Returns the range of an
  /// event if no other is found.
  private mutating func linearRange(
    ofConstantOf identifier: ConstraintID, inside gap: ClosedRange<Double>
  ) throws(SolverError) -> (range: ClosedRange<Double>, isAtEvent: Bool) {
    var found = (range: gap, isAtEvent: true)
    // Events are few: if the first point happens to be one, another is tried.
    for share in [0.381_966, 0.618_034, 0.271_828] where found.isAtEvent {
      let point = gap.lowerBound + share * (gap.upperBound - gap.lowerBound)
      try setConstant(point, of: identifier)
      update()
      settling.makeSettledRowsTight(in: &engine)
      let steps = engine.criticalSteps(ofConstantOf: try entry(of: identifier).row)
      let range = point + steps.range.lowerBound...point + steps.range.upperBound
      found = (range.clamped(to: gap), steps.isAtEvent)
    }
    return found
  }

  private mutating func violatedConstraints() throws(SolverError) -> [ConstraintID] {
    var violated: [ConstraintID] = []
    for index in constraints.indices {
      guard let entry = constraints[index], entry.priority < Constraint.required else { continue }
      if try violation(of: ConstraintID(index: index)) > 0 { violated.append(ConstraintID(index: index)) }
    }
    return violated
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
