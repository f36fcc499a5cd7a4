/// Finds where a function changes whose values are constant over intervals, from as few of its values as possible.
///
/// The arguments are the steps of a grid, such as tenths of a point. Beside each value, the function gives a witness of
/// how it came about. If the value is the same at both ends of an interval and at a point between them, `isQuiet`
/// judges by the three witnesses whether it can be another one in between. If so, or if the values differ, both parts
/// of the interval are searched. A change is therefore always found between two neighbouring steps, at both of which
/// the function was computed.
struct IntervalSearch<Value: Equatable, Witness> {
  /// The function at a step.
  struct Sample {
    var step: Int
    var value: Value
    var witness: Witness
  }

  /// Neighbouring steps with the same value.
  struct Piece: Equatable {
    var steps: ClosedRange<Int>
    var value: Value
  }

  /// The widest interval that is judged as a whole, in steps.
  let widest: Int
  /// The number of values after which an interval of at most `leastDoubtful` steps is quiet if the values at its ends
  /// are equal.
  var limit = Int.max
  var leastDoubtful = 1
  /// The number of values that were computed.
  private(set) var count = 0
  private(set) var pieces: [Piece] = []
  /// Whether the limit was reached, so that pieces narrower than `leastDoubtful` may be missing.
  var isCutShort: Bool { count >= limit }

  init(widest: Int, limit: Int = .max, leastDoubtful: Int = 1) {
    self.widest = widest
    self.limit = limit
    self.leastDoubtful = leastDoubtful
  }

  /// Searches a range.
  ///
  /// - Parameters:
  ///   - range: The steps.
  ///   - isQuiet: Whether the value is the same between the first and the last of three samples that have the same.
  ///   - compute: The function.
  mutating func search(
    _ range: ClosedRange<Int>, isQuiet: (Sample, Sample, Sample) -> Bool, compute: (Int) -> (Value, Witness)
  ) {
    var lower = sample(range.lowerBound, compute)
    add(lower)
    while lower.step < range.upperBound {
      let upper = sample(min(lower.step + widest, range.upperBound), compute)
      search(lower, upper, isQuiet, compute)
      lower = upper
    }
  }

  private mutating func sample(_ step: Int, _ compute: (Int) -> (Value, Witness)) -> Sample {
    count += 1
    let (value, witness) = compute(step)
    return Sample(step: step, value: value, witness: witness)
  }

  /// Adds the steps after a sample that is known, up to and including another.
  private mutating func search(
    _ lower: Sample, _ upper: Sample, _ isQuiet: (Sample, Sample, Sample) -> Bool,
    _ compute: (Int) -> (Value, Witness)
  ) {
    let span = upper.step - lower.step
    guard span > 1 else { return add(upper) }
    let isEqual = lower.value == upper.value
    if isEqual, isCutShort, span <= leastDoubtful { return add(upper) }
    // A change is found fastest by halving; a bend is noticed best away from the middle, where other bends could cancel
    // it out.
    let share = isEqual ? Self.goldenShare : 0.5
    let middle = sample(lower.step + min(max(Int(bounded: (Double(span) * share).rounded()), 1), span - 1), compute)
    if isEqual, middle.value == lower.value, isQuiet(lower, middle, upper) { return add(upper) }
    search(lower, middle, isQuiet, compute)
    search(middle, upper, isQuiet, compute)
  }

  private static var goldenShare: Double { 0.381_966 }

  /// Adds the steps up to and including a sample, which have its value if the last piece has, and else are only the
  /// sample's.
  private mutating func add(_ sample: Sample) {
    if let last = pieces.last, last.value == sample.value {
      pieces[pieces.count - 1].steps = last.steps.lowerBound...sample.step
    } else {
      pieces.append(Piece(steps: sample.step...sample.step, value: sample.value))
    }
  }
}
