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
    rows.linkColumns()
    if basis.isBasic(row) {
      basis.computeColumn(at: basis.position(ofRow: row), in: rows)
    } else {
      basis.clearColumn()
    }
    var steps = CriticalSteps()
    for other in 0..<rows.count where rows.isPriced(other) && !basis.isBasic(other) && !multipliers.isIgnored(other) {
      steps.note(
        rows.residual(of: other, at: values), rate: residualRate(of: other, alongConstantOf: row),
        zero: max(rows[other].magnitudes.least * resolution, roundingError(of: other)))
    }
    // Values are settled nearest to zero, so the solution changes its form when a variable that can move passes zero.
    let movable = movableVariables()
    let greatest = movable.reduce(0) { max($0, abs(values[$1])) }
    for variable in movable {
      steps.note(
        values[variable], rate: basis.rates[variable], zero: max(resolution, greatest * Tolerance.relativeResidual))
    }
    for conflict in conflicts { note(conflict, alongConstantOf: row, in: &steps) }
    return steps
  }

  /// The changes of all variables with the constant of the row that ``criticalSteps(ofConstantOf:)`` was last called for.
  func valueRates() -> [Double] { (0..<rows.variableCount).map { basis.rates[$0] } }

  /// Returns the rate of change of a row's residual; 0 if it has cancelled.
  private func residualRate(of other: Int, alongConstantOf row: Int) -> Double {
    var rate = other == row ? 1.0 : 0
    var magnitude = rate
    for entry in rows.entries(of: other) {
      let product = rows.entries[entry].coefficient * basis.rates[Int(rows.entries[entry].column)]
      rate -= product
      magnitude = max(magnitude, abs(product))
    }
    return abs(rate) > magnitude * Tolerance.cancellation ? rate : 0
  }

  /// Notes the event that ends a conflict: the constants of its members add up to zero as well.
  private func note(_ conflict: RowConflict, alongConstantOf row: Int, in steps: inout CriticalSteps) {
    var (sum, rate, magnitude) = (0.0, 0.0, 0.0)
    for (member, coefficient) in zip(conflict.members, conflict.coefficients) {
      let product = coefficient * rows[member].constant
      sum += product
      magnitude = max(magnitude, abs(product))
      if member == row { rate = coefficient }
    }
    steps.note(sum, rate: rate, zero: max(resolution, magnitude * Tolerance.relativeResidual))
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
  /// The quantity is treated as zero up to the magnitude `zero`, which is a wide range of the constant if it changes slowly.
  fileprivate mutating func note(_ value: Double, rate: Double, zero: Double) {
    guard rate != 0 else { return }
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
