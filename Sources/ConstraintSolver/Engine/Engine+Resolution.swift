// The resolution of conflicts in a system of required rows that are numbered in the order of breaking, the last row first.
//
// 1. The kept rows are those of a greedy pass in row order that takes each row if it is consistent with those taken before: the
//    preferred relaxation of U. Junker, "QuickXPlain" (AAAI 2004).
// 2. The members of a conflict are those that a deletion filter leaves that tries the kept rows in the order of breaking: the
//    preferred explanation of the same paper. They depend on no row of the system that could be left out.
// 3. If breaking another member of the same rank moves less and is enough, that member is broken instead.
extension Engine {
  /// Finds the conflicts and the rows to break. The rows of all conflicts that are not broken can hold together.
  mutating func resolveConflicts() -> [RowConflict] {
    prepareForResolution()
    breakGreedily()
    conflicts.sort { $0.broken < $1.broken }
    explainByFirmestRows()
    breakWhatMovesLess()
    return conflicts
  }

  private mutating func prepareForResolution() {
    rows.linkColumns()
    makeFirstBasis()
    staleness = .nothing
    care = .usual
    isProven = true
    distrustValues()
  }
}

// MARK: - Rows to keep

extension Engine {
  /// Breaks rows until the others can hold.
  ///
  /// In each conflict that is found, the last row is broken. If a row was broken in favour of another that is broken later, it is
  /// restored. Of several rows to restore, the first is restored first. The rows before it are then those of the greedy pass
  /// already, and later conflicts, which break their last member, leave it as it is. So each row is restored at most once.
  private mutating func breakGreedily() {
    var isBroken = [Bool](repeating: false, count: rows.count)
    breakLastMembers(&isBroken)
    for _ in 0..<rows.count {
      var dependent = conflicts.indices.filter { isDependent(conflicts[$0], isBroken) }
      guard !dependent.isEmpty else { return }
      dependent.sort { conflicts[$0].broken < conflicts[$1].broken }
      restoreInOrder(dependent, &isBroken)
    }
  }

  /// Restores rows in order until that leads to new conflicts.
  private mutating func restoreInOrder(_ dependent: [Int], _ isBroken: inout [Bool]) {
    var restored: Set<Int> = []
    for index in dependent where isDependent(conflicts[index], isBroken) {
      let count = conflicts.count
      isBroken[conflicts[index].broken] = false
      restored.insert(index)
      restoreLevels(of: conflicts[index].broken)
      breakLastMembers(&isBroken)
      if conflicts.count > count { break }
    }
    conflicts = conflicts.indices.filter { !restored.contains($0) }.map { conflicts[$0] }
  }

  private mutating func breakLastMembers(_ isBroken: inout [Bool]) {
    var found: [RowConflict] = []
    improve { engine, row in
      var conflict = engine.circuitConflict(of: row)
      conflict.broken = conflict.members.max() ?? row
      engine.multipliers.ignore(conflict.broken)
      engine.unchecked.insert(row)
      found.append(conflict)
    }
    for conflict in found { isBroken[conflict.broken] = true }
    conflicts += found
  }

  private func isDependent(_ conflict: RowConflict, _ isBroken: [Bool]) -> Bool {
    conflict.members.contains { $0 != conflict.broken && isBroken[$0] }
  }
}

// MARK: - Members

extension Engine {
  /// Replaces the members of each conflict by the ones that a deletion filter leaves.
  ///
  /// Each test of a member moves values, and there is a limit on the number of moved values, so that the cost stays in proportion
  /// to the size of the system. Beyond it, conflicts keep the irreducible sets that they have.
  private mutating func explainByFirmestRows() {
    let limit = movedValueCount + 100 * rows.count + 10_000
    for index in conflicts.indices where movedValueCount < limit {
      let filtered = filter(conflicts[index], limit: limit)
      conflicts[index] = filtered
    }
  }

  private mutating func filter(_ conflict: RowConflict, limit: Int) -> RowConflict {
    var conflict = conflict
    var filter = DeletionFilter(broken: conflict.broken)
    var untried = conflict.members.sorted()
    while movedValueCount < limit, let member = untried.popLast() {
      guard member != conflict.broken else { continue }
      if let other = conflictWithout(member, &filter) {
        conflict = other
        untried = other.members.filter { $0 < member }.sorted()
      } else {
        filter.firm.insert(member)
      }
    }
    for row in filter.left { restoreLevels(of: row) }
    improve { engine, row in engine.multipliers.ignore(row) }
    return conflict
  }

  /// Returns a conflict of the broken row with firm rows and rows before a member; nil if there is none.
  private mutating func conflictWithout(_ member: Int, _ filter: inout DeletionFilter) -> RowConflict? {
    let broken = filter.broken
    var found: RowConflict?
    var left: [Int] = []
    multipliers.ignore(member)
    restoreLevels(of: broken)
    improve { [filter] engine, row in
      var conflict = engine.circuitConflict(of: row)
      engine.unchecked.insert(row)
      if let row = conflict.members.filter({ filter.mayLeave($0, without: member) }).max() {
        engine.multipliers.ignore(row)
        left.append(row)
      } else {
        conflict.broken = broken
        found = conflict
        engine.multipliers.ignore(broken)
      }
    }
    filter.left += left
    multipliers.ignore(broken)
    if found == nil { restoreLevels(of: member) } else { filter.left.append(member) }
    improve { engine, row in engine.multipliers.ignore(row) }
    return found
  }
}

/// The state of the filter that finds the members of a conflict.
private struct DeletionFilter {
  let broken: Int
  /// The rows that are members because without them and the rows left out there is no conflict.
  var firm: Set<Int> = []
  /// The rows that are left out, and ignored until the filter ends.
  var left: [Int] = []

  init(broken: Int) { self.broken = broken }

  /// Returns whether a row is left out when a member is tried.
  func mayLeave(_ row: Int, without member: Int) -> Bool { row > member && row != broken && !firm.contains(row) }
}

// MARK: - Movement

extension Engine {
  /// Breaks another member of the same rank where that moves less: if it is broken, its left side misses its constant by less.
  ///
  /// All members together miss by the same sum, and each by that sum divided by its coefficient. So the member with the greatest
  /// coefficient moves least. The sizes of other parts of the layout, such as texts, have no influence on this.
  private mutating func breakWhatMovesLess() {
    var memberships = [Int](repeating: 0, count: rows.count)
    for conflict in conflicts { for member in conflict.members { memberships[member] += 1 } }
    for index in conflicts.indices {
      for candidate in candidates(of: conflicts[index]) where memberships[candidate] == 1 {
        guard isEnough(toBreak: candidate, insteadOf: conflicts[index].broken) else { continue }
        conflicts[index].broken = candidate
        break
      }
    }
  }

  /// Returns the members of the broken row's rank that move less than it, those that move least first.
  private func candidates(of conflict: RowConflict) -> [Int] {
    let weights = zip(conflict.members, conflict.coefficients).map { (row: $0, size: abs($1)) }
    guard let rank = Expendability.rank(of: rows[conflict.broken].expendability),
      let broken = weights.first(where: { $0.row == conflict.broken })
    else { return [] }
    // Rounding errors do not decide.
    let lighter = weights.filter {
      $0.size > broken.size * (1 + 1e-6) && Expendability.rank(of: rows[$0.row].expendability) == rank
    }
    return lighter.sorted { left, right in
      abs(left.size - right.size) > 1e-6 * left.size ? left.size > right.size : left.row > right.row
    }.map(\.row)
  }

  /// Breaks one row instead of another if the rest can then hold.
  private mutating func isEnough(toBreak row: Int, insteadOf broken: Int) -> Bool {
    var isEnough = true
    multipliers.ignore(row)
    restoreLevels(of: broken)
    improve { engine, _ in
      isEnough = false
      engine.multipliers.ignore(broken)
    }
    if isEnough { return true }
    multipliers.ignore(broken)
    restoreLevels(of: row)
    improve { engine, row in engine.multipliers.ignore(row) }
    return false
  }
}
