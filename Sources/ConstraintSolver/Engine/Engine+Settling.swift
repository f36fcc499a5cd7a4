// If there are several optima, the solution is the one whose values are nearest to zero, one variable after the other in the
// order of creation. This is the last and lowest rank of the lexicographic order.
extension Engine {
  mutating func settle() {
    guard hasLooseRows() else { return }
    rows.linkColumns()
    let movable = variablesNearLooseRows()
    isSettled.reset(count: rows.variableCount, to: true)
    for variable in movable { isSettled[variable] = false }
    enterFace()
    settle(movable)
    leaveFace()
    updateValues()
  }

  /// Returns the variables that depend on a loose row. All others have a single optimal value. `loosePositions` must be
  /// current.
  mutating func variablesNearLooseRows() -> [Int] {
    for position in 0..<basis.count { basis.mark(position, loosePositions.contains(position)) }
    return basis.variablesReachedByMarks(in: rows)
  }

  /// Settles variables in order by trial and bisection.
  ///
  /// Most variables can be zero, but a check costs an update of all values. So runs of variables are set to zero at once and
  /// then checked, each run twice as long as the last successful one. If a run fails, shorter ones find the variable that
  /// cannot be zero.
  private mutating func settle(_ movable: [Int]) {
    var length = 1
    var isClosingIn = false
    var first = 0
    while first < movable.count {
      refactorIfNeeded()
      let end = tryZero(movable[first...], atMost: length)
      if isFaceKept() {
        isClosingIn = isClosingIn && length > 1
        length = isClosingIn ? length / 2 : length * 2
        first = end
      } else if length == 1 {
        isClosingIn = false
        takeBackExchanges()
        pullAlone(toAxis: axis(of: movable[end - 1]))
        first = end
      } else {
        isClosingIn = true
        length = max(trial.exchanges.count / 2, 1)
        takeBackExchanges()
        takeBackBounds()
        for variable in movable[first..<end] { isSettled[variable] = false }
      }
    }
  }

  /// Moves a variable as near to zero as the face allows, and fixes it there.
  private mutating func pullAlone(toAxis axis: Int) {
    multipliers.price(axis, atLevel: 1)
    let outcome = attempt(axis)
    if case .exchanged = outcome { improve { engine, row in engine.multipliers.ignore(row) } }
    if basis.isBasic(axis) { return multipliers.pin(axis) }
    basis.computeCircuit(of: axis, in: rows)
    holdBack(axis)
  }
}

// MARK: - Trials

/// The changes since the values were last known to be on the face.
struct Trial: ~Copyable {
  struct Exchange: BitwiseCopyable {
    var entering, leaving: Int
  }
  struct Bounds: BitwiseCopyable {
    var row: Int
    var upper, lower: Int32
  }

  var exchanges = Buffer<Exchange>()
  /// The former bounds of pinned rows.
  var bounds = Buffer<Bounds>()
}

extension Engine {
  /// Sets variables to zero up to a number of exchanges, and returns the index after the last variable.
  private mutating func tryZero(_ variables: ArraySlice<Int>, atMost length: Int) -> Int {
    trial.exchanges.removeAll()
    trial.bounds.removeAll()
    var end = variables.startIndex
    while end < variables.endIndex, trial.exchanges.count < length, !basis.isWorthRefactoring {
      tryZero(variables[end])
      isSettled[variables[end]] = true
      end += 1
    }
    return end
  }

  private mutating func tryZero(_ variable: Int) {
    let axis = Int(rows.columns[variable].axis)
    if axis >= 0, basis.isBasic(axis) { return pin(axis) }
    if isHeldBySettled(variable) { return }
    if let row = rowHoldingBack(variable) { return pin(row) }
    pull(toAxis: self.axis(of: variable))
  }

  /// Returns the tight row over this variable alone that keeps it at its value. This is the most frequent case.
  private func rowHoldingBack(_ variable: Int) -> Int? {
    let position = Int(basis.positionOfVariable[variable])
    let row = Int(basis.rowAt[position])
    guard rows.entries(of: row).count == 1, !basis.isInEta[position] else { return nil }
    let constant = rows[row].constant
    let bound = constant > 0 ? multipliers.upper[row] : multipliers.lower[row]
    return constant == 0 || bound == Multipliers.unbounded ? row : nil
  }

  /// Moves a variable to zero if the tight rows permit it, and pins the rows that prevent it otherwise.
  private mutating func pull(toAxis axis: Int) {
    multipliers.price(axis, atLevel: 1)
    switch attempt(axis) {
    case .holds, .conflict:
      multipliers.ignore(axis)
      pin(axis)
    case .exchanged(let leaving):
      trial.exchanges.append(Trial.Exchange(entering: axis, leaving: leaving))
      multipliers.ignore(axis)
      pin(axis)
    case .flipped:
      holdBack(axis)
    }
  }

  /// Pins the rows of the last computed circuit that keep a variable from zero, so that later variables do not move it.
  private mutating func holdBack(_ axis: Int) {
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      guard multipliers.component(0, at: position) != 0 else { continue }
      pin(Int(basis.rowAt[position]))
      multipliers.setComponent(0, at: position, to: 0)
    }
    multipliers.side[axis] = 0
    multipliers.ignore(axis)
  }

  private mutating func pin(_ row: Int) {
    guard !multipliers.isPinned(row) else { return }
    trial.bounds.append(Trial.Bounds(row: row, upper: multipliers.upper[row], lower: multipliers.lower[row]))
    multipliers.pin(row)
  }

  private mutating func isFaceKept() -> Bool {
    updateValues()
    collectViolated()
    for index in 0..<violated.count { unchecked.insert(violated[index] & Self.rowMask) }
    return violated.count == 0
  }

  private mutating func takeBackExchanges() {
    for index in stride(from: trial.exchanges.count - 1, through: 0, by: -1) {
      let exchange = trial.exchanges[index]
      basis.computeCircuit(of: exchange.leaving, in: rows)
      basis.exchange(basis.position(ofRow: exchange.entering), for: exchange.leaving, in: rows)
      multipliers.ignore(exchange.entering)
    }
  }

  private mutating func takeBackBounds() {
    for index in stride(from: trial.bounds.count - 1, through: 0, by: -1) {
      let before = trial.bounds[index]
      multipliers.upper[before.row] = before.upper
      multipliers.lower[before.row] = before.lower
    }
  }
}

// MARK: - Settled variables

extension Engine {
  /// Returns whether an equality of the face determines the variable from settled ones.
  private func isHeldBySettled(_ variable: Int) -> Bool {
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      if multipliers.isPinned(row), areOthersSettled(variable, in: row) { return true }
      entry = Int(rows.nextInColumn[entry])
    }
    return false
  }

  private func areOthersSettled(_ variable: Int, in row: Int) -> Bool {
    for entry in rows.entries(of: row) {
      let other = Int(rows.entries[entry].column)
      if other != variable, !isSettled[other] { return false }
    }
    return true
  }
}
