// What a multiplier says at the optimum: its component of a level is by how much less the level would be violated if the
// row's constant were greater by one.
extension Engine {
  /// The multiplier of a row, the levels at which it is not zero.
  func forces(on row: Int) -> [LevelForce] {
    var forces: [LevelForce] = []
    for level in priorities.indices {
      let amount = component(level, ofRow: row)
      if abs(amount) > Tolerance.multiplier { forces.append(LevelForce(priority: priorities[level], amount: -amount)) }
    }
    return forces
  }

  private func component(_ level: Int, ofRow row: Int) -> Double {
    if basis.isBasic(row) { return multipliers.component(level, at: basis.position(ofRow: row)) }
    let bound = multipliers.side[row] > 0 ? multipliers.upper[row] : multipliers.lower[row]
    return Int(bound) == level + 1 ? Double(multipliers.side[row]) : 0
  }

  /// The rows that give a variable its value, if each holds with equality at every optimum; none where one may move.
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

/// How far a variable can be moved where a system of required rows holds.
struct Extreme {
  /// The rows that together stop the variable, an irreducible set; none where nothing does.
  var limits: [Int]
  /// Values at which the variable is where it is stopped; where nothing stops it, a direction in which it moves by 1 and
  /// every row goes on holding.
  var values: [Double]
}

// Moving a variable for ever is a row that asks for it and stays violated: the rows that pull against it in the end are
// the limit. Whether there is a limit is decided by directions alone, without any constant: either one leads away by a
// whole unit or none does at all, which leaves nothing to tolerances.
extension Engine {
  /// The least (`sense` -1) or greatest (1) value of a variable. All rows are required and can hold together.
  mutating func extreme(of variable: Int, sense: Double) -> Extreme {
    reachOptimum()
    let axis = axis(of: variable)
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    multipliers.upper[axis] = sense > 0 ? 1 : Multipliers.zero
    multipliers.lower[axis] = sense > 0 ? Multipliers.zero : 1
    let direction = escape(of: variable, sense: sense)
    let extreme = direction.map { Extreme(limits: [], values: $0) } ?? stop(of: variable, sense: sense)
    multipliers.ignore(axis)
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    rows[axis].constant = 0
    return extreme
  }

  /// A direction of the rows in which the variable moves; none where it is limited, and then the multipliers limit it.
  private mutating func escape(of variable: Int, sense: Double) -> [Double]? {
    let constants = rows.clearConstants()
    rows[axis(of: variable)].constant = sense
    optimize { engine, row in engine.multipliers.ignore(row) }
    let direction = values[variable] * sense > 0.5 ? valueArray() : nil
    rows.restoreConstants(constants)
    return direction
  }

  /// Goes on from the multipliers of a limit, which do not depend on constants, to those that limit at these constants.
  private mutating func stop(of variable: Int, sense: Double) -> Extreme {
    // Out of reach: the axis must not be overtaken by the other rows and come back.
    rows[axis(of: variable)].constant = sense * 1e300
    optimize { engine, row in engine.multipliers.ignore(row) }
    var limits: [Int] = []
    for position in 0..<basis.count where multipliers.component(0, at: position) != 0 {
      limits.append(Int(basis.rowAt[position]))
    }
    return Extreme(limits: limits, values: valueArray())
  }
}

// While one constant moves, the same rows stay tight until another row starts or ceases to hold. Between two such events
// the values are linear in the constant, and the multipliers do not depend on it at all.
extension Engine {
  /// How far the constant of a row can fall and rise from where it is until the present basis is no longer that of the
  /// solution, or other rows are violated.
  mutating func criticalSteps(ofConstantOf row: Int) -> CriticalSteps {
    solve()
    var steps = CriticalSteps()
    let velocity = velocity(alongConstantOf: row)
    for other in 0..<rows.count where rows.isPriced(other) && !basis.isBasic(other) && !multipliers.isIgnored(other) {
      var rate = other == row ? 1.0 : 0
      for entry in rows.entries(of: other) {
        rate -= rows.entries[entry].coefficient * velocity[Int(rows.entries[entry].column)]
      }
      steps.note(rows.residual(of: other, at: values), rate: rate, scale: rows[other].scale)
    }
    // Where the optimum leaves freedom, values are nearest to zero: what pulls a variable turns round at zero.
    for variable in hasLooseRows() ? variablesNearLooseRows() : [] {
      steps.note(values[variable], rate: velocity[variable], scale: 1)
    }
    for conflict in conflicts { note(conflict, alongConstantOf: row, in: &steps) }
    return steps
  }

  /// The change of all values with a constant.
  private mutating func velocity(alongConstantOf row: Int) -> [Double] {
    let constants = rows.clearConstants()
    rows[row].constant = 1
    basis.solve(in: rows, into: &values)
    let velocity = valueArray()
    rows.restoreConstants(constants)
    basis.solve(in: rows, into: &values)
    return velocity
  }

  /// A conflict ends where the constants of its members add up to nothing as well.
  private func note(_ conflict: RowConflict, alongConstantOf row: Int, in steps: inout CriticalSteps) {
    var (sum, rate) = (0.0, 0.0)
    for (member, coefficient) in zip(conflict.members, conflict.coefficients) {
      sum += coefficient * rows[member].constant
      if member == row { rate = coefficient }
    }
    steps.note(sum, rate: rate, scale: 1)
  }
}

/// The nearest events on both sides of a constant, or how far it is at one.
struct CriticalSteps {
  /// Whether the constant is where something changes, as far as rounding can tell.
  private(set) var isAtEvent = false
  private var fall = -Double.infinity
  private var rise = Double.infinity

  /// The changes of the constant up to the events; the width of the event where the constant is at one.
  var range: ClosedRange<Double> { fall...rise }

  /// Notes when something of a scale that changes at a rate becomes zero.
  ///
  /// It is zero from one end of its tolerance to the other: far, where it changes slowly.
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
