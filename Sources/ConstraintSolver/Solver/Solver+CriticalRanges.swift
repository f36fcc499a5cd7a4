extension Solver {
  /// The values of a constant at which the sets of violated and of broken constraints change: exact, by parametric steps.
  ///
  /// Each solution is good for a range of the constant, whose ends a ratio test tells; where ranges leave a gap the
  /// system is solved inside it. The cost is that of a solve for each range of linear values.
  ///
  /// ```swift
  /// // From which width of the root on does every label get the size it asks for?
  /// let ranges = try solver.criticalRanges(ofConstantOf: rootWidth, in: 320...1024)
  /// let enough = ranges.last?.violated == [] ? ranges.last?.range.lowerBound : nil
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: the constraint whose constant is moved; it has its own again afterwards.
  ///   - range: the values of the constant.
  /// - Returns: ranges that touch, in ascending order. What holds at a touching point is not told.
  /// - Throws: ``SolverError`` when a bound is not finite, the constraint is not in the system, or there are more ranges
  ///   than eight for each constraint and a thousand.
  public mutating func criticalRanges(
    ofConstantOf identifier: ConstraintID, in range: ClosedRange<Double>
  ) throws(SolverError) -> [CriticalRange] {
    let original = engine.rows[try entry(of: identifier).row].constant
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { throw .constantNotFinite(identifier) }
    var found: [CriticalRange] = []
    var gaps = [range]
    // Far more than ranges were ever seen: rounding must not split what is left for ever.
    let bound = 1000 + 8 * constraints.count
    var count = 0
    while let gap = gaps.popLast() {
      count += 1
      guard count <= bound else {
        try setConstant(original, of: identifier)
        throw .tooManyRanges(identifier, bound)
      }
      let (inner, isAtEvent) = try linearRange(ofConstantOf: identifier, inside: gap)
      // What holds at an event itself is not told, unless there is nothing else.
      if !isAtEvent || inner == range {
        found.append(CriticalRange(range: inner, violated: try violatedConstraints(), broken: solve().broken))
      }
      for rest in [gap.lowerBound...inner.lowerBound, inner.upperBound...gap.upperBound] where rest.isWide {
        gaps.append(rest)
      }
    }
    try setConstant(original, of: identifier)
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.joined(over: range)
  }

  /// A range somewhere inside a gap in which the values are linear; an event's where no other is found.
  ///
  /// The constant stays inside it.
  private mutating func linearRange(
    ofConstantOf identifier: ConstraintID, inside gap: ClosedRange<Double>
  ) throws(SolverError) -> (range: ClosedRange<Double>, isAtEvent: Bool) {
    var found = (range: gap, isAtEvent: true)
    // Events are few: a point that happens to be one is passed over for another.
    for share in [0.381_966, 0.618_034, 0.271_828] where found.isAtEvent {
      let point = gap.lowerBound + share * (gap.upperBound - gap.lowerBound)
      try setConstant(point, of: identifier)
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
  /// Whether the range is more than the rounding of a breakpoint, which two solutions come to from both sides.
  fileprivate var isWide: Bool {
    upperBound - lowerBound > Tolerance.residual * Swift.max(1, abs(lowerBound), abs(upperBound))
  }
}

extension [CriticalRange] {
  /// Makes ranges in ascending order touch, and those one that differ in nothing else.
  fileprivate func joined(over whole: ClosedRange<Double>) -> [CriticalRange] {
    var joined: [CriticalRange] = []
    for next in self {
      guard var last = joined.last else {
        joined.append(next)
        continue
      }
      if last.isAlike(next) {
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
