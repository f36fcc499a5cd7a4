/// Where an optimal row may still move.
enum Looseness {
  /// Not at all: its multiplier is inside its bounds.
  case none
  /// It may rise, or fall, at no cost.
  case rises, falls
  /// It has no price.
  case free
}

// The optimal face: the values at which no priority is worse off. A row whose multiplier is strictly inside its bounds
// is an equality there; one whose multiplier is at a bound may move to the side on which its cost stays linear.
extension Engine {
  /// Whether the optimum may leave any freedom.
  mutating func hasLooseRows() -> Bool {
    if unclassified.containsAll {
      loosePositions.reset(count: basis.count)
      for position in 0..<basis.count where isLoose(at: position) { loosePositions.insert(position) }
    } else {
      loosePositions.extend(count: basis.count)
      for index in 0..<unclassified.members.count { classify(Int(unclassified.members[index])) }
    }
    unclassified.removeAll()
    return loosePositions.memberCount > 0
  }

  private mutating func classify(_ position: Int) {
    if isLoose(at: position) { loosePositions.insert(position) } else { loosePositions.remove(position) }
  }

  @inline(__always)
  func isLoose(at position: Int) -> Bool {
    !multipliers.isPinned(Int(basis.rowAt[position])) && looseness(at: position) != .none
  }

  /// Turns the system into that of the optimal face, every optional row a required one or gone.
  mutating func enterFace() {
    optimalRows = basis.tightRows
    optimum.require(rows: rows.count)
    for row in 0..<rows.count where !multipliers.isPinned(row) { optimum.setFace(row, looseness(ofRow: row)) }
    swap(&optimum, &multipliers)
    multipliers.clear(levelCount: 1, positions: basis.count, rows: rows.count)
  }

  /// Returns to the system; rows that changed places on the face were all at their bounds, and stay there.
  mutating func leaveFace() {
    swap(&optimum, &multipliers)
    multipliers.admit(rows: rows.count)
    multipliers.rearrange(from: optimalRows, to: basis)
    unclassified.insertAll()
  }

  private func looseness(at position: Int) -> Looseness {
    let row = Int(basis.rowAt[position])
    return looseness(
      isAtUpper: multipliers.isAtUpper(row, position: position),
      isAtLower: multipliers.isAtLower(row, position: position))
  }

  func looseness(ofRow row: Int) -> Looseness {
    if basis.isBasic(row) { return looseness(at: basis.position(ofRow: row)) }
    let side = multipliers.side[row]
    return looseness(
      isAtUpper: side > 0 || (side == 0 && multipliers.upper[row] == Multipliers.zero),
      isAtLower: side < 0 || (side == 0 && multipliers.lower[row] == Multipliers.zero))
  }

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
  fileprivate mutating func setFace(_ row: Int, _ looseness: Looseness) {
    upper[row] = looseness == .none || looseness == .rises ? Self.unbounded : Self.zero
    lower[row] = looseness == .none || looseness == .falls ? Self.unbounded : Self.zero
  }

  /// Makes a row an equality that nothing gives way to.
  mutating func pin(_ row: Int) {
    upper[row] = Self.unbounded
    lower[row] = Self.unbounded
  }

  func isPinned(_ row: Int) -> Bool { upper[row] == Self.unbounded && lower[row] == Self.unbounded }
}
