// Which variables have more than one optimal value. The directions in which every priority stays at its optimum form a
// cone; its linear hull is what the rows leave that no direction of the cone departs from.
extension Engine {
  /// The variables that can move without changing the optimum of any priority, in order of creation.
  mutating func ambiguousVariables() -> [Int] {
    solve()
    guard hasLooseRows() else { return [] }
    let candidates = variablesNearLooseRows()
    var isCandidate = [Bool](repeating: false, count: rows.variableCount)
    for variable in candidates { isCandidate[variable] = true }
    enterFace()
    let inequalities = tightInequalities(among: isCandidate)
    let constants = rows.clearConstants()
    pinImplicitEqualities(among: inequalities)
    makePinnedRowsTight(among: isCandidate)
    let ambiguous = variablesMovedByUnpinnedRows(among: candidates)
    rows.restoreConstants(constants)
    leaveFace()
    basis.solve(in: rows, into: &values)
    return ambiguous
  }

  /// The rows that bound the face at the present values, on one side; those that are slack are let go.
  private mutating func tightInequalities(among isCandidate: [Bool]) -> [Int] {
    var found: [Int] = []
    for row in 0..<rows.count where !multipliers.isPinned(row) && !multipliers.isIgnored(row) {
      if residual(of: row) != 0 {
        multipliers.ignore(row)
      } else if touches(row, isCandidate) {
        found.append(row)
      }
    }
    return found
  }

  private func touches(_ row: Int, _ isCandidate: [Bool]) -> Bool {
    for entry in rows.entries(of: row) where isCandidate[Int(rows.entries[entry].column)] { return true }
    return false
  }

  /// Makes every inequality an equality that no direction departs from, and lets go of the others.
  private mutating func pinImplicitEqualities(among inequalities: [Int]) {
    var departed = Set<Int>()
    for row in inequalities where !multipliers.isPinned(row) && !departed.contains(row) {
      let sense: Double = multipliers.upper[row] == Multipliers.zero ? -1 : 1
      askToDepart(row, sense: sense)
      if residual(of: row) == 0 {
        for other in inequalities where other == row || residual(of: other) != 0 { departed.insert(other) }
      } else {
        for position in 0..<basis.count where multipliers.component(0, at: position) != 0 {
          multipliers.pin(Int(basis.rowAt[position]))
        }
        multipliers.pin(row)
      }
      rows[row].constant = 0
      if departed.contains(row) { multipliers.bound(row, sense: sense) }
      multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    }
    for row in inequalities where departed.contains(row) { multipliers.ignore(row) }
  }

  /// Prices the departure of a row from its bound by one unit.
  private mutating func askToDepart(_ row: Int, sense: Double) {
    rows[row].constant = sense
    if sense > 0 { multipliers.upper[row] = 1 } else { multipliers.lower[row] = 1 }
    optimize { engine, row in engine.multipliers.ignore(row) }
  }

  private mutating func makePinnedRowsTight(among isCandidate: [Bool]) {
    for row in 0..<rows.count where !basis.isBasic(row) && multipliers.isPinned(row) && touches(row, isCandidate) {
      basis.computeCircuit(of: row, in: rows)
      if let position = looseCircuitPosition(of: row) { basis.exchange(position, for: row, in: rows) }
    }
  }

  /// The position of the largest coefficient in the circuit computed last whose row is not pinned.
  private func looseCircuitPosition(of row: Int) -> Int? {
    var found: Int?
    var largest = Tolerance.pivot * rows[row].scale
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let tight = Int(basis.rowAt[position])
      guard !multipliers.isPinned(tight), abs(basis.circuit[position]) * rows[tight].scale > largest else { continue }
      largest = abs(basis.circuit[position]) * rows[tight].scale
      found = position
    }
    return found
  }

  /// Moves the right sides of all rows that are not pinned at once, by amounts of which no combination cancels.
  private mutating func variablesMovedByUnpinnedRows(among candidates: [Int]) -> [Int] {
    for position in 0..<basis.count where !multipliers.isPinned(Int(basis.rowAt[position])) {
      rows[Int(basis.rowAt[position])].constant = Self.amount(position)
    }
    basis.solve(in: rows, into: &values)
    return candidates.filter { [values = valueArray()] in abs(values[$0]) > Tolerance.movement }
  }

  /// A number from 1 to 2 that looks random: multiples of one number would cancel, as 1 - 2 + 1 of three in a row does.
  ///
  /// The mixing function of SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
  private static func amount(_ index: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
