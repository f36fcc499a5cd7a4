// An inequality over one variable may share its row with an opposite one at the same constant, such as hugging and
// compression of a label. So a change of its constant changes which row has its price. The force of the constraint then
// moves along, because both rows have the same left side, and the multipliers stay in balance without those of other
// rows.
extension Engine {
  /// Changes the constant and the priority of an inequality over one variable, and returns its row.
  ///
  /// The row is that of an opposite inequality at the same constant, as in a new system, if there is one. Otherwise it
  /// is the present row, if that is not shared, and else an unused or a new one.
  mutating func moveBound(
    _ row: Int, over term: Term, _ relation: Relation, to constant: Double, priority: Double, expendability: Int
  ) -> Int {
    let former = relation == .lessThanOrEqual ? rows[row].excess : rows[row].shortfall
    let isShared = relation == .lessThanOrEqual ? rows[row].shortfall > 0 : rows[row].excess > 0
    let prices = relation.prices(priority: priority)
    let places = rows.places(for: term, constant: constant, prices: prices, exceptFor: row)
    let isHere = rows[row].constant == constant
    // A row of a required constraint is not shared.
    if isShared ? isHere && priority < Constraint.required : isHere || places.host == nil {
      // The row may have been made for an opposite inequality that has left it.
      if !isShared { rows[row].expendability = Int32(truncatingIfNeeded: expendability) }
      if !isHere { setConstant(constant, of: row) }
      setPriority(priority, for: relation, of: row)
      return row
    }
    let place = places.host ?? place(for: term, constant: constant, places.unused, expendability: expendability)
    staleness = max(staleness, .values)
    if former == priority, moveForce(relation, from: row, to: place) {
      movePrice(priority, relation, from: row, to: place)
    } else {
      setPriority(0, for: relation, of: row)
      setPriority(priority, for: relation, of: place)
    }
    return place
  }

  /// Returns a row without a price over a variable, which has its multiplier already.
  private mutating func place(for term: Term, constant: Double, _ unused: Int?, expendability: Int) -> Int {
    unpricedRowCount += unused == nil ? 0 : -1
    if let unused {
      rows[unused].expendability = Int32(truncatingIfNeeded: expendability)
      setConstant(constant, of: unused)
      return unused
    }
    noteAddition(of: Prices())
    // Not `append`, which would find a row whose price for this side is another constraint's.
    let place = rows.append([term].span, constant: constant, prices: Prices(), expendability: expendability)
    if staleness == .values { admitNewRows() }
    return place
  }

  /// Moves the price of a side to a row that has its force already.
  private mutating func movePrice(_ priority: Double, _ relation: Relation, from row: Int, to place: Int) {
    for (row, priority) in [(row, 0), (place, priority)] {
      var prices = Prices(shortfall: rows[row].shortfall, excess: rows[row].excess)
      if relation == .lessThanOrEqual { prices.excess = priority } else { prices.shortfall = priority }
      rows.setPrices(prices, of: row)
      if !rows.isPriced(row) { unpricedRowCount += 1 }
      restoreLevels(of: row)
    }
  }

  /// Moves the force of one side of a row to another row with the same left side.
  ///
  /// - Returns: Whether the multipliers are still in balance.
  private mutating func moveForce(_ relation: Relation, from row: Int, to place: Int) -> Bool {
    guard staleness == .values, max(row, place) < multipliers.upper.count else { return false }
    let sign = relation == .lessThanOrEqual ? -1 : 1
    let level = sign < 0 ? multipliers.lower[row] : multipliers.upper[row]
    guard level != Multipliers.unbounded, level != Multipliers.zero else { return false }
    guard multipliers.sign(of: row, basis: basis) == sign else { return true }
    if basis.isBasic(row) {
      let position = basis.position(ofRow: row)
      basis.substitute(place, for: row)
      takeForce(ofLooseRow: place, to: position)
      unverified.insert(position)
      unclassified.insert(position)
    } else if basis.isBasic(place) {
      let position = basis.position(ofRow: place)
      multipliers.add(Double(sign), doubt: 0, toLevel: Int(level) - 1, at: position)
      multipliers.side[row] = 0
      unverified.insert(position)
    } else {
      guard multipliers.side[place] == 0 else { return false }
      multipliers.side[place] = Int8(sign)
      multipliers.side[row] = 0
    }
    return true
  }

  /// Adds the force of a row that was not tight to the force at the position that it has taken. The two have opposite
  /// signs, so the sum is between the bounds of both.
  private mutating func takeForce(ofLooseRow row: Int, to position: Int) {
    let side = multipliers.side[row]
    guard side != 0 else { return }
    let level = side > 0 ? multipliers.upper[row] : multipliers.lower[row]
    multipliers.add(Double(side), doubt: 0, toLevel: Int(level) - 1, at: position)
    multipliers.side[row] = 0
  }
}
