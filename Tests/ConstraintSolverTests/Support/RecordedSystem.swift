import ConstraintSolver
import Foundation

/// A system of a fixture with what is known of its optimum: a line of JSON.
struct RecordedSystem: Decodable {
  var name: String?
  var variables: Int
  /// The least violation of each optional priority.
  var violations: [String: Double]
  /// The numbers of the required constraints that cannot hold.
  var broken: [Int]?
  private var constraints: [Row]

  /// A constraint: terms, relation, constant and priority.
  private struct Row: Decodable {
    var terms: [[Double]]
    var relation: Relation
    var constant: Double
    var priority: Double

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      terms = try fields.decode([[Double]].self)
      relation = try Relation(symbol: fields.decode(String.self)) ?? .equal
      constant = try fields.decode(Double.self)
      priority = try fields.decode(Double.self)
    }
  }

  /// Adds the variables and constraints to a solver. Each coefficient is multiplied by the unit of its variable.
  func fill(_ solver: inout Solver, unit: (Int) -> Double = { _ in 1 }) throws {
    let variables = (0..<variables).map { _ in solver.makeVariable() }
    for row in constraints {
      let terms = row.terms.map { Term(variables[Int($0[0])], $0[1] * unit(Int($0[0]))) }
      try solver.add(Constraint(terms, row.relation, row.constant, priority: row.priority))
    }
  }

  /// Returns the systems of a file in `Fixtures`.
  static func all(in fixture: String) throws -> [RecordedSystem] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Fixtures/" + fixture), encoding: .utf8).split(separator: "\n")
      .map {
        try JSONDecoder().decode(RecordedSystem.self, from: Data($0.utf8))
      }
  }
}
