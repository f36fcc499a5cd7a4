// The values of the variables. Each value is computed from those before it in the frame, so a change affects only the
// values that depend on it, and the result does not depend on the history of edits.
extension Basis {
  /// Records that the row at a position, or its constant, has changed.
  mutating func invalidate(_ position: Int) {
    guard !isWhollyOutdated else { return }
    if isInUpdate[position] { areUpdatesOutdated = true } else { outdated.insert(position) }
  }

  /// Solves the tight rows for all variables, and passes those with another value than before to `note`.
  mutating func solve(in rows: borrowing Rows, into values: inout Buffer<Double>, note: (Int) -> Void = { _ in }) {
    rightSide.reset(count: count, to: 0)
    for position in 0..<count { rightSide[position] = rows[Int(rowAt[position])].constant }
    updates.apply(to: &rightSide)
    values.extend(count: count, with: 0)
    for position in 0..<count {
      let (variable, value) = (Int(frame[position].variable), value(at: position, in: rows, values))
      if value != values[variable] { note(variable) }
      values[variable] = value
    }
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
}

// MARK: - Changes

extension Basis {
  /// Updates the right sides at the outdated positions.
  mutating func refreshRightSides(in rows: borrowing Rows) {
    rightSide.extend(count: count, with: 0)
    if areUpdatesOutdated { refreshUpdatedRightSides(in: rows) }
  }

  private mutating func refreshUpdatedRightSides(in rows: borrowing Rows) {
    for index in 0..<updates.count { restart(at: Int(updates[index].position), in: rows) }
    for entry in 0..<updates.entries.count { restart(at: Int(updates.entries[entry].position), in: rows) }
    updates.apply(to: &rightSide)
    areUpdatesOutdated = false
  }

  private mutating func restart(at position: Int, in rows: borrowing Rows) {
    rightSide[position] = rows[Int(rowAt[position])].constant
    outdated.insert(position)
  }

  /// Removes and returns the first position whose value is outdated. All values before it must be current.
  mutating func popOutdated(in rows: borrowing Rows) -> Int? {
    guard let position = outdated.popLeast() else { return nil }
    if !isInUpdate[position] { rightSide[position] = rows[Int(rowAt[position])].constant }
    return position
  }
}

// MARK: - Refinement

extension Basis {
  /// Corrects the right sides by the residuals of the tight rows at the present values, and marks what depends on them.
  ///
  /// One step of iterative refinement: the updates are only as accurate as their pivots, but the rows are exact. See J.
  /// H. Wilkinson, "Rounding Errors in Algebraic Processes" (1963), chapter 3.
  mutating func refine(in rows: borrowing Rows, at values: borrowing Buffer<Double>) {
    correction.extend(count: count, with: 0)
    for position in 0..<count where isInUpdate[position] {
      correction[position] = rows.residual(of: Int(rowAt[position]), at: values)
    }
    updates.apply(to: &correction)
    for position in 0..<count where isInUpdate[position] {
      rightSide[position] += correction[position]
      outdated.insert(position)
    }
  }

  /// Corrects all values by the residuals of all tight rows, which gains digits that the right sides cannot hold.
  mutating func refineAll(in rows: borrowing Rows, _ values: inout Buffer<Double>) {
    correction.extend(count: count, with: 0)
    corrections.extend(count: count, with: 0)
    for position in 0..<count { correction[position] = rows.residual(of: Int(rowAt[position]), at: values) }
    updates.apply(to: &correction)
    for position in 0..<count {
      let pivot = frame[position]
      var rest = correction[position]
      for entry in rows.entries(of: Int(pivot.row)) where rows.entries[entry].column != pivot.variable {
        rest -= rows.entries[entry].coefficient * corrections[Int(rows.entries[entry].column)]
      }
      corrections[Int(pivot.variable)] = rest / pivot.coefficient
    }
    for variable in 0..<count { values[variable] += corrections[variable] }
  }
}

// MARK: - Errors

extension Basis {
  /// Computes a bound on the error of each value from bounds on the errors of the tight rows, as if no errors
  /// cancelled.
  mutating func computeErrors(in rows: borrowing Rows, ofSides sideErrors: inout Buffer<Double>) {
    errors.extend(count: count, with: 0)
    updates.applyMagnitudes(to: &sideErrors)
    for position in 0..<count {
      let pivot = frame[position]
      var error = sideErrors[position]
      for entry in rows.entries(of: Int(pivot.row)) where rows.entries[entry].column != pivot.variable {
        error += abs(rows.entries[entry].coefficient) * errors[Int(rows.entries[entry].column)]
      }
      errors[Int(pivot.variable)] = error / abs(pivot.coefficient)
    }
  }
}

// MARK: - Marks

extension Basis {
  /// Marks the right side at a position if it depends on a loose row.
  @inline(__always)
  mutating func mark(_ position: Int, _ isLoose: Bool) { isMarked[position] = isLoose }

  /// Marks the right sides that updates compute from marked ones.
  mutating func passMarksThroughUpdates() {
    for index in stride(from: updates.count - 1, through: 0, by: -1) {
      let position = Int(updates[index].position)
      if !isMarked[position], dependsOnMark(index) { isMarked[position] = true }
    }
  }

  private func dependsOnMark(_ update: Int) -> Bool {
    updates.entries(of: update).contains { isMarked[Int(updates.entries[$0].position)] }
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
