import Testing

@testable import ConstraintSolver

@Suite("Constraints that take the place of others")
struct ReplacementTests {
  @Test("A constraint with the terms of the one removed last needs no row of its own")
  func sameTerms() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x)], .equal, 10))
    var distance = try solver.add(Constraint([Term(y), Term(x, -1)], .equal, 0))
    solver.update()
    let rowCount = solver.engine.rows.count
    for constant in 1...1000 {
      let former = distance
      solver.remove(former)
      distance = try solver.add(Constraint([Term(y), Term(x, -1)], .equal, Double(constant)))
      solver.update()
      #expect(solver.value(of: y) == 10 + Double(constant))
      #expect(solver.constraint(former) == nil)
    }
    #expect(solver.engine.rows.count == rowCount)
    #expect(solver.constraint(distance)?.constant == 1000)
  }

  @Test("A constraint with other terms, or removed constraints of other rows, leave that row as it is")
  func otherTerms() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x)], .equal, 10))
    solver.remove(try solver.add(Constraint([Term(y), Term(x, -1)], .equal, 1)))
    try solver.add(Constraint([Term(y), Term(x, -2)], .equal, 1))
    #expect(solver.solve().values == [10, 21])
    // The row of the sum has a price again when the next constraint with its terms is added.
    let sum = [Term(x), Term(y)]
    solver.remove(try solver.add(Constraint(sum, .greaterThanOrEqual, 40, priority: 500)))
    try solver.add(Constraint(sum, .lessThanOrEqual, 30, priority: 400))
    try solver.add(Constraint(sum, .greaterThanOrEqual, 35, priority: 300))
    #expect(solver.solve().violations.map(\.total) == [1, 4])
  }

  @Test("In a conflict, a constraint that takes the place of an earlier one is broken as the last one added")
  func orderOfBreaking() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(Constraint([Term(x)], .equal, 1))
    let second = try solver.add(Constraint([Term(x)], .equal, 2))
    #expect(solver.solve().broken == [second])
    solver.remove(first)
    let third = try solver.add(Constraint([Term(x)], .equal, 3))
    let solution = solver.solve()
    #expect(solution.broken == [third])
    #expect(solution.values == [2])
  }
}
