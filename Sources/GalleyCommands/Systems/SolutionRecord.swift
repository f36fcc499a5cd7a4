import ConstraintSolver
import Galley
import SnapshotRuns

/// An optimum as a line of the output of `galley solve`.
struct SolutionRecord {
  private let solution: Solution
  private let ambiguous: [Variable]

  init(_ solution: Solution, ambiguous: [Variable]) {
    self.solution = solution
    self.ambiguous = ambiguous
  }

  /// Returns one line of JSON, with keys in a fixed order and values with all their digits.
  func json() -> String {
    var json = JSONText()
    json.object { json in
      json.member("values") { $0.array(solution.values) { $0.exactNumber($1) } }
      json.member("violations") { json in
        json.object { json in
          for level in solution.violations {
            json.member(Self.name(ofPriority: level.priority)) { $0.exactNumber(level.total) }
          }
        }
      }
      json.member("broken") { $0.indices(solution.broken.map(\.index)) }
      json.member("conflicts") { $0.array(solution.conflicts) { $0.indices($1.members.map(\.index)) } }
      if !solution.isProven { json.member("unproven", true) }
      json.member("ambiguous") { $0.indices(ambiguous.map(\.index)) }
    }
    return json.text
  }

  private static func name(ofPriority priority: Double) -> String {
    var json = JSONText()
    json.exactNumber(priority)
    return json.text
  }
}
