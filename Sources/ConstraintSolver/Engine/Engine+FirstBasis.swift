// The first basis: every equality that must hold is taken as tight as soon as it leaves one variable open, and the value
// it gives is known at once; what that leaves open is given by weaker rows. Only rows that are priced on both sides
// take part: an inequality is tight by exception.
extension Engine {
  mutating func makeFirstBasis() {
    begin()
    frameRequiredRows()
    priorities = rows.optionalPriorities()
    assignOptionalLevels()
    let firmCount = basis.count
    if firmCount < rows.variableCount { frameWeakerRows() }
    for position in firmCount..<basis.count { unclassified.insert(position) }
    loosePositions.reset(count: basis.count)
    multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
  }

  private mutating func begin() {
    conflicts.removeAll()
    values.reset(count: rows.variableCount, to: 0)
    basis.begin(rowCount: rows.count, variableCount: rows.variableCount)
    framing.begin()
    multipliers.require(rows: rows.count)
    unchecked.removeAll()
    unclassified.removeAll()
  }

  private mutating func frameRequiredRows() {
    for row in 0..<rows.count {
      if rows.isRequiredEquality(row) {
        if framing.take(row, in: &basis, rows, &values) { continue }
        rows.linkColumns()
      } else {
        // Those of optional prices are not yet known.
        if rows[row].shortfall < Constraint.required { multipliers.upper[row] = Multipliers.zero }
        if rows[row].excess < Constraint.required { multipliers.lower[row] = Multipliers.zero }
      }
      unchecked.insert(row)
    }
  }

  private mutating func assignOptionalLevels() {
    // Labels of one kind follow each other: what was found for one mostly holds for the next.
    var (shortfall, upper) = (0.0, Multipliers.zero)
    var (excess, lower) = (0.0, Multipliers.zero)
    for index in 0..<rows.optionalRows.count {
      let row = Int(rows.optionalRows[index])
      if rows[row].shortfall != shortfall {
        shortfall = rows[row].shortfall
        upper = level(of: shortfall) ?? Multipliers.zero
      }
      if rows[row].excess != excess {
        excess = rows[row].excess
        lower = level(of: excess) ?? Multipliers.zero
      }
      multipliers.upper[row] = upper
      multipliers.lower[row] = lower
    }
  }

  private mutating func frameWeakerRows() {
    rows.linkColumns()
    framing.extend(rankCount: priorities.count + 1)
    // The rows that become ready last are taken first: this way those that were added first begin.
    for index in stride(from: rows.optionalRows.count - 1, through: 0, by: -1) {
      let row = Int(rows.optionalRows[index])
      let (upper, lower) = (multipliers.upper[row], multipliers.lower[row])
      guard max(upper, lower) != Multipliers.zero else { continue }
      framing.admit(row, rank: Int(min(upper, lower)), basis, rows)
    }
    completeFrame()
  }

  /// Lets all waiting rows have their positions, and axis rows the others.
  mutating func completeFrame() {
    while let variable = framing.peel(&basis, rows, &values) {
      let axis = axis(of: variable)
      framing.tear(variable, givenBy: axis, in: &basis, rows, &values)
    }
  }
}
