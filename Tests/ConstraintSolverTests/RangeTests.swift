import Testing

@testable import ConstraintSolver

@Suite("Ranges under the required constraints")
struct RangeTests {
  @Test("A bar with two buttons and a gap has a minimum width, with the constraints that cause it")
  func leastWidth() throws {
    var solver = Solver()
    let (bar, left, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let leftWidth = try solver.add(Constraint([Term(left)], .greaterThanOrEqual, 44))
    let rightWidth = try solver.add(Constraint([Term(right)], .equal, 60))
    let fit = try solver.add(Constraint([Term(bar), Term(left, -1), Term(right, -1)], .greaterThanOrEqual, 8))
    try solver.add(Constraint([Term(bar)], .equal, 375, priority: 999))
    #expect(
      solver.range(of: bar)
        == VariableRange(
          lower: RangeLimit(value: 112, constraints: [leftWidth, rightWidth, fit]), upper: nil))
    #expect(solver.solve()[bar] == 375)
  }

  @Test("A fixed variable has a range of one value, which an optional constraint does not narrow")
  func fixed() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let value = try solver.add(Constraint([Term(x)], .equal, 7))
    try solver.add(Constraint([Term(y)], .equal, 7, priority: 750))
    let limit = RangeLimit(value: 7, constraints: [value])
    #expect(solver.range(of: x) == VariableRange(lower: limit, upper: limit))
    #expect(solver.range(of: y) == VariableRange(lower: nil, upper: nil))
  }

  @Test("A broken constraint limits nothing")
  func broken() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let atLeast = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 10))
    try solver.add(Constraint([Term(x)], .lessThanOrEqual, 5))
    #expect(
      solver.range(of: x) == VariableRange(lower: RangeLimit(value: 10, constraints: [atLeast]), upper: nil))
  }

  @Test("Large and small limits are distinguished from no limit")
  func extremes() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x, 1e-4)], .lessThanOrEqual, 1e7))
    try solver.add(Constraint([Term(x), Term(y, -1e6)], .equal, 0))
    let range = solver.range(of: x)
    #expect(range.lower == nil)
    #expect(abs(try #require(range.upper).value / 1e11 - 1) < 1e-12)
    let other = solver.range(of: y)
    #expect(abs(try #require(other.upper).value / 1e5 - 1) < 1e-12)
  }

  @Test("Random ranges equal the exact ones", arguments: Array(stride(from: 0, to: 150, by: 15)))
  func random(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 15) {
      let system = ExactSystem(seed: seed, priorities: [1000, 1000, 750])
      var solver = Solver()
      _ = try system.fill(&solver)
      let broken = solver.solve().broken.map(\.index)
      let held = system.constraints.indices.filter { system.constraints[$0].isRequired && !broken.contains($0) }
      let exactRanges = system.ranges(where: held)
      for variable in 0..<system.variableCount {
        let range = solver.range(of: Variable(index: variable))
        let exact = exactRanges[variable]
        #expect(isEqual(range.lower?.value, exact.lower), "seed \(seed), variable \(variable)")
        #expect(isEqual(range.upper?.value, exact.upper), "seed \(seed), variable \(variable)")
      }
    }
  }

  @Test("The constraints of a limit cause it by themselves, and no subset of them does")
  func irreducible() throws {
    var limits = 0
    for seed in 0..<60 {
      let system = ExactSystem(seed: seed, priorities: [1000])
      var solver = Solver()
      _ = try system.fill(&solver)
      for variable in 0..<system.variableCount {
        let range = solver.range(of: Variable(index: variable))
        let ends = [(range.lower, \ExactRange.lower), (range.upper, \ExactRange.upper)]
        for (limit, end) in ends {
          guard let limit else { continue }
          limits += 1
          let members = limit.constraints.map(\.index)
          let alone = system.ranges(where: members)[variable][keyPath: end]
          #expect(isEqual(limit.value, alone), "seed \(seed)")
          for member in members {
            let without = system.ranges(where: members.filter { $0 != member })[variable][keyPath: end]
            #expect(without != alone, "seed \(seed): \(members) without \(member)")
          }
        }
      }
    }
    #expect(limits > 60)
  }
}

@Suite("Ranges among the optima")
struct AmbiguityRangeTests {
  @Test("Of two labels that share a shortage, each can take any part of it")
  func sharedWidth() throws {
    var solver = Solver()
    let widths = [solver.makeVariable(), solver.makeVariable()]
    let sum = try solver.add(Constraint(widths.map { Term($0) }, .equal, 100))
    var compressions: [ConstraintID] = []
    for width in widths {
      compressions.append(try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60, priority: 750)))
      try solver.add(Constraint([Term(width)], .lessThanOrEqual, 60, priority: 251))
    }
    // 20 are missing at 750: all of it from one label, from the other, or anything between.
    let found = solver.ambiguity(of: widths[0])
    let ambiguity = try #require(found)
    #expect(ambiguity.range.lower?.value == 40)
    #expect(ambiguity.range.upper?.value == 60)
    #expect(ambiguity.least == [40, 60])
    #expect(ambiguity.greatest == [60, 40])
    #expect(try #require(ambiguity.range.lower).constraints.contains(sum))
  }

  @Test("A variable without a limit is shown a unit away, with the variables that move along")
  func unlimited() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let row = try solver.add(Constraint([Term(x), Term(y, -2)], .equal, 10))
    try solver.add(Constraint([Term(y)], .greaterThanOrEqual, 0, priority: 500))
    let found = solver.ambiguity(of: x)
    let ambiguity = try #require(found)
    #expect(ambiguity.range.upper == nil)
    #expect(ambiguity.range.lower?.value == 10)
    #expect(ambiguity.range.lower?.constraints.first == row)
    #expect(ambiguity.least == [10, 0])
    #expect(ambiguity.greatest == [11, 0.5])
  }

  @Test("A variable that is held has no other value")
  func held() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 3, priority: 1))
    #expect(solver.ambiguity(of: x) == nil)
  }

  @Test("Random ranges equal those of the exact optimal face", arguments: Array(stride(from: 0, to: 90, by: 15)))
  func random(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 15) {
      let system = ExactSystem(seed: seed)
      var solver = Solver()
      _ = try system.fill(&solver)
      let kept = system.keptConstraints()
      let face = system.optimalCorners(keeping: kept)
      let exactRanges = system.optimalRanges(keeping: kept)
      let best = system.violations(at: try #require(face.first), among: kept).map(\.value)
      for variable in 0..<system.variableCount {
        let exact = exactRanges[variable]
        guard let ambiguity = solver.ambiguity(of: Variable(index: variable)) else {
          #expect(exact.lower != nil && exact.lower == exact.upper, "seed \(seed), variable \(variable)")
          continue
        }
        #expect(isEqual(ambiguity.range.lower?.value, exact.lower), "seed \(seed), variable \(variable)")
        #expect(isEqual(ambiguity.range.upper?.value, exact.upper), "seed \(seed), variable \(variable)")
        #expect(ambiguity.least[variable] < ambiguity.greatest[variable])
        for point in [ambiguity.least, ambiguity.greatest] {
          for (level, exact) in zip(system.violations(at: point, among: kept), best) {
            #expect(abs(level - exact) < 1e-7, "seed \(seed), variable \(variable)")
          }
        }
      }
    }
  }
}

private func isEqual(_ value: Double?, _ exact: Rational?) -> Bool {
  guard let value, let exact else { return value == nil && exact == nil }
  return abs(value - exact.value) < 1e-7
}
