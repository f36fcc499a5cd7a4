/// Solves systems of linear constraints whose priorities are strictly ordered.
///
/// From the highest priority down, the sum of the absolute violations of that priority is least, given all priorities
/// above it: one constraint at 251 beats any number at 250. Required constraints that contradict each other are broken
/// one by one and reported, each with an irreducible set. Where that leaves freedom, values are as near to zero as can
/// be, the variables that were made first before the others. Equal systems always get equal answers.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable()
/// try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 44))
/// try solver.add(Constraint([Term(width)], .equal, 30, priority: 250))
/// let solution = solver.solve()  // solution[width] == 44
/// ```
public struct Solver: ~Copyable {
  var engine = Engine()
  private(set) var constraints = Roster()

  /// Makes a solver of an empty system.
  public init() {}

  /// Empties the system but keeps its memory, which makes the next system faster to build.
  ///
  /// Variables and constraints made before are unknown from here on.
  public mutating func removeAll() {
    constraints.removeAll()
    engine.removeAll()
  }

  /// The number of variables made.
  public var variableCount: Int { engine.rows.variableCount }

  /// Adds an unknown to the system.
  public mutating func makeVariable() -> Variable { Variable(index: engine.appendVariable()) }

  /// Adds a constraint to the system.
  ///
  /// - Throws: ``SolverError`` when a number is not finite, the priority is out of range or a variable is unknown.
  @discardableResult
  public mutating func add(_ constraint: borrowing Constraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constraint.constant, priority: constraint.priority,
      isProtected: constraint.isProtected)
  }

  /// Adds a constraint `sum(terms) relation constant` whose terms are borrowed from where they stand: no memory is
  /// allocated for them.
  ///
  /// - Throws: ``SolverError`` when a number is not finite, the priority is out of range or a variable is unknown.
  @discardableResult
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Double = Constraint.required,
    isProtected: Bool = false
  ) throws(SolverError) -> ConstraintID {
    let identifier = ConstraintID(index: constraints.count)
    guard constant.isFinite else { throw .constantNotFinite(identifier) }
    guard priority > 0, priority <= Constraint.required else { throw .priorityOutOfRange(identifier, priority) }
    try validate(terms, of: identifier)
    let row = engine.append(
      terms, constant: constant, prices: relation.prices(priority: priority),
      seniority: Self.seniority(of: identifier, isProtected: isProtected))
    constraints.append(Roster.Entry(row: row, relation: relation, priority: priority, isProtected: isProtected))
    return identifier
  }

  /// Takes a constraint out of the system; one that is not in it is ignored.
  public mutating func remove(_ identifier: ConstraintID) {
    guard let entry = try? entry(of: identifier) else { return }
    engine.setPriority(0, for: entry.relation, of: entry.row)
    constraints[identifier.index] = nil
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: ``SolverError`` when the number is not finite or the constraint is not in the system.
  public mutating func setConstant(_ constant: Double, of identifier: ConstraintID) throws(SolverError) {
    let entry = try entry(of: identifier)
    guard constant.isFinite else { throw .constantNotFinite(identifier) }
    edit(identifier, entry, constant: constant)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``SolverError`` when the priority is out of range or the constraint is not in the system.
  public mutating func setPriority(_ priority: Double, of identifier: ConstraintID) throws(SolverError) {
    var entry = try entry(of: identifier)
    guard priority > 0, priority <= Constraint.required else { throw .priorityOutOfRange(identifier, priority) }
    entry.priority = priority
    edit(identifier, entry, constant: engine.rows[entry.row].constant)
  }

  /// Finds the optimum like ``solve()``, but leaves it in the solver, to be asked for with ``value(of:)``: the cost is that
  /// of what the edits change, however large the rest of the system is.
  public mutating func update() {
    if engine.isWorthCompacting { constraints.renumberRows(engine.compact()) }
    engine.solve()
  }

  /// The value of a variable in the last solution; 0 where it was not yet part of one.
  public func value(of variable: Variable) -> Double {
    let index = variable.index
    return index >= 0 && index < engine.values.count ? engine.values[index] : 0
  }

  /// Finds the optimum, starting from the last one where the system was edited since.
  public mutating func solve() -> Solution {
    update()
    return Solution(values: engine.valueArray(), conflicts: conflicts(), violations: engine.violations())
  }
}

// MARK: - Parts

extension Solver {
  func entry(of identifier: ConstraintID) throws(SolverError) -> Roster.Entry {
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

  /// Edits the row of a constraint; an inequality over one variable, which may share its row, moves instead.
  private mutating func edit(_ identifier: ConstraintID, _ entry: Roster.Entry, constant: Double) {
    var entry = entry
    if entry.relation != .equal, let term = engine.rows.onlyTerm(of: entry.row) {
      engine.setPriority(0, for: entry.relation, of: entry.row)
      entry.row = engine.append(
        [term].span, constant: constant, prices: entry.relation.prices(priority: entry.priority),
        seniority: Self.seniority(of: identifier, isProtected: entry.isProtected))
    } else {
      engine.setConstant(constant, of: entry.row)
      engine.setPriority(entry.priority, for: entry.relation, of: entry.row)
    }
    constraints[identifier.index] = entry
  }

  /// Protected constraints before all others, then the order of addition: in a conflict the last yields.
  private static func seniority(of identifier: ConstraintID, isProtected: Bool) -> Int {
    isProtected ? identifier.index - Int(Int32.max) : identifier.index
  }

  /// The constraints of each row: two where opposite inequalities share it.
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
  /// The prices of the sides that a constraint of this relation makes a claim on.
  func prices(priority: Double) -> Prices {
    switch self {
    case .equal: Prices(shortfall: priority, excess: priority)
    case .greaterThanOrEqual: Prices(shortfall: priority)
    case .lessThanOrEqual: Prices(excess: priority)
    }
  }
}

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
