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
