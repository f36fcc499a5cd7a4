import ConstraintSolver

/// The median times of building and solving a system, of changing a constant, and of replacing a constraint.
struct SolverMeasurement {
  /// The memory that each build begins with.
  enum Memory: String {
    /// That of the solve before, as for the cells of a matrix.
    case kept
    /// None.
    case fresh
  }

  let system: LinearSystem

  /// Builds the system and solves it.
  func build(memory: Memory) -> Double {
    switch memory {
    case .kept:
      var solver = Solver()
      return medianMicroseconds {
        solver.removeAll()
        fill(&solver)
        _ = solver.solve()
      }
    case .fresh:
      return medianMicroseconds {
        var solver = Solver()
        fill(&solver)
        _ = solver.solve()
      }
    }
  }

  /// Changes the constant of the constraint in the middle, and solves.
  func edit() -> Double {
    var solver = Solver()
    let identifiers = fill(&solver)
    _ = solver.solve()
    let edited = identifiers.count / 2
    var shift = 0.0
    return medianMicroseconds {
      shift = 1 - shift
      try? solver.setConstant(system.constraints[edited].constant + shift, of: identifiers[edited])
      _ = solver.solve()
    }
  }

  /// Removes the constraint in the middle and adds another of a larger constant, and solves.
  func replace() -> Double {
    var solver = Solver()
    let identifiers = fill(&solver)
    _ = solver.solve()
    var replaced = identifiers[identifiers.count / 2]
    var constraint = system.constraints[identifiers.count / 2]
    return medianMicroseconds {
      constraint.constant += 1
      solver.remove(replaced)
      replaced = (try? solver.add(constraint)) ?? replaced
      _ = solver.solve()
    }
  }

  @discardableResult
  private func fill(_ solver: inout Solver) -> [ConstraintID] {
    for _ in 0..<system.variableCount { _ = solver.makeVariable() }
    let constraints = system.constraints.span
    var identifiers: [ConstraintID] = []
    identifiers.reserveCapacity(constraints.count)
    for index in constraints.indices {
      if let identifier = try? solver.add(constraints[index]) { identifiers.append(identifier) }
    }
    return identifiers
  }
}
