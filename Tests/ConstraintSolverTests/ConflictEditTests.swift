import Testing

@testable import ConstraintSolver

@Suite("Edits of systems with conflicts")
struct ConflictEditTests {
  @Test("An edit beside a conflict moves what depends on it, whatever the size of the system", arguments: [10, 1000])
  func cost(count: Int) throws {
    var solver = Solver()
    let root = solver.makeVariable()
    try solver.add(Constraint([Term(root)], .equal, 0))
    var edited: [ConstraintID] = []
    for _ in 0..<count {
      let x = solver.makeVariable()
      edited.append(try solver.add(Constraint([Term(x), Term(root, -1)], .equal, 8)))
    }
    let x = solver.makeVariable()
    let kept = try solver.add(Constraint([Term(x), Term(root, -1)], .equal, 40))
    let broken = try solver.add(Constraint([Term(x), Term(root, -1)], .equal, 50))
    solver.update()
    // The first edit tests the members of the conflict once.
    for (index, constant) in [9.0, 10].enumerated() {
      let former = solver.engine.movedValueCount
      try solver.setConstant(constant, of: edited[count / 2])
      solver.update()
      if index > 0 { #expect(solver.engine.movedValueCount - former == 1) }
    }
    #expect(solver.solve().conflicts == [Conflict(members: [kept, broken], broken: broken)])
    #expect(solver.value(of: x) == 40)
  }

  @Test("An edit that makes a firmer explanation possible changes the members of a conflict")
  func firmerMembers() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let most = try solver.add(Constraint([Term(x)], .lessThanOrEqual, 100))
    let kept = try solver.add(Constraint([Term(x)], .equal, 40))
    let broken = try solver.add(Constraint([Term(x)], .equal, 50))
    for _ in 0..<3 {
      #expect(solver.solve().conflicts == [Conflict(members: [kept, broken], broken: broken)])
      try solver.setConstant(45, of: most)
      #expect(solver.solve().conflicts == [Conflict(members: [most, broken], broken: broken)])
      try solver.setConstant(100, of: most)
    }
  }

  @Test("The same is true if the edited constraint is connected with the conflict through others")
  func firmerMembersBeyond() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let same = try solver.add(Constraint([Term(x), Term(y, -1)], .equal, 0))
    let most = try solver.add(Constraint([Term(y)], .lessThanOrEqual, 100))
    let kept = try solver.add(Constraint([Term(x)], .equal, 40))
    let broken = try solver.add(Constraint([Term(x)], .equal, 50))
    for _ in 0..<3 {
      #expect(solver.solve().conflicts == [Conflict(members: [kept, broken], broken: broken)])
      try solver.setConstant(45, of: most)
      #expect(solver.solve().conflicts == [Conflict(members: [same, most, broken], broken: broken)])
      try solver.setConstant(100, of: most)
    }
  }

  @Test("A constraint that was broken in favour of another is restored when that one is broken")
  func restored() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let limit = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 0))
    let first = try solver.add(Constraint([Term(x)], .equal, 1))
    let second = try solver.add(Constraint([Term(x)], .equal, 2))
    #expect(solver.solve().conflicts == [Conflict(members: [first, second], broken: second)])
    // Now the first is impossible, and the second can hold.
    try solver.setConstant(2, of: limit)
    let solution = solver.solve()
    #expect(solution.conflicts == [Conflict(members: [limit, first], broken: first)])
    #expect(solution[x] == 2)
    solver.remove(limit)
    #expect(solver.solve().conflicts == [Conflict(members: [first, second], broken: second)])
    #expect(solver.value(of: x) == 1)
  }
}
