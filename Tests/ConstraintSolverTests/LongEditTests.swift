import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Edits of rows of labels")
struct LongEditTests {
  /// A row of labels between the edges of its root, each with content hugging and compression resistance.
  private struct LabelRow: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [(id: ConstraintID, constraint: Constraint)] = []

    init(labels: Int) throws {
      for _ in 0..<2 * labels + 2 { variables.append(solver.makeVariable()) }
      let (start, width) = (variables[0], variables[1])
      try add(Constraint([Term(start)], .equal, 0))
      try add(Constraint([Term(width)], .equal, 60 * Double(labels)))
      var trailing = [Term(start, -1)]
      for label in 1...labels {
        let (x, size) = (variables[2 * label], variables[2 * label + 1])
        try add(Constraint([Term(x)] + trailing, label % 3 == 0 ? .greaterThanOrEqual : .equal, 8))
        try add(Constraint([Term(size)], .lessThanOrEqual, 50, priority: label % 2 == 0 ? 250 : 251))
        try add(Constraint([Term(size)], .greaterThanOrEqual, 50, priority: 750))
        trailing = [Term(x, -1), Term(size, -1)]
      }
      try add(Constraint([Term(start), Term(width)] + trailing, .equal, 8))
    }

    mutating func add(_ constraint: Constraint) throws { constraints.append((try solver.add(constraint), constraint)) }

    mutating func edit(using random: inout SeededGenerator) throws {
      let index = Int.random(in: 1..<constraints.count, using: &random)
      let step = Double(Int.random(in: -20...20, using: &random))
      constraints[index].constraint.constant += step
      if Bool.random(using: &random) {
        return try solver.setConstant(constraints[index].constraint.constant, of: constraints[index].id)
      }
      solver.remove(constraints[index].id)
      let constraint = constraints.remove(at: index).constraint
      try add(constraint)
    }

    func solvedFromScratch() throws -> Solution {
      var fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      for (_, constraint) in constraints { try fresh.add(constraint) }
      return fresh.solve()
    }
  }

  @Test("Constraints replaced many times hold as in a new system", arguments: 0..<4)
  func churn(seed: Int) throws {
    var random = SeededGenerator(seed: 9000 + seed)
    var row = try LabelRow(labels: 20)
    for step in 0..<500 {
      try row.edit(using: &random)
      row.solver.update()
      guard step % 7 == 0 else { continue }
      let expected = try row.solvedFromScratch()
      for variable in row.variables {
        let (value, other) = (row.solver.value(of: variable), expected[variable])
        #expect(abs(value - other) <= 1e-9 * max(1, abs(other)), "seed \(seed), step \(step)")
      }
    }
  }

  @Test("A solver's size does not depend on the number of removed constraints")
  func forgetting() throws {
    var row = try LabelRow(labels: 20)
    var random = SeededGenerator(seed: 1)
    let rowCount = row.constraints.count
    for _ in 0..<1500 {
      try row.edit(using: &random)
      row.solver.update()
    }
    #expect(row.solver.engine.rows.count < 4 * rowCount + 200)
    #expect(row.solver.constraints.indices.count == rowCount)
  }
}
