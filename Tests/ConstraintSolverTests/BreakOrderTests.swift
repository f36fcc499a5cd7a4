import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("The order in which conflicting constraints are broken")
struct BreakOrderTests {
  /// Adds constraints of one variable with a value, a rank and an order each, and returns the value that is left.
  private func valueKept(_ constraints: [(value: Double, rank: Int, order: Int)]) throws -> Double {
    var solver = Solver()
    let x = solver.makeVariable()
    for (value, rank, order) in constraints {
      try solver.add(Constraint([Term(x)], .equal, value, breakKey: BreakKey(rank: rank, order: order)))
    }
    return solver.solve()[x]
  }

  @Test("The rank decides first and then the order, whichever constraint was added last")
  func keys() throws {
    #expect(try valueKept([(1, 2, 0), (2, 1, 5)]) == 2)
    #expect(try valueKept([(2, 1, 5), (1, 2, 0)]) == 2)
    #expect(try valueKept([(1, 1, 4), (2, 1, 5)]) == 1)
    #expect(try valueKept([(2, 1, 5), (1, 1, 4)]) == 1)
  }

  @Test("A constraint without a key is broken before one with a key, and a protected one after it")
  func withoutKey() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 1))
    try solver.add(
      Constraint([Term(x)], .equal, 2, breakKey: BreakKey(rank: BreakKey.ranks.upperBound, order: 0)))
    #expect(solver.solve()[x] == 2)
    try solver.add(Constraint([Term(x)], .equal, 3, isProtected: true))
    #expect(solver.solve()[x] == 3)
  }

  @Test("A key that changes after a solution changes what is broken")
  func changedKey() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint([Term(x)], .equal, 1, breakKey: BreakKey(rank: 0, order: 0)))
    try solver.add(Constraint([Term(x)], .equal, 2, breakKey: BreakKey(rank: 1, order: 1)))
    #expect(solver.solve()[x] == 1)
    try solver.setBreakKey(BreakKey(rank: 2, order: 0), of: first)
    #expect(solver.solve()[x] == 2)
  }

  /// Returns the broken constraint of the three that place a view: its left edge at 20, its right edge 40 from the end
  /// of 320, and its centre in the middle.
  private func brokenPlace(centreRank: Int) throws -> Int {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let key = BreakKey(rank: 1, order: 1)
    try solver.add(
      Constraint([Term(left), Term(width, 0.5)], .equal, 160, breakKey: BreakKey(rank: centreRank, order: 0)))
    try solver.add(Constraint([Term(left)], .equal, 20, breakKey: key))
    try solver.add(Constraint([Term(left), Term(width)], .equal, 280, breakKey: BreakKey(rank: 1, order: 2)))
    return try #require(solver.solve().broken.first).index
  }

  @Test("Of members of a rank, the one that moves least is broken")
  func movesLeast() throws {
    // The centre is 10 from the middle if the edges hold, and an edge is moved by 20 if the centre holds.
    #expect(try brokenPlace(centreRank: 1) == 0)
    #expect(try brokenPlace(centreRank: 0) == 2)
  }

  @Test("A member that moves less is kept if breaking it is not enough", arguments: [true, false])
  func notEnough(hasObstacle: Bool) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    func key(_ order: Int) -> BreakKey { BreakKey(rank: 1, order: order) }
    let half = try solver.add(Constraint([Term(x, 0.5)], .equal, 0, breakKey: key(0)))
    if hasObstacle { try solver.add(Constraint([Term(x)], .lessThanOrEqual, 0.5, breakKey: key(1))) }
    let whole = try solver.add(Constraint([Term(x)], .equal, 4, breakKey: key(2)))
    // At 4, the first constraint misses by 2; at 0, the last one by 4.
    #expect(solver.solve().conflicts == [Conflict(members: [half, whole], broken: hasObstacle ? whole : half)])
  }

  @Test("The members do not depend on a priority that was changed and restored")
  func history() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let same = try solver.add(Constraint([Term(x), Term(y, -1)], .equal, 0))
    let second = try solver.add(Constraint([Term(y)], .equal, 5))
    try solver.add(Constraint([Term(x)], .equal, 5))
    let most = try solver.add(Constraint([Term(x)], .lessThanOrEqual, 3))
    // x == 5 follows from the two before it, which are firmer.
    let expected = [Conflict(members: [same, second, most], broken: most)]
    #expect(solver.solve().conflicts == expected)
    try solver.setPriority(999, of: same)
    _ = solver.solve()
    try solver.setPriority(1000, of: same)
    #expect(solver.solve().conflicts == expected)
  }

  @Test(
    "Random systems break what the rule says, by exact arithmetic", arguments: Array(stride(from: 0, to: 300, by: 30)))
  func exact(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 30) {
      let system = KeyedSystem(seed: seed)
      var solver = Solver()
      #expect(
        try system.solve(&solver, in: system.exact.constraints.indices.map(\.self)) == system.expected, "seed \(seed)")
    }
  }

  /// `GALLEY_ORDER_SYSTEMS=1000` compares so many systems, each in 10 orders.
  private static let longCount = ProcessInfo.processInfo.environment["GALLEY_ORDER_SYSTEMS"].flatMap(Int.init)

  @Test(
    "Equal systems have equal conflicts, whatever the numbering, the order of addition and earlier edits",
    arguments: Array(stride(from: 0, to: longCount ?? 200, by: 20)))
  func invariance(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 20) {
      var random = SeededGenerator(seed: seed)
      let system = LayoutLikeSystem(seed: seed)
      var solver = Solver()
      let expected = try system.conflicts(
        in: &solver, variables: Array(0..<system.variableCount), edits: 0, using: &random)
      for order in 1...(Self.longCount == nil ? 5 : 10) {
        var other = Solver()
        let variables = Array(0..<system.variableCount).shuffled(using: &random)
        let found = try system.conflicts(in: &other, variables: variables, edits: order * 2, using: &random)
        #expect(found == expected, "seed \(seed), order \(order)")
      }
    }
  }
}
