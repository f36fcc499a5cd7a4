/// Rows that cannot hold together, and which one was given up.
struct RowConflict {
  var members: [Int]
  /// With these coefficients the left sides of the members add up to nothing, but their constants do not.
  var coefficients: [Double]
  var broken: Int
}

extension [RowConflict] {
  /// A conflict whose kept members were not all kept.
  fileprivate var firstDependingOnBroken: Int? {
    let given = Set(map(\.broken))
    return firstIndex { conflict in conflict.members.contains { $0 != conflict.broken && given.contains($0) } }
  }
}

extension Engine {
  /// Breaks required rows until the rest can hold, then checks that each broken one contradicts rows that are kept:
  /// one that was given up for the sake of another that went as well comes back.
  ///
  /// In the end the rows kept are those that a pass in order of seniority keeps, taking each row that is consistent
  /// with the ones taken before: the order in which conflicts are met does not show.
  mutating func optimizeReportingConflicts() {
    improve { engine, row in engine.breakConflict(of: row) }
    while let index = conflicts.firstDependingOnBroken {
      restoreLevels(of: conflicts[index].broken)
      conflicts.remove(at: index)
      improve { engine, row in engine.breakConflict(of: row) }
    }
  }

  /// Gives up one of the rows of the circuit computed last, all required, which contradict the row it belongs to.
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
    for member in members where rows[member].seniority > rows[broken].seniority { broken = member }
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
