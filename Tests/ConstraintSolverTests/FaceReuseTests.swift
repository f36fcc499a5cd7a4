import Testing

@testable import ConstraintSolver

@Suite("Edits that leave the optimal face as it is")
struct FaceReuseTests {
  private struct LabelRow {
    var gaps: [ConstraintID] = []
    var widths: [Variable] = []
    /// The content hugging and compression resistance of each label.
    var hugging: [ConstraintID] = []
    var compression: [ConstraintID] = []
  }

  /// Gaps of 8 before `count` labels that would like to be 50 wide, of which the last has to end at `end`.
  private func row(of count: Int, endingAt edge: Double = 1000, in solver: inout Solver) throws -> LabelRow {
    var end: Variable?
    var row = LabelRow()
    for _ in 0..<count {
      let (x, width) = (solver.makeVariable(), solver.makeVariable())
      let former = end.map { [Term($0, -1)] } ?? []
      row.gaps.append(try solver.add(Constraint([Term(x)] + former, .equal, 8)))
      row.hugging.append(try solver.add(Constraint([Term(width)], .lessThanOrEqual, 50, priority: 250)))
      row.compression.append(try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 50, priority: 750)))
      end = solver.makeVariable()
      try solver.add(Constraint([Term(end!), Term(x, -1), Term(width, -1)], .equal, 0))
      row.widths.append(width)
    }
    try solver.add(Constraint([Term(end!)], .equal, edge))
    return row
  }

  @Test("In a row of labels with room to spare, a wider gap takes it from the widest label without settling anew")
  func labels() throws {
    var solver = Solver(resolution: 1e-9)
    let row = try row(of: 20, endingAt: 1600, in: &solver)
    let (gaps, widths) = (row.gaps, row.widths)
    solver.update()
    // 1600 - 20 * 8 - 19 * 50
    #expect(solver.value(of: widths[19]) == 490)
    // The first edit makes the face.
    try solver.setConstant(12, of: gaps[4])
    solver.update()
    let visited = solver.settling.visitedRowCount
    #expect(visited > 0)
    for gap in [9.0, 20, 8] {
      try solver.setConstant(gap, of: gaps[4])
      solver.update()
      #expect(solver.value(of: widths[19]) == 490 - (gap - 8))
      #expect(widths.dropLast().allSatisfy { solver.value(of: $0) == 50 })
    }
    #expect(solver.settling.visitedRowCount == visited)
  }

  @Test("A label that grows and shrinks is settled in the present face, even when a new frame is built")
  func growingLabels() throws {
    var solver = Solver(resolution: 1e-9)
    let row = try row(of: 20, endingAt: 1600, in: &solver)
    solver.update()
    // The first edit makes the face.
    try solver.setConstant(9, of: row.gaps[19])
    solver.update()
    try solver.setConstant(8, of: row.gaps[19])
    solver.update()
    let visited = solver.settling.visitedRowCount
    #expect(visited > 0)
    for step in 0..<100 {
      let label = step % 19
      for width in [60.0, 50] {
        try solver.setConstant(width, of: row.compression[label])
        solver.update()
        #expect(solver.value(of: row.widths[label]) == width)
        #expect(solver.value(of: row.widths[19]) == 490 - (width - 50))
      }
    }
    #expect(solver.settling.visitedRowCount == visited)
  }

  @Test("In a new row that is too wide or too narrow for its labels, the simplex method finds the preferred values")
  func newRows() throws {
    // The first labels are as near to zero as the violation of the others allows.
    let expected: [(edge: Double, widths: [Double])] = [
      (1000, [50, 50, 50, 50, 50, 50, 50, 50, 50, 470]),  // 420 more than 10 * (8 + 50)
      (400, [0, 0, 0, 20, 50, 50, 50, 50, 50, 50]),  // 180 less
    ]
    for (edge, widths) in expected {
      for isBounded in [false, true] {
        var solver = Solver(resolution: 1e-9)
        let row = try row(of: 10, endingAt: edge, in: &solver)
        for width in row.widths where isBounded {
          try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 0))
        }
        let solution = solver.solve()
        #expect(row.widths.map { solution[$0] } == widths, "\(edge) \(isBounded)")
        #expect(solver.settling.faceRows.count == 0, "\(edge) \(isBounded)")
      }
    }
  }

  @Test("A few variables move to the values that they prefer without a face")
  func fewVariables() throws {
    var solver = Solver(resolution: 1e-9)
    // A centered label: its start comes first, so the label is as high as it may be.
    let (start, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(start), Term(height, 0.5)], .equal, 100))
    let hugging = try solver.add(Constraint([Term(height)], .lessThanOrEqual, 20, priority: 250))
    let compression = try solver.add(Constraint([Term(height)], .greaterThanOrEqual, 20, priority: 750))
    #expect(solver.solve().values == [90, 20])
    for (most, least, expected) in [(30.0, 20.0, 30.0), (40, 20, 40), (40, 30, 40), (24, 30, 30), (50, 10, 50)] {
      try solver.setConstant(most, of: hugging)
      try solver.setConstant(least, of: compression)
      #expect(solver.solve().values == [100 - expected / 2, expected])
    }
    // A start that would be less than zero stops there, and the height follows from it.
    for (most, expected) in [(300.0, [0.0, 200.0]), (400, [0, 200]), (100, [50, 100]), (200, [0, 200])] {
      try solver.setConstant(most, of: hugging)
      #expect(solver.solve().values == expected)
    }
    #expect(solver.settling.faceRows.count == 0)
  }

  @Test("Values that variables do not prefer are settled", arguments: [1.0, -1])
  func otherValues(sign: Double) throws {
    // `sign * (x - y)` comes first and can be zero, and then each at most 5, and at least -3.
    var solver = Solver()
    let (difference, x, y) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(preferring: .bound))
    try solver.add(Constraint([Term(difference), Term(x, -sign), Term(y, sign)], .equal, 0))
    for variable in [x, y] {
      try solver.add(Constraint([Term(variable)], .lessThanOrEqual, 5))
      try solver.add(Constraint([Term(variable)], .greaterThanOrEqual, -3))
    }
    #expect(solver.solve().values == [0, 0, 0])
    // Without the difference, y takes its least value.
    var other = Solver()
    let (z, w) = (other.makeVariable(), other.makeVariable(preferring: .bound))
    for variable in [z, w] {
      try other.add(Constraint([Term(variable)], .lessThanOrEqual, 5))
      try other.add(Constraint([Term(variable)], .greaterThanOrEqual, -3))
    }
    #expect(other.solve().values == [0, -3])
  }

  @Test("Hugging and compression that leave their common value and come back keep all multipliers")
  func partingPrices() throws {
    // The labels have 320 for 500.
    var solver = Solver(resolution: 1e-9)
    let row = try row(of: 10, endingAt: 400, in: &solver)
    solver.update()
    for label in 0..<10 {
      for width in [51.0, 50] {
        for identifier in [row.hugging[label], row.compression[label]] {
          try solver.setConstant(width, of: identifier)
          solver.update()
        }
      }
      // Each label is as near to zero as the later ones allow.
      #expect(row.widths.map { solver.value(of: $0) } == [0, 0, 0, 20, 50, 50, 50, 50, 50, 50])
    }
    #expect(solver.engine.released.members.count == 0)
  }

  @Test("A variable at its least value stops at zero if an edit lets it pass zero", arguments: [0, 1e-9])
  func passingZero(resolution: Double) throws {
    var solver = Solver(resolution: resolution)
    let (base, x) = (solver.makeVariable(), solver.makeVariable())
    let edited = try solver.add(Constraint([Term(base)], .equal, 0))
    try solver.add(Constraint([Term(x), Term(base, -1)], .greaterThanOrEqual, 2))
    // x >= base + 2
    for (constant, expected) in [(0.0, 2.0), (1, 3), (-2, 0), (-5, 0), (-1, 1), (-3, 0)] {
      try solver.setConstant(constant, of: edited)
      solver.update()
      #expect(solver.value(of: x) == expected)
    }
  }

  @Test("A row that stops a variable after an edit is found")
  func newObstacle() throws {
    var solver = Solver()
    let (base, x, y) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let edited = try solver.add(Constraint([Term(base)], .equal, 0))
    // x + y == base + 10, y <= 20: x stays at zero until y can take no more.
    try solver.add(Constraint([Term(x), Term(y), Term(base, -1)], .equal, 10))
    try solver.add(Constraint([Term(y)], .lessThanOrEqual, 20))
    for (constant, expected) in [(0.0, [0.0, 10.0]), (10, [0, 20]), (15, [5, 20]), (3, [0, 13])] {
      try solver.setConstant(constant, of: edited)
      solver.update()
      #expect([solver.value(of: x), solver.value(of: y)] == expected)
    }
  }

  @Test("A row of a component that the last face does not contain is not overlooked")
  func otherComponent() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 2))
    let link = try solver.add(Constraint([Term(z, 2), Term(y, -1)], .equal, 4))
    let other = try solver.add(Constraint([Term(x), Term(x)], .greaterThanOrEqual, 6))
    #expect(solver.solve().values == [3, 0, 2])
    try solver.setConstant(8, of: other)
    #expect(solver.solve().values == [4, 0, 2])
    solver.remove(link)
    #expect(solver.solve().values == [4, 0, 0])
  }
}
