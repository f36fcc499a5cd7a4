extension Engine {
  /// The value of every variable.
  func valueArray() -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(values.count)
    for variable in 0..<values.count { result.append(values[variable]) }
    return result
  }

  /// The residual of a row at the solution; 0 where it is within tolerance.
  func residual(of row: Int) -> Double {
    let residual = rows.residual(of: row, at: values)
    return abs(residual) <= rows.scale[row] * Tolerance.residual ? 0 : residual
  }

  /// The sum of violations of each optional priority present, the strongest first.
  func violations() -> [LevelViolation] {
    var totals = [Double?](repeating: nil, count: priorities.count)
    for row in 0..<rows.count {
      let residual = rows.isPriced(row) ? residual(of: row) : 0
      add(max(residual, 0), at: multipliers.upper[row], to: &totals)
      add(max(-residual, 0), at: multipliers.lower[row], to: &totals)
    }
    return zip(priorities, totals).compactMap { priority, total in
      total.map { LevelViolation(priority: priority, total: $0) }
    }
  }

  private func add(_ amount: Double, at level: Int32, to totals: inout [Double?]) {
    guard level != Multipliers.zero, level != Multipliers.unbounded else { return }
    totals[Int(level) - 1] = (totals[Int(level) - 1] ?? 0) + amount
  }
}
