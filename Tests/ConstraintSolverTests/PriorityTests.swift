import Testing

@testable import ConstraintSolver

@Suite("Priorities are strictly ordered")
struct PriorityTests {
  @Test("One constraint at 251 beats two at 250")
  func strongerBeatsMany() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 10, priority: 250))
    try solver.add(Constraint([Term(x)], .equal, 10, priority: 250))
    try solver.add(Constraint([Term(x)], .equal, 4, priority: 251))
    let solution = solver.solve()
    #expect(solution[x] == 4)
    #expect(solution.violations == [LevelViolation(priority: 251, total: 0), LevelViolation(priority: 250, total: 12)])
  }

  @Test("A required inequality beats an optional equality")
  func requiredBeatsOptional() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 44))
    try solver.add(Constraint([Term(width)], .equal, 30, priority: 250))
    #expect(solver.solve()[width] == 44)
  }

  @Test("Priorities may be fractions")
  func fractions() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 1, priority: 749.5))
    try solver.add(Constraint([Term(x)], .equal, 2, priority: 749.25))
    #expect(solver.solve()[x] == 1)
  }

  @Test("At one priority the sum of violations is minimized, not the greatest violation")
  func sumOfViolations() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 1, 100] { try solver.add(Constraint([Term(x)], .equal, target, priority: 500)) }
    #expect(solver.solve()[x] == 1)
  }

  @Test("In a row that is too narrow, the label with the lowest compression resistance shrinks")
  func compression() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(first), Term(second)], .equal, 100))
    for (width, resistance) in [(first, 750.0), (second, 751)] {
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60, priority: resistance))
      try solver.add(Constraint([Term(width)], .lessThanOrEqual, 60, priority: 251))
    }
    let solution = solver.solve()
    #expect(solution[first] == 40)
    #expect(solution[second] == 60)
  }
}
