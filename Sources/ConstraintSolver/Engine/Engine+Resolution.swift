// The resolution of conflicts. The order of breaking is that of expendability, and of addition among equals.
//
// 1. The kept rows are those of a greedy pass in the order of breaking, the firmest row first, that takes each row if
//    it is consistent with those taken before: the preferred relaxation of U. Junker, "QuickXPlain" (AAAI 2004).
// 2. The members of a conflict are those that a deletion filter leaves that tries the kept rows in the order of
//    breaking: the preferred explanation of the same paper. They depend on no row of the system that could be left out.
// 3. If breaking another member of the same rank moves less and is enough, that member is broken instead.
extension Engine {
  /// Finds the conflicts and the rows to break. The rows of all conflicts that are not broken can hold together.
  mutating func resolveConflicts() -> [RowConflict] {
    prepareForResolution()
    breakGreedily()
    sortConflicts()
    explainByFirmestRows()
    breakWhatMovesLess()
    return conflicts
  }

  /// Returns whether a required row comes before another in the order of breaking, so that the other is rather broken.
  func isFirmer(_ row: Int, _ other: Int) -> Bool {
    (rows[row].expendability, row) < (rows[other].expendability, other)
  }

  mutating func sortConflicts() {
    let sorted = conflicts.sorted { isFirmer($0.broken, $1.broken) }
    conflicts = sorted
  }

  /// Takes the prices of a row away until `restoreLevels` gives them back.
  mutating func withdraw(_ row: Int) {
    release(row)
    multipliers.ignore(row)
    changes.rows.insert(row)
    if basis.isBasic(row) { unclassified.insert(basis.position(ofRow: row)) }
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
  /// In each conflict that is found, the last row is broken. If a row was broken in favour of another that is broken
  /// later, it is restored. Of several rows to restore, the first is restored first. The rows before it are then those
  /// of the greedy pass already, and later conflicts, which break their last member, leave it as it is. So each row is
  /// restored at most once.
  private mutating func breakGreedily() {
    breakLastMembers()
    restoreDependentRows()
  }

  /// Restores the rows that were broken because of others that are broken now.
  mutating func restoreDependentRows() {
    for _ in 0..<rows.count {
      var dependent = conflicts.indices.filter { isDependent(conflicts[$0]) }
      guard !dependent.isEmpty else { return }
      dependent.sort { isFirmer(conflicts[$0].broken, conflicts[$1].broken) }
      restoreInOrder(dependent)
    }
  }

  /// Restores rows in order until that leads to new conflicts.
  private mutating func restoreInOrder(_ dependent: [Int]) {
    var restored: Set<Int> = []
    for index in dependent where isDependent(conflicts[index]) {
      let count = conflicts.count
      restored.insert(index)
      restore(conflicts[index].broken)
      breakLastMembers()
      if conflicts.count > count { break }
    }
    conflicts = conflicts.indices.filter { !restored.contains($0) }.map { conflicts[$0] }
  }

  /// Finds the optimum, and breaks the last member of each conflict that is found.
  mutating func breakLastMembers() {
    improve { engine, row in
      var conflict = engine.circuitConflict(of: row)
      conflict.broken = conflict.members.max { engine.isFirmer($0, $1) } ?? row
      engine.withdraw(conflict.broken)
      engine.unchecked.insert(row)
      engine.conflicts.append(conflict)
    }
  }

  /// Returns whether another member of a conflict is broken.
  private func isDependent(_ conflict: RowConflict) -> Bool {
    conflict.members.contains { $0 != conflict.broken && multipliers.isIgnored($0) }
  }

  /// Gives a broken row its prices back.
  mutating func restore(_ row: Int) {
    restoreLevels(of: row)
    disturbed.insert(row)
  }
}

// MARK: - Members

extension Engine {
  /// Replaces the members of each conflict by the ones that a deletion filter leaves.
  ///
  /// Each test of a member moves values, and there is a limit on the number of moved values, so that the cost stays in
  /// proportion to the size of the system. Beyond it, conflicts keep the irreducible sets that they have.
  private mutating func explainByFirmestRows() {
    let limit = movedValueCount + mostExplanationWork
    for index in conflicts.indices where movedValueCount < limit {
      let filtered = filter(conflicts[index], limit: limit)
      conflicts[index] = filtered
    }
  }

  /// The greatest number of values moved to find the members of all conflicts.
  var mostExplanationWork: Int { 100 * rows.count + 10_000 }

  /// Returns a conflict with the members that a deletion filter leaves.
  mutating func filter(_ conflict: RowConflict, limit: Int) -> RowConflict {
    let start = movedValueCount
    var conflict = conflict
    var filter = DeletionFilter(broken: conflict.broken)
    var untried = conflict.members.sorted { isFirmer($0, $1) }
    while movedValueCount < limit, let member = untried.popLast() {
      guard member != conflict.broken else { continue }
      if let other = conflictWithout(member, &filter) {
        conflict = other
        untried = other.members.filter { isFirmer($0, member) }.sorted { isFirmer($0, $1) }
      } else {
        filter.firm.insert(member)
      }
    }
    for row in filter.left { restoreLevels(of: row) }
    settleAfterTest()
    conflict.work = movedValueCount - start
    conflict.isExplained = true
    return conflict
  }

  /// Returns a conflict of the broken row with firm rows and rows before a member; nil if there is none.
  private mutating func conflictWithout(_ member: Int, _ filter: inout DeletionFilter) -> RowConflict? {
    let broken = filter.broken
    var found: RowConflict?
    var left: [Int] = []
    withdraw(member)
    restoreLevels(of: broken)
    improve { [filter] engine, row in
      var conflict = engine.circuitConflict(of: row)
      engine.unchecked.insert(row)
      let leavable = conflict.members.filter {
        engine.isFirmer(member, $0) && $0 != filter.broken && !filter.firm.contains($0)
      }
      if let row = leavable.max(by: { engine.isFirmer($0, $1) }) {
        engine.withdraw(row)
        left.append(row)
      } else {
        conflict.broken = broken
        found = conflict
        engine.withdraw(broken)
      }
    }
    filter.left += left
    withdraw(broken)
    if found == nil { restoreLevels(of: member) } else { filter.left.append(member) }
    settleAfterTest()
    return found
  }

  /// Finds the optimum of rows that are known to hold together. If rounding errors make one seem violated, it is
  /// ignored.
  private mutating func settleAfterTest() {
    improve { engine, row in
      engine.withdraw(row)
      engine.isContradictory = true
    }
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
}

// MARK: - Movement

extension Engine {
  /// Breaks another member of the same rank where that moves less: if it is broken, its left side misses its constant
  /// by less.
  ///
  /// All members together miss by the same sum, and each by that sum divided by its coefficient. So the member with the
  /// greatest coefficient moves least. The sizes of other parts of the layout, such as texts, have no influence on
  /// this.
  private mutating func breakWhatMovesLess() {
    var memberships = [Int](repeating: 0, count: rows.count)
    for conflict in conflicts { for member in conflict.members { memberships[member] += 1 } }
    for index in conflicts.indices {
      let candidates = candidates(of: conflicts[index])
      conflicts[index].hasChoice = !candidates.isEmpty
      for candidate in candidates where memberships[candidate] == 1 {
        guard isEnough(toBreak: candidate, insteadOf: conflicts[index].broken) else { continue }
        conflicts[index].broken = candidate
        break
      }
    }
  }

  /// Returns the members of the broken row's rank that move less than it, those that move least first.
  func candidates(of conflict: RowConflict) -> [Int] {
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
