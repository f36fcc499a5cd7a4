// MARK: - Forces

// At the optimum, the component of a multiplier at a level is the rate at which that level's violation decreases as the
// row's constant increases.
extension Engine {
  /// Returns the multiplier of a row at the levels at which it is not zero.
  func forces(on row: Int) -> [LevelForce] {
    var forces: [LevelForce] = []
    for level in priorities.indices {
      let amount = component(level, ofRow: row)
      if amount != 0 { forces.append(LevelForce(priority: priorities[level], amount: -amount)) }
    }
    return forces
  }

  func component(_ level: Int, ofRow row: Int) -> Double {
    if basis.isBasic(row) { return multipliers.component(level, at: basis.position(ofRow: row)) }
    let bound = multipliers.side[row] > 0 ? multipliers.upper[row] : multipliers.lower[row]
    return Int(bound) == level + 1 ? Double(multipliers.side[row]) : 0
  }

  /// Returns the rows that determine the value of a variable; nil if one of them may move among the optima.
  mutating func firmCircuit(of variable: Int) -> [Int]? {
    basis.computeCircuit(of: axis(of: variable), in: rows)
    var found: [Int] = []
    for index in 0..<basis.support.count where basis.circuit[Int(basis.support[index])] != 0 {
      let position = Int(basis.support[index])
      guard !isLoose(at: position) else { return nil }
      found.append(Int(basis.rowAt[position]))
    }
    return found
  }
}

// MARK: - Extremes

/// The least or greatest value of a variable in a system of required rows.
struct Extreme {
  /// An irreducible set of rows that stop the variable; empty if none do.
  var limits: [Int]
  /// A point at which the variable has its extreme value. If no rows stop the variable, a direction instead: along it,
  /// the variable changes by 1 and all rows continue to hold.
  var values: [Double]
}

// To push a variable without end, its axis row gets an unreachable constant and stays violated. The rows with a
// multiplier against it are then the limit. Whether there is a limit is decided with all constants at 0: the variable
// either moves by a whole unit or not at all, so the decision does not depend on tolerances.
extension Engine {
  /// Returns the least (`sense` -1) or greatest (1) value of a variable. All rows must be required and consistent.
  mutating func extreme(of variable: Int, sense: Double) -> Extreme {
    reachOptimum()
    let axis = axis(of: variable)
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    multipliers.upper[axis] = sense > 0 ? 1 : Multipliers.zero
    multipliers.lower[axis] = sense > 0 ? Multipliers.zero : 1
    let direction = unlimitedDirection(of: variable, sense: sense)
    let extreme = direction.map { Extreme(limits: [], values: $0) } ?? limitedExtreme(of: variable, sense: sense)
    multipliers.ignore(axis)
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    rows[axis].constant = 0
    return extreme
  }

  /// Returns a direction that moves the variable by 1 while all rows continue to hold; nil if there is none, which the
  /// multipliers then prove.
  private mutating func unlimitedDirection(of variable: Int, sense: Double) -> [Double]? {
    let constants = rows.clearConstants()
    rows[axis(of: variable)].constant = sense
    optimize { engine, row in engine.multipliers.ignore(row) }
    let direction = values[variable] * sense > 0.5 ? valueArray() : nil
    rows.restoreConstants(constants)
    return direction
  }

  /// Returns the extreme of a variable that has one. The search starts at the multipliers that prove that there is one,
  /// and ends at those of the limiting rows. The proof does not depend on the constants.
  private mutating func limitedExtreme(of variable: Int, sense: Double) -> Extreme {
    // Out of reach, so that the axis stays violated on the same side throughout.
    rows[axis(of: variable)].constant = sense * 1e300
    optimize { engine, row in engine.multipliers.ignore(row) }
    var limits: [Int] = []
    for position in 0..<basis.count where multipliers.component(0, at: position) != 0 {
      limits.append(Int(basis.rowAt[position]))
    }
    return Extreme(limits: limits, values: valueArray())
  }
}
