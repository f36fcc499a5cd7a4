/// The lexicographic optimum of a system of rows, found on its active set.
///
/// A bounded simplex method on the dual: a basis of tight rows gives the values, and multipliers - vectors over the
/// priorities, compared lexicographically - say which rows hold against which. See `Multipliers` for their bounds and
/// `Engine+Simplex` for the method. Priorities are never turned into weights.
struct Engine: ~Copyable {
  private let place = InPlace()
  var rows = Rows()
  var basis = Basis()
  var multipliers = Multipliers()
  var values = Buffer<Double>()
  var conflicts: [RowConflict] = []
  /// The optional priorities present, the strongest first: level 1 is the first.
  var priorities: [Double] = []

  /// The rows that may be violated since they were looked at last; all others hold or pull with all their force.
  var unchecked = NumberList()
  /// The positions whose row may move at the optimum, and those at which this may have changed.
  var loosePositions = CountedSet()
  var unclassified = NumberList()
  var framing = Framing()
  var violated = Buffer<Int>()
  /// The variables that give way together in a long step.
  var yielding = Buffer<Int>()
  /// The multipliers of the optimum while its face is explored, and the basis from which that began.
  var optimum = Multipliers()
  var optimalRows: [Int32] = []
  var trial = Trial()
  /// The variables that no longer move on the face.
  var isSettled = Buffer<Bool>()

  /// The rows that were taken out since the system was compacted last.
  var unpricedRowCount = 0
  /// What the edits since the last solution have made out of date.
  var staleness = Staleness.everything
}

/// How much of the last solution's state can still be used; each case includes those before it.
enum Staleness: Comparable {
  /// All of it: the values are current.
  case nothing
  /// The values and what follows from new rows.
  case values
  /// The multipliers and the levels as well; the basis remains.
  case levels
  /// The basis as well.
  case everything
}

// MARK: - Solving

extension Engine {
  /// Finds the optimum, unless nothing was edited since the last.
  mutating func solve() {
    guard staleness > .nothing else { return }
    reachOptimum()
    settle()
  }

  /// Finds one of the optima, not necessarily the nearest to zero.
  mutating func reachOptimum() {
    guard staleness > .nothing else { return }
    prepare()
    staleness = .nothing
    optimizeReportingConflicts()
  }

  /// Notes that values, constants or multipliers were changed in ways that are not followed.
  mutating func distrustValues() {
    basis.isWhollyOutdated = true
    unchecked.insertAll()
    unclassified.insertAll()
  }

  private mutating func prepare() {
    switch staleness {
    case .nothing: break
    case .values: admitNewRows()
    case .levels: break
    case .everything: makeFirstBasis()
    }
    if staleness == .levels { startAgain() }
  }

  /// Takes up rows and variables that were added; new priorities need new levels.
  private mutating func admitNewRows() {
    for row in multipliers.upper.count..<rows.count {
      guard let upper = level(of: rows[row].shortfall), let lower = level(of: rows[row].excess) else {
        staleness = .levels
        return
      }
      multipliers.append(upper: upper, lower: lower)
      unchecked.insert(row)
    }
    admitNewVariables()
    multipliers.extend(positions: basis.count)
  }

  private mutating func admitNewVariables() {
    values.extend(count: rows.variableCount, with: 0)
    basis.makeRoom(rowCount: rows.count, variableCount: rows.variableCount)
    for variable in basis.count..<rows.variableCount {
      unclassified.insert(basis.count)
      let axis = axis(of: variable)
      basis.append(row: axis, giving: variable, coefficient: 1, in: rows)
    }
  }

  /// Finds the levels anew, and goes on from the basis with all multipliers at zero.
  private mutating func startAgain() {
    conflicts.removeAll()
    priorities = rows.optionalPriorities()
    multipliers.admit(rows: rows.count)
    for row in 0..<rows.count { assignLevels(to: row) }
    admitNewVariables()
    multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
    distrustValues()
  }

  private mutating func assignLevels(to row: Int) {
    multipliers.upper[row] = level(of: rows[row].shortfall) ?? Multipliers.zero
    multipliers.lower[row] = level(of: rows[row].excess) ?? Multipliers.zero
  }

  mutating func restoreLevels(of row: Int) {
    guard let upper = level(of: rows[row].shortfall), let lower = level(of: rows[row].excess) else {
      staleness = max(staleness, .levels)
      return
    }
    multipliers.upper[row] = upper
    multipliers.lower[row] = lower
    unchecked.insert(row)
    if basis.isBasic(row) { unclassified.insert(basis.position(ofRow: row)) }
  }

  @inline(__always)
  func level(of priority: Double) -> Int32? {
    if priority == Constraint.required { return Multipliers.unbounded }
    if priority == 0 { return Multipliers.zero }
    return optionalLevel(of: priority)
  }

  private func optionalLevel(of priority: Double) -> Int32? {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low < priorities.count && priorities[low] == priority ? Int32(low + 1) : nil
  }
}

// Values follow the basis: what changes passes along the columns, to the rows that give other variables and to those
// that may now be violated.
extension Engine {
  /// Brings the values up to date.
  mutating func updateValues() {
    if basis.isWhollyOutdated {
      basis.solve(in: rows, into: &values)
      unchecked.insertAll()
      return
    }
    rows.linkColumns()
    basis.refreshRightSides(in: rows)
    while let position = basis.popOutdated(in: rows) {
      let variable = Int(basis.frame[position].variable)
      let value = basis.value(at: position, in: rows, values)
      guard value != values[variable] else { continue }
      values[variable] = value
      passOnChange(of: variable, givenAt: position)
    }
  }

  private mutating func passOnChange(of variable: Int, givenAt position: Int) {
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      let dependent = Int(basis.places[row].inFrame)
      if dependent >= 0, dependent != position { basis.outdated.insert(dependent) }
      if !basis.isBasic(row) { unchecked.insert(row) }
      entry = Int(rows.nextInColumn[entry])
    }
  }
}

extension Engine {
  /// The value of every variable.
  func valueArray() -> [Double] {
    Array(UnsafeBufferPointer(start: values.elements, count: values.count))
  }

  /// The residual of a row at the solution; 0 where it is within tolerance.
  func residual(of row: Int) -> Double {
    let residual = rows.residual(of: row, at: values)
    return abs(residual) <= rows[row].scale * Tolerance.residual ? 0 : residual
  }

  /// The sum of violations of each optional priority present, the strongest first.
  func violations() -> [LevelViolation] {
    guard !priorities.isEmpty else { return [] }
    var totals = [Double?](repeating: nil, count: priorities.count)
    for row in 0..<rows.count where !multipliers.isRequiredOrIgnored(row) {
      let residual = basis.isBasic(row) ? 0 : residual(of: row)
      add(max(residual, 0), at: multipliers.upper[row], to: &totals)
      add(max(-residual, 0), at: multipliers.lower[row], to: &totals)
    }
    return zip(priorities, totals).compactMap { priority, total in
      total.map { LevelViolation(priority: priority, total: $0) }
    }
  }

  private func add(_ amount: Double, at level: Int32, to totals: inout [Double?]) {
    guard level != Multipliers.zero, level != Multipliers.unbounded else { return }
    totals[Int(level) - 1] = (totals[Int(level) - 1] ?? 0) + amount
  }
}
