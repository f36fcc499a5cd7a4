/// How carefully an optimum is sought. Each case includes the ones before it.
enum Care: Comparable {
  /// Many exchanges between two frames, and the multipliers as they have moved.
  case usual
  /// A new frame and new values after each exchange, and multipliers computed from the frame.
  case careful
  /// The same, from multipliers that are all zero.
  case afresh
  /// Numbers of about 32 digits; see `searchPrecisely`.
  case precise
}

// An optimum is verified by its multipliers: the rows that are not tight hold or have their full multiplier, and the
// multipliers of the tight rows are between their bounds. An edit is verified where it moved multipliers and values, so
// that its cost stays proportional to its effect. If rounding errors decided a comparison, or the multipliers do not
// prove the optimum, the search continues from a new frame, which restores nearly all digits.
extension Engine {
  /// Returns whether the multipliers that moved prove the optimum, and all comparisons were certain.
  mutating func isVerified() -> Bool {
    defer { unverified.removeAll() }
    if isOutOfRounds || areValuesRough || isVague || multipliers.areVague { return false }
    if rows.areOfManyScales, !areValuesClear() { return false }
    if care > .usual { return recomputeMultipliers() && !multipliers.areVague }
    for index in 0..<unverified.members.count {
      let position = Int(unverified.members[index])
      guard multipliers.isWithinBounds(Int(basis.rowAt[position]), position: position) else { return false }
    }
    return true
  }

  /// Returns whether the errors of the values are small, relative to the terms that they are computed from and occur
  /// in.
  private mutating func areValuesClear() -> Bool {
    computeValueErrors()
    for position in 0..<basis.count {
      let pivot = basis.frame[position]
      guard isSmall(abs(pivot.coefficient) * basis.errors[Int(pivot.variable)], in: Int(pivot.row)) else {
        return false
      }
    }
    for row in 0..<rows.count where !basis.isBasic(row) && !multipliers.isIgnored(row) {
      var error = 0.0
      for entry in rows.entries(of: row) {
        error += abs(rows.entries[entry].coefficient) * basis.errors[Int(rows.entries[entry].column)]
      }
      guard isSmall(error, in: row) else { return false }
    }
    return true
  }

  /// Returns whether an error of the values is small, relative to the largest term of a row.
  private func isSmall(_ error: Double, in row: Int) -> Bool {
    let magnitudes = rows[row].magnitudes
    return error <= max(Tolerance.valueError * magnitude(of: row), magnitudes.least * resolution, 2 * magnitudes.error)
  }

  /// Computes a bound on the error of each value; see `basis.errors`.
  mutating func computeValueErrors() {
    sideErrors.extend(count: basis.count, with: 0)
    for position in 0..<basis.count {
      let row = Int(basis.rowAt[position])
      let rounding = Tolerance.rounding * magnitude(of: row) + rows[row].magnitudes.error
      sideErrors[position] = max(rounding, abs(rows.residual(of: row, at: values)))
    }
    basis.computeErrors(in: rows, ofSides: &sideErrors)
  }

  /// Prepares another search with more care.
  mutating func takeMoreCare() {
    guard care < .afresh else {
      care = .precise
      return
    }
    care = care == .usual ? .careful : .afresh
    isVague = false
    isOutOfRounds = false
    refactor()
    if care == .afresh || !recomputeMultipliers() {
      multipliers.clear(levelCount: multipliers.levelCount, positions: basis.count, rows: rows.count)
    }
    distrustValues()
  }

  /// Finds the optimum with precise numbers. If that does not prove it, the usual numbers decide, and the solution is
  /// not proven.
  mutating func improvePrecisely(onConflict: (inout Engine, Int) -> Void) {
    if searchPrecisely(onConflict: onConflict) {
      multipliers.areVague = false
      isVague = false
      isOutOfRounds = false
      return
    }
    isProven = false
    distrustValues()
    iterate(onConflict: onConflict)
  }

  /// Computes the multipliers of the tight rows anew from those of the violated rows: they balance for each variable.
  ///
  /// - Returns: Whether all are between their bounds.
  private mutating func recomputeMultipliers() -> Bool {
    multipliers.areVague = false
    var terms: [(level: Int, term: Basis.RowTerm)] = []
    for row in 0..<multipliers.side.count where multipliers.side[row] != 0 {
      let side = multipliers.side[row]
      let level = Int(side > 0 ? multipliers.upper[row] : multipliers.lower[row]) - 1
      terms.append((level, Basis.RowTerm(row: row, factor: Double(side))))
    }
    terms.sort { $0.level < $1.level }
    multipliers.clearComponents()
    var first = 0
    while first < terms.count {
      let level = terms[first].level
      let end = terms[first...].firstIndex { $0.level != level } ?? terms.count
      basis.computeCircuit(ofSum: terms[first..<end].map(\.term)[...], in: rows)
      if basis.isCircuitVague { multipliers.areVague = true }
      multipliers.setComponents(level, toNegativeCircuitOf: basis)
      first = end
    }
    for position in 0..<basis.count {
      guard multipliers.isWithinBounds(Int(basis.rowAt[position]), position: position) else { return false }
    }
    return true
  }
}
