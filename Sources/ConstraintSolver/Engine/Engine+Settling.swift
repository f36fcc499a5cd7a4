// Where the optimum leaves freedom, the values are the nearest to zero, one variable after the other in their order of
// creation: the last and lowest rank of the lexicographic order.
extension Engine {
  mutating func settle() {
    guard hasLooseRows else { return }
    let movable = variablesNearLooseRows()
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
    let axis = Int(rows.axis[variable])
    defer { multipliers.pin(axis) }
    guard !basis.isBasic(axis) else { return }
    basis.computeCircuit(of: axis, in: rows)
    guard circuitResidual(of: axis) != 0, circuitGivesWay() else { return }
    multipliers.upper[axis] = 1
    multipliers.lower[axis] = 1
    optimize { engine, row in engine.multipliers.ignore(row) }
    pinPullingRows()
  }

  private func circuitGivesWay() -> Bool {
    for index in 0..<basis.support.count {
      if !multipliers.isPinned(Int(basis.rowAt[Int(basis.support[index])])) { return true }
    }
    return false
  }

  /// Makes the rows that held the variable back equalities: the next variables must not move it.
  private mutating func pinPullingRows() {
    for position in 0..<basis.count where multipliers.component(0, at: position) != 0 {
      multipliers.pin(Int(basis.rowAt[position]))
    }
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
  }
}
