extension Solver {
  /// How far a constraint is from holding at the last solution, 0 where it holds, in the unit of its constant.
  ///
  /// - Throws: ``SolverError`` when the constraint is not in the system.
  public mutating func violation(of identifier: ConstraintID) throws(SolverError) -> Double {
    max(0, -(try slack(of: identifier)))
  }

  /// How far a constraint could still be pushed at the last solution until it would not hold, in the unit of its constant;
  /// negative where it does not hold. An equality has none to give.
  ///
  /// - Throws: ``SolverError`` when the constraint is not in the system.
  public mutating func slack(of identifier: ConstraintID) throws(SolverError) -> Double {
    let entry = try entry(of: identifier)
    engine.solve()
    let residual = engine.residual(of: entry.row)
    switch entry.relation {
    case .equal: return -abs(residual)
    case .greaterThanOrEqual: return -residual
    case .lessThanOrEqual: return residual
    }
  }

  /// The variables whose value the last solution could change without changing the violation of any priority, in order
  /// of creation: every optimum counts, also those that need several variables to move together.
  public mutating func ambiguousVariables() -> [Variable] {
    engine.ambiguousVariables().map(Variable.init(index:))
  }

  /// The constraints that together hold a variable at its value in the last solution, the strongest first: that keep it
  /// from rising or falling without a cost to any priority. Empty where nothing does.
  ///
  /// A constraint that is violated holds nothing, and neither does one that happens to be tight: without any holder the
  /// variable could move on at least one side.
  public mutating func holders(of variable: Variable) -> [Holder] {
    guard isKnown(variable) else { return [] }
    engine.solve()
    let firm = engine.firmCircuit(of: variable.index)
    var found: [Holder] = []
    for identifier in firm == nil ? limits(of: variable) : claimants(onRows: firm ?? []) {
      if let holder = holder(identifier) { found.append(holder) }
    }
    return found.sorted { ($1.priority, $0.constraint.index) < ($0.priority, $1.constraint.index) }
  }
}

// MARK: - Parts

extension Solver {
  /// What keeps a variable from leaving its value among the optima, where not every row that gives the value is firm.
  private func limits(of variable: Variable) -> [ConstraintID] {
    let values = engine.valueArray()
    let value = values[variable.index]
    var region = optimalRegion()
    var found: Set<ConstraintID> = []
    for sense in [-1.0, 1] {
      guard let limit = region.end(along: variable, sense: sense, from: values).limit else { continue }
      if abs(limit.value - value) <= Tolerance.movement * max(1, abs(value)) { found.formUnion(limit.constraints) }
    }
    return Array(found)
  }

  private func claimants(onRows rows: [Int]) -> [ConstraintID] {
    let owners = owners()
    var found: [ConstraintID] = []
    for row in rows { found += claimants(owners[row] ?? [], on: row) }
    return found
  }

  /// Of opposite inequalities that share a row, the one that resists what pulls at the row; both where nothing does.
  func claimants(_ identifiers: [ConstraintID], on row: Int) -> [ConstraintID] {
    guard identifiers.count > 1, let force = engine.forces(on: row).first else { return identifiers }
    let idle: Relation = force.amount > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    var claimants: [ConstraintID] = []
    for identifier in identifiers where constraints[identifier.index]?.relation != idle { claimants.append(identifier) }
    return claimants
  }

  private func holder(_ identifier: ConstraintID) -> Holder? {
    guard let entry = constraints[identifier.index] else { return nil }
    return Holder(constraint: identifier, priority: entry.priority, forces: engine.forces(on: entry.row))
  }
}
