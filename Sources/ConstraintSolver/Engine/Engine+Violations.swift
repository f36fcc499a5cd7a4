extension Engine {
  /// The value of every variable.
  func valueArray() -> [Double] {
    Array(UnsafeBufferPointer(start: values.elements, count: values.count))
  }

  /// The residual of a row at the solution; 0 where it is within tolerance.
  func residual(of row: Int) -> Double {
    let residual = rows.residual(of: row, at: values)
    return abs(residual) <= rows[row].scale * Tolerance.residual ? 0 : residual
  }

  /// The sum of violations of each optional priority present, the strongest first.
  func violations() -> [LevelViolation] {
    guard !priorities.isEmpty else { return [] }
    var totals = [Double?](repeating: nil, count: priorities.count)
    for row in 0..<rows.count where !multipliers.isRequiredOrIgnored(row) {
      let residual = basis.isBasic(row) ? 0 : residual(of: row)
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
