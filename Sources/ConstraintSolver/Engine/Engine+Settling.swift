// Where the optimum leaves freedom, the values are the nearest to zero, one variable after the other in their order of
// creation: the last and lowest rank of the lexicographic order.
extension Engine {
  mutating func settle() {
    guard hasLooseRows else { return }
    let movable = variablesNearLooseRows()
    isSettled.reset(count: rows.variableCount, to: true)
    for variable in movable { isSettled[variable] = false }
    enterFace()
    for variable in movable { settle(variable) }
    leaveFace()
    basis.solve(in: rows, into: &values)
  }

  /// Variables that a loose row reaches through the tight rows; every other has one value.
  mutating func variablesNearLooseRows() -> [Int] {
    for position in 0..<basis.count { basis.mark(position, isLoose(at: position)) }
    return basis.variablesReachedByMarks(in: rows)
  }

  private mutating func settle(_ variable: Int) {
    defer { isSettled[variable] = true }
    let axis = Int(rows.axis[variable])
    if !basis.isBasic(axis), !isHeldBySettled(variable) { pull(toAxis: axis) }
    if basis.isBasic(axis) { multipliers.pin(axis) }
  }

  /// Moves a variable as near to zero as the face allows, and holds it there.
  private mutating func pull(toAxis axis: Int) {
    multipliers.upper[axis] = 1
    multipliers.lower[axis] = 1
    switch attempt(axis) {
    case .holds, .conflict:
      multipliers.pin(axis)
      return
    case .moved where basis.isBasic(axis):
      optimize { engine, row in engine.multipliers.ignore(row) }
      pinPullingRows()
    case .moved:
      pinPullingRowsOfCircuit()
      multipliers.side[axis] = 0
    }
    multipliers.ignore(axis)
  }

  /// Whether an equality of the face gives the variable from others that are settled.
  private func isHeldBySettled(_ variable: Int) -> Bool {
    var entry = Int(rows.columnHead[variable])
    while entry >= 0 {
      let row = Int(rows.owner[entry])
      if multipliers.isPinned(row), areOthersSettled(variable, in: row) { return true }
      entry = Int(rows.nextInColumn[entry])
    }
    return false
  }

  private func areOthersSettled(_ variable: Int, in row: Int) -> Bool {
    for entry in rows.entries(of: row) {
      let other = Int(rows.column[entry])
      if other != variable, !isSettled[other] { return false }
    }
    return true
  }

  /// Makes the rows that hold the variable back equalities: the next variables must not move it.
  private mutating func pinPullingRows() {
    for position in 0..<basis.count where multipliers.component(0, at: position) != 0 {
      multipliers.pin(Int(basis.rowAt[position]))
    }
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
  }

  private mutating func pinPullingRowsOfCircuit() {
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      guard multipliers.component(0, at: position) != 0 else { continue }
      multipliers.pin(Int(basis.rowAt[position]))
      multipliers.setComponent(0, at: position, to: 0)
    }
  }
}
