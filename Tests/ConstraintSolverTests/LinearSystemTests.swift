import Testing

@testable import ConstraintSolver

@Suite("Linear systems as values")
struct LinearSystemTests {
  private func term(_ index: Int, _ coefficient: Double = 1) -> Term { Term(Variable(index: index), coefficient) }

  @Test("The variables of an appended system follow those of the first")
  func append() {
    let own = Constraint([term(1)], .equal, 5)
    var system = LinearSystem(variableCount: 2, constraints: [own])
    system.append(
      LinearSystem(
        variableCount: 3, constraints: [Constraint([term(0), term(2, -1)], .greaterThanOrEqual, 8, priority: 750)]))
    #expect(
      system
        == LinearSystem(
          variableCount: 5,
          constraints: [own, Constraint([term(2), term(4, -1)], .greaterThanOrEqual, 8, priority: 750)]))
  }
}
