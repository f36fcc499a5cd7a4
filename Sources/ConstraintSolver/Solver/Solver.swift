/// A solver of systems of linear constraints with strictly ordered priorities.
///
/// The solution minimizes the sum of the absolute violations of each priority in turn, from the highest to the lowest,
/// without increasing those of the priorities above: one constraint at 251 beats any number at 250. Required
/// constraints that contradict each other are broken one by one, and each is reported with an irreducible infeasible
/// set. If several solutions are optimal, each variable takes the value that it prefers, in the order in which the
/// variables were made. Equal systems always have equal solutions.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable()
/// try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 44))
/// try solver.add(Constraint([Term(width)], .equal, 30, priority: 250))
/// let solution = solver.solve()  // solution[width] == 44
/// ```
package struct Solver: ~Copyable {
  var engine = Engine()
  var settling = Settling()
  private(set) var constraints = ConstraintTable()
  /// The keys of the constraints that have one, by index. Few systems have any.
  private var breakKeys: [Int: BreakKey] = [:]

  /// Makes an empty solver.
  ///
  /// - Parameter resolution: The distance below which violations do not matter, in the unit of the variables: a
  ///   constraint holds if moving any one of its variables that far would mend it. With 0, only violations within the
  ///   rounding error of a constraint's largest term count as none.
  package init(resolution: Double = 0) { engine.resolution = resolution }

  /// Removes all constraints and variables but keeps the memory, which makes the next system faster to build.
  ///
  /// The identifiers of removed variables and constraints must not be used again.
  package mutating func removeAll() {
    constraints.removeAll()
    breakKeys.removeAll()
    engine.removeAll()
    settling.removeAll()
  }

  package var variableCount: Int { engine.rows.variableCount }

  /// Adds a variable to the system.
  ///
  /// - Parameter preference: The value that the variable takes if several are optimal.
  package mutating func makeVariable(preferring preference: Preference = .zero) -> Variable {
    let index = engine.appendVariable()
    settling.setPreference(preference, of: index)
    return Variable(index: index)
  }

  /// Adds a constraint to the system.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the priority is out of range or a variable is unknown.
  @discardableResult
  package mutating func add(_ constraint: borrowing Constraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constraint.constant, priority: constraint.priority,
      isProtected: constraint.isProtected, breakKey: constraint.breakKey)
  }

  /// Adds the constraint `sum(terms) relation constant` without allocating memory for its terms.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the priority is out of range or a variable is unknown.
  @discardableResult
  package mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Double = Constraint.required,
    isProtected: Bool = false, breakKey: BreakKey? = nil
  ) throws(SolverError) -> ConstraintID {
    let identifier = ConstraintID(index: constraints.count)
    guard constant.isFinite else { throw .constantNotFinite(identifier) }
    guard priority > 0, priority <= Constraint.required else { throw .priorityOutOfRange(identifier, priority) }
    try validate(terms, of: identifier)
    let row = engine.append(
      terms, constant: constant, prices: relation.prices(priority: priority),
      expendability: Expendability.of(breakKey, index: identifier.index, isProtected: isProtected))
    constraints.append(
      ConstraintTable.Entry(row: row, relation: relation, priority: priority, isProtected: isProtected))
    if let breakKey { breakKeys[identifier.index] = breakKey }
    return identifier
  }

  /// Removes a constraint from the system. Does nothing if it was removed before.
  package mutating func remove(_ identifier: ConstraintID) {
    guard let entry = try? entry(of: identifier) else { return }
    engine.setPriority(0, for: entry.relation, of: entry.row)
    constraints[identifier.index] = nil
    if !breakKeys.isEmpty { breakKeys[identifier.index] = nil }
  }

  /// Changes the constant of a constraint.
  ///
  /// - Throws: ``SolverError`` if the number is not finite or the constraint is not in the system.
  package mutating func setConstant(_ constant: Double, of identifier: ConstraintID) throws(SolverError) {
    let entry = try entry(of: identifier)
    guard constant.isFinite else { throw .constantNotFinite(identifier) }
    edit(identifier, entry, constant: constant)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``SolverError`` if the priority is out of range or the constraint is not in the system.
  package mutating func setPriority(_ priority: Double, of identifier: ConstraintID) throws(SolverError) {
    var entry = try entry(of: identifier)
    guard priority > 0, priority <= Constraint.required else { throw .priorityOutOfRange(identifier, priority) }
    entry.priority = priority
    edit(identifier, entry, constant: engine.rows[entry.row].constant)
  }

  /// Changes the place of a constraint in the order of breaking.
  ///
  /// - Throws: ``SolverError`` if the constraint is not in the system.
  package mutating func setBreakKey(_ key: BreakKey?, of identifier: ConstraintID) throws(SolverError) {
    let entry = try entry(of: identifier)
    guard breakKeys[identifier.index] != key else { return }
    breakKeys[identifier.index] = key
    engine.setExpendability(expendability(of: identifier, entry), of: entry.row)
  }

  /// Finds the optimum like ``solve()`` but returns nothing; ``value(of:)`` reads the values.
  ///
  /// The cost depends on how much of the solution the edits change, not on the size of the system.
  package mutating func update() {
    if engine.isWorthCompacting { constraints.renumberRows(engine.compact()) }
    if constraints.isWorthCompacting { constraints.dropRemoved() }
    engine.reachOptimum()
    settling.update(&engine)
  }

  /// Returns the value of a variable in the last solution; 0 if the variable is newer than the solution.
  package func value(of variable: Variable) -> Double {
    let index = variable.index
    return index >= 0 && index < engine.values.count ? settling.value(of: index, engine) : 0
  }

  /// Finds the optimum. After edits, the search starts at the previous optimum.
  package mutating func solve() -> Solution {
    update()
    return Solution(
      values: valueArray(), conflicts: conflicts(), violations: engine.violations(),
      isProven: engine.isProven)
  }
}

// MARK: - Parts

extension Solver {
  /// Returns a copy of the values of the last solution.
  func valueArray() -> [Double] {
    var values = engine.valueArray()
    settling.settle(&values, engine)
    return values
  }

  func entry(of identifier: ConstraintID) throws(SolverError) -> ConstraintTable.Entry {
    guard let entry = constraints[identifier.index] else { throw .unknownConstraint(identifier) }
    return entry
  }

  @inline(__always)
  private func validate(_ terms: Span<Term>, of identifier: ConstraintID) throws(SolverError) {
    let known = UInt(bitPattern: variableCount)
    for index in terms.indices {
      let term = terms[unchecked: index]
      guard UInt(bitPattern: term.variable.index) < known else { throw .unknownVariable(identifier, term.variable) }
      guard term.coefficient.isFinite else { throw .coefficientNotFinite(identifier, term.variable) }
    }
  }

  /// Changes the row of a constraint. An inequality over one variable may get another row, because it may share its row
  /// with an opposite one.
  private mutating func edit(_ identifier: ConstraintID, _ entry: ConstraintTable.Entry, constant: Double) {
    var entry = entry
    if entry.relation != .equal, let term = engine.rows.onlyTerm(of: entry.row) {
      entry.row = engine.moveBound(
        entry.row, over: term, entry.relation, to: constant, priority: entry.priority,
        expendability: expendability(of: identifier, entry))
    } else {
      engine.setConstant(constant, of: entry.row)
      engine.setPriority(entry.priority, for: entry.relation, of: entry.row)
    }
    constraints[identifier.index] = entry
  }

  private func expendability(of identifier: ConstraintID, _ entry: ConstraintTable.Entry) -> Int {
    Expendability.of(breakKeys[identifier.index], index: identifier.index, isProtected: entry.isProtected)
  }

  /// Returns the constraints of each row: two if opposite inequalities share it.
  func owners() -> [Int: [ConstraintID]] {
    var owners: [Int: [ConstraintID]] = [:]
    for index in constraints.indices {
      if let entry = constraints[index] { owners[entry.row, default: []].append(ConstraintID(index: index)) }
    }
    return owners
  }

  private func conflicts() -> [Conflict] {
    guard !engine.conflicts.isEmpty else { return [] }
    let owners = owners()
    return engine.conflicts.compactMap { conflict -> Conflict? in
      guard let broken = owners[conflict.broken]?.first else { return nil }
      return Conflict(members: conflict.members.flatMap { owners[$0] ?? [] }.sorted(), broken: broken)
    }.sorted { $0.broken < $1.broken }
  }
}

extension Relation {
  /// Returns the prices of a row for a constraint with this relation.
  func prices(priority: Double) -> Prices {
    switch self {
    case .equal: Prices(shortfall: priority, excess: priority)
    case .greaterThanOrEqual: Prices(shortfall: priority)
    case .lessThanOrEqual: Prices(excess: priority)
    }
  }
}

extension Solver {
  /// Returns a constraint with all edits applied and with one term per variable, or nil if it is not in the system.
  package func constraint(_ identifier: ConstraintID) -> Constraint? {
    guard let entry = try? entry(of: identifier) else { return nil }
    var terms: [Term] = []
    for index in engine.rows.entries(of: entry.row) {
      terms.append(
        Term(Variable(index: Int(engine.rows.entries[index].column)), engine.rows.entries[index].coefficient))
    }
    return Constraint(
      terms, entry.relation, engine.rows[entry.row].constant, priority: entry.priority, isProtected: entry.isProtected,
      breakKey: breakKeys[identifier.index])
  }

  /// Adds a whole system to an empty solver. The constraints' identifiers are their indices in the system.
  ///
  /// - Throws: ``SolverError`` for the first constraint that cannot be added.
  package mutating func add(_ system: LinearSystem) throws(SolverError) {
    for _ in 0..<system.variableCount { _ = makeVariable() }
    for constraint in system.constraints { try add(constraint) }
  }
}
