import Testing

@testable import ConstraintSolver

@Suite("Errors of the solver")
struct SolverErrorTests {
  private static let third = ConstraintID(index: 2)
  private static let cases: [(SolverError, String)] = [
    (
      .coefficientNotFinite(third, Variable(index: 1)),
      "constraints[2].terms: expected a finite coefficient for variable 1"
    ),
    (.constantNotFinite(third), "constraints[2].constant: expected a finite number"),
    (
      .priorityOutOfRange(third, 1001),
      "constraints[2].priority: expected a number greater than 0 and at most 1000, not 1001"
    ),
    (.unknownVariable(third, Variable(index: 7)), "constraints[2].terms: unknown variable 7"),
    (.unknownConstraint(third), "constraints[2]: no such constraint; it was removed or never added"),
  ]

  @Test("An error says where it is and what is expected", arguments: cases.indices)
  func description(index: Int) {
    let (error, text) = Self.cases[index]
    #expect(String(describing: error) == text)
  }
}
