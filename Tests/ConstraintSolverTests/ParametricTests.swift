import Testing

@testable import ConstraintSolver

@Suite("Critical ranges of a constant")
struct ParametricTests {
  @Test("The widths at which labels have enough room, and too much, are exact")
  func labels() throws {
    var solver = Solver()
    let widths = [solver.makeVariable(), solver.makeVariable()]
    let root = try solver.add(Constraint(widths.map { Term($0) }, .equal, 100))
    var compressions: [ConstraintID] = []
    var huggings: [ConstraintID] = []
    for width in widths {
      compressions.append(try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 60, priority: 750)))
      huggings.append(try solver.add(Constraint([Term(width)], .lessThanOrEqual, 60, priority: 251)))
    }
    // The first label is as near to zero as possible: it shrinks alone until its width is 0, at 60.
    #expect(
      try solver.criticalRanges(ofConstantOf: root, in: 0...200) == [
        CriticalRange(range: 0...60, violated: compressions, broken: []),
        CriticalRange(range: 60...120, violated: [compressions[0]], broken: []),
        CriticalRange(range: 120...200, violated: [huggings[1]], broken: []),
      ])
    #expect(solver.solve().values == [40, 60])
  }

  @Test("The constant at which a conflict starts is exact")
  func conflict() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x, 3)], .greaterThanOrEqual, 10))
    let atMost = try solver.add(Constraint([Term(x)], .lessThanOrEqual, 20))
    let ranges = try solver.criticalRanges(ofConstantOf: atMost, in: -5...20)
    #expect(ranges.map(\.broken) == [[atMost], []])
    #expect(abs(ranges[0].range.upperBound - 10 / 3.0) < 1e-12)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test("A constant that nothing depends on has one range, even if that is a single value")
  func indifferent() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let value = try solver.add(Constraint([Term(x)], .equal, 1, priority: 20))
    #expect(
      try solver.criticalRanges(ofConstantOf: value, in: -1e7...1e7) == [
        CriticalRange(range: -1e7...1e7, violated: [], broken: [])
      ])
    #expect(
      try solver.criticalRanges(ofConstantOf: value, in: 4...4) == [
        CriticalRange(range: 4...4, violated: [], broken: [])
      ])
    #expect(throws: SolverError.constantNotFinite(value)) {
      try solver.criticalRanges(ofConstantOf: value, in: 0 ... .infinity)
    }
  }

  @Test("Events that the resolution hides are in a range of their own, which is not resolved")
  func slowEvents() throws {
    var solver = Solver(resolution: 1e-9)
    let x = solver.makeVariable()
    let slow = try solver.add(Constraint([Term(x, 1e4)], .equal, 0))
    // The events are at the constants 0 and 5e-6, with x at most 5e-10 between them.
    let first = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 0, priority: 500))
    let second = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 5e-10, priority: 400))
    let ranges = try solver.criticalRanges(ofConstantOf: slow, in: -1...1)
    #expect(ranges.map(\.isResolved) == [true, false, true])
    #expect(ranges.filter(\.isResolved).map(\.violated) == [[first, second], []])
    #expect(ranges[1].range.lowerBound <= 0 && ranges[1].range.upperBound >= 5e-6 * (1 - 1e-12))
    #expect(ranges[1].range.upperBound - ranges[1].range.lowerBound < 1e-4)
  }

  @Test("A row of labels with different sizes has a breakpoint for each", arguments: [3, 40])
  func row(count: Int) throws {
    var solver = Solver()
    let widths = (0..<count).map { _ in solver.makeVariable() }
    let root = try solver.add(Constraint(widths.map { Term($0) }, .equal, 0))
    var labels: [ConstraintID] = []
    for (index, width) in widths.enumerated() {
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 10))
      labels.append(
        try solver.add(Constraint([Term(width)], .equal, 20, priority: Double(500 - index))))
    }
    // All are at least 10 wide. Then the strongest gets 10 more first, and the weakest gets the rest last.
    let ranges = try solver.criticalRanges(ofConstantOf: root, in: Double(10 * count)...Double(20 * count + 5))
    #expect(ranges.count == count)
    for (index, range) in ranges.enumerated() {
      #expect(range.range.lowerBound == Double(10 * (count + index)))
      #expect(range.violated == Array(labels[index...]))
    }
  }

  /// A system with one constant as a parameter.
  private struct Parametric {
    var system: ExactSystem
    var parameter: Int

    /// Returns the violated and the broken constraints of a new system.
    func sets(at constant: Double) throws -> [[Int]] {
      var solver = Solver()
      let identifiers = try system.fill(&solver)
      try solver.setConstant(constant, of: identifiers[parameter])
      let broken = solver.solve().broken.map(\.index)
      var violated: [Int] = []
      for (index, identifier) in identifiers.enumerated() where !system.constraints[index].isRequired {
        if try solver.violation(of: identifier) > 1e-8 { violated.append(index) }
      }
      return [violated, broken]
    }
  }

  @Test(
    "Ranges have the sets of fresh solutions where values cancel and where the preferred solution changes its form",
    arguments: [
      (63_002_336, false), (63_006_857, false), (63_008_808, false), (63_004_659, true), (63_007_319, true),
      (63_007_460, true), (63_008_257, true),
    ])
  func formerDifferences(seed: Int, prefersBounds: Bool) throws {
    let views = 2 + seed % 9
    let edited = try EditedSystem(
      LayoutConstraints(), variableCount: 2 * views, constraintCount: 4 * views, seed: seed
    ) { prefersBounds && $0 % 2 == 0 ? .bound : .zero }
    var solver = Solver()
    let identifiers = try edited.fill(&solver)
    let varied = identifiers.count - 1
    for found in try solver.criticalRanges(ofConstantOf: identifiers[varied], in: -50...250) {
      for share in [0.001, 0.13, 0.49, 0.93, 0.999] {
        var fresh = Solver()
        let others = try edited.fill(&fresh)
        let constant = found.range.lowerBound + share * (found.range.upperBound - found.range.lowerBound)
        try fresh.setConstant(constant, of: others[varied])
        #expect(fresh.solve().broken == found.broken)
        let violated = try others.filter { identifier in
          try edited.constraints[identifier.index].constraint.priority < 1000 && fresh.violation(of: identifier) > 1e-9
        }
        #expect(violated == found.violated, "at \(constant)")
      }
    }
  }

  @Test("Ranges equal those that bisection finds", arguments: Array(stride(from: 0, to: 300, by: 30)))
  func bisection(firstSeed: Int) throws {
    for seed in firstSeed..<(firstSeed + 30) {
      let system = ExactSystem(seed: seed)
      let parametric = Parametric(system: system, parameter: seed % system.constraints.count)
      var solver = Solver()
      let identifiers = try system.fill(&solver)
      let ranges = try solver.criticalRanges(ofConstantOf: identifiers[parametric.parameter], in: -9...9)
      #expect(ranges.first?.range.lowerBound == -9 && ranges.last?.range.upperBound == 9)
      for critical in ranges {
        let expected = [critical.violated.map(\.index), critical.broken.map(\.index)]
        // Shares of a range that no small fraction equals.
        for share in [0.001, 0.2137, 0.5381, 0.8413, 0.999] {
          let range = critical.range
          let point = range.lowerBound + share * (range.upperBound - range.lowerBound)
          #expect(try parametric.sets(at: point) == expected, "seed \(seed) at \(point)")
        }
      }
      for (left, right) in zip(ranges, ranges.dropFirst()) {
        let found = try bisect(parametric, between: left.range, and: right.range)
        #expect(abs(found - left.range.upperBound) < 1e-6, "seed \(seed)")
      }
    }
  }

  /// Returns the constant at which the sets of the middle of one range change to those of the next.
  private func bisect(
    _ parametric: Parametric, between left: ClosedRange<Double>, and right: ClosedRange<Double>
  ) throws -> Double {
    // Avoids small fractions, at which single points may differ from the range around them.
    var low = 0.4187 * left.lowerBound + 0.5813 * left.upperBound
    var high = 0.4187 * right.lowerBound + 0.5813 * right.upperBound
    let expected = try parametric.sets(at: low)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if try parametric.sets(at: middle) == expected { low = middle } else { high = middle }
    }
    return low
  }
}
