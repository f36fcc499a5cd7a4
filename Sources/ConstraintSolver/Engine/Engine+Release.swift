// The multipliers balance at each level: the sum of all rows, each times its component, is zero. So do those of a
// connected part of the rows that pull at a level. They can be set to zero without the others: the rest stays dual
// feasible, because it still balances, and zero is between all bounds.
extension Engine {
  /// Sets the multiplier of a row to zero whose prices change, at the strongest level of its bounds and at all weaker
  /// ones, with those of the rows that balance it.
  mutating func release(_ row: Int) {
    guard multipliers.isPulling(row, basis: basis) else { return }
    let level = max(Int(min(multipliers.upper[row], multipliers.lower[row])) - 1, 0)
    rows.linkColumns()
    released.removeAll()
    released.insert(row)
    var index = 0
    while index < released.members.count {
      reach(fromReleased: Int(released.members[index]), exceptOf: row, atLevel: level)
      index += 1
    }
    for index in 0..<released.members.count { clearMultiplier(of: Int(released.members[index]), fromLevel: level) }
  }

  /// Releases the rows that pull at the variables of a released row.
  ///
  /// A required equality over one variable takes up any force, so the forces on its variable balance without the other
  /// rows.
  private mutating func reach(fromReleased row: Int, exceptOf first: Int, atLevel level: Int) {
    for index in rows.entries(of: row) {
      let variable = Int(rows.entries[index].column)
      if let anchor = anchor(of: variable), Int(basis.rowAt[anchor]) != first {
        let share = rows.entries[index].coefficient / basis.frame[anchor].coefficient
        for level in level..<multipliers.levelCount {
          let force = share * component(level, ofRow: row)
          multipliers.add(force, doubt: abs(share) * doubt(level, ofRow: row), toLevel: level, at: anchor)
        }
        unclassified.insert(anchor)
        continue
      }
      var entry = Int(rows.columns[variable].head)
      while entry >= 0 {
        let other = Int(rows.entries[entry].owner)
        if other < multipliers.side.count, multipliers.isPulling(other, fromLevel: level, basis: basis) {
          released.insert(other)
        }
        entry = Int(rows.nextInColumn[entry])
      }
    }
  }

  private func doubt(_ level: Int, ofRow row: Int) -> Double {
    basis.isBasic(row) ? multipliers.doubt(level, at: basis.position(ofRow: row)) : 0
  }

  /// Returns the position of a variable that a tight required equality over it alone determines.
  private func anchor(of variable: Int) -> Int? {
    let position = Int(basis.positionOfVariable[variable])
    guard basis.isSingleton(position, in: rows), rows.isRequiredEquality(Int(basis.rowAt[position])) else { return nil }
    return position
  }

  private mutating func clearMultiplier(of row: Int, fromLevel level: Int) {
    unchecked.insert(row)
    changes.rows.insert(row)
    if basis.isBasic(row) {
      let position = basis.position(ofRow: row)
      for level in level..<multipliers.levelCount { multipliers.setComponent(level, at: position, to: 0) }
      unclassified.insert(position)
    } else {
      multipliers.side[row] = 0
    }
  }
}
