import Testing

@testable import ConstraintSolver

/// Cases in which solvers fail that convert priorities to weights or stop at the first conflict.
@Suite("Cases that other solvers get wrong")
struct PeerFailureTests {
  @Test("A thousand constraints at 250 do not outweigh one at 251")
  func manyWeakConstraints() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 4, priority: 251))
    for _ in 0..<1000 { try solver.add(Constraint([Term(x)], .equal, 10, priority: 250)) }
    #expect(solver.solve()[x] == 4)
  }

  @Test("A large violation below does not outweigh a small one above")
  func largeViolation() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x, 1e-3)], .equal, 1e-3, priority: 250.5))
    try solver.add(Constraint([Term(x, 1e3)], .equal, 1e7, priority: 250))
    #expect(abs(solver.solve()[x] - 1) < 1e-9)
  }

  @Test("After b <= 5 was broken, a >= 10 and a == b give 10")
  func stateAfterRejection() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let same = try solver.add(Constraint([Term(a), Term(b, -1)], .equal, 0))
    let atLeast = try solver.add(Constraint([Term(a)], .greaterThanOrEqual, 10))
    #expect(solver.solve().values == [10, 10])
    let atMost = try solver.add(Constraint([Term(b)], .lessThanOrEqual, 5))
    let solution = solver.solve()
    #expect(solution.values == [10, 10])
    #expect(solution.conflicts.map(\.members) == [[same, atLeast, atMost]])
    solver.remove(atMost)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.solve().values == [10, 10])
  }

  @Test("A conflict across a chain names its links and nothing else")
  func conflictInALargeSystem() throws {
    var solver = Solver()
    let views = (0..<60).map { _ in solver.makeVariable() }
    var links: [ConstraintID] = []
    for (left, right) in zip(views, views.dropFirst()) {
      links.append(try solver.add(Constraint([Term(right), Term(left, -1)], .equal, 10)))
      try solver.add(Constraint([Term(right)], .greaterThanOrEqual, -1000))
      try solver.add(Constraint([Term(right)], .equal, 77, priority: 500))
    }
    let span = try solver.add(Constraint([Term(views[40]), Term(views[20], -1)], .lessThanOrEqual, 199))
    #expect(solver.solve().conflicts == [Conflict(members: links[20..<40] + [span], broken: span)])
  }

  @Test("Equal constraints are no conflict, and one of them can be removed")
  func redundancy() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint([Term(x), Term(y)], .equal, 10))
    try solver.add(Constraint([Term(x, 3), Term(y, 3)], .equal, 30))
    let difference = try solver.add(Constraint([Term(x), Term(y, -1)], .equal, 0.2))
    try solver.add(Constraint([Term(x, 0.1), Term(y, -0.1)], .equal, 0.02))
    #expect(solver.solve().conflicts.isEmpty)
    solver.remove(first)
    solver.remove(difference)
    let solution = solver.solve()
    #expect(abs(solution[x] - 5.1) < 1e-12)
    #expect(abs(solution[y] - 4.9) < 1e-12)
  }

  @Test("Constants that change and change back leave no trace")
  func repeatedEdits() throws {
    var solver = Solver()
    let widths = (0..<20).map { _ in solver.makeVariable() }
    let sum = try solver.add(Constraint(widths.map { Term($0) }, .equal, 1000))
    for (index, width) in widths.enumerated() {
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 40, priority: 750))
      try solver.add(Constraint([Term(width)], .equal, 50.1, priority: 250 + Double(index % 3)))
    }
    let values = solver.solve().values
    for step in 0..<500 {
      try solver.setConstant(Double(step * 37 % 1500), of: sum)
      _ = solver.solve()
    }
    try solver.setConstant(1000, of: sum)
    for (value, first) in zip(solver.solve().values, values) { #expect(abs(value - first) <= 1e-9 * max(1, first)) }
  }

  @Test("A hundred thousand variables are solved")
  func size() throws {
    var solver = Solver()
    var last = solver.makeVariable()
    try solver.add(Constraint([Term(last)], .equal, 0))
    for _ in 1..<100_000 {
      let next = solver.makeVariable()
      try solver.add(Constraint([Term(next), Term(last, -1)], .equal, 0.5))
      last = next
    }
    #expect(solver.solve()[last] == 49_999.5)
  }
}
