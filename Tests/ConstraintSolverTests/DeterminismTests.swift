import ConstraintSolver
import TestSupport
import Testing

@Suite("Determinism")
struct DeterminismTests {
  @Test("Constraints of another part of the system do not change which one is broken", arguments: 0..<60)
  func unrelated(seed: Int) throws {
    let first = ExactSystem(seed: 2 * seed, priorities: [1000, 1000, 250])
    let second = ExactSystem(seed: 2 * seed + 1, priorities: [1000, 1000, 250])
    var alone = Solver()
    let expected = try first.fill(&alone)
    let solution = alone.solve()

    var both = Solver()
    let variables = (0..<first.variableCount).map { _ in both.makeVariable() }
    let others = (0..<second.variableCount).map { _ in both.makeVariable() }
    var identifiers: [ConstraintID] = []
    for index in 0..<max(first.constraints.count, second.constraints.count) {
      if index < second.constraints.count { try both.add(second.constraints[index].constraint(over: others)) }
      guard index < first.constraints.count else { continue }
      identifiers.append(try both.add(first.constraints[index].constraint(over: variables)))
    }
    let together = both.solve()
    let broken = identifiers.indices.filter { together.broken.contains(identifiers[$0]) }
    #expect(broken == expected.indices.filter { solution.broken.contains(expected[$0]) }, "seed \(seed)")
    #expect(variables.map { together[$0] } == solution.values, "seed \(seed)")
  }
}

@Suite("Numbers")
struct NumberTests {
  @Test("Consistent constraints with coefficients from 1e-4 to 1e6 hold without a conflict", arguments: 0..<60)
  func wideCoefficients(seed: Int) throws {
    var random = SeededGenerator(seed: 900 + seed)
    var solver = Solver()
    let count = Int.random(in: 3...15, using: &random)
    let variables = (0..<count).map { _ in solver.makeVariable() }
    let point = variables.map { _ in Double(Int.random(in: -500...500, using: &random)) }
    var rows: [(terms: [Term], constant: Double)] = []
    for _ in 0..<(2 * count) {
      let scale: Double = [1e-4, 1e-2, 1, 1, 1e3, 1e6].randomElement(using: &random) ?? 1
      let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Term in
        let variable = variables[Int.random(in: 0..<count, using: &random)]
        return Term(variable, scale * Double(Int.random(in: 1...4, using: &random)))
      }
      let constant = terms.reduce(0.0) { $0 + $1.coefficient * point[$1.variable.index] }
      rows.append((terms, constant))
      try solver.add(Constraint(terms, [.equal, .lessThanOrEqual].randomElement(using: &random) ?? .equal, constant))
    }
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    for row in rows {
      let sum = row.terms.reduce(0.0) { $0 + $1.coefficient * solution[$1.variable] }
      let scale = row.terms.map(\.coefficient).max() ?? 1
      #expect(sum - row.constant <= 1e-6 * scale)
    }
  }

  @Test("A long chain of equal widths keeps its accuracy")
  func longChain() throws {
    var solver = Solver()
    let widths = (0..<2000).map { _ in solver.makeVariable() }
    for (left, right) in zip(widths, widths.dropFirst()) {
      try solver.add(Constraint([Term(left), Term(right, -1)], .equal, 0))
    }
    try solver.add(Constraint(widths.map { Term($0) }, .equal, 1e6))
    let values = solver.solve().values
    #expect(values.count == widths.count)
    for value in values { #expect(abs(value - 500) < 1e-6) }
  }
}
