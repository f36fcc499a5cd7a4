import TestSupport
import Testing

@testable import ConstraintSolver

/// The simplex method could go round in circles among bases of equal cost; Bland's rule ends that (R. G. Bland, "New
/// finite pivoting rules for the simplex method", 1977). No known system needs it, so these tests
/// make the engine impatient.
@Suite("Bland's rule")
struct BlandTests {
  /// Systems of whole numbers with few distinct coefficients, in which many bases have the same cost.
  private static let seeds = 0..<300

  @Test("Without patience the values are still the exact optimum nearest to zero")
  func optimum() throws {
    for seed in Self.seeds {
      let system = ExactSystem(seed: seed)
      var solver = Solver()
      solver.engine.patience = -1
      _ = try system.fill(&solver)
      let solution = solver.solve()
      let expected = system.optimum(keeping: system.keptConstraints())
      for (value, exact) in zip(solution.values, expected) {
        #expect(abs(value - exact.value) < 1e-7, "seed \(seed): \(solution.values), not \(expected.map(\.value))")
      }
      #expect(solver.engine.cautiousRoundCount > 0, "seed \(seed)")
    }
  }

  @Test("It takes over later with more patience, and never with the default")
  func start() throws {
    var rounds: [Int] = []
    for patience in [0, 1, 30] {
      rounds.append(0)
      for seed in Self.seeds {
        var solver = Solver()
        if patience < 30 { solver.engine.patience = patience }
        let system = ExactSystem(seed: seed)
        _ = try system.fill(&solver)
        let values = solver.solve().values
        for (value, exact) in zip(values, system.optimum(keeping: system.keptConstraints())) {
          #expect(abs(value - exact.value) < 1e-7, "seed \(seed), patience \(patience)")
        }
        rounds[rounds.count - 1] += solver.engine.cautiousRoundCount
      }
    }
    #expect(rounds[0] > rounds[1])
    #expect(rounds[1] > 0)
    #expect(rounds[2] == 0)
  }
}
