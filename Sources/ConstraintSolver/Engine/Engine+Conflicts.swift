/// Rows that cannot all hold, and the one that was broken.
struct RowConflict {
  var members: [Int]
  /// The coefficients with which the left sides of the members add up to zero, but their constants do not.
  var coefficients: [Double]
  var broken: Int
}

extension [RowConflict] {
  /// The first conflict of which a member other than its broken one is broken too.
  fileprivate var firstDependingOnBroken: Int? {
    let broken = Set(map(\.broken))
    return firstIndex { conflict in conflict.members.contains { $0 != conflict.broken && broken.contains($0) } }
  }
}

extension Engine {
  /// Finds the optimum, and breaks required rows until the others can hold.
  ///
  /// A row that was broken in favour of another that was broken later is restored. In the end, the kept rows are those that
  /// a greedy pass in order of expendability keeps, which takes each row that is consistent with the rows taken before. So
  /// the result does not depend on the order in which conflicts are found.
  mutating func optimizeReportingConflicts() {
    improve { engine, row in engine.breakConflict(of: row) }
    while let index = conflicts.firstDependingOnBroken {
      restoreLevels(of: conflicts[index].broken)
      conflicts.remove(at: index)
      improve { engine, row in engine.breakConflict(of: row) }
    }
  }

  /// Breaks the most expendable row of a conflict: a required row and the required rows of its circuit, which was computed
  /// last.
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
