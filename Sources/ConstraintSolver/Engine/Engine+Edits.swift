extension Engine {
  /// Removes all rows and variables but keeps the memory.
  mutating func removeAll() {
    rows.removeAll()
    unpricedRowCount = 0
    vacantRow = -1
    values.removeAll()
    conflicts.removeAll()
    staleness = .everything
  }

  @inline(__always)
  mutating func appendVariable() -> Int {
    if staleness == .nothing { staleness = .values }
    return rows.appendVariable()
  }

  /// Returns the row `x = 0` of a variable, which is made on demand.
  mutating func axis(of variable: Int) -> Int {
    if rows.columns[variable].axis >= 0 { return Int(rows.columns[variable].axis) }
    let row = rows.appendAxis(of: variable)
    multipliers.admit(rows: rows.count)
    basis.makeRoom(rowCount: rows.count, variableCount: basis.positionOfVariable.count)
    return row
  }

  /// Adds a row. An optional inequality over one variable uses the free side of an opposite one at the same value
  /// instead, if there is one.
  ///
  /// So content hugging and compression resistance of a label are one row, and there is no tie between two rows that
  /// hold its size.
  @inline(__always)
  mutating func append(_ terms: Span<Term>, constant: Double, prices: Prices, expendability: Int) -> Int {
    if terms.count == 1, prices.isOptionalInequality,
      let host = rows.host(for: terms[0], constant: constant, prices: prices)
    {
      let (below, above) = (rows[host].shortfall, rows[host].excess)
      let both = Prices(shortfall: max(prices.shortfall, below), excess: max(prices.excess, above))
      if staleness == .everything { rows.setPrices(both, of: host) } else { setPrices(both, of: host) }
      return host
    }
    if vacantRow >= 0, takesVacantRow(terms, constant: constant, prices: prices, expendability: expendability) {
      return vacantRow
    }
    noteAddition(of: prices)
    return rows.append(terms, constant: constant, prices: prices, expendability: expendability)
  }

  /// Gives the row that was removed last to a constraint with the same terms, so that to replace a constraint costs no
  /// more than to edit it. Returns false if there is no such row.
  @inline(never)
  private mutating func takesVacantRow(
    _ terms: Span<Term>, constant: Double, prices: Prices, expendability: Int
  ) -> Bool {
    guard !rows.isPriced(vacantRow), rows.areEntries(of: vacantRow, terms) else { return false }
    unpricedRowCount -= 1
    rows[vacantRow].expendability = Int32(truncatingIfNeeded: expendability)
    if rows[vacantRow].constant != constant { setConstant(constant, of: vacantRow) }
    setPrices(prices, of: vacantRow)
    if prices.isOptionalInequality { rows.noteBound(vacantRow) }
    return true
  }

  @inline(__always)
  mutating func noteAddition(of prices: Prices) {
    guard staleness != .everything else { return }
    staleness = max(staleness, .values)
    if prices.isRequired { noteDisturbance(of: rows.count) }
  }

  /// Whether removed rows are more than half of the system.
  var isWorthCompacting: Bool { unpricedRowCount > 100 + rows.count / 2 }

  /// Drops the removed rows, and returns the new number of each row, or -1 for a removed row.
  ///
  /// The next solution starts from a new basis. Its cost is small compared with that of the edits before.
  mutating func compact() -> [Int32] {
    unpricedRowCount = 0
    vacantRow = -1
    staleness = .everything
    conflicts.removeAll()
    return rows.removeUnpriced()
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    staleness = max(staleness, .values)
    rows[row].constant = constant
    noteChange(of: row)
    if rows.isRequired(row) { noteDisturbance(of: row) }
  }

  /// Changes the price of the sides of a row that a relation claims; 0 removes it.
  mutating func setPriority(_ priority: Double, for relation: Relation, of row: Int) {
    var prices = Prices(shortfall: rows[row].shortfall, excess: rows[row].excess)
    if relation != .lessThanOrEqual { prices.shortfall = priority }
    if relation != .greaterThanOrEqual { prices.excess = priority }
    setPrices(prices, of: row)
  }

  mutating func setPrices(_ prices: Prices, of row: Int) {
    guard prices.shortfall != rows[row].shortfall || prices.excess != rows[row].excess else { return }
    staleness = max(staleness, .values)
    let wasRequired = rows.isRequired(row)
    let (shortfall, excess) = (rows[row].shortfall, rows[row].excess)
    rows.setPrices(prices, of: row)
    if !rows.isPriced(row) {
      unpricedRowCount += 1
      vacantRow = row
    }
    if wasRequired || rows.isRequired(row) { noteDisturbance(of: row) }
    guard staleness == .values, row < multipliers.upper.count else { return }
    let force = multipliers.sign(of: row, basis: basis)
    if force > 0 ? shortfall != prices.shortfall : excess != prices.excess { release(row) }
    restoreLevels(of: row)
  }

  /// Changes the place of a row in the order of breaking, which matters only if there are conflicts.
  mutating func setExpendability(_ expendability: Int, of row: Int) {
    rows[row].expendability = Int32(truncatingIfNeeded: expendability)
    if rows.isRequired(row), !conflicts.isEmpty { staleness = max(staleness, .levels) }
  }

  /// Notes that a required row has changed, which can change conflicts.
  private mutating func noteDisturbance(of row: Int) {
    if !conflicts.isEmpty { disturbed.insert(row) }
  }

  private mutating func noteChange(of row: Int) {
    guard staleness == .values, row < multipliers.upper.count else { return }
    unchecked.insert(row)
    changes.rows.insert(row)
    if basis.isBasic(row) { basis.invalidate(basis.position(ofRow: row)) }
  }
}
