import Testing

@testable import ConstraintSolver

@Suite("Explanations of a value")
struct ExplanationTests {
  @Test("A label that shrinks is held by stronger constraints, with the force on it")
  func compressed() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(Constraint([Term(first), Term(second)], .equal, 100))
    let own = try solver.add(Constraint([Term(first)], .greaterThanOrEqual, 60, priority: 750))
    try solver.add(Constraint([Term(first)], .lessThanOrEqual, 60, priority: 251))
    let other = try solver.add(Constraint([Term(second)], .greaterThanOrEqual, 60, priority: 751))
    try solver.add(Constraint([Term(second)], .lessThanOrEqual, 60, priority: 251))
    // A sum of 101 would leave 19 missing at 750 instead of 20; a second label of 61, 21.
    #expect(
      solver.holders(of: first) == [
        Holder(constraint: sum, priority: 1000, forces: [LevelForce(priority: 750, amount: 1)]),
        Holder(constraint: other, priority: 751, forces: [LevelForce(priority: 750, amount: -1)]),
      ])
    #expect(try solver.violation(of: own) == 20)
    #expect(try solver.slack(of: own) == -20)
  }

  @Test("Of hugging and compression resistance, the one with a force on it holds the width")
  func hugging() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60, priority: 750))
    let hugging = try solver.add(Constraint([Term(width)], .lessThanOrEqual, 60, priority: 251))
    let wish = try solver.add(Constraint([Term(width)], .equal, 80, priority: 250))
    #expect(solver.holders(of: width).map(\.constraint) == [hugging])
    #expect(solver.holders(of: width).first?.forces == [LevelForce(priority: 250, amount: 1)])
    #expect(try solver.violation(of: wish) == 20)
  }

  @Test("A chain is held by all of its links and nothing else")
  func chain() throws {
    var solver = Solver()
    let views = (0..<4).map { _ in solver.makeVariable() }
    var links = [try solver.add(Constraint([Term(views[0])], .equal, 16))]
    for (left, right) in zip(views, views.dropFirst()) {
      links.append(try solver.add(Constraint([Term(right), Term(left, -1)], .equal, 48)))
    }
    #expect(solver.holders(of: views[2]).map(\.constraint) == Array(links[0...2]))
    #expect(solver.holders(of: views[0]) == [Holder(constraint: links[0], priority: 1000, forces: [])])
  }

  @Test("An inequality that happens to be tight holds nothing")
  func tightByChance() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 44))
    let width = try solver.add(Constraint([Term(x)], .equal, 44))
    #expect(solver.holders(of: x).map(\.constraint) == [width])
  }

  @Test("Two inequalities that meet hold together")
  func meeting() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let all = [
      try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 5)),
      try solver.add(Constraint([Term(y)], .greaterThanOrEqual, 5)),
      try solver.add(Constraint([Term(x), Term(y)], .lessThanOrEqual, 10)),
    ]
    #expect(solver.holders(of: x).map(\.constraint) == all)
  }

  @Test("A bound holds a free variable that rests on it; nothing holds one at zero")
  func resting() throws {
    var solver = Solver()
    let (bounded, free) = (solver.makeVariable(), solver.makeVariable())
    let bound = try solver.add(Constraint([Term(bounded)], .greaterThanOrEqual, 60))
    #expect(solver.holders(of: bounded).map(\.constraint) == [bound])
    #expect(solver.holders(of: free) == [])
  }

  @Test(
    "A limit of the optimal values holds a variable only if the variable is at it",
    arguments: [(10.0, 20.0, [0]), (-20, -10, [1]), (-5, 7, [])])
  func atOneLimit(least: Double, greatest: Double, expected: [Int]) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let limits = [
      try solver.add(Constraint([Term(x)], .greaterThanOrEqual, least)),
      try solver.add(Constraint([Term(x)], .lessThanOrEqual, greatest)),
    ]
    // Of all values between the limits, the solver chooses the nearest to zero.
    #expect(solver.holders(of: x).map(\.constraint) == expected.map { limits[$0] })
  }

  @Test("Slack is the remaining room")
  func slack() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let value = try solver.add(Constraint([Term(x)], .equal, 50))
    let atMost = try solver.add(Constraint([Term(x, 2)], .lessThanOrEqual, 130))
    let atLeast = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 44))
    #expect(try solver.slack(of: value) == 0)
    #expect(try solver.slack(of: atMost) == 30)
    #expect(try solver.slack(of: atLeast) == 6)
    #expect(try solver.violation(of: atLeast) == 0)
    solver.remove(atLeast)
    #expect(throws: SolverError.unknownConstraint(atLeast)) { try solver.slack(of: atLeast) }
  }

  @Test(
    "The holders alone, as equalities, give a variable its value", arguments: Array(stride(from: 0, to: 300, by: 30)))
  func sufficient(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 30) {
      let system = ExactSystem(seed: seed)
      var solver = Solver()
      _ = try system.fill(&solver)
      let solution = solver.solve()
      for variable in 0..<system.variableCount where solver.ambiguity(of: Variable(index: variable)) == nil {
        var alone = Solver()
        let variables = (0..<system.variableCount).map { _ in alone.makeVariable() }
        for holder in solver.holders(of: Variable(index: variable)) {
          var constraint = system.constraints[holder.constraint.index].constraint(over: variables)
          constraint.relation = .equal
          constraint.priority = Constraint.required
          try alone.add(constraint)
        }
        let range = alone.range(of: variables[variable])
        let value = solution.values[variable]
        #expect(abs(try #require(range.lower, "seed \(seed)").value - value) < 1e-7, "seed \(seed)")
        #expect(abs(try #require(range.upper, "seed \(seed)").value - value) < 1e-7, "seed \(seed)")
        #expect(alone.solve().conflicts.isEmpty, "seed \(seed)")
      }
    }
  }
}
