/// Rows that cannot all hold, and the one that was broken.
struct RowConflict {
  var members: [Int]
  /// The coefficients of the combination whose left sides add up to zero and whose constants do not.
  var coefficients: [Double]
  var broken: Int
}

extension Engine {
  /// Finds the optimum, and breaks required rows until the others can hold.
  ///
  /// If a row was broken in favour of another that is broken later, it is restored. The rows that remain are those of a greedy
  /// pass, least expendable first, that takes each row if it is consistent with the rows taken before. So the result does not
  /// depend on the order in which conflicts are found.
  ///
  /// Of several rows to restore, the least expendable is first. The less expendable rows are then those of the greedy pass
  /// already, and later conflicts, which break their most expendable member, leave the restored row as it is. So each row is
  /// restored at most once.
  mutating func optimizeReportingConflicts() {
    improve { engine, row in engine.breakConflict(of: row) }
    // Each row once; more only if rounding errors were to break and restore the same rows forever.
    for _ in 0..<rows.count {
      guard let index = leastExpendableDependingOnBroken() else { return }
      restoreLevels(of: conflicts[index].broken)
      conflicts.remove(at: index)
      improve { engine, row in engine.breakConflict(of: row) }
    }
  }

  /// Returns the conflict whose broken row is the least expendable of those that have another broken member.
  private func leastExpendableDependingOnBroken() -> Int? {
    let broken = Set(conflicts.map(\.broken))
    var best: Int?
    for (index, conflict) in conflicts.enumerated() {
      if let best, rows[conflicts[best].broken].expendability <= rows[conflict.broken].expendability { continue }
      if conflict.members.contains(where: { $0 != conflict.broken && broken.contains($0) }) { best = index }
    }
    return best
  }

  /// Breaks the most expendable row of a conflict, which consists of a required row and the required rows of its circuit. The
  /// circuit must be the one computed last.
  private mutating func breakConflict(of row: Int) {
    var members = [row]
    var coefficients = [1.0]
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let tight = Int(basis.rowAt[position])
      guard abs(basis.circuit[position]) * rows[tight].scale > Tolerance.pivot * rows[row].scale else { continue }
      members.append(tight)
      coefficients.append(-basis.circuit[position])
    }
    var broken = row
    for member in members where rows[member].expendability > rows[broken].expendability { broken = member }
    conflicts.append(RowConflict(members: members, coefficients: coefficients, broken: broken))
    if broken != row {
      basis.exchange(basis.position(ofRow: broken), for: row, in: rows)
      multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
      unchecked.insertAll()
      unclassified.insertAll()
    }
    multipliers.ignore(broken)
  }
}
