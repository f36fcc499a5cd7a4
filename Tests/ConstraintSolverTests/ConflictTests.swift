import Testing

@testable import ConstraintSolver

@Suite("Conflicts of required constraints")
struct ConflictTests {
  @Test("After a constraint is broken, the others hold as if it had never been added")
  func stateAfterRejection() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let atLeast = try solver.add(Constraint([Term(a)], .greaterThanOrEqual, 10))
    let atMost = try solver.add(Constraint([Term(a)], .lessThanOrEqual, 5))
    let solution = solver.solve()
    #expect(solution.conflicts == [Conflict(members: [atLeast, atMost], broken: atMost)])
    #expect(solution[a] == 10)
  }

  @Test("A protected constraint is kept although it was added last")
  func protected() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let written = try solver.add(Constraint([Term(width)], .equal, 300))
    let root = try solver.add(Constraint([Term(width)], .equal, 375, isProtected: true))
    let solution = solver.solve()
    #expect(solution.conflicts == [Conflict(members: [written, root], broken: written)])
    #expect(solution[width] == 375)
  }

  @Test("Independent conflicts are all reported")
  func independent() throws {
    var solver = Solver()
    var expected: [ConstraintID] = []
    for _ in 0..<3 {
      let x = solver.makeVariable()
      try solver.add(Constraint([Term(x)], .equal, 1))
      expected.append(try solver.add(Constraint([Term(x)], .equal, 2)))
    }
    #expect(solver.solve().broken == expected)
  }

  @Test("A constraint without variables can be a conflict by itself")
  func constant() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let absurd = try solver.add(Constraint([Term(x), Term(x, -1)], .equal, 3))
    #expect(solver.solve().conflicts == [Conflict(members: [absurd], broken: absurd)])
  }

  @Test("A resolved conflict is no longer reported")
  func resolved() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint([Term(x)], .equal, 1))
    try solver.add(Constraint([Term(x)], .equal, 2))
    #expect(solver.solve()[x] == 1)
    solver.remove(first)
    let solution = solver.solve()
    #expect(solution[x] == 2)
    #expect(solution.conflicts.isEmpty)
  }

  @Test("A circuit that lacks a row shows no conflict, because its rows do not add up to zero")
  func incompleteCircuit() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x), Term(y)], .equal, 1))
    try solver.add(Constraint([Term(x)], .equal, 2))
    let third = try solver.add(Constraint([Term(y)], .equal, 0))
    #expect(solver.solve().broken == [third])
    let rows = (0..<2).map { Int(solver.engine.basis.rowAt[$0]) }
    // y = (x + y) - x
    for factors in [[1.0, -1], [1, 0], [0, -1], [1, -1.5]] {
      solver.engine.basis.takeCircuit(rows.map { PreciseNumber(exactly: factors[$0]) })
      #expect(solver.engine.addsUpToZero(third.index) == (factors == [1, -1]), "\(factors)")
    }
  }
}
