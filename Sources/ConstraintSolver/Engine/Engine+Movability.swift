/// What has changed in a system.
struct Changes: ~Copyable {
  /// The variables with other values, and those that can move now or could before.
  var variables = WorkList()
  /// The rows with other constants, prices or multipliers.
  var rows = WorkList()

  mutating func removeAll() {
    variables.removeAll()
    rows.removeAll()
  }
}

// A variable can move among the optima only if its value depends on a loose row. Which variables do changes with the
// rows of the basis, so it is kept like the values: a change is passed on through the frame as far as it has an effect.
extension Engine {
  /// Finds the variables whose values depend on a loose row. All others have a single optimal value.
  mutating func findMovableVariables() {
    if areMarksOutdated || unclassified.containsAll || unclassified.members.count > basis.count / 4 {
      findAllMovableVariables()
      areMarksOutdated = false
    } else if unclassified.members.count > 0 {
      updateMovableVariables()
    }
    unclassified.removeAll()
  }

  /// Returns the variables that `findMovableVariables` found, in order of creation.
  func movableVariables() -> [Int] {
    guard movable.memberCount > 0 else { return [] }
    return (0..<rows.variableCount).filter { movable.contains($0) }
  }

  private mutating func findAllMovableVariables() {
    if unclassified.containsAll {
      changes.rows.insertAll()
    } else {
      for index in 0..<unclassified.members.count {
        changes.rows.insert(Int(basis.rowAt[Int(unclassified.members[index])]))
      }
    }
    for position in 0..<basis.count { basis.mark(position, isLoose(at: position)) }
    basis.passMarksThroughUpdates()
    movable.extend(count: rows.variableCount)
    // The variables of a row come before the one that it determines, so their marks are new.
    for position in 0..<basis.count {
      let variable = Int(basis.frame[position].variable)
      let isMovable = basis.isMovable(at: position, in: rows, among: movable)
      guard isMovable != movable.contains(variable) else { continue }
      if isMovable { movable.insert(variable) } else { movable.remove(variable) }
      changes.variables.insert(variable)
    }
  }

  private mutating func updateMovableVariables() {
    rows.linkColumns()
    movable.extend(count: rows.variableCount)
    remarked.extend(bound: basis.count)
    for index in 0..<unclassified.members.count {
      let position = Int(unclassified.members[index])
      changes.rows.insert(Int(basis.rowAt[position]))
      remark(position)
    }
    if basis.updates.count > 0 {
      for index in 0..<basis.updates.count { remark(Int(basis.updates[index].position)) }
      basis.passMarksThroughUpdates()
    }
    while let position = remarked.popLeast() { updateMovability(at: position) }
  }

  private mutating func remark(_ position: Int) {
    basis.mark(position, isLoose(at: position))
    remarked.insert(position)
  }

  private mutating func updateMovability(at position: Int) {
    let variable = Int(basis.frame[position].variable)
    let isMovable = basis.isMovable(at: position, in: rows, among: movable)
    guard isMovable != movable.contains(variable) else { return }
    if isMovable { movable.insert(variable) } else { movable.remove(variable) }
    changes.variables.insert(variable)
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let dependent = Int(basis.places[Int(rows.entries[entry].owner)].inFrame)
      if dependent >= 0, dependent != position { remarked.insert(dependent) }
      entry = Int(rows.nextInColumn[entry])
    }
  }
}
