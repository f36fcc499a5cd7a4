/// Computes the lexicographic optimum of a system of rows by an active-set method.
///
/// The method is a bounded dual simplex. A basis of tight rows determines the values of the variables. The multipliers
/// of the rows are vectors over the priorities, which are compared lexicographically; priorities are never converted to
/// weights. `Multipliers` describes their bounds, `Engine+Simplex.swift` the method, and the article "How the solver
/// works" the whole.
struct Engine: ~Copyable {
  private let addressOnly = AddressOnly()
  var rows = Rows()
  var basis = Basis()
  var multipliers = Multipliers()
  var values = Buffer<Double>()
  var conflicts: [RowConflict] = []
  /// The required rows that edits have changed since the conflicts were resolved.
  var disturbed = WorkList()
  /// The variables that moved when members of conflicts were tested, and those that share a row with them.
  var probed = WorkList()
  var besideProbed = WorkList()
  /// The variables that have moved in a test of the members of a conflict.
  var movedInTest = WorkList()
  /// The sums of the rows of a conflict, by variable; all zero between two uses.
  var balances = Buffer<Balance>()
  /// The circuit of the row that was tried last, without errors.
  var residues = ResidueCircuit()
  /// Whether rounding errors made rows contradict each other that are known to hold together.
  var isContradictory = false
  /// The distance below which a violation does not matter, in the unit of the variables.
  var resolution = 0.0
  /// The optional priorities in the system, strongest first. The first is level 1.
  var priorities: [Double] = []

  /// The rows that may have become violated since they were last checked. All others hold, or have their full
  /// multiplier.
  var unchecked = WorkList()
  /// The variables that can move among the optima; see `findMovableVariables`.
  var movable = CountedSet()
  /// The positions that may have changed between loose and firm.
  var unclassified = WorkList()
  /// Whether the positions have other rows than when they were marked as loose or firm.
  var areMarksOutdated = false
  /// The positions whose variables may have become movable, or no longer are.
  var remarked = PositionSet()
  /// What has changed since the variables that can move were last settled.
  var changes = Changes()
  /// The positions whose multipliers moved since the optimum was last verified.
  var unverified = WorkList()
  /// The care that the present solution needed.
  var care = Care.usual
  /// Whether errors hid a residual since the optimum was last verified.
  var isVague = false
  /// Whether the last search for an optimum ended at the limit on rounds.
  var isOutOfRounds = false
  /// Whether the last solution is an optimum as far as the engine can verify.
  var isProven = true
  /// The tight rows whose values changed and that determine variables only through updates.
  var indirect = WorkList()
  /// The magnitude up to which a value counts as zero when the variables of a face of one scale are settled.
  var negligibleValue = 0.0
  /// Bounds on the errors of the right sides of the tight rows, while values are verified.
  var sideErrors = Buffer<Double>()
  /// Whether tight rows do not hold at the present values, even after refinement.
  var areValuesRough = false
  var framing = Framing()
  var violated = Buffer<Int>()
  /// The variables whose rows give way together in a long step.
  var yielding = Buffer<Yielding>()
  /// In the system of an optimal face, whether a row holds if errors could explain its residual.
  var isForgiving = false
  /// The largest magnitude of a value that the rows of a face were made from; 0 if their coefficients are of different
  /// scales, so that values cannot be compared.
  var faceScale = 0.0
  /// The variables whose values are final, while variables that can move among the optima are settled.
  var isSettled = Buffer<Bool>()
  /// The positions whose tight rows stay where they are, while preferred values are recognized.
  var staysTight = WorkList()
  /// In the system of an optimal face, the side of zero on which each variable must stay.
  var stances = Buffer<Stance>()
  /// The rows that a ratio test has compared.
  var compared = WorkList()
  /// The rows whose multipliers an edit sets to zero.
  var released = WorkList()
  /// The choice among rows that can give way equally well.
  var tieBreak = TieBreak.largestPivot

  /// The number of successive rounds without progress after which Bland's rule takes over: more than any observed
  /// layout needed.
  var patience = 30
  /// The number of rounds that used Bland's rule since the engine was made.
  var cautiousRoundCount = 0

  /// The number of values computed since the engine was made, as a measure of work.
  var movedValueCount = 0

  /// The number of rows removed since the system was last compacted.
  var unpricedRowCount = 0
  /// The row that was removed last, or -1. It may have a price again.
  var vacantRow = -1
  /// The state that edits have outdated since the last solution.
  var staleness = Staleness.everything
}

/// The parts of the last solution's state that are outdated. Each case includes the ones before it.
enum Staleness: Comparable {
  case nothing
  /// The values, and everything that depends on new rows.
  case values
  /// The multipliers and the levels, but not the basis.
  case levels
  /// Everything, including the basis.
  case everything
}

// MARK: - Solving

extension Engine {
  /// Finds an optimum. `Settling` chooses among several. Does nothing if the system was not edited since the last call.
  mutating func reachOptimum() {
    guard staleness > .nothing else { return }
    if care > .usual { distrustValues() }
    care = .usual
    isProven = true
    isVague = false
    isOutOfRounds = false
    prepare()
    let isEdited = staleness == .values
    staleness = .nothing
    optimizeReportingConflicts(isEdited: isEdited)
  }

  /// Marks all values and multipliers as outdated, after changes that were not tracked.
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
    if staleness > .values { disturbed.removeAll() }
  }

  /// Adds the new rows and variables to the basis and the multipliers. New priorities require new levels instead.
  mutating func admitNewRows() {
    for row in multipliers.upper.count..<rows.count {
      guard let upper = level(of: rows[row].shortfall), let lower = level(of: rows[row].excess) else {
        staleness = .levels
        return
      }
      multipliers.append(upper: upper, lower: lower)
      unchecked.insert(row)
      changes.rows.insert(row)
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

  /// Computes new levels, and sets all multipliers to zero but keeps the basis.
  private mutating func startAgain() {
    conflicts.removeAll()
    priorities = rows.optionalPriorities()
    multipliers.admit(rows: rows.count)
    for row in 0..<rows.count { assignLevels(to: row) }
    admitNewVariables()
    multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
    distrustValues()
  }

  mutating func assignLevels(to row: Int) {
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
    changes.rows.insert(row)
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

// MARK: - Values

// A changed value affects the rows of its column: those that determine other variables, and those that may now be
// violated.
extension Engine {
  /// Computes all outdated values, and refines them until all tight rows hold.
  mutating func updateValues() {
    if care > .usual { basis.isWhollyOutdated = true }
    computeOutdatedValues()
    defer { indirect.removeAll() }
    if care > .usual || !refineRightSides() { refineAllValues() }
  }

  /// Corrects the right sides from which values are computed. Returns false if values computed from them cannot hold
  /// the rows.
  private mutating func refineRightSides() -> Bool {
    var residual = greatestResidual()
    for _ in 0..<Self.mostRefinements where residual > 0 {
      basis.refine(in: rows, at: values)
      computeOutdatedValues()
      let former = residual
      residual = greatestResidual()
      // In a sum of thousands of values, the roundings do not become less.
      if residual > former / 2 { return false }
    }
    return residual == 0
  }

  /// Corrects all values beyond the right sides that they are computed from. A later edit computes those that it
  /// touches from the others as they are, so that all tight rows still hold.
  private mutating func refineAllValues() {
    for position in 0..<basis.count { indirect.insert(Int(basis.rowAt[position])) }
    var residual = greatestResidual()
    for _ in 0..<Self.mostRefinements where residual > 0 {
      basis.refineAll(in: rows, &values)
      changes.variables.insertAll()
      unchecked.insertAll()
      residual = greatestResidual()
    }
    if residual > 0 { areValuesRough = true }
    // A correction may overflow.
    for variable in 0..<values.count where !values[variable].isFinite { areValuesRough = true }
  }

  /// Each step gains the digits that the updates have. If five do not suffice, the updates have hardly any.
  private static var mostRefinements: Int { 5 }

  private mutating func computeOutdatedValues() {
    if basis.isWhollyOutdated {
      basis.solve(in: rows, into: &values) { variable in changes.variables.insert(variable) }
      movedValueCount &+= basis.count
      unchecked.insertAll()
      areValuesRough = false
      for variable in 0..<values.count where !values[variable].isFinite { areValuesRough = true }
      for position in 0..<basis.count where basis.isInUpdate[position] { indirect.insert(Int(basis.rowAt[position])) }
      return
    }
    rows.linkColumns()
    basis.refreshRightSides(in: rows)
    while let position = basis.popOutdated(in: rows) {
      movedValueCount &+= 1
      let variable = Int(basis.frame[position].variable)
      let value = basis.value(at: position, in: rows, values)
      guard value != values[variable] else { continue }
      values[variable] = value
      if !value.isFinite { areValuesRough = true }
      changes.variables.insert(variable)
      passOnChange(of: variable, givenAt: position)
    }
  }

  /// Returns the magnitude of the greatest residual of a tight row whose values changed; 0 if all hold, infinity for no
  /// number.
  private func greatestResidual() -> Double {
    var greatest = 0.0
    for index in 0..<indirect.members.count {
      let row = Int(indirect.members[index])
      guard basis.isBasic(row) else { continue }
      let residual = abs(residual(of: row))
      if !(residual <= greatest) { greatest = residual.isNaN ? .infinity : residual }
    }
    return greatest
  }

  private mutating func passOnChange(of variable: Int, givenAt position: Int) {
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      let dependent = Int(basis.places[row].inFrame)
      if dependent >= 0, dependent != position { basis.outdated.insert(dependent) }
      if !basis.isBasic(row) { unchecked.insert(row) } else if !basis.isFramed(row) { indirect.insert(row) }
      entry = Int(rows.nextInColumn[entry])
    }
  }
}

// MARK: - Results

extension Engine {
  /// Returns a copy of all values.
  func valueArray() -> [Double] {
    Array(UnsafeBufferPointer(start: values.elements, count: values.count))
  }

  /// Returns the residual of a row at the solution; 0 if it is within the tolerance.
  func residual(of row: Int) -> Double {
    let residual = rows.residual(of: row, at: values)
    if abs(residual) <= rows[row].magnitudes.least * resolution { return 0 }
    return isRounding(residual, of: row) ? 0 : residual
  }

  /// Returns whether a residual at the solution is so small, relative to the largest term, that the row holds.
  func isRounding(_ residual: Double, of row: Int) -> Bool {
    abs(residual) <= max(magnitude(of: row) * Tolerance.relativeResidual, rows[row].magnitudes.error)
  }

  /// Returns the magnitude of the largest term of a row at the solution, or of its constant.
  func magnitude(of row: Int) -> Double {
    var magnitude = abs(rows[row].constant)
    for entry in rows.entries(of: row) {
      magnitude = max(magnitude, abs(rows.entries[entry].coefficient * values[Int(rows.entries[entry].column)]))
    }
    return magnitude
  }

  /// Returns the total violation of each optional priority in the system, strongest first.
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
