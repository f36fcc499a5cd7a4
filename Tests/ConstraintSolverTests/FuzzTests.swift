import Foundation
import Testing

@testable import ConstraintSolver

/// Compares edited random systems with new ones and with the exact solver.
///
/// The seeds are the same in each run. `GALLEY_FUZZ_SECONDS=600` continues with others for that time, and
/// `GALLEY_FUZZ_SEED=n` starts with another seed, such as one from a failure.
@Suite("Fuzzing")
struct FuzzTests {
  private static let usualCount = 40

  /// Runs a round for each seed up to the first failure.
  private func fuzz(_ round: (Int) throws -> String) throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["GALLEY_FUZZ_SEED"].flatMap(Int.init) ?? 50_000
    let end = environment["GALLEY_FUZZ_SECONDS"].flatMap(Double.init).map { ContinuousClock.now + .seconds($0) }
    var seed = first
    while end.map({ .now < $0 }) ?? (seed < first + Self.usualCount) {
      let failure = failure(of: round, seed: seed)
      try #require(failure == "", "seed \(seed)")
      seed += 1
    }
    if end != nil { print("seeds \(first)..<\(seed)") }
  }

  /// Returns a description of a round's failure or error; empty if there is none.
  private func failure(of round: (Int) throws -> String, seed: Int) -> String {
    do { return try round(seed) } catch { return String(describing: error) }
  }

  @Test("Edited layouts have the solution of new systems", arguments: [0, 1e-9])
  func layouts(resolution: Double) throws {
    try fuzz { try differenceOfLayouts(ofSeed: $0, resolution: resolution) }
  }

  @Test("So have those whose starts prefer bounds, as in AutoLayout", arguments: [0, 1e-9])
  func preferringLayouts(resolution: Double) throws {
    try fuzz { try differenceOfLayouts(ofSeed: $0, resolution: resolution, preference: startsPreferBounds) }
  }

  @Test("So have those in which a constraint takes the place of another with the same terms", arguments: [0, 1e-9])
  func replacingLayouts(resolution: Double) throws {
    try fuzz {
      try differenceOfLayouts(
        ofSeed: $0, resolution: resolution, preference: startsPreferBounds, replaces: true)
    }
  }

  /// Rounding errors make rows of these optimal faces contradict each other, or hide which inequalities are tight.
  @Test(
    "Rounding errors in the rows of an optimal face decide nothing",
    arguments: [
      560_000_083, 560_000_171, 560_000_372, 560_001_173, 560_001_244, 560_001_500, 560_001_644, 560_002_205,
      560_002_700, 560_003_349, 743_005_253,
    ])
  func roundingErrors(seed: Int) throws {
    #expect(try differenceOfLayouts(ofSeed: seed) == "")
  }

  @Test(
    "Rounding errors decide nothing beside a resolution",
    arguments: [561_000_124, 561_001_970, 561_003_339, 560_002_902])
  func roundingErrorsBesideResolution(seed: Int) throws {
    #expect(try differenceOfLayouts(ofSeed: seed, resolution: 1e-9) == "")
  }

  @Test("The sign of an error does not keep the multiplier of a removed constraint", arguments: [743_001_321])
  func multiplierOfRemovedConstraint(seed: Int) throws {
    #expect(try differenceOfLayouts(ofSeed: seed, resolution: 1e-9, preference: startsPreferBounds) == "")
  }

  private func startsPreferBounds(_ variable: Int) -> Preference { variable % 2 == 0 ? .bound : .zero }

  private func differenceOfLayouts(
    ofSeed seed: Int, resolution: Double = 0, preference: @escaping (Int) -> Preference = { _ in .zero },
    replaces: Bool = false
  ) throws -> String {
    let views = 2 + seed % 29
    var edited = try EditedSystem(
      LayoutConstraints(), variableCount: 2 * views, constraintCount: 3 * views + seed % 7 * views / 2, seed: seed,
      resolution: resolution, preference: preference, replaces: replaces)
    for step in 0..<12 {
      for _ in 0...(seed % 5) { try edited.edit() }
      let differences = try edited.differences()
      if differences != "" { return "step \(step): \(differences)" }
    }
    return ""
  }

  @Test("Edited tiny systems have the exact optimum")
  func tinySystems() throws {
    try fuzz { seed in
      var edited = try EditedSystem(
        TinyConstraints(), variableCount: 1 + seed % 3, constraintCount: 2 + seed % 4, seed: seed)
      for step in 0..<8 {
        try edited.edit()
        let solution = edited.solver.solve()
        let exact = edited.exactSystem
        let kept = exact.keptConstraints()
        let expected = exact.optimum(keeping: kept).map(\.value)
        let broken = exact.constraints.indices.filter { !kept.contains($0) }.map { edited.constraints[$0].id }
        guard zip(solution.values, expected).allSatisfy({ abs($0 - $1) < 1e-7 }) else {
          return "step \(step): \(solution.values), not \(expected)"
        }
        guard solution.broken == broken else { return "step \(step): \(solution.broken) are broken, not \(broken)" }
      }
      return ""
    }
  }

  @Test("Edited layouts have the ranges of new systems")
  func ranges() throws { try fuzz(differenceOfRanges) }

  private func differenceOfRanges(ofSeed seed: Int) throws -> String {
    let views = 2 + seed % 9
    var edited = try EditedSystem(
      LayoutConstraints(), variableCount: 2 * views, constraintCount: 4 * views, seed: seed)
    for _ in 0..<10 { try edited.edit() }
    var fresh = Solver()
    _ = try edited.fill(&fresh)
    let variable = Variable(index: seed % edited.variableCount)
    let (range, expected) = (edited.solver.range(of: variable), fresh.range(of: variable))
    guard isClose(range.lower, expected.lower), isClose(range.upper, expected.upper) else {
      return "\(range), from scratch \(expected)"
    }
    return ""
  }

  private func isClose(_ limit: RangeLimit?, _ other: RangeLimit?) -> Bool {
    guard let limit, let other else { return limit == nil && other == nil }
    return abs(limit.value - other.value) <= 1e-7 * max(1, abs(other.value))
  }
}
