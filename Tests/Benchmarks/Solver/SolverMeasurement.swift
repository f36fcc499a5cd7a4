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
    guard let edited = fill(&solver) else { return .nan }
    _ = solver.solve()
    var shift = 0.0
    return medianMicroseconds {
      shift = 1 - shift
      try? solver.setConstant(system.constraints[middle].constant + shift, of: edited)
      _ = solver.solve()
    }
  }

  /// Removes the constraint in the middle and adds another of a larger constant, and solves.
  func replace() -> Double {
    var solver = Solver()
    guard var replaced = fill(&solver) else { return .nan }
    _ = solver.solve()
    var constraint = system.constraints[middle]
    return medianMicroseconds {
      constraint.constant += 1
      solver.remove(replaced)
      replaced = (try? solver.add(constraint)) ?? replaced
      _ = solver.solve()
    }
  }

  private var middle: Int { system.constraints.count / 2 }

  /// Adds the system as a layout does, without copies of its constraints, and returns the constraint in the middle.
  @discardableResult
  private func fill(_ solver: inout Solver) -> ConstraintID? {
    for _ in 0..<system.variableCount { _ = solver.makeVariable() }
    let constraints = system.constraints.span
    var found: ConstraintID?
    for index in constraints.indices {
      let identifier = try? solver.add(
        constraints[index].terms.span, constraints[index].relation, constraints[index].constant,
        priority: constraints[index].priority, isProtected: constraints[index].isProtected)
      if index == middle { found = identifier }
    }
    return found
  }
}
