import Testing

@testable import ConstraintSolver

@Suite("Edits beside loose ends")
struct LocalityTests {
  /// A chain of boxes with fixed sizes, and views with something loose at some of them.
  private struct Chain: ~Copyable {
    var solver = Solver()
    /// The constraint that fixes the height of each box, which moves nothing else.
    var heights: [ConstraintID] = []
    /// The constraint that holds the first of two labels with equal priorities in too little room.
    var label: ConstraintID?

    init(boxes: Int, starts: Preference = .zero) throws {
      var last: [Term] = []
      for _ in 0..<boxes {
        let (x, width, height) = (
          solver.makeVariable(preferring: starts), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(Constraint([Term(x)] + last, .equal, 8))
        try solver.add(Constraint([Term(width)], .equal, 40))
        heights.append(try solver.add(Constraint([Term(height)], .equal, 20)))
        last = [Term(x, -1), Term(width, -1)]
      }
      let labels = [solver.makeVariable(), solver.makeVariable()]
      try solver.add(Constraint(labels.map { Term($0) }, .equal, 100))
      for variable in labels {
        label = try solver.add(Constraint([Term(variable)], .equal, 60, priority: 750))
      }
      // At the end of the chain, a view of any size.
      let (x, width) = (solver.makeVariable(preferring: starts), solver.makeVariable())
      try solver.add(Constraint([Term(x)] + last, .equal, 8))
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 0))
      solver.update()
    }

    /// Returns how many rows are visited to settle after an edit.
    mutating func visits(after edit: (inout Chain) throws -> Void) rethrows -> Int {
      let before = solver.settling.visitedRowCount
      try edit(&self)
      solver.update()
      return solver.settling.visitedRowCount - before
    }
  }

  @Test("An edit beside loose ends settles nothing again, however large the system", arguments: [10, 1000])
  func unrelated(boxes: Int) throws {
    var chain = try Chain(boxes: boxes)
    let middle = boxes / 2
    #expect(try chain.visits { try $0.solver.setConstant(21, of: $0.heights[middle]) } <= 2)
  }

  @Test(
    "An edit of a loose end visits as many rows in a large system as in a small one",
    arguments: [Preference.zero, .bound])
  func related(starts: Preference) throws {
    var visits: [Int] = []
    for boxes in [10, 1000] {
      var chain = try Chain(boxes: boxes, starts: starts)
      guard let label = chain.label else { continue }
      visits.append(try chain.visits { try $0.solver.setConstant(70, of: label) })
      // The first label is the smaller one, and the other has what it asks for.
      let values = chain.solver.solve().values
      #expect(Array(values[3 * boxes..<3 * boxes + 2]) == [30, 70])
    }
    #expect(visits.count == 2)
    #expect(visits.first == visits.last)
  }
}
