extension Solver {
  /// Returns the violation of a constraint, in the unit of its constant; 0 if it holds.
  ///
  /// - Throws: ``SolverError`` if the constraint is not in the system.
  package mutating func violation(of identifier: ConstraintID) throws(SolverError) -> Double {
    max(0, -(try slack(of: identifier)))
  }

  /// Returns how much an inequality could be tightened and still hold, in the unit of its constant; negative if it does
  /// not hold. The slack of an equality that holds is 0.
  ///
  /// - Throws: ``SolverError`` if the constraint is not in the system.
  package mutating func slack(of identifier: ConstraintID) throws(SolverError) -> Double {
    let entry = try entry(of: identifier)
    update()
    let residual = residual(ofRow: entry.row)
    switch entry.relation {
    case .equal: return -abs(residual)
    case .greaterThanOrEqual: return -residual
    case .lessThanOrEqual: return residual
    }
  }

  /// Returns the variables that have several optimal values, in order of creation.
  ///
  /// All optima are considered, including those where several variables must change together.
  package mutating func ambiguousVariables() -> [Variable] {
    update()
    return settling.ambiguousVariables(of: &engine).map(Variable.init(index:))
  }

  /// Returns the constraints that together keep a variable from increasing or decreasing at no cost to any priority,
  /// strongest first. Empty if no constraint does.
  ///
  /// A violated constraint holds no variable, nor does one that only happens to be tight. If any one of the holders
  /// were removed, the variable could move in at least one direction.
  package mutating func holders(of variable: Variable) -> [Holder] {
    guard isKnown(variable) else { return [] }
    update()
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
  /// Returns the residual of a row at the solution; 0 if it is within the tolerance.
  private func residual(ofRow row: Int) -> Double {
    var residual = engine.rows[row].constant
    var magnitude = abs(residual)
    for entry in engine.rows.entries(of: row) {
      let (column, coefficient) = (Int(engine.rows.entries[entry].column), engine.rows.entries[entry].coefficient)
      let product = coefficient * settling.value(of: column, engine)
      residual -= product
      magnitude = max(magnitude, abs(product))
    }
    let tolerance = max(
      engine.rows[row].magnitudes.least * engine.resolution, magnitude * Tolerance.relativeResidual)
    return abs(residual) <= tolerance ? 0 : residual
  }

  /// Returns the constraints that limit a variable to its value among the optima. Needed if a row that determines the
  /// value is tight in some optima only.
  private func limits(of variable: Variable) -> [ConstraintID] {
    let values = valueArray()
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

  /// Returns which of the opposite inequalities that share a row resists the force on the row; both if there is no
  /// force.
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
