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
  private var engine = Engine()
  private var constraints: [Entry?] = []

  /// What the solver knows of a constraint: its row, and what an edit of the row needs.
  private struct Entry {
    var row: Int
    var relation: Relation
  }

  /// Makes a solver of an empty system.
  public init() {}

  /// The number of variables made.
  public var variableCount: Int { engine.rows.variableCount }

  /// Adds an unknown to the system.
  public mutating func makeVariable() -> Variable { Variable(index: engine.appendVariable()) }

  /// Adds a constraint to the system.
  ///
  /// - Throws: ``SolverError`` when a number is not finite, the priority is out of range or a variable is unknown.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let identifier = ConstraintID(index: constraints.count)
    try validate(constraint, as: identifier)
    let prices = constraint.relation.prices(priority: constraint.priority)
    let row = engine.appendRow(
      constraint.terms, constant: constraint.constant, shortfall: prices.shortfall, excess: prices.excess,
      seniority: Self.seniority(of: identifier, isProtected: constraint.isProtected))
    constraints.append(Entry(row: row, relation: constraint.relation))
    return identifier
  }

  /// Takes a constraint out of the system; one that is not in it is ignored.
  public mutating func remove(_ identifier: ConstraintID) {
    guard let entry = try? entry(of: identifier) else { return }
    engine.setPrices(shortfall: 0, excess: 0, of: entry.row)
    constraints[identifier.index] = nil
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: ``SolverError`` when the number is not finite or the constraint is not in the system.
  public mutating func setConstant(_ constant: Double, of identifier: ConstraintID) throws(SolverError) {
    let entry = try entry(of: identifier)
    guard constant.isFinite else { throw .constantNotFinite(identifier) }
    engine.setConstant(constant, of: entry.row)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``SolverError`` when the priority is out of range or the constraint is not in the system.
  public mutating func setPriority(_ priority: Double, of identifier: ConstraintID) throws(SolverError) {
    let entry = try entry(of: identifier)
    guard priority > 0, priority <= Constraint.required else { throw .priorityOutOfRange(identifier, priority) }
    let prices = entry.relation.prices(priority: priority)
    engine.setPrices(shortfall: prices.shortfall, excess: prices.excess, of: entry.row)
  }

  /// Finds the optimum, starting from the last one where the system was edited since.
  public mutating func solve() -> Solution {
    engine.solve()
    return Solution(values: engine.valueArray(), conflicts: conflicts(), violations: engine.violations())
  }
}

// MARK: - Questions about the last solution

extension Solver {
  /// How far a constraint is from holding at the last solution, 0 where it holds, in the unit of its constant.
  ///
  /// - Throws: ``SolverError`` when the constraint is not in the system.
  public mutating func violation(of identifier: ConstraintID) throws(SolverError) -> Double {
    let entry = try entry(of: identifier)
    engine.solve()
    let residual = engine.residual(of: entry.row)
    switch entry.relation {
    case .equal: return abs(residual)
    case .greaterThanOrEqual: return max(residual, 0)
    case .lessThanOrEqual: return max(-residual, 0)
    }
  }
}

extension Solver {
  /// The variables whose value the last solution could change without changing the violation of any priority, in order
  /// of creation: every optimum counts, also those that need several variables to move together.
  public mutating func ambiguousVariables() -> [Variable] {
    engine.ambiguousVariables().map(Variable.init(index:))
  }

  /// The constraints that together hold a variable at its value in the last solution, in order of addition; empty where
  /// nothing does.
  public mutating func holders(of variable: Variable) -> [ConstraintID] {
    guard variable.index >= 0, variable.index < variableCount else { return [] }
    let owners = owners()
    return engine.holders(of: variable.index).compactMap { owners[$0] }.sorted()
  }
}

// MARK: - Parts

extension Solver {
  private func entry(of identifier: ConstraintID) throws(SolverError) -> Entry {
    guard constraints.indices.contains(identifier.index), let entry = constraints[identifier.index] else {
      throw .unknownConstraint(identifier)
    }
    return entry
  }

  private func validate(_ constraint: Constraint, as identifier: ConstraintID) throws(SolverError) {
    guard constraint.constant.isFinite else { throw .constantNotFinite(identifier) }
    guard constraint.priority > 0, constraint.priority <= Constraint.required else {
      throw .priorityOutOfRange(identifier, constraint.priority)
    }
    for term in constraint.terms {
      guard term.variable.index >= 0, term.variable.index < variableCount else {
        throw .unknownVariable(identifier, term.variable)
      }
      guard term.coefficient.isFinite else { throw .coefficientNotFinite(identifier, term.variable) }
    }
  }

  /// Protected constraints before all others, then the order of addition: in a conflict the last yields.
  private static func seniority(of identifier: ConstraintID, isProtected: Bool) -> Int {
    isProtected ? identifier.index - Int(Int32.max) : identifier.index
  }

  private func owners() -> [Int: ConstraintID] {
    var owners: [Int: ConstraintID] = [:]
    for (index, entry) in constraints.enumerated() {
      if let entry { owners[entry.row] = ConstraintID(index: index) }
    }
    return owners
  }

  private func conflicts() -> [Conflict] {
    guard !engine.conflicts.isEmpty else { return [] }
    let owners = owners()
    return engine.conflicts.compactMap { conflict -> Conflict? in
      guard let broken = owners[conflict.broken] else { return nil }
      return Conflict(members: conflict.members.compactMap { owners[$0] }.sorted(), broken: broken)
    }.sorted { $0.broken < $1.broken }
  }
}

extension Relation {
  /// The prices of falling short of the constant and of exceeding it, for a constraint of a priority.
  fileprivate func prices(priority: Double) -> (shortfall: Double, excess: Double) {
    switch self {
    case .equal: (priority, priority)
    case .greaterThanOrEqual: (priority, 0)
    case .lessThanOrEqual: (0, priority)
    }
  }
}
