import ConstraintSolver
import Foundation
import Testing

@Suite("Layout-like systems against HiGHS")
struct HighsComparisonTests {
  /// A line of `Fixtures/answers.jsonl`, which `Fixtures/make_answers.py` wrote.
  private struct Answer: Decodable {
    var variables: Int
    var constraints: [Row]
    var violations: [String: Double]
  }

  private struct Row: Decodable {
    var terms: [[Double]]
    var relation: Relation
    var constant: Double
    var priority: Double

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      terms = try fields.decode([[Double]].self)
      relation = try ["==": .equal, "<=": .lessThanOrEqual][fields.decode(String.self)] ?? .greaterThanOrEqual
      constant = try fields.decode(Double.self)
      priority = try fields.decode(Double.self)
    }
  }

  private static func answers() throws -> [Answer] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/answers.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  @Test("The violation of every priority is the minimum that HiGHS finds, level by level")
  func violations() throws {
    let answers = try Self.answers()
    #expect(answers.count == 300)
    for (line, answer) in answers.enumerated() {
      var solver = Solver()
      let variables = (0..<answer.variables).map { _ in solver.makeVariable() }
      for row in answer.constraints {
        let terms = row.terms.map { Term(variables[Int($0[0])], $0[1]) }
        try solver.add(Constraint(terms, row.relation, row.constant, priority: row.priority))
      }
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
