// MARK: - Forces

// At the optimum, the component of a multiplier at a level is the rate at which that level's violation decreases as the
// row's constant increases.
extension Engine {
  /// Returns the multiplier of a row at the levels at which it is not zero.
  func forces(on row: Int) -> [LevelForce] {
    var forces: [LevelForce] = []
    for level in priorities.indices {
      let amount = component(level, ofRow: row)
      if abs(amount) > Tolerance.multiplier { forces.append(LevelForce(priority: priorities[level], amount: -amount)) }
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
  /// A point at which the variable has its extreme value. If no rows stop the variable, a direction instead: along it, the
  /// variable changes by 1 and all rows continue to hold.
  var values: [Double]
}

// To push a variable without end, its axis row gets an unreachable constant and stays violated. The rows with a multiplier
// against it are then the limit. Whether there is a limit is decided with all constants at 0: the variable either moves by a
// whole unit or not at all, so the decision does not depend on tolerances.
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

  /// Returns the extreme of a variable that has one. The search starts at the multipliers that prove that there is one, and
  /// ends at those of the limiting rows. The proof does not depend on the constants.
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

// MARK: - Parametric steps

// As one constant changes, the same rows stay tight until an event: another row starts or stops holding. Between events the
// values are linear in the constant, and the multipliers do not depend on it.
extension Engine {
  /// Returns how far the constant of a row can change until the basis of the solution or the set of violated rows changes.
  mutating func criticalSteps(ofConstantOf row: Int) -> CriticalSteps {
    reachOptimum()
    var steps = CriticalSteps()
    let velocity = velocity(alongConstantOf: row)
    for other in 0..<rows.count where rows.isPriced(other) && !basis.isBasic(other) && !multipliers.isIgnored(other) {
      var rate = other == row ? 1.0 : 0
      for entry in rows.entries(of: other) {
        rate -= rows.entries[entry].coefficient * velocity[Int(rows.entries[entry].column)]
      }
      steps.note(rows.residual(of: other, at: values), rate: rate, scale: rows[other].scale)
    }
    // Values are settled nearest to zero, so the solution changes its form when a loose variable passes zero.
    for variable in movableVariables() {
      steps.note(values[variable], rate: velocity[variable], scale: 1)
    }
    for conflict in conflicts { note(conflict, alongConstantOf: row, in: &steps) }
    return steps
  }

  /// Returns the rate of change of all values with the constant of a row.
  private mutating func velocity(alongConstantOf row: Int) -> [Double] {
    let constants = rows.clearConstants()
    rows[row].constant = 1
    basis.solve(in: rows, into: &values)
    let velocity = valueArray()
    rows.restoreConstants(constants)
    basis.solve(in: rows, into: &values)
    return velocity
  }

  /// Notes the event that ends a conflict: the constants of its members add up to zero as well.
  private func note(_ conflict: RowConflict, alongConstantOf row: Int, in steps: inout CriticalSteps) {
    var (sum, rate) = (0.0, 0.0)
    for (member, coefficient) in zip(conflict.members, conflict.coefficients) {
      sum += coefficient * rows[member].constant
      if member == row { rate = coefficient }
    }
    steps.note(sum, rate: rate, scale: 1)
  }
}

/// The nearest events on both sides of the current value of a constant.
struct CriticalSteps {
  /// Whether the constant is at an event, within the rounding error.
  private(set) var isAtEvent = false
  private var fall = -Double.infinity
  private var rise = Double.infinity

  /// The changes of the constant up to the nearest events. If the constant is at an event, the width of the event.
  var range: ClosedRange<Double> { fall...rise }

  /// Notes the event that a quantity becomes zero. The quantity changes by `rate` per unit of the constant.
  ///
  /// The quantity is treated as zero anywhere within its tolerance, which is a wide range of the constant if it changes slowly.
  fileprivate mutating func note(_ value: Double, rate: Double, scale: Double) {
    guard abs(rate) > scale * Tolerance.rounding else { return }
    let zero = scale * Tolerance.residual
    if abs(value) <= zero {
      isAtEvent = true
      let (end, otherEnd) = ((-zero - value) / rate, (zero - value) / rate)
      fall = max(fall, min(end, otherEnd))
      rise = min(rise, max(end, otherEnd))
    } else {
      let step = -value / rate
      if step < 0 { fall = max(fall, step) } else { rise = min(rise, step) }
    }
  }
}
