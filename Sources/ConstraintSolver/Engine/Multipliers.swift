/// The multipliers of the rows. Each is a vector over the optional priorities; vectors are compared lexicographically.
///
/// The multiplier of a row is the force of its constraint on the values. It is between `-e(excess)` and `e(shortfall)`,
/// where `e(level)` is the unit vector of a priority. The multiplier of a violated row is exactly the unit vector, and
/// that of a tight row is as large as the balance requires. A required side has no bound, and a side without a price
/// has the bound zero.
struct Multipliers: ~Copyable {
  private let addressOnly = AddressOnly()
  /// The bound of a required side, which is never reached.
  static let unbounded: Int32 = 0
  /// The bound of a side without a price. Other bounds are levels, which count from 1 for the strongest.
  static let zero = Int32.max

  private(set) var levelCount = 0
  /// The levels that bound each row's multiplier from above and from below.
  var upper = Buffer<Int32>()
  var lower = Buffer<Int32>()
  /// For a row that is not tight: 1 if its multiplier is at the upper bound, -1 at the lower, and 0 if it is zero.
  var side = Buffer<Int8>()
  /// The components of the tight row at each position: `levelCount` of them, strongest level first.
  private(set) var components = Buffer<Double>()
  /// A bound on the error of each component. A component within its bound is set to zero.
  private(set) var doubts = Buffer<Double>()
  /// The step that the last ratio test found.
  private(set) var step = Buffer<Double>()
  /// A bound on the error of each component of the step.
  private var stepDoubt = Buffer<Double>()
  /// Whether errors decided a comparison since this was last set to false.
  var areVague = false
  /// The components of rows that are moving to another position.
  private var carried = Buffer<Double>()
  private var carriedDoubts = Buffer<Double>()
  /// The index of each row's first component in `carried`, or -1.
  private var carriedIndex = Buffer<Int32>()

  /// Sets every multiplier to zero, which is dual feasible for any basis.
  mutating func clear(levelCount: Int, positions: Int, rows: Int) {
    self.levelCount = levelCount
    areVague = false
    components.reset(count: levelCount * positions, to: 0)
    doubts.reset(count: levelCount * positions, to: 0)
    side.reset(count: rows, to: 0)
    step.reset(count: levelCount, to: 0)
    stepDoubt.reset(count: levelCount, to: 0)
  }

  /// Makes all rows required equalities.
  mutating func require(rows: Int) {
    upper.reset(count: rows, to: Self.unbounded)
    lower.reset(count: rows, to: Self.unbounded)
  }

  /// Adds a row that is not tight and whose multiplier is zero.
  @inline(__always)
  mutating func append(upper above: Int32, lower below: Int32) {
    upper.append(above)
    lower.append(below)
    side.append(0)
  }

  /// Adds rows without a price up to a count.
  mutating func admit(rows: Int) {
    upper.extend(count: rows, with: Self.zero)
    lower.extend(count: rows, with: Self.zero)
    side.extend(count: rows, with: 0)
  }

  /// Adds positions whose rows have the multiplier zero.
  mutating func extend(positions: Int) {
    components.extend(count: positions * levelCount, with: 0)
    doubts.extend(count: positions * levelCount, with: 0)
  }

  func component(_ level: Int, at position: Int) -> Double { components[position * levelCount + level] }

  mutating func setComponent(_ level: Int, at position: Int, to value: Double, doubt: Double = 0) {
    components[position * levelCount + level] = value
    doubts[position * levelCount + level] = doubt
  }

  /// Returns the bound on the error of a component.
  func doubt(_ level: Int, at position: Int) -> Double { doubts[position * levelCount + level] }

  /// Adds to a component a number with a bound on its error.
  mutating func add(_ amount: Double, doubt: Double, toLevel level: Int, at position: Int) {
    let value = component(level, at: position) + amount
    let error =
      self.doubt(level, at: position) + doubt + Tolerance.rounding * (abs(amount) + abs(value))
    let isCertain = abs(value) > error
    setComponent(level, at: position, to: isCertain ? value : 0, doubt: isCertain ? error : 0)
  }

  /// Gives both sides of a row the same price.
  mutating func price(_ row: Int, atLevel level: Int32) {
    upper[row] = level
    lower[row] = level
  }

  /// Removes the price of a row, so that it has no influence.
  mutating func ignore(_ row: Int) {
    upper[row] = Self.zero
    lower[row] = Self.zero
  }

  func isIgnored(_ row: Int) -> Bool { upper[row] == Self.zero && lower[row] == Self.zero }

  /// Returns whether the row's multiplier has no optional priority as a bound.
  func isRequiredOrIgnored(_ row: Int) -> Bool {
    (upper[row] == Self.unbounded || upper[row] == Self.zero)
      && (lower[row] == Self.unbounded || lower[row] == Self.zero)
  }

  /// Makes a row a required inequality: `a x >= b` if `sense` is positive, `a x <= b` if it is negative.
  mutating func bound(_ row: Int, sense: Double) {
    upper[row] = sense > 0 ? Self.unbounded : Self.zero
    lower[row] = sense > 0 ? Self.zero : Self.unbounded
  }

  /// Returns whether the multiplier of a row that is not tight can still change in the direction of its residual.
  func canEnter(_ row: Int, residual: Double) -> Bool {
    if residual > 0 { return side[row] < 0 || (side[row] == 0 && upper[row] != Self.zero) }
    return side[row] > 0 || (side[row] == 0 && lower[row] != Self.zero)
  }
}

// MARK: - Ratio test

/// The limit of a change of the entering row's multiplier.
enum Limit {
  /// The row reaches its own bound and stays violated.
  case own
  /// The row at a position reaches its bound first, and gives way.
  case position(Int)
  /// No row does: the circuit is a conflict.
  case none
}

/// The choice of the leaving row among several that reach their bounds at the same step.
enum TieBreak {
  /// The row with the largest pivot, for accuracy.
  case largestPivot
  /// The row of the variable made last, unless its pivot is much smaller.
  case lastVariable
  /// The row added first (Bland's rule), which rules out cycles.
  case firstRow
}

extension Multipliers {
  /// Finds how far the multiplier of `row` can move in `direction` (1 or -1) along its circuit, and what limits it.
  ///
  /// This is the lexicographic ratio test. The length of the move is stored in `step`. Two ratios are the same if their
  /// difference is within the bounds on their errors, so the test does not depend on the units of rows and variables.
  mutating func limit(
    of row: Int, direction: Double, basis: borrowing Basis, tieBreak: TieBreak
  ) -> Limit {
    var found = startStep(of: row, direction: direction)
    var pivot = 0.0
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let coefficient = basis.circuit[position]
      guard coefficient != 0 else { continue }
      let tight = Int(basis.rowAt[position])
      let rises = direction * coefficient < 0
      guard (rises ? upper[tight] : lower[tight]) != Self.unbounded else { continue }
      let candidate = Candidate(
        position: position, row: tight, rises: rises, pivot: abs(coefficient), doubt: basis.circuitDoubt[position])
      switch found {
      case .none: break
      case .own: guard order(of: candidate) == .nearer else { continue }
      case .position(let best):
        let order = order(of: candidate)
        if order == .farther { continue }
        if order == .same {
          let wins =
            switch tieBreak {
            case .largestPivot: candidate.pivot > pivot
            case .lastVariable:
              basis.frame[position].variable > basis.frame[best].variable && candidate.pivot > 1e-3 * pivot
            case .firstRow: tight < Int(basis.rowAt[best])
            }
          guard wins else { continue }
        }
      }
      found = .position(position)
      pivot = candidate.pivot
      for level in 0..<levelCount {
        let ratio = ratio(level, of: candidate)
        step[level] = ratio.value
        stepDoubt[level] = ratio.doubt
      }
    }
    return found
  }

  private mutating func startStep(of row: Int, direction: Double) -> Limit {
    for level in 0..<levelCount {
      step[level] = 0
      stepDoubt[level] = 0
    }
    let ahead = direction > 0 ? upper[row] : lower[row]
    let behind = direction > 0 ? lower[row] : upper[row]
    guard ahead != Self.unbounded else { return .none }
    if ahead != Self.zero { step[Int(ahead) - 1] += 1 }
    if side[row] != 0, behind != Self.zero { step[Int(behind) - 1] += 1 }
    return .own
  }

  private enum Order { case nearer, same, farther }

  /// A tight row that could limit a step, with the magnitude of its coefficient in the circuit.
  private struct Candidate {
    var position: Int
    var row: Int
    var rises: Bool
    var pivot: Double
    /// The bound on the error of the pivot.
    var doubt: Double
  }

  /// A computed number with a bound on its error.
  private struct Bounded {
    var value: Double
    var doubt: Double
  }

  /// Notes a comparison whose result is "the same" only because of large errors.
  private mutating func noteIfVague(_ doubt: Double, of value: Double) {
    if doubt > Tolerance.vagueness * abs(value) { areVague = true }
  }

  /// Compares the step after which a tight row reaches its bound with the step found so far.
  private mutating func order(of candidate: Candidate) -> Order {
    for level in 0..<levelCount {
      let ratio = ratio(level, of: candidate)
      let difference = ratio.value - step[level]
      if difference == 0, ratio.doubt == 0, stepDoubt[level] == 0 { continue }
      if abs(difference) <= ratio.doubt + stepDoubt[level] {
        noteIfVague(ratio.doubt + stepDoubt[level], of: max(abs(ratio.value), abs(step[level])))
        continue
      }
      return difference < 0 ? .nearer : .farther
    }
    return .same
  }

  /// Returns one component of the step after which a tight row reaches its bound.
  @inline(__always)
  private func ratio(_ level: Int, of candidate: Candidate) -> Bounded {
    let distance = distance(level, at: candidate.position, row: candidate.row, rises: candidate.rises)
    guard distance != 0 else { return Bounded(value: 0, doubt: 0) }
    let value = distance / candidate.pivot
    let doubt = doubts[candidate.position * levelCount + level] + abs(value) * candidate.doubt
    return Bounded(value: value, doubt: doubt / candidate.pivot + Tolerance.rounding * abs(value))
  }

  /// Returns the distance of one component of a tight row's multiplier from its bound; 0 if its error could make it so.
  @inline(__always)
  func distance(_ level: Int, at position: Int, row: Int, rises: Bool) -> Double {
    let index = position &* levelCount &+ level
    let value = components[index]
    let bound = rises ? upper[row] : lower[row]
    let distance = (Int(bound) == level &+ 1 ? 1 : 0) + (rises ? -value : value)
    return abs(distance) <= doubts[index] ? 0 : distance
  }

  /// Whether the step of the last ratio test is zero at all levels.
  var isStepZero: Bool {
    for level in 0..<levelCount where abs(step[level]) > stepDoubt[level] { return false }
    return true
  }
}

extension Multipliers {
  /// The strongest level at which the step of the last ratio test is not zero; nil if there is none.
  var firstLevelOfStep: Int? { (0..<levelCount).first { abs(step[$0]) > stepDoubt[$0] } }

  /// Returns whether the multiplier of a tight row reaches a bound before it moves at any level up to one, or ever, if
  /// `level` is nil.
  func reachesBound(_ row: Int, position: Int, beforeLevel level: Int?) -> Bool {
    [true, false].contains { rises in
      (rises ? upper[row] : lower[row]) != Self.unbounded
        && (0..<(level ?? -1) + 1).allSatisfy { distance($0, at: position, row: row, rises: rises) == 0 }
    }
  }
}

// MARK: - Movement

extension Multipliers {
  /// Moves the multipliers of the circuit's tight rows by the step of the last ratio test.
  mutating func move(direction: Double, basis: borrowing Basis) {
    for level in 0..<levelCount where step[level] != 0 {
      let amount = direction * step[level]
      for index in 0..<basis.support.count {
        let position = Int(basis.support[index])
        let coefficient = basis.circuit[position]
        guard coefficient != 0 else { continue }
        let value = components[position * levelCount + level] - amount * coefficient
        let doubt =
          doubts[position * levelCount + level] + stepDoubt[level] * abs(coefficient)
          + abs(amount) * (basis.circuitDoubt[position] + Tolerance.rounding * abs(coefficient))
          + Tolerance.rounding * abs(value)
        let isCertain = abs(value) > doubt
        if !isCertain { noteIfVague(doubt, of: amount * coefficient) }
        setComponent(level, at: position, to: isCertain ? value : 0, doubt: isCertain ? doubt : 0)
      }
    }
  }

  /// Sets the entering row to the bound it has reached.
  mutating func flip(_ row: Int, direction: Double) {
    let bound = direction > 0 ? upper[row] : lower[row]
    side[row] = bound == Self.zero ? 0 : (direction > 0 ? 1 : -1)
  }

  /// Sets a tight row that leaves its position to the bound it has reached. The row that takes the position has the
  /// multiplier zero.
  mutating func yield(_ position: Int, leaving: Int, rises: Bool) {
    leave(leaving, rises: rises)
    for level in 0..<levelCount { setComponent(level, at: position, to: 0) }
  }

  /// Notes that a tight row is no longer tight, at the bound that its multiplier has reached.
  mutating func leave(_ row: Int, rises: Bool) {
    let bound = rises ? upper[row] : lower[row]
    side[row] = bound == Self.zero ? 0 : (rises ? 1 : -1)
  }

  /// Gives the position of the leaving row, which has reached its bound, to the entering row.
  mutating func exchange(_ position: Int, leaving: Int, rises: Bool, entering: Int, direction: Double) {
    let entered = side[entering]
    let start = entered > 0 ? upper[entering] : lower[entering]
    for level in 0..<levelCount {
      let unit = entered != 0 && Int(start) == level + 1 ? Double(entered) : 0
      setComponent(level, at: position, to: unit + direction * step[level], doubt: stepDoubt[level])
    }
    leave(leaving, rises: rises)
    side[entering] = 0
  }
}

extension Multipliers {
  /// Gives a position to another row. Both rows have their multipliers at a bound and keep them.
  mutating func exchangeAtBounds(_ position: Int, leaving: Int, rises: Bool, entering: Int) {
    leave(leaving, rises: rises)
    enterAtBound(entering, position: position)
  }
}

// MARK: - Verification

extension Multipliers {
  mutating func clearComponents() {
    components.reset(count: components.count, to: 0)
    doubts.reset(count: doubts.count, to: 0)
  }

  /// Sets one component of all tight rows to the negative of the last computed circuit.
  mutating func setComponents(_ level: Int, toNegativeCircuitOf basis: borrowing Basis) {
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      setComponent(level, at: position, to: -basis.circuit[position], doubt: basis.circuitDoubt[position])
    }
  }

  /// Returns whether the multiplier of a tight row is between its bounds, and small errors decide where it is at a
  /// bound.
  func isWithinBounds(_ row: Int, position: Int) -> Bool {
    isWithinBound(row, position: position, rises: true) && isWithinBound(row, position: position, rises: false)
  }

  private func isWithinBound(_ row: Int, position: Int, rises: Bool) -> Bool {
    guard (rises ? upper[row] : lower[row]) != Self.unbounded else { return true }
    for level in 0..<levelCount {
      let distance = distance(level, at: position, row: row, rises: rises)
      if distance != 0 { return distance > 0 }
      if doubts[position * levelCount + level] > Tolerance.vagueness { return false }
    }
    return true
  }
}

// MARK: - Edits

extension Multipliers {
  /// Returns whether the multiplier of a row is not zero at some level, counted from 0 for the strongest.
  func isPulling(_ row: Int, fromLevel level: Int = 0, basis: borrowing Basis) -> Bool {
    guard basis.isBasic(row) else {
      return side[row] != 0 && Int(side[row] > 0 ? upper[row] : lower[row]) > level
    }
    let position = basis.position(ofRow: row)
    for level in level..<max(level, levelCount) where component(level, at: position) != 0 { return true }
    return false
  }
}

extension Multipliers {
  /// Returns the sign of a row's multiplier, that of its strongest component that is certainly not zero: 1, -1 or 0.
  func sign(of row: Int, basis: borrowing Basis) -> Int {
    guard basis.isBasic(row) else { return Int(side[row]) }
    let position = basis.position(ofRow: row)
    for level in 0..<levelCount {
      let component = component(level, at: position)
      if abs(component) > doubt(level, at: position) { return component > 0 ? 1 : -1 }
    }
    return 0
  }
}

// MARK: - Change of positions

extension Multipliers {
  /// Moves the multipliers of formerly tight rows to their new positions.
  ///
  /// A row that is no longer tight stays at its bound, and a newly tight row starts at its bound. A row whose
  /// multiplier was strictly between its bounds must still be tight; if rounding errors made it leave, all multipliers
  /// are set to zero.
  ///
  /// - Returns: Whether the same rows are tight as before.
  @discardableResult
  mutating func rearrange(from formerRows: [Int32], to basis: borrowing Basis) -> Bool {
    var changed: [Int] = []
    for position in formerRows.indices where basis.rowAt[position] != formerRows[position] { changed.append(position) }
    guard !changed.isEmpty else { return true }
    var areRowsSame = true
    carried.removeAll()
    carriedDoubts.removeAll()
    carriedIndex.extend(count: basis.places.count, with: -1)
    for position in changed {
      let row = Int(formerRows[position])
      if basis.isBasic(row) {
        carry(row, from: position)
      } else if !leaveAtBound(row, position: position) {
        for position in changed { carriedIndex[Int(formerRows[position])] = -1 }
        clear(levelCount: levelCount, positions: basis.count, rows: side.count)
        return false
      } else {
        areRowsSame = false
      }
    }
    for position in changed {
      let row = Int(basis.rowAt[position])
      let index = Int(carriedIndex[row])
      if index < 0 {
        enterAtBound(row, position: position)
      } else {
        for level in 0..<levelCount {
          setComponent(level, at: position, to: carried[index + level], doubt: carriedDoubts[index + level])
        }
        carriedIndex[row] = -1
      }
    }
    return areRowsSame
  }

  /// Saves the multiplier of a row that is now tight at another position.
  private mutating func carry(_ row: Int, from position: Int) {
    carriedIndex[row] = Int32(carried.count)
    for level in 0..<levelCount {
      carried.append(component(level, at: position))
      carriedDoubts.append(doubts[position * levelCount + level])
    }
  }

  /// Sets a row that is no longer tight to the bound of its multiplier. Returns false if the multiplier is at no bound.
  private mutating func leaveAtBound(_ row: Int, position: Int) -> Bool {
    if isAtUpper(row, position: position) {
      side[row] = upper[row] == Self.zero ? 0 : 1
      return true
    }
    guard isAtLower(row, position: position) else { return false }
    side[row] = lower[row] == Self.zero ? 0 : -1
    return true
  }

  /// Gives a newly tight row the multiplier that it had at its bound.
  private mutating func enterAtBound(_ row: Int, position: Int) {
    let bound = side[row] > 0 ? upper[row] : lower[row]
    for level in 0..<levelCount {
      let isUnit = side[row] != 0 && Int(bound) == level + 1
      setComponent(level, at: position, to: isUnit ? Double(side[row]) : 0)
    }
    side[row] = 0
  }

  func isAtUpper(_ row: Int, position: Int) -> Bool {
    guard upper[row] != Self.unbounded else { return false }
    for level in 0..<levelCount where distance(level, at: position, row: row, rises: true) != 0 { return false }
    return true
  }

  func isAtLower(_ row: Int, position: Int) -> Bool {
    guard lower[row] != Self.unbounded else { return false }
    for level in 0..<levelCount where distance(level, at: position, row: row, rises: false) != 0 { return false }
    return true
  }

  /// Returns which bounds the multiplier of a tight row has reached.
  func boundsReached(by row: Int, position: Int) -> (upper: Bool, lower: Bool) {
    let (above, below) = (upper[row], lower[row])
    var (isAtUpper, isAtLower) = (above != Self.unbounded, below != Self.unbounded)
    let first = position &* levelCount
    var level = 0
    while level < levelCount, isAtUpper || isAtLower {
      let (value, doubt) = (components[first &+ level], doubts[first &+ level])
      level &+= 1
      if !(abs((Int(above) == level ? 1 : 0) - value) <= doubt) { isAtUpper = false }
      if !(abs((Int(below) == level ? 1 : 0) + value) <= doubt) { isAtLower = false }
    }
    return (isAtUpper, isAtLower)
  }
}
