// While one constant moves, the same rows stay tight until another row starts or ceases to hold. Between two such events
// the values are linear in the constant, and the multipliers do not depend on it at all.
extension Engine {
  /// How far the constant of a row can fall and rise from where it is until the present basis is no longer that of the
  /// solution, or other rows are violated; both are 0 where the constant is at such an event.
  mutating func criticalSteps(ofConstantOf row: Int) -> ClosedRange<Double> {
    solve()
    var steps = CriticalSteps()
    let velocity = velocity(alongConstantOf: row)
    for other in 0..<rows.count where rows.isPriced(other) && !basis.isBasic(other) && !multipliers.isIgnored(other) {
      var rate = other == row ? 1.0 : 0
      for entry in rows.entries(of: other) {
        rate -= rows.entries[entry].coefficient * velocity[Int(rows.entries[entry].column)]
      }
      steps.note(residual(of: other), rate: rate, tolerance: rows[other].scale * Tolerance.rounding)
    }
    // Where the optimum leaves freedom, values are nearest to zero: what pulls a variable turns round at zero.
    for variable in hasLooseRows() ? variablesNearLooseRows() : [] {
      let value = abs(values[variable]) <= Tolerance.residual ? 0 : values[variable]
      steps.note(value, rate: velocity[variable], tolerance: Tolerance.rounding)
    }
    for conflict in conflicts { note(conflict, alongConstantOf: row, in: &steps) }
    return steps.range
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
    steps.note(sum, rate: rate, tolerance: Tolerance.rounding)
  }
}

/// The nearest events on both sides.
private struct CriticalSteps {
  private var fall = -Double.infinity
  private var rise = Double.infinity

  var range: ClosedRange<Double> { fall...rise }

  /// Notes when something that changes at a rate becomes zero.
  mutating func note(_ value: Double, rate: Double, tolerance: Double) {
    guard abs(rate) > tolerance else { return }
    let step = -value / rate
    if step <= 0 { fall = max(fall, step) }
    if step >= 0 { rise = min(rise, step) }
  }
}
