import Testing

@testable import ConstraintSolver

@Suite("Several optima")
struct FreedomTests {
  @Test("Values are the nearest to zero")
  func nearestToZero() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 10))
    try solver.add(Constraint([Term(y)], .lessThanOrEqual, 10))
    let solution = solver.solve()
    #expect(solution.values == [10, 0, 0])
    _ = z
  }

  @Test("The variable made first is nearest to zero")
  func inOrderOfCreation() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x), Term(y)], .equal, 10))
    #expect(solver.solve().values == [0, 10])
  }

  @Test("A tie between two optima of one priority is settled too")
  func tie() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 8, priority: 500))
    try solver.add(Constraint([Term(x)], .equal, -3, priority: 500))
    #expect(solver.solve().values == [0])
  }
}

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("A variable without constraints is ambiguous, a fixed one is not")
  func unheld() throws {
    var solver = Solver()
    let (held, free) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(held)], .equal, 3))
    #expect(solver.ambiguousVariables() == [free])
  }

  @Test("Hugging and compression at one value hold a size")
  func huggingAndCompression() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60, priority: 750))
    try solver.add(Constraint([Term(width)], .lessThanOrEqual, 60, priority: 251))
    #expect(solver.ambiguousVariables() == [])
    #expect(solver.solve()[width] == 60)
  }

  @Test("A bound without a force against it leaves its variable ambiguous")
  func looseBound() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60))
    #expect(solver.ambiguousVariables() == [width])
    #expect(solver.solve()[width] == 60)
  }

  @Test("Two labels with equal priorities that share a width are ambiguous")
  func equalCompression() throws {
    var solver = Solver()
    let widths = [solver.makeVariable(), solver.makeVariable()]
    try solver.add(Constraint(widths.map { Term($0) }, .equal, 100))
    for width in widths {
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60, priority: 750))
      try solver.add(Constraint([Term(width)], .lessThanOrEqual, 60, priority: 251))
    }
    #expect(solver.ambiguousVariables() == widths)
    // Their widths add up to 100 and neither gains by exceeding 60, so the first is as near to zero as possible.
    #expect(solver.solve().values == [40, 60])
  }

  @Test("Labels that must shrink do so in order, none below zero", arguments: [1.0, -2])
  func rowOfLabels(scale: Double) throws {
    var solver = Solver()
    let widths = (0..<40).map { _ in solver.makeVariable() }
    for width in widths {
      try solver.add(Constraint([Term(width, scale)], scale > 0 ? .greaterThanOrEqual : .lessThanOrEqual, 0))
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 50, priority: 750))
      try solver.add(Constraint([Term(width)], .lessThanOrEqual, 50, priority: 250))
    }
    try solver.add(Constraint(widths.map { Term($0) }, .equal, 2000 - 8.1 * 40, priority: 800))
    // 324 are missing: six labels of 50 and 24 of the next.
    let expected = (0..<40).map { $0 < 6 ? 0 : $0 == 6 ? 26 : 50.0 }
    let solution = solver.solve()
    for (value, expected) in zip(solution.values, expected) { #expect(abs(value - expected) < 1e-9) }
    #expect(solution.violations.map(\.priority) == [800, 750, 250])
    #expect(solver.ambiguousVariables() == widths)
  }

  @Test("Variables that depend on several free ones are ambiguous in every combination")
  func combinations() throws {
    var solver = Solver()
    let free = (0..<60).map { _ in solver.makeVariable() }
    for (index, coefficients) in [[1.0, -2, 1], [1, -1, -1, 1], [1, 1, -1, -1], [1, -3, 3, -1]].enumerated() {
      for start in stride(from: index, to: free.count - 4, by: 4) {
        let terms = coefficients.enumerated().map { Term(free[start + $0.offset], $0.element) }
        try solver.add(Constraint([Term(solver.makeVariable(), -1)] + terms, .equal, 0))
      }
    }
    #expect(solver.ambiguousVariables().count == solver.variableCount)
  }

  @Test("Two inequalities that meet hold a variable")
  func meeting() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 5))
    try solver.add(Constraint([Term(y)], .greaterThanOrEqual, 5))
    try solver.add(Constraint([Term(x), Term(y)], .lessThanOrEqual, 10))
    #expect(solver.ambiguousVariables() == [])
  }
}
