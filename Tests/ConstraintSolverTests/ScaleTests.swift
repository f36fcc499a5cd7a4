import Foundation
import Testing

@testable import ConstraintSolver

/// The order of priorities must not depend on the units of constraints and variables.
@Suite("Coefficients of different scale")
struct ScaleTests {
  @Test("The stronger of two constraints on one variable holds, whatever their coefficients", arguments: [1, 1e3, 1e6])
  func twoConstraints(scale: Double) throws {
    for (weaker, stronger) in [(-scale, -1 / scale), (1 / scale, scale)] {
      var solver = Solver()
      let x = solver.makeVariable()
      try solver.add(Constraint([Term(x, weaker)], .equal, 0, priority: 800))
      try solver.add(Constraint([Term(x, stronger)], .equal, 10, priority: 999))
      let solution = solver.solve()
      #expect(solution[x] == 10 / stronger)
      #expect(solution.isProven)
    }
  }

  @Test("The stronger end of a chain of ratios holds", arguments: [1, 30, 60, 100], [0.5, 2.0])
  func chain(links: Int, ratio: Double) throws {
    for (first, last) in [(499.0, 500.0), (500, 499)] {
      var solver = Solver()
      let widths = (0...links).map { _ in solver.makeVariable() }
      for (width, next) in zip(widths, widths.dropFirst()) {
        try solver.add(Constraint([Term(next), Term(width, -ratio)], .equal, 0))
      }
      try solver.add(Constraint([Term(widths[0])], .equal, 100, priority: first))
      try solver.add(Constraint([Term(widths[links])], .equal, 10, priority: last))
      let solution = solver.solve()
      if first > last { #expect(solution[widths[0]] == 100) } else { #expect(solution[widths[links]] == 10) }
      // Powers of 2 are exact.
      #expect(solution[widths[links]] == solution[widths[0]] * pow(ratio, Double(links)))
      #expect(solution.isProven)
    }
  }

  @Test("A chain of 100 ratios keeps the stronger of two ends", arguments: [0.5, 2, 0.1, 10, 1e3], [false, true])
  func longChain(ratio: Double, isReversed: Bool) throws {
    for (first, last) in [(499.0, 500.0), (500, 499)] {
      var solver = Solver()
      let widths = (0...100).map { _ in solver.makeVariable() }
      // The reversed chain is the same one, made from its other end.
      let links = isReversed ? Array((0..<100).reversed()) : Array(0..<100)
      for link in links { try solver.add(Constraint([Term(widths[link + 1]), Term(widths[link], -ratio)], .equal, 0)) }
      try solver.add(Constraint([Term(widths[0])], .equal, 100, priority: first))
      try solver.add(Constraint([Term(widths[100])], .equal, 10, priority: last))
      let solution = solver.solve()
      // 100 ratios are 0.5^100 ... 1e300, which a double can hold, so the weaker end follows from the stronger one.
      let expected = first > last ? 100.0 : 10 / pow(ratio, 100)
      #expect(abs(solution[widths[0]] - expected) <= 1e-12 * expected)
      let lastWidth = expected * pow(ratio, 100)
      #expect(abs(solution[widths[100]] - lastWidth) <= 1e-12 * lastWidth)
      let miss = first > last ? abs(10 - lastWidth) : abs(100 - expected)
      #expect(solution.violations.map(\.priority) == [500, 499])
      #expect(solution.violations[0].total == 0)
      #expect(abs(solution.violations[1].total - miss) <= 1e-12 * miss)
      #expect(solution.isProven)
    }
  }

  @Test("A chain that leaves the range of a double is not proven")
  func overflow() throws {
    // The last width is 1e20 times the first, or 1e400 times, while the greatest double is about 1.8e308.
    for (links, isRepresentable) in [(2, true), (40, false)] {
      for isFirstFixed in [true, false] {
        var solver = Solver()
        let widths = (0...links).map { _ in solver.makeVariable() }
        for (width, next) in zip(widths, widths.dropFirst()) {
          try solver.add(Constraint([Term(next), Term(width, -1e10)], .equal, 0))
        }
        try solver.add(Constraint([Term(widths[0])], .equal, 100, priority: 500))
        if !isFirstFixed { try solver.add(Constraint([Term(widths[links])], .equal, 10, priority: 499)) }
        #expect(solver.solve().isProven == isRepresentable)
      }
    }
  }

  /// `y = x + r^3 x`, so `y - x >= 1` holds from `x = r^-3` on. A double holds 1 + r^3 as 1 if r is 1e-6 or less, and a
  /// number of 32 digits if r is 1e-12.
  @Test(
    "A product of ratios that rounding hides still lets a weaker constraint give way, or nothing is proven",
    arguments: 3...12, [false, true])
  func hiddenProduct(digits: Int, isReversed: Bool) throws {
    let ratio = try #require(Double("1e-\(digits)"))
    var solver = Solver()
    let x = solver.makeVariable()
    let (copy, first, second, third, y) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let definitions = [
      [Term(copy), Term(x, -1)], [Term(first), Term(x, -ratio)], [Term(second), Term(first, -ratio)],
      [Term(third), Term(second, -ratio)], [Term(y), Term(x, -1), Term(third, -1)],
    ]
    try solver.add(Constraint([Term(x)], .equal, 100, priority: 250))
    for terms in isReversed ? definitions.reversed() : definitions { try solver.add(Constraint(terms, .equal, 0)) }
    try solver.add(Constraint([Term(y), Term(copy, -1)], .greaterThanOrEqual, 1, priority: 500))
    let solution = solver.solve()
    let least = pow(10, 3 * Double(digits))
    if digits <= 6 { #expect(solution.isProven) }
    if digits == 12 { #expect(!solution.isProven) }
    if solution.isProven {
      #expect(abs(solution[x] - least) <= 1e-9 * least)
      #expect(solution.violations[0] == LevelViolation(priority: 500, total: 0))
    }
  }

  @Test("Another unit of a variable changes its value by the unit and nothing else")
  func unit() throws {
    for answer in try Self.answers().prefix(20) {
      var values: [[Double]] = []
      for unit in [1, 0x1p20] {
        var solver = Solver()
        try answer.fill(&solver) { variable in variable % 2 == 0 ? unit : 1 }
        values.append(solver.solve().values)
      }
      for (variable, (value, other)) in zip(values[0], values[1]).enumerated() {
        let expected = variable % 2 == 0 ? other * 0x1p20 : other
        #expect(abs(value - expected) <= 1e-9 * abs(expected), "\(answer.name ?? "")")
      }
    }
  }

  /// Each view ends as far behind its centre as it starts before it, so each start is twice a centre minus the start
  /// before: a bound that adds up magnitudes triples from view to view, but no calculation has an error.
  @Test("A long chain of centred views needs no care, because its circuits have no errors")
  func centredViews() throws {
    var solver = Solver()
    var start = solver.makeVariable()
    try solver.add(Constraint([Term(start)], .equal, 0))
    for _ in 0..<200 {
      let (size, next) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(Constraint([Term(start), Term(size, 0.5)], .equal, 10))
      try solver.add(Constraint([Term(next), Term(start, -1), Term(size, -1)], .equal, 0))
      start = next
    }
    let weaker = try solver.add(Constraint([Term(start)], .equal, 7, priority: 500))
    let solution = solver.solve()
    #expect(solution[start] == 0)
    #expect(solution.violations == [LevelViolation(priority: 500, total: 7)])
    #expect(solution.isProven)
    #expect(solver.engine.care == .usual)
    try solver.setConstant(9, of: weaker)
    #expect(solver.solve().violations == [LevelViolation(priority: 500, total: 9)])
    #expect(solver.engine.care == .usual)
  }

  /// The positions are sums of up to 10,000 widths, whose roundings add up to more than the last row allows.
  @Test("The rounding of long sums is spread over the values without another search")
  func longSum() throws {
    var solver = Solver(resolution: 1e-9)
    var (last, first): (Variable?, Variable?) = (nil, nil)
    for _ in 0..<10_000 {
      let (width, end) = (solver.makeVariable(), solver.makeVariable())
      let former = last.map { [Term($0, -1)] } ?? []
      try solver.add(Constraint([Term(end), Term(width, -1)] + former, .equal, 8))
      if let first { try solver.add(Constraint([Term(width), Term(first, -1)], .equal, 0)) } else { first = width }
      last = end
    }
    try solver.add(Constraint([Term(try #require(last))], .equal, 199_992))
    let solution = solver.solve()
    #expect(abs(solution[try #require(first)] - 11.9992) < 1e-9)
    #expect(abs(solution[try #require(last)] - 199_992) < 3e-8)
    #expect(solution.isProven)
    #expect(solver.engine.care == .usual)
  }

  /// Systems that absolute tolerances got wrong, with their exact minima. `Tests/Benchmarks/Scales` makes such systems
  /// and computes their minima in whole numbers.
  private static func answers() throws -> [RecordedSystem] { try RecordedSystem.all(in: "scales.jsonl") }

  @Test("Coefficients from 1e-6 to 1e6 keep the exact minimum of every priority")
  func minima() throws {
    let answers = try Self.answers()
    #expect(answers.count > 50)
    for answer in answers {
      var solver = Solver()
      try answer.fill(&solver)
      let solution = solver.solve()
      #expect(solution.isProven, "\(answer.name ?? "")")
      #expect(solution.broken.map(\.index) == answer.broken, "\(answer.name ?? "")")
      for level in solution.violations {
        let expected = try #require(answer.violations["\(Int(level.priority))"])
        #expect(
          abs(level.total - expected) <= 1e-6 * max(1, expected), "\(answer.name ?? ""), priority \(level.priority)")
      }
    }
  }
}
