import ConstraintSolver

/// The times of building and solving a system, of changing constants, and of replacing a constraint. After each edit,
/// all values are brought up to date.
struct SolverMeasurement {
  /// The memory that each build begins with.
  enum Memory: String {
    /// That of the solve before, as for the cells of a matrix.
    case kept
    /// None.
    case fresh
  }

  let system: LinearSystem

  /// As in layouts, in points.
  private static let resolution = 1e-9

  /// Builds the system and solves it.
  func build(memory: Memory) -> Double {
    switch memory {
    case .kept:
      var solver = Solver(resolution: Self.resolution)
      return medianMicroseconds {
        solver.removeAll()
        fill(&solver)
        _ = solver.solve()
      }
    case .fresh:
      return medianMicroseconds {
        var solver = Solver(resolution: Self.resolution)
        fill(&solver)
        _ = solver.solve()
      }
    }
  }

  /// Changes the constant of the constraint in the middle, and solves.
  func edit() -> Double {
    var solver = Solver(resolution: Self.resolution)
    guard let edited = fill(&solver) else { return .nan }
    _ = solver.solve()
    var shift = 0.0
    return medianMicroseconds {
      shift = 1 - shift
      try? solver.setConstant(system.constraints[middle].constant + shift, of: edited)
      solver.update()
    }
  }

  /// The times of many changes of constants.
  struct EditTimes {
    var mean: Double
    /// The 99th percentile.
    var slow: Double
  }

  /// Changes the constants of constraints from all over the system, in a random order.
  func edits(count: Int = 4000) -> EditTimes {
    var solver = Solver(resolution: Self.resolution)
    var identifiers: [ConstraintID] = []
    fill(&solver) { identifiers.append($0) }
    solver.update()
    let edited = sampledConstraints
    var shifts = [Double](repeating: 0, count: edited.count)
    var random = SplitMix(state: 15)
    let times = (0..<count).map { _ -> Double in
      let sample = Int(random.next() % UInt64(edited.count))
      shifts[sample] = 1 - shifts[sample]
      let constant = system.constraints[edited[sample]].constant + shifts[sample]
      return microseconds {
        try? solver.setConstant(constant, of: identifiers[edited[sample]])
        solver.update()
      }
    }.sorted()
    return EditTimes(mean: times.reduce(0, +) / Double(count), slow: times[count * 99 / 100])
  }

  /// The indices of at most 256 constraints, chosen at random. Evenly spread ones would be alike in systems that repeat
  /// themselves. Those of the root, which move everything, are left out.
  var sampledConstraints: [Int] {
    let rootCount = 4
    var indices = Array(rootCount..<system.constraints.count)
    var random = SplitMix(state: 64)
    let count = min(256, indices.count)
    for place in 0..<count {
      indices.swapAt(place, place + Int(random.next() % UInt64(indices.count - place)))
    }
    return Array(indices.prefix(count))
  }

  /// Removes the constraint in the middle and adds another of a larger constant, and solves.
  func replace() -> Double {
    var solver = Solver(resolution: Self.resolution)
    guard var replaced = fill(&solver) else { return .nan }
    _ = solver.solve()
    var constraint = system.constraints[middle]
    return medianMicroseconds {
      constraint.constant += 1
      solver.remove(replaced)
      replaced = (try? solver.add(constraint)) ?? replaced
      solver.update()
    }
  }

  private var middle: Int { system.constraints.count / 2 }

  /// Adds the system as a layout does, without copies of its constraints, and returns the constraint in the middle.
  @discardableResult
  private func fill(_ solver: inout Solver, _ note: (ConstraintID) -> Void = { _ in }) -> ConstraintID? {
    for _ in 0..<system.variableCount { _ = solver.makeVariable() }
    let constraints = system.constraints.span
    var found: ConstraintID?
    for index in constraints.indices {
      let identifier = try? solver.add(
        constraints[index].terms.span, constraints[index].relation, constraints[index].constant,
        priority: constraints[index].priority, isProtected: constraints[index].isProtected)
      if index == middle { found = identifier }
      if let identifier { note(identifier) }
    }
    return found
  }
}

/// Steele, Lea and Flood's generator: the same edits in every run.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
