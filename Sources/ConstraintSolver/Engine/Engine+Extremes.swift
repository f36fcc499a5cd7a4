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
