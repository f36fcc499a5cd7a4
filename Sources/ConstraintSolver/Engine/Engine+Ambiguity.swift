/// The directions in which the left side of a row can move without leaving the optimal face.
enum Looseness {
  /// The row cannot move: its multiplier is strictly between its bounds.
  case none
  /// The row can rise, or fall, at no cost.
  case rises, falls
  /// The row has no price.
  case free
}

// MARK: - Optimal face

// The optimal face is the set of all optima. A row whose multiplier is strictly between its bounds is an equality on
// the face. A row whose multiplier is at a bound can move to the side where its cost is linear.
extension Engine {
  @inline(__always)
  func isLoose(at position: Int) -> Bool {
    !multipliers.isPinned(Int(basis.rowAt[position])) && looseness(at: position) != .none
  }

  /// Returns whether an optional row pulls with all of its price.
  func hasFullMultiplier(_ row: Int) -> Bool {
    guard basis.isBasic(row) else { return multipliers.side[row] != 0 }
    let bounds = multipliers.boundsReached(by: row, position: basis.position(ofRow: row))
    return (multipliers.upper[row] != Multipliers.zero && bounds.upper)
      || (multipliers.lower[row] != Multipliers.zero && bounds.lower)
  }

  @inline(__always)
  func looseness(at position: Int) -> Looseness {
    let bounds = multipliers.boundsReached(by: Int(basis.rowAt[position]), position: position)
    return looseness(isAtUpper: bounds.upper, isAtLower: bounds.lower)
  }

  func looseness(ofRow row: Int) -> Looseness {
    if basis.isBasic(row) { return looseness(at: basis.position(ofRow: row)) }
    let side = multipliers.side[row]
    return looseness(
      isAtUpper: side > 0 || (side == 0 && multipliers.upper[row] == Multipliers.zero),
      isAtLower: side < 0 || (side == 0 && multipliers.lower[row] == Multipliers.zero))
  }

  @inline(__always)
  private func looseness(isAtUpper: Bool, isAtLower: Bool) -> Looseness {
    switch (isAtUpper, isAtLower) {
    case (false, false): .none
    case (true, false): .falls
    case (false, true): .rises
    case (true, true): .free
    }
  }
}

extension Multipliers {
  /// Makes a row a required equality.
  mutating func pin(_ row: Int) {
    upper[row] = Self.unbounded
    lower[row] = Self.unbounded
  }

  func isPinned(_ row: Int) -> Bool { upper[row] == Self.unbounded && lower[row] == Self.unbounded }
}

// MARK: - Ambiguity

// A variable is ambiguous if it has several optimal values. The directions from a point into the optimal face form a
// cone. Its linear hull is the null space of the rows that no direction of the cone leaves.
extension Engine {
  /// Finds which variables have several values in the system of an optimal face.
  ///
  /// Afterwards, the system is no longer that of the face.
  mutating func findAmbiguousVariables() -> [Bool] {
    if !reachFace() { reachFaceForgiving() }
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    let inequalities = tightInequalities()
    _ = rows.clearConstants()
    pinImplicitEqualities(among: inequalities)
    makePinnedRowsTight()
    return variablesMovedByUnpinnedRows()
  }

  /// Returns the inequalities of the face that are tight at the current values, and ignores those that are slack.
  private mutating func tightInequalities() -> [Int] {
    var found: [Int] = []
    for row in 0..<rows.count where !multipliers.isPinned(row) && !multipliers.isIgnored(row) {
      let isTight = abs(rows.residual(of: row, at: values)) <= faceError(of: row, relative: Tolerance.slack)
      if isTight { found.append(row) } else { multipliers.ignore(row) }
    }
    return found
  }

  /// Pins every inequality that no direction of the cone leaves, and ignores the others.
  private mutating func pinImplicitEqualities(among inequalities: [Int]) {
    var left = Set<Int>()
    for row in inequalities where !multipliers.isPinned(row) && !left.contains(row) {
      let sense: Double = multipliers.upper[row] == Multipliers.zero ? -1 : 1
      priceLeaving(row, sense: sense)
      if residual(of: row) == 0 {
        for other in inequalities where other == row || residual(of: other) != 0 { left.insert(other) }
      } else {
        for position in 0..<basis.count where multipliers.component(0, at: position) != 0 {
          multipliers.pin(Int(basis.rowAt[position]))
        }
        multipliers.pin(row)
      }
      rows[row].constant = 0
      if left.contains(row) { multipliers.bound(row, sense: sense) }
      multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
    }
    for row in inequalities where left.contains(row) { multipliers.ignore(row) }
  }

  /// Looks for a direction that leaves a row by one unit, by giving that movement a price.
  private mutating func priceLeaving(_ row: Int, sense: Double) {
    rows[row].constant = sense
    if sense > 0 { multipliers.upper[row] = 1 } else { multipliers.lower[row] = 1 }
    optimize { engine, row in engine.multipliers.ignore(row) }
  }

  private mutating func makePinnedRowsTight() {
    for row in 0..<rows.count where !basis.isBasic(row) && multipliers.isPinned(row) {
      basis.computeCircuit(of: row, in: rows)
      if let position = looseCircuitPosition(of: row) { basis.exchange(position, for: row, in: rows) }
    }
  }

  /// Returns the position with the largest coefficient in the last computed circuit, among the rows that are not
  /// pinned.
  private func looseCircuitPosition(of row: Int) -> Int? {
    var found: Int?
    var largest = 0.0
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let tight = Int(basis.rowAt[position])
      let size = abs(basis.circuit[position]) * rows[tight].magnitudes.greatest
      guard !multipliers.isPinned(tight), size > largest else { continue }
      largest = size
      found = position
    }
    return found
  }

  /// Changes the constants of all rows that are not pinned at once, and returns which variables move. The amounts do
  /// not cancel in any combination.
  private mutating func variablesMovedByUnpinnedRows() -> [Bool] {
    for position in 0..<basis.count where !multipliers.isPinned(Int(basis.rowAt[position])) {
      rows[Int(basis.rowAt[position])].constant = Self.amount(position)
    }
    basis.solve(in: rows, into: &values)
    return valueArray().map { abs($0) > Tolerance.movement }
  }

  /// Returns a pseudorandom number from 1 to 2. Regular numbers could cancel, as in 1 - 2 + 1.
  ///
  /// The mixing function is that of SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators"
  /// (2014).
  private static func amount(_ index: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
