import Testing

@testable import ConstraintSolver

@Suite("Edits")
struct EditTests {
  /// A system that is edited in step with a list of its constraints, from which it can be made anew.
  private struct Edited: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [(id: ConstraintID, exact: ExactConstraint)] = []
    var random: SplitMix64

    init(seed: Int) throws {
      let system = ExactSystem(seed: seed)
      random = SplitMix64(seed: seed &+ 1)
      for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
      for exact in system.constraints { try add(exact) }
    }

    mutating func add(_ exact: ExactConstraint) throws {
      constraints.append((try solver.add(exact.constraint(over: variables)), exact))
    }

    mutating func edit() throws {
      guard let index = constraints.indices.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0
      else {
        return try add(
          ExactConstraint(variableCount: variables.count, priorities: [1000, 750, 250, 40], using: &random))
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        solver.remove(constraints.remove(at: index).id)
      case 1:
        constraints[index].exact.constant = Int.random(in: -4...4, using: &random)
        try solver.setConstant(Double(constraints[index].exact.constant), of: constraints[index].id)
      default:
        constraints[index].exact.priority = [1000, 750, 251, 250].randomElement(using: &random) ?? 1000
        try solver.setPriority(Double(constraints[index].exact.priority), of: constraints[index].id)
      }
    }

    func solvedFromScratch() throws -> (solution: Solution, identifiers: [ConstraintID]) {
      var fresh = Solver()
      let variables = variables.map { _ in fresh.makeVariable() }
      let identifiers = try constraints.map { try fresh.add($0.exact.constraint(over: variables)) }
      return (fresh.solve(), identifiers)
    }
  }

  @Test("A long sequence of edits gives what a solve from scratch gives", arguments: 0..<40)
  func sequences(seed: Int) throws {
    var edited = try Edited(seed: 7000 + seed)
    for step in 0..<60 {
      try edited.edit()
      if step % 3 == 0 { continue }
      let solution = edited.solver.solve()
      let (expected, identifiers) = try edited.solvedFromScratch()
      for (value, other) in zip(solution.values, expected.values) {
        #expect(abs(value - other) <= 1e-9 * max(1, abs(other)), "seed \(seed), step \(step)")
      }
      let broken = edited.constraints.indices.filter { expected.broken.contains(identifiers[$0]) }
      #expect(solution.broken == broken.map { edited.constraints[$0].id }, "seed \(seed), step \(step)")
      #expect(solution.violations.map(\.priority) == expected.violations.map(\.priority))
    }
  }

  @Test("A constraint that is out of range is refused by name, and the system stays as it was")
  func refusals() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let kept = try solver.add(Constraint([Term(x)], .equal, 1))
    let next = ConstraintID(index: kept.index + 1)
    #expect(throws: SolverError.constantNotFinite(next)) { try solver.add(Constraint([Term(x)], .equal, .nan)) }
    #expect(throws: SolverError.coefficientNotFinite(next, x)) {
      try solver.add(Constraint([Term(x, .infinity)], .equal, 1))
    }
    #expect(throws: SolverError.priorityOutOfRange(next, 0)) {
      try solver.add(Constraint([Term(x)], .equal, 1, priority: 0))
    }
    #expect(throws: SolverError.constantNotFinite(kept)) { try solver.setConstant(.infinity, of: kept) }
    var other = Solver()
    _ = other.makeVariable()
    let stranger = other.makeVariable()
    #expect(throws: SolverError.unknownVariable(next, stranger)) {
      try solver.add(Constraint([Term(stranger)], .equal, 1))
    }
    #expect(solver.solve()[x] == 1)
  }
}
