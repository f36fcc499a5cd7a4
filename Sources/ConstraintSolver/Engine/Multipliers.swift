/// The multipliers of the rows: for every row a vector over the optional priorities, compared lexicographically.
///
/// The multiplier of a row is the force by which it is pulled. It stays between `-e(excess)` and `e(shortfall)`, where
/// `e(level)` is the unit vector of a priority: a violated row pulls with exactly its unit, a tight one with as much as
/// is needed, a required one with any amount on its priced side, and an unpriced side does not pull at all.
struct Multipliers: ~Copyable {
  private let place = InPlace()
  /// A bound that is never reached, that of a required side.
  static let unbounded: Int32 = 0
  /// A bound of zero, that of a side without a price. Level `l` counts from 1, the strongest.
  static let zero = Int32.max

  private(set) var levelCount = 0
  /// The levels that bound each row's multiplier from above and below.
  var upper = Buffer<Int32>()
  var lower = Buffer<Int32>()
  /// For a row that is not tight: 1 at the upper bound, -1 at the lower, 0 where the multiplier is zero.
  var side = Buffer<Int8>()
  /// For the row at each position of the basis: `levelCount` components, the strongest first.
  private(set) var components = Buffer<Double>()
  /// The step of the ratio test that was run last.
  private(set) var step = Buffer<Double>()
  private var carried = Buffer<Double>()
  /// Where the components of each row begin among the carried, or -1.
  private var carriedIndex = Buffer<Int32>()

  /// Sets every multiplier to zero, which is feasible for any basis.
  mutating func clear(levelCount: Int, positions: Int, rows: Int) {
    self.levelCount = levelCount
    components.reset(count: levelCount * positions, to: 0)
    side.reset(count: rows, to: 0)
    step.reset(count: levelCount, to: 0)
  }

  /// Makes all rows equalities that must hold.
  mutating func require(rows: Int) {
    upper.reset(count: rows, to: Self.unbounded)
    lower.reset(count: rows, to: Self.unbounded)
  }

  /// Admits a row that is not tight, its multiplier zero.
  @inline(__always)
  mutating func append(upper above: Int32, lower below: Int32) {
    upper.append(above)
    lower.append(below)
    side.append(0)
  }

  /// Admits rows without a price.
  mutating func admit(rows: Int) {
    upper.extend(count: rows, with: Self.zero)
    lower.extend(count: rows, with: Self.zero)
    side.extend(count: rows, with: 0)
  }

  /// Admits positions whose rows have the multiplier zero.
  mutating func extend(positions: Int) { components.extend(count: positions * levelCount, with: 0) }

  func component(_ level: Int, at position: Int) -> Double { components[position * levelCount + level] }

  mutating func setComponent(_ level: Int, at position: Int, to value: Double) {
    components[position * levelCount + level] = value
  }

  /// Gives both sides of a row the same price.
  mutating func price(_ row: Int, atLevel level: Int32) {
    upper[row] = level
    lower[row] = level
  }

  /// Takes the price from a row.
  mutating func ignore(_ row: Int) {
    upper[row] = Self.zero
    lower[row] = Self.zero
  }

  func isIgnored(_ row: Int) -> Bool { upper[row] == Self.zero && lower[row] == Self.zero }

  /// Whether no optional priority bounds the row.
  func isRequiredOrIgnored(_ row: Int) -> Bool {
    (upper[row] == Self.unbounded || upper[row] == Self.zero)
      && (lower[row] == Self.unbounded || lower[row] == Self.zero)
  }

  /// Makes a row an inequality that nothing gives way to: `a x >= b` for a positive sense, `a x <= b` for a negative.
  mutating func bound(_ row: Int, sense: Double) {
    upper[row] = sense > 0 ? Self.unbounded : Self.zero
    lower[row] = sense > 0 ? Self.zero : Self.unbounded
  }

  /// Whether the multiplier of a row that is not tight may change towards its residual.
  func canEnter(_ row: Int, residual: Double) -> Bool {
    if residual > 0 { return side[row] < 0 || (side[row] == 0 && upper[row] != Self.zero) }
    return side[row] > 0 || (side[row] == 0 && lower[row] != Self.zero)
  }
}

// MARK: - Ratio test

/// What limits the change of an entering row's multiplier.
enum Limit {
  /// The row reaches its own bound and stays violated.
  case own
  /// The row at a position gives way.
  case position(Int)
  /// Nothing does: the circuit is a conflict.
  case none
}

/// Which of several rows that give way at once leaves the basis.
enum TieBreak {
  /// The one with the largest pivot, for accuracy.
  case largestPivot
  /// The one added first (Bland's rule), which cannot cycle.
  case firstRow
}

extension Multipliers {
  /// Finds how far the multiplier of `row` can move in `direction` (1 or -1) along its circuit, and what limits it.
  mutating func limit(
    of row: Int, direction: Double, basis: borrowing Basis, rows: borrowing Rows, tieBreak: TieBreak
  ) -> Limit {
    var found = startStep(of: row, direction: direction)
    var pivot = 0.0
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let coefficient = basis.circuit[position]
      let tight = Int(basis.rowAt[position])
      guard abs(coefficient) * rows[tight].scale > Tolerance.pivot * rows[row].scale else { continue }
      let rises = direction * coefficient < 0
      guard (rises ? upper[tight] : lower[tight]) != Self.unbounded else { continue }
      switch found {
      case .none: break
      case .own:
        guard isNearer(position, row: tight, coefficient: coefficient, rises: rises) == .nearer else { continue }
      case .position(let best):
        let order = isNearer(position, row: tight, coefficient: coefficient, rises: rises)
        if order == .farther { continue }
        if order == .same {
          let wins = tieBreak == .firstRow ? tight < Int(basis.rowAt[best]) : abs(coefficient) > pivot
          guard wins else { continue }
        }
      }
      found = .position(position)
      pivot = abs(coefficient)
      for level in 0..<levelCount {
        step[level] = distance(level, at: position, row: tight, rises: rises) / pivot
      }
    }
    return found
  }

  private mutating func startStep(of row: Int, direction: Double) -> Limit {
    for level in 0..<levelCount { step[level] = 0 }
    let ahead = direction > 0 ? upper[row] : lower[row]
    let behind = direction > 0 ? lower[row] : upper[row]
    guard ahead != Self.unbounded else { return .none }
    if ahead != Self.zero { step[Int(ahead) - 1] += 1 }
    if side[row] != 0, behind != Self.zero { step[Int(behind) - 1] += 1 }
    return .own
  }

  private enum Order { case nearer, same, farther }

  /// How the distance of a tight row from its bound compares with the step found so far.
  private func isNearer(_ position: Int, row: Int, coefficient: Double, rises: Bool) -> Order {
    for level in 0..<levelCount {
      let ratio = distance(level, at: position, row: row, rises: rises) / abs(coefficient)
      let difference = ratio - step[level]
      if abs(difference) <= Tolerance.multiplier * max(1, abs(ratio)) { continue }
      return difference < 0 ? .nearer : .farther
    }
    return .same
  }

  /// The distance of a component of a tight row's multiplier from its bound.
  func distance(_ level: Int, at position: Int, row: Int, rises: Bool) -> Double {
    let value = components[position * levelCount + level]
    let bound = rises ? upper[row] : lower[row]
    return (Int(bound) == level + 1 ? 1 : 0) + (rises ? -value : value)
  }

  /// Whether the step of the last ratio test moves nothing.
  var isStepZero: Bool {
    for level in 0..<levelCount where abs(step[level]) > Tolerance.multiplier { return false }
    return true
  }
}

// MARK: - Movement

extension Multipliers {
  /// Moves the tight rows of the circuit along the step of the last ratio test.
  mutating func move(direction: Double, basis: borrowing Basis) {
    for level in 0..<levelCount where step[level] != 0 {
      let amount = direction * step[level]
      for index in 0..<basis.support.count {
        let position = Int(basis.support[index])
        let value = components[position * levelCount + level] - amount * basis.circuit[position]
        components[position * levelCount + level] = abs(value) < Tolerance.multiplier * 1e-3 ? 0 : value
      }
    }
  }

  /// Leaves the entering row at the bound it has reached.
  mutating func flip(_ row: Int, direction: Double) {
    let bound = direction > 0 ? upper[row] : lower[row]
    side[row] = bound == Self.zero ? 0 : (direction > 0 ? 1 : -1)
  }

  /// Leaves a tight row at the bound it has reached; the one that takes its position has the multiplier zero.
  mutating func yield(_ position: Int, leaving: Int, rises: Bool) {
    let bound = rises ? upper[leaving] : lower[leaving]
    side[leaving] = bound == Self.zero ? 0 : (rises ? 1 : -1)
    for level in 0..<levelCount { setComponent(level, at: position, to: 0) }
  }

  /// Gives the entering row the position of the leaving one, which stays behind at the bound it has reached.
  mutating func exchange(_ position: Int, leaving: Int, rises: Bool, entering: Int, direction: Double) {
    let bound = rises ? upper[leaving] : lower[leaving]
    let entered = side[entering]
    let start = entered > 0 ? upper[entering] : lower[entering]
    for level in 0..<levelCount {
      let unit = entered != 0 && Int(start) == level + 1 ? Double(entered) : 0
      components[position * levelCount + level] = unit + direction * step[level]
    }
    side[leaving] = bound == Self.zero ? 0 : (rises ? 1 : -1)
    side[entering] = 0
  }
}

// MARK: - Edits

extension Multipliers {
  /// Frees a row whose prices change of its multiplier.
  ///
  /// The strongest level that its bounds reach and all weaker ones start again from zero: the rest remains feasible,
  /// since the multipliers balance level by level and a vector cut off behind a level stays between its bounds.
  ///
  /// - Returns: whether there was anything to free it of, and other rows may have to pull again.
  mutating func release(_ row: Int, basis: borrowing Basis) -> Bool {
    guard isPulling(row, basis: basis) else { return false }
    let first = Int(min(upper[row], lower[row]))
    let kept = max(first - 1, 0)
    for position in 0..<basis.count {
      for level in kept..<levelCount { components[position * levelCount + level] = 0 }
    }
    for other in 0..<side.count where side[other] != 0 {
      let bound = side[other] > 0 ? upper[other] : lower[other]
      if Int(bound) > kept { side[other] = 0 }
    }
    return true
  }

  private func isPulling(_ row: Int, basis: borrowing Basis) -> Bool {
    guard basis.isBasic(row) else { return side[row] != 0 }
    let position = basis.position(ofRow: row)
    for level in 0..<levelCount where component(level, at: position) != 0 { return true }
    return false
  }
}

// MARK: - Change of positions

extension Multipliers {
  /// Gives the multipliers of the rows that were tight to the positions that they have now.
  ///
  /// Rows that are no longer tight stay at the bound they were at, and rows that are newly tight start from theirs. A row
  /// whose multiplier was between its bounds has to stay tight; if rounding made it leave, all start again from zero.
  mutating func rearrange(from formerRows: [Int32], to basis: borrowing Basis) {
    var changed: [Int] = []
    for position in formerRows.indices where basis.rowAt[position] != formerRows[position] { changed.append(position) }
    guard !changed.isEmpty else { return }
    carried.removeAll()
    carriedIndex.extend(count: basis.places.count, with: -1)
    for position in changed {
      let row = Int(formerRows[position])
      if basis.isBasic(row) {
        carry(row, from: position)
      } else if !leaveAtBound(row, position: position) {
        for position in changed { carriedIndex[Int(formerRows[position])] = -1 }
        return clear(levelCount: levelCount, positions: basis.count, rows: side.count)
      }
    }
    for position in changed {
      let row = Int(basis.rowAt[position])
      let index = Int(carriedIndex[row])
      if index < 0 {
        enterAtBound(row, position: position)
      } else {
        for level in 0..<levelCount { setComponent(level, at: position, to: carried[index + level]) }
        carriedIndex[row] = -1
      }
    }
  }

  /// Keeps the multiplier of a row that is tight at another position now.
  private mutating func carry(_ row: Int, from position: Int) {
    carriedIndex[row] = Int32(carried.count)
    for level in 0..<levelCount { carried.append(component(level, at: position)) }
  }

  /// Notes the bound of a row that is no longer tight; false if it is at none.
  private mutating func leaveAtBound(_ row: Int, position: Int) -> Bool {
    if isAtUpper(row, position: position) {
      side[row] = upper[row] == Self.zero ? 0 : 1
      return true
    }
    guard isAtLower(row, position: position) else { return false }
    side[row] = lower[row] == Self.zero ? 0 : -1
    return true
  }

  /// Gives a row that is newly tight the multiplier that it had at its bound.
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
    for level in 0..<levelCount where abs(distance(level, at: position, row: row, rises: true)) > Tolerance.multiplier {
      return false
    }
    return true
  }

  func isAtLower(_ row: Int, position: Int) -> Bool {
    guard lower[row] != Self.unbounded else { return false }
    for level in 0..<levelCount where abs(distance(level, at: position, row: row, rises: false)) > Tolerance.multiplier
    {
      return false
    }
    return true
  }
}
