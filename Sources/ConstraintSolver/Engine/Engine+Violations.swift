extension Engine {
  /// The value of every variable.
  func valueArray() -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for variable in 0..<values.count { result.append(values[variable]) }
    return result
  }

  /// The tight rows that give a variable its value.
  mutating func holders(of variable: Int) -> [Int] {
    solve()
    basis.computeCircuit(of: Int(rows.axis[variable]), in: rows)
    var found: [Int] = []
    for index in 0..<basis.support.count where basis.circuit[Int(basis.support[index])] != 0 {
      found.append(Int(basis.rowAt[Int(basis.support[index])]))
    }
    return found
  }

  /// The residual of a row at the solution; 0 where it is within tolerance.
  func residual(of row: Int) -> Double {
    let residual = rows.residual(of: row, at: values)
    return abs(residual) <= rows.scale[row] * Tolerance.residual ? 0 : residual
  }

  /// The sum of violations of each optional priority, the strongest first.
  func violations() -> [LevelViolation] {
    var totals = [Double](repeating: 0, count: priorities.count)
    for row in 0..<rows.count where rows.isPriced(row) {
      let residual = residual(of: row)
      guard residual != 0 else { continue }
      let level = residual > 0 ? multipliers.upper[row] : multipliers.lower[row]
      guard level != Multipliers.zero, level != Multipliers.unbounded else { continue }
      totals[Int(level) - 1] += abs(residual)
    }
    return zip(priorities, totals).map { LevelViolation(priority: $0, total: $1) }
  }
}
