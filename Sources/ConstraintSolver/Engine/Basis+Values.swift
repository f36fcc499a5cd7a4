// The values of the variables. Each value is computed from those before it in the frame, so a change affects only the values
// that depend on it, and the result does not depend on the history of edits.
extension Basis {
  /// Records that the row at a position, or its constant, has changed.
  mutating func invalidate(_ position: Int) {
    guard !isWhollyOutdated else { return }
    if isInEta[position] { areUpdatesOutdated = true } else { outdated.insert(position) }
  }

  /// Solves the tight rows for all variables.
  mutating func solve(in rows: borrowing Rows, into values: inout Buffer<Double>) {
    rightSide.reset(count: count, to: 0)
    for position in 0..<count { rightSide[position] = rows[Int(rowAt[position])].constant }
    applyUpdatesToRightSide()
    values.extend(count: count, with: 0)
    for position in 0..<count { values[Int(frame[position].variable)] = value(at: position, in: rows, values) }
    outdated.reset(bound: count)
    areUpdatesOutdated = false
    isWhollyOutdated = false
  }

  /// Returns the value of the variable that the row at a position determines, given the values before it.
  @inline(__always)
  func value(at position: Int, in rows: borrowing Rows, _ values: borrowing Buffer<Double>) -> Double {
    let pivot = frame[position]
    var rest = rightSide[position]
    for entry in rows.entries(of: Int(pivot.row)) where rows.entries[entry].column != pivot.variable {
      rest -= rows.entries[entry].coefficient * values[Int(rows.entries[entry].column)]
    }
    return rest / pivot.coefficient
  }

  private mutating func applyUpdatesToRightSide() {
    for eta in stride(from: etaPosition.count - 1, through: 0, by: -1) {
      var rest = rightSide[Int(etaPosition[eta])]
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        rest -= etaValue[entry] * rightSide[Int(etaIndex[entry])]
      }
      rightSide[Int(etaPosition[eta])] = rest / etaPivot[eta]
    }
  }
}

// MARK: - Changes

extension Basis {
  /// Updates the right sides at the outdated positions.
  mutating func refreshRightSides(in rows: borrowing Rows) {
    rightSide.extend(count: count, with: 0)
    if areUpdatesOutdated { refreshUpdatedRightSides(in: rows) }
  }

  private mutating func refreshUpdatedRightSides(in rows: borrowing Rows) {
    for eta in 0..<etaPosition.count { restart(at: Int(etaPosition[eta]), in: rows) }
    for entry in 0..<etaIndex.count { restart(at: Int(etaIndex[entry]), in: rows) }
    applyUpdatesToRightSide()
    areUpdatesOutdated = false
  }

  private mutating func restart(at position: Int, in rows: borrowing Rows) {
    rightSide[position] = rows[Int(rowAt[position])].constant
    outdated.insert(position)
  }

  /// Removes and returns the first position whose value is outdated. All values before it must be current.
  mutating func popOutdated(in rows: borrowing Rows) -> Int? {
    guard let position = outdated.popLeast() else { return nil }
    if !isInEta[position] { rightSide[position] = rows[Int(rowAt[position])].constant }
    return position
  }
}

// MARK: - Marks

extension Basis {
  /// Marks the right side at a position if it depends on a loose row.
  @inline(__always)
  mutating func mark(_ position: Int, _ isLoose: Bool) { isMarked[position] = isLoose }

  /// Marks the right sides that updates compute from marked ones.
  mutating func passMarksThroughUpdates() {
    for eta in stride(from: etaPosition.count - 1, through: 0, by: -1) {
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) where isMarked[Int(etaIndex[entry])] {
        isMarked[Int(etaPosition[eta])] = true
      }
    }
  }

  /// Returns whether the value at a position depends on a loose row, given the movable variables before it.
  func isMovable(at position: Int, in rows: borrowing Rows, among movable: borrowing CountedSet) -> Bool {
    if isMarked[position] { return true }
    let variable = frame[position].variable
    for entry in rows.entries(of: Int(frame[position].row)) where rows.entries[entry].column != variable {
      if movable.contains(Int(rows.entries[entry].column)) { return true }
    }
    return false
  }
}
