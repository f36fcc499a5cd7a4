import ConstraintSolver
import Testing

@Suite("Random systems against an exact solver")
struct ExactComparisonTests {
  private static let seeds = Array(stride(from: 0, to: 600, by: 50))

  @Test("The values are the exact lexicographic optimum nearest to zero", arguments: seeds)
  func optimum(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 50) {
      let system = ExactSystem(seed: seed)
      var solver = Solver()
      let identifiers = try system.fill(&solver)
      let solution = solver.solve()
      let kept = system.keptConstraints()
      #expect(
        solution.broken == identifiers.indices.filter { !kept.contains($0) }.map { identifiers[$0] }, "seed \(seed)")
      let expected = system.optimum(keeping: kept)
      for (value, exact) in zip(solution.values, expected) {
        #expect(abs(value - exact.value) < 1e-7, "seed \(seed): \(solution.values), not \(expected.map(\.value))")
      }
    }
  }

  @Test("Every conflict is infeasible, and feasible without any one member", arguments: seeds)
  func irreducibility(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 50) {
      let system = ExactSystem(seed: seed, priorities: [1000])
      var solver = Solver()
      let identifiers = try system.fill(&solver)
      let conflicts = solver.solve().conflicts
      #expect(conflicts.isEmpty == system.isSatisfiable(Array(identifiers.indices)), "seed \(seed)")
      for conflict in conflicts {
        let members = conflict.members.map(\.index)
        #expect(!system.isSatisfiable(members), "seed \(seed)")
        for member in members {
          #expect(system.isSatisfiable(members.filter { $0 != member }), "seed \(seed): \(members) without \(member)")
        }
      }
    }
  }

  @Test("A variable is ambiguous if the optimal face has more than one value of it", arguments: seeds)
  func ambiguity(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 15) {
      let system = ExactSystem(seed: seed)
      var solver = Solver()
      _ = try system.fill(&solver)
      let expected = system.ambiguousVariables(keeping: system.keptConstraints())
      #expect(solver.ambiguousVariables().map(\.index) == expected, "seed \(seed)")
    }
  }
}
