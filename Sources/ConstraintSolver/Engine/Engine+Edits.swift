extension Engine {
  /// Empties the system but keeps its memory.
  mutating func removeAll() {
    rows.removeAll()
    seniority.removeAll()
    values.removeAll()
    conflicts.removeAll()
    staleness = .everything
  }

  mutating func appendVariable() -> Int {
    staleness = max(staleness, .values)
    seniority.append(0)
    return rows.appendVariable()
  }

  /// Adds a row for a claim, or gives the claim the free side of a row that makes the opposite one at the same value.
  ///
  /// A label's hugging and compression resistance become one row that way, which holds its size without a tie.
  mutating func append(_ terms: [Term], constant: Double, prices: Prices, seniority: Int) -> Int {
    staleness = max(staleness, .values)
    if prices.isOptionalInequality, terms.count == 1,
      let host = rows.host(for: terms[0], constant: constant, prices: prices)
    {
      setPrices(prices, of: host)
      return host
    }
    if prices.isRequired, !conflicts.isEmpty { staleness = max(staleness, .levels) }
    self.seniority.append(seniority)
    return rows.append(terms, constant: constant, prices: prices)
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    staleness = max(staleness, .values)
    rows.constant[row] = constant
    noteChange(of: row)
    if rows.isRequired(row), !conflicts.isEmpty { staleness = max(staleness, .levels) }
  }

  /// Changes the prices of the sides of a row that are given; 0 takes the price away.
  mutating func setPrices(_ prices: Prices, of row: Int) {
    let before = (rows.shortfall[row], rows.excess[row])
    guard (prices.shortfall ?? before.0, prices.excess ?? before.1) != before else { return }
    staleness = max(staleness, .values)
    let wasRequired = rows.isRequired(row)
    if let shortfall = prices.shortfall { rows.shortfall[row] = shortfall }
    if let excess = prices.excess { rows.excess[row] = excess }
    if wasRequired || rows.isRequired(row), !conflicts.isEmpty { staleness = max(staleness, .levels) }
    guard staleness == .values, row < multipliers.upper.count else { return }
    if multipliers.release(row, basis: basis) { unchecked.insertAll() }
    restoreLevels(of: row)
  }

  private mutating func noteChange(of row: Int) {
    guard staleness == .values, row < multipliers.upper.count else { return }
    unchecked.insert(row)
    if basis.isBasic(row) { basis.invalidate(Int(basis.positionOfRow[row])) }
  }
}

/// The priorities of the sides of a row that a constraint makes a claim on.
struct Prices {
  /// Of keeping the terms from falling below the constant.
  var shortfall: Double?
  /// Of keeping the terms from rising above the constant.
  var excess: Double?

  var isRequired: Bool { shortfall == Constraint.required || excess == Constraint.required }
  var isOptionalInequality: Bool { !isRequired && (shortfall == nil || excess == nil) }
}
