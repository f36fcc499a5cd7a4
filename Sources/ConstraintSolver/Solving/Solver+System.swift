extension Solver {
  /// A constraint as it stands after all edits, terms of one variable added up; none where it is not in the system.
  public func constraint(_ identifier: ConstraintID) -> Constraint? {
    guard let entry = try? entry(of: identifier) else { return nil }
    var terms: [Term] = []
    for index in engine.rows.entries(of: entry.row) {
      terms.append(
        Term(Variable(index: Int(engine.rows.entries[index].column)), engine.rows.entries[index].coefficient))
    }
    return Constraint(
      terms, entry.relation, engine.rows[entry.row].constant, priority: entry.priority, isProtected: entry.isProtected)
  }

  /// The whole system as it stands after all edits.
  package var system: LinearSystem {
    var system = LinearSystem(variableCount: variableCount)
    for index in constraints.indices {
      if let constraint = constraint(ConstraintID(index: index)) { system.constraints.append(constraint) }
    }
    return system
  }

  /// Adds a whole system to an empty solver, whose constraints then are numbered as the system's.
  ///
  /// - Throws: ``SolverError`` at the first constraint that cannot be added.
  package mutating func add(_ system: LinearSystem) throws(SolverError) {
    for _ in 0..<system.variableCount { _ = makeVariable() }
    for constraint in system.constraints { try add(constraint) }
  }
}
