// The system of an optimal face has only required rows. Its variables take their final values one after the other: each
// moves as far towards its preferred value as the face allows, and stays there. This is the primal simplex method with
// one objective per variable. Nearly all variables start at their final values, because the first basis holds the first
// variables at zero, and the last ones give way to the rows that this violates.
extension Engine {
  /// Finds the values on the face that the variables prefer, the first ones above the later ones.
  ///
  /// There are such values, because the rows are those of an optimum. If rounding errors make the rows contradict each
  /// other, the values are sought once more with rows that give way to errors.
  ///
  /// - Parameter zeroCount: The number of variables that prefer zero. They come first; the others prefer bounds.
  /// - Returns: Whether all rows hold, except for rounding errors.
  mutating func settle(zeroCount: Int) -> Bool {
    if reachFace() {
      moveVariables(zeroCount: zeroCount)
      if isProven, holdsAllRows() { return true }
    }
    reachFaceForgiving()
    moveVariables(zeroCount: zeroCount)
    return holdsAllRows()
  }

  /// Settles the variables again after some rows have changed, from the rows that are tight at their former values.
  ///
  /// - Returns: Whether all rows hold, and no errors decided a comparison.
  mutating func settleAgain(zeroCount: Int) -> Bool {
    admitNewRows()
    for row in 0..<rows.count { assignLevels(to: row) }
    var isConsistent = true
    iterate { engine, row in
      isConsistent = false
      engine.multipliers.ignore(row)
    }
    let workLimit = movedValueCount + Self.mostMovements * rows.variableCount
    guard isConsistent, isVerified(), moveVariables(zeroCount: zeroCount, workLimit: workLimit) else { return false }
    unchecked.removeAll()
    return holdsAllRows()
  }

  /// The number of values, for each variable, after which it is faster to settle from a new basis.
  private static var mostMovements: Int { 8 }

  /// Finds a point where all rows hold. Returns false if rounding errors make them contradict each other.
  mutating func reachFace() -> Bool {
    begin(isForgiving: false)
    var isConsistent = true
    improve { engine, row in
      isConsistent = false
      engine.multipliers.ignore(row)
    }
    return isConsistent
  }

  /// Finds a point where all rows hold, except for rounding errors: a row that contradicts others gets the constant
  /// with which it does not.
  mutating func reachFaceForgiving() {
    begin(isForgiving: true)
    iterate { engine, row in
      engine.rows[row].constant -= engine.combinedResidual(of: row).value
      engine.unchecked.insert(row)
    }
  }

  private mutating func begin(isForgiving: Bool) {
    makeFirstBasis()
    rows.linkColumns()
    staleness = .nothing
    care = .usual
    isProven = true
    isVague = false
    isOutOfRounds = false
    tieBreak = .lastVariable
    self.isForgiving = isForgiving
  }

  /// Moves all variables to the values that they prefer. Returns false if that takes more work than the limit.
  @discardableResult
  private mutating func moveVariables(zeroCount: Int, workLimit: Int = .max) -> Bool {
    makeEqualitiesTight()
    isSettled.reset(count: rows.variableCount, to: false)
    stances.reset(count: rows.variableCount, to: .any)
    negligibleValue = max(resolution, faceScale * Tolerance.relativeResidual)
    for variable in 0..<rows.variableCount {
      negligibleValue = max(negligibleValue, abs(values[variable]) * Tolerance.relativeResidual)
    }
    for variable in 0..<rows.variableCount {
      settle(variable, preferring: variable < zeroCount ? .zero : .bound)
      isSettled[variable] = true
      if movedValueCount > workLimit { return false }
    }
    return true
  }

  /// Returns the magnitude up to which the value of a variable counts as zero.
  func negligibleMagnitude(of variable: Int) -> Double {
    if faceScale > 0 { return negligibleValue }
    // If values cannot be compared, the terms that this one is computed from give its error.
    let pivot = basis.frame[Int(basis.positionOfVariable[variable])]
    return max(resolution, Tolerance.relativeResidual * magnitude(of: Int(pivot.row)) / abs(pivot.coefficient))
  }

  /// Brings the equalities into the basis that hold without being tight, so that no movement breaks them.
  private mutating func makeEqualitiesTight() {
    for row in 0..<rows.count where !basis.isBasic(row) && multipliers.isPinned(row) {
      basis.computeCircuit(of: row, in: rows)
      if let position = lastYieldingPosition() { enter(row, at: position) }
    }
  }

  private func holdsAllRows() -> Bool {
    for row in 0..<rows.count where !(isForgiving ? holdsForgiving(row) : holds(row)) { return false }
    return true
  }

  private func holdsForgiving(_ row: Int) -> Bool {
    let residual = rows.residual(of: row, at: values)
    guard residual > 0 ? rows[row].shortfall > 0 : rows[row].excess > 0 else { return true }
    return abs(residual) <= faceError(of: row, relative: Tolerance.faceResidual)
  }

  /// Returns the residual of a row that the resolution allows, or that errors of the values explain.
  ///
  /// A value near zero may be a difference of large ones.
  func faceError(of row: Int, relative error: Double) -> Double {
    let magnitudes = rows[row].magnitudes
    let rounding = max(error * max(magnitude(of: row), magnitudes.greatest * faceScale), magnitudes.error)
    return max(rounding, magnitudes.least * resolution)
  }

  private mutating func settle(_ variable: Int, preferring preference: Preference) {
    let axis = Int(rows.columns[variable].axis)
    if preference == .zero, axis >= 0, basis.isBasic(axis) { return multipliers.pin(axis) }
    if isHeldBySettled(variable) { return }
    if preference == .bound, push(variable, direction: -1) != .endless { return }
    if preference == .bound, push(variable, direction: 1) != .endless { return }
    pullToZero(variable)
  }

  /// Returns whether an equality of the face determines the variable from settled ones.
  func isHeldBySettled(_ variable: Int) -> Bool {
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      if multipliers.isPinned(row), areOthersSettled(variable, in: row) { return true }
      entry = Int(rows.nextInColumn[entry])
    }
    return false
  }

  func areOthersSettled(_ variable: Int, in row: Int) -> Bool {
    for entry in rows.entries(of: row) {
      let other = Int(rows.entries[entry].column)
      if other != variable, !isSettled[other] { return false }
    }
    return true
  }
}

// MARK: - Movement

extension Engine {
  private enum Push {
    /// The variable has its extreme value, or zero.
    case stopped
    /// Nothing stops the variable.
    case endless
  }

  private mutating func pullToZero(_ variable: Int) {
    let axis = axis(of: variable)
    let value = values[variable]
    if abs(value) > negligibleMagnitude(of: variable) {
      _ = push(variable, direction: value > 0 ? -1 : 1, stopsAtZero: true)
      if !basis.isBasic(axis) { stances[variable] = value > 0 ? .positive : .negative }
    } else {
      basis.computeCircuit(of: axis, in: rows)
      if let position = lastYieldingPosition() { enter(axis, at: position) }
      multipliers.pin(axis)
    }
  }

  /// Moves a variable along the edges of the face as far as possible, and fixes it there.
  private mutating func push(_ variable: Int, direction: Double, stopsAtZero: Bool = false) -> Push {
    let axis = axis(of: variable)
    // Degenerate steps could recur, so Bland's rule takes over as in `improve`. The limit guards against rounding
    // errors.
    for round in 0..<(200 + 4 * rows.count) {
      basis.computeCircuit(of: axis, in: rows)
      let isCautious = round > patience
      guard let position = lastYieldingPosition(direction: direction, isCautious: isCautious) else { break }
      let sense: Double = direction * basis.circuit[position] > 0 ? 1 : -1
      basis.computeColumn(at: position, in: rows)
      let obstacle = firstObstacle(sense: sense, isCautious: isCautious)
      let distance = stopsAtZero ? -values[variable] / (sense * basis.rates[variable]) : .infinity
      if distance <= obstacle?.distance ?? .infinity, distance < .infinity {
        enter(axis, at: position)
        multipliers.pin(axis)
        return .stopped
      }
      guard let obstacle else { return .endless }
      basis.computeCircuit(of: obstacle.row, in: rows)
      enter(obstacle.row, at: position)
    }
    pinCircuit()
    return .stopped
  }

  /// Makes the row tight whose circuit was computed last.
  private mutating func enter(_ row: Int, at position: Int) {
    if Int(basis.rowAt[position]) != row { basis.exchange(position, for: row, in: rows) }
    refactorIfNeeded()
    updateValues()
  }

  /// Pins the rows of the last computed circuit. They hold a variable at its extreme value, so none of them can move
  /// while the variable stays there.
  private mutating func pinCircuit() {
    for index in 0..<basis.support.count where yields(at: Int(basis.support[index]), direction: 0) {
      multipliers.pin(Int(basis.rowAt[Int(basis.support[index])]))
    }
  }

  /// Returns the position of the last computed circuit whose variable comes last, among the rows that can move the
  /// circuit's row in a direction; in both if that is 0.
  private func lastYieldingPosition(direction: Double = 0, isCautious: Bool = false) -> Int? {
    var found: Int?
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      guard yields(at: position, direction: direction) else { continue }
      if let best = found {
        let wins =
          isCautious
          ? basis.rowAt[position] < basis.rowAt[best] : basis.frame[position].variable > basis.frame[best].variable
        guard wins else { continue }
      }
      found = position
    }
    return found
  }

  private func yields(at position: Int, direction: Double) -> Bool {
    let row = Int(basis.rowAt[position])
    let coefficient = basis.circuit[position]
    guard coefficient != 0, !multipliers.isPinned(row) else { return false }
    return direction == 0 || canMove(row, sense: direction * coefficient)
  }

  /// Returns whether the left side of a row can rise (`sense` above 0) or fall from its constant.
  private func canMove(_ row: Int, sense: Double) -> Bool {
    let side = sense * Double(multipliers.side[row])
    return side < 0 || (side == 0 && (sense > 0 ? multipliers.lower[row] : multipliers.upper[row]) == Multipliers.zero)
  }
}

// MARK: - Ratio test

extension Engine {
  struct Obstacle {
    var row: Int
    /// The change of the tight row's left side until this row is tight too.
    var distance: Double
    var rate: Double
  }

  /// Returns the first row that becomes tight as the left side of the tight row whose column was computed last rises
  /// (`sense` 1) or falls (-1).
  private mutating func firstObstacle(sense: Double, isCautious: Bool) -> Obstacle? {
    var first: Obstacle?
    compared.removeAll()
    for index in 0..<basis.moving.count {
      var entry = Int(rows.columns[Int(basis.moving[index])].head)
      while entry >= 0 {
        let row = Int(rows.entries[entry].owner)
        entry = Int(rows.nextInColumn[entry])
        guard !basis.isBasic(row), !multipliers.isIgnored(row), !multipliers.isPinned(row), compared.admit(row),
          let obstacle = obstacle(row, sense: sense)
        else { continue }
        if let best = first {
          let isTied =
            abs(obstacle.distance - best.distance) <= Tolerance.breakpoint * max(obstacle.distance, best.distance)
          let wins = isCautious ? row < best.row : obstacle.rate > best.rate
          guard isTied ? wins : obstacle.distance < best.distance else { continue }
        }
        first = obstacle
      }
    }
    return first
  }

  /// Returns the change of the moving row's left side until a row stops it that is not tight; nil if that row does not.
  func obstacle(_ row: Int, sense: Double) -> Obstacle? {
    var (rate, magnitude) = (0.0, 0.0)
    for entry in rows.entries(of: row) {
      let product = rows.entries[entry].coefficient * basis.rates[Int(rows.entries[entry].column)]
      rate += product
      magnitude = max(magnitude, abs(product))
    }
    rate *= sense
    guard abs(rate) > magnitude * Tolerance.cancellation, !canMove(row, sense: rate) else { return nil }
    return Obstacle(row: row, distance: max(0, residual(of: row) / rate), rate: abs(rate))
  }
}
