import ConstraintSolver
import Testing

@Suite("Layout-like systems against HiGHS")
struct HighsComparisonTests {
  /// The systems of `Fixtures/answers.jsonl`, which `Fixtures/make_answers.py` wrote.
  private static func answers() throws -> [RecordedSystem] { try RecordedSystem.all(in: "answers.jsonl") }

  @Test("The violation of every priority is the minimum that HiGHS finds, level by level")
  func violations() throws {
    let answers = try Self.answers()
    #expect(answers.count == 300)
    for (line, answer) in answers.enumerated() {
      var solver = Solver()
      try answer.fill(&solver)
      let solution = solver.solve()
      #expect(solution.conflicts.isEmpty, "line \(line + 1)")
      #expect(solution.violations.count == answer.violations.count, "line \(line + 1)")
      for level in solution.violations {
        let expected = try #require(answer.violations["\(Int(level.priority))"])
        // HiGHS's feasibility tolerance is 1e-7, and each level may lend its slack to those below.
        #expect(abs(level.total - expected) <= 1e-5 * max(1, expected), "line \(line + 1), priority \(level.priority)")
      }
    }
  }
}
