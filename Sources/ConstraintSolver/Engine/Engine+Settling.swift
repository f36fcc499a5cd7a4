// Where the optimum leaves freedom, the values are the nearest to zero, one variable after the other in their order of
// creation: the last and lowest rank of the lexicographic order.
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

  /// Variables that a loose row reaches through the tight rows; every other has one value. What is loose must be known.
  mutating func variablesNearLooseRows() -> [Int] {
    for position in 0..<basis.count { basis.mark(position, loosePositions.contains(position)) }
    return basis.variablesReachedByMarks(in: rows)
  }

  /// Most variables can be zero, but whether one can shows only when the values have followed, and all of them may have
  /// to. So runs of variables are set to zero on trial, each run twice as long as the last that fitted; where one does not
  /// fit, ever shorter ones close in on the variable that cannot be zero.
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

  /// Moves a variable as near to zero as the face allows, and holds it there.
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

/// What was changed since the values were last seen to keep to the face.
struct Trial: ~Copyable {
  struct Exchange: BitwiseCopyable {
    var entering, leaving: Int
  }
  struct Bounds: BitwiseCopyable {
    var row: Int
    var upper, lower: Int32
  }

  var exchanges = Buffer<Exchange>()
  /// The bounds of rows before they were pinned.
  var bounds = Buffer<Bounds>()
}

extension Engine {
  /// Sets variables to zero until as many rows as allowed have changed places; returns the end of those looked at.
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

  /// A tight row over the variable alone that keeps it from zero, or at zero: what most often does.
  private func rowHoldingBack(_ variable: Int) -> Int? {
    let position = Int(basis.positionOfVariable[variable])
    let row = Int(basis.rowAt[position])
    guard rows.entries(of: row).count == 1, !basis.isInEta[position] else { return nil }
    let constant = rows[row].constant
    let bound = constant > 0 ? multipliers.upper[row] : multipliers.lower[row]
    return constant == 0 || bound == Multipliers.unbounded ? row : nil
  }

  /// Moves a variable to zero if the tight rows let it, or holds it where they do not.
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

  /// Makes the rows of the circuit computed last, which hold a variable back, equalities: the next variables must not
  /// move it.
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

// MARK: - Rows that hold

extension Engine {
  /// Whether an equality of the face gives the variable from others that are settled.
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
