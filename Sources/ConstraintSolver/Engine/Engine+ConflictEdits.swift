// An edit changes few conflicts. The rest of the resolution stays as it is, because it can be proved without the rows
// that the edit does not touch:
//
// 1. The broken rows are those of the greedy pass if the kept rows hold together and each broken row has a conflict
//    with kept rows that are all firmer. A conflict without changed rows still shows that.
// 2. The members of a conflict are the preferred ones if, without any one of them, the broken row holds with the firmer
//    kept rows and the other members. The values that showed this when the members were tested still do if nothing has
//    changed that shares a row with a variable that moved in these tests.
//
// If these rules do not apply, or much has to be tested, all conflicts are resolved anew.
extension Engine {
  /// Drops the conflicts with changed rows, and restores what was broken because of them.
  ///
  /// - Returns: The number of conflicts that are left.
  mutating func dropDisturbedConflicts() -> Int {
    guard !conflicts.isEmpty, disturbed.members.count > 0 else { return conflicts.count }
    var restored: [Int] = []
    for index in conflicts.indices where conflicts[index].members.contains(where: { disturbed.contains($0) }) {
      restored.append(conflicts[index].broken)
    }
    guard !restored.isEmpty else { return conflicts.count }
    conflicts.removeAll { $0.members.contains { disturbed.contains($0) } }
    for row in restored { restore(row) }
    return conflicts.count
  }

  /// Finds the members of the conflicts that were found since the last solution, and of the others if the edits may
  /// have changed them.
  ///
  /// - Parameter known: The number of conflicts that the last solution had already.
  /// - Returns: Whether the conflicts are resolved. If not, all have to be resolved anew.
  mutating func mendConflicts(from known: Int) -> Bool {
    // A row that was broken because it moves less is not the last of its conflict.
    guard !conflicts.contains(where: \.hasChoice) else { return false }
    rows.linkColumns()
    if conflicts.count > known { restoreDependentRows() }
    let areAllDoubtful = mayMembersHaveChanged()
    if areAllDoubtful {
      probed.removeAll()
      besideProbed.removeAll()
    }
    let limit = movedValueCount + mostExplanationWork / 8
    isContradictory = false
    for index in conflicts.indices where areAllDoubtful || !conflicts[index].isExplained {
      guard movedValueCount < limit else { return false }
      let filtered = probe { $0.filter($0.conflicts[index], limit: limit) }
      conflicts[index] = filtered
      conflicts[index].hasChoice = !candidates(of: filtered).isEmpty
    }
    sortConflicts()
    let work = conflicts.reduce(0) { $0 + $1.work }
    return care == .usual && !isContradictory && work < mostExplanationWork / 8
      && !conflicts.contains(where: \.hasChoice)
  }

  /// Returns whether the edits changed a variable that shares a row with one that moved when members were tested, or a
  /// row of such a variable.
  private func mayMembersHaveChanged() -> Bool {
    if probed.containsAll || changes.variables.containsAll { return true }
    for index in 0..<changes.variables.members.count
    where besideProbed.contains(Int(changes.variables.members[index])) { return true }
    for index in 0..<disturbed.members.count {
      for entry in rows.entries(of: Int(disturbed.members[index]))
      where probed.contains(Int(rows.entries[entry].column)) { return true }
    }
    return false
  }

  /// Runs a test, and notes the variables that move in it and those that share a row with them.
  private mutating func probe(_ test: (inout Engine) -> RowConflict) -> RowConflict {
    swap(&changes.variables, &movedInTest)
    let result = test(&self)
    swap(&changes.variables, &movedInTest)
    if movedInTest.containsAll {
      probed.insertAll()
      changes.variables.insertAll()
    }
    for index in 0..<movedInTest.members.count {
      changes.variables.insert(Int(movedInTest.members[index]))
      noteProbed(Int(movedInTest.members[index]))
    }
    movedInTest.removeAll()
    return result
  }

  private mutating func noteProbed(_ variable: Int) {
    guard probed.admit(variable) else { return }
    besideProbed.insert(variable)
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      for neighbor in rows.entries(of: Int(rows.entries[entry].owner)) {
        besideProbed.insert(Int(rows.entries[neighbor].column))
      }
      entry = Int(rows.nextInColumn[entry])
    }
  }
}
