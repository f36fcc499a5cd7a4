/// How carefully an optimum is sought. Each case includes the ones before it.
enum Care: Comparable {
  /// Many exchanges between two frames, and the multipliers as they have moved.
  case usual
  /// A new frame and new values after each exchange, and multipliers computed from the frame.
  case careful
  /// The same, from multipliers that are all zero.
  case afresh
}

// An optimum is verified by its multipliers: the rows that are not tight hold or have their full multiplier, and the multipliers
// of the tight rows are between their bounds. An edit is verified where it moved multipliers and values, so that its cost stays
// proportional to its effect. If rounding errors decided a comparison, or the multipliers do not prove the optimum, the search
// continues from a new frame, which restores nearly all digits.
extension Engine {
  /// Returns whether the multipliers that moved prove the optimum, and all comparisons were certain.
  mutating func isVerified() -> Bool {
    defer { unverified.removeAll() }
    if isOutOfRounds || areValuesRough || isVague || multipliers.areVague { return false }
    if care > .usual { return recomputeMultipliers() && !multipliers.areVague }
    for index in 0..<unverified.members.count {
      let position = Int(unverified.members[index])
      guard multipliers.isWithinBounds(Int(basis.rowAt[position]), position: position) else { return false }
    }
    return true
  }

  /// Prepares another search with more care. If there is none, notes that the solution is not proven.
  ///
  /// - Returns: Whether there is more care to take.
  mutating func takeMoreCare() -> Bool {
    guard care < .afresh else {
      isProven = false
      return false
    }
    care = care == .usual ? .careful : .afresh
    isVague = false
    isOutOfRounds = false
    refactor()
    if care == .afresh || !recomputeMultipliers() {
      multipliers.clear(levelCount: multipliers.levelCount, positions: basis.count, rows: rows.count)
    }
    distrustValues()
    return true
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
