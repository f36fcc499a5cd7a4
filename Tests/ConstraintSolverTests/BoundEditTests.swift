import TestSupport
import Testing

@testable import ConstraintSolver

/// Inequalities over one variable, of which opposite ones at one constant share a row.
@Suite("Edits of bounds")
struct BoundEditTests {
  @Test("A bound that moves to the value of another keeps the other's price")
  func otherBound() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .lessThanOrEqual, 20, priority: 250))
    let resistance = try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 20, priority: 750))
    try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 44, priority: 500))
    #expect(solver.solve().values == [44])
    try solver.setConstant(44, of: resistance)
    #expect(solver.solve().values == [44])
    // Without it, 44 at 500 still beats 20 at 250.
    solver.remove(resistance)
    #expect(solver.solve().values == [44])
  }

  @Test("A size that changes takes its room from the row, and gives it back", arguments: [3, 30])
  func sizeOfRow(count: Int) throws {
    var row = try LabelRow(count: count, width: 50 * Double(count) - 10)
    // All resist at 750, and each point that is missing costs the same, so the first ones shrink.
    #expect(row.solver.solve().violations.map(\.total) == [10, 0])
    try row.setSize(60, of: count - 1)
    #expect(row.solver.solve().violations.map(\.total) == [20, 0])
    #expect(row.solver.solve().values.last == 60)
    try row.setSize(50, of: count - 1)
    #expect(row.solver.solve().violations.map(\.total) == [10, 0])
    #expect(row.solver.solve().values.last == 50)
  }

  @Test("After edits of one label's bounds, opposite ones at one constant share a row")
  func sharedRow() throws {
    var row = try LabelRow(count: 2, width: 120)
    let before = row.solver.engine.rows.count
    for size in [60.0, 50, 70, 50] {
      try row.setSize(size, of: 0)
      row.solver.update()
      let rows = try [row.hugging[0], row.resistance[0]].map { try row.solver.entry(of: $0).row }
      #expect(rows[0] == rows[1])
    }
    // One more row was needed, and is used again.
    #expect(row.solver.engine.rows.count <= before + 1 + row.solver.variableCount)
  }

  @Test("An edited system of bounds has the result of a new one", arguments: 0..<30)
  func sequences(seed: Int) throws {
    var edited = try EditedSystem(
      SizeConstraints(), variableCount: 4 + 2 * (seed % 5), constraintCount: 16, seed: 9300 + seed)
    for step in 0..<40 {
      for _ in 0...(seed % 3) { try edited.edit() }
      let differences = try edited.differences()
      #expect(differences == "", "seed \(seed), step \(step)")
    }
  }
}

/// Labels of 50 points that share a width.
private struct LabelRow: ~Copyable {
  var solver = Solver()
  var hugging: [ConstraintID] = []
  var resistance: [ConstraintID] = []

  init(count: Int, width: Double) throws {
    let labels = (0..<count).map { _ in solver.makeVariable() }
    for label in labels {
      hugging.append(try solver.add(Constraint([Term(label)], .lessThanOrEqual, 50, priority: 250)))
      resistance.append(try solver.add(Constraint([Term(label)], .greaterThanOrEqual, 50, priority: 750)))
    }
    try solver.add(Constraint(labels.map { Term($0) }, .equal, width))
  }

  /// Changes both bounds, as a new text does.
  mutating func setSize(_ size: Double, of label: Int) throws {
    try solver.setConstant(size, of: hugging[label])
    try solver.setConstant(size, of: resistance[label])
  }
}

/// Mostly bounds of a few sizes, so that they meet at the same constants.
private struct SizeConstraints: ConstraintSource {
  func constraint(variableCount: Int, using random: inout SeededGenerator) -> Constraint {
    let view = Int.random(in: 0..<variableCount / 2, using: &random)
    let next = (view + 1) % (variableCount / 2)
    let size = Term(Variable(index: 2 * view + 1))
    let constant = random.pick([0, 20, 44, 44, 51.0])
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2:
      return Constraint([size], .lessThanOrEqual, constant, priority: random.pick([250, 250, 251, 749, 1000.0]))
    case 3, 4, 5:
      return Constraint([size], .greaterThanOrEqual, constant, priority: random.pick([750, 750, 500, 250, 1000.0]))
    case 6:
      let distance = [Term(Variable(index: 2 * next)), Term(Variable(index: 2 * view), -1), Term(size.variable, -1)]
      return Constraint(distance, .equal, 8)
    default:
      let start = Term(Variable(index: 2 * view))
      return Constraint([start], .equal, random.pick([0, 80, 160.0]), priority: random.pick([1000, 999, 500.0]))
    }
  }
}
