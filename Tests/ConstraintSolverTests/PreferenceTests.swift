import Testing

@testable import ConstraintSolver

@Suite("Preferred values")
struct PreferenceTests {
  @Test("A variable that prefers bounds is at its only bound, or else at zero")
  func bounds() throws {
    var solver = Solver()
    let (above, below, free) = (
      solver.makeVariable(preferring: .bound), solver.makeVariable(preferring: .bound),
      solver.makeVariable(preferring: .bound)
    )
    try solver.add(Constraint([Term(above)], .greaterThanOrEqual, -10))
    try solver.add(Constraint([Term(below)], .lessThanOrEqual, 10))
    #expect(solver.solve().values == [-10, 10, 0])
    _ = free
  }

  @Test("Of two bounds it takes the lower")
  func interval() throws {
    var solver = Solver()
    let x = solver.makeVariable(preferring: .bound)
    try solver.add(Constraint([Term(x)], .lessThanOrEqual, 20))
    try solver.add(Constraint([Term(x)], .greaterThanOrEqual, -5))
    #expect(solver.solve()[x] == -5)
  }

  @Test("A variable that prefers zero takes it before one that prefers bounds, even if it is made later")
  func order() throws {
    var solver = Solver()
    let start = solver.makeVariable(preferring: .bound)
    let size = solver.makeVariable()
    try solver.add(Constraint([Term(size)], .greaterThanOrEqual, 0))
    try solver.add(Constraint([Term(start), Term(size)], .equal, 77))
    #expect(solver.solve().values == [77, 0])
  }

  @Test("A bound that depends on another free variable follows it")
  func chain() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(preferring: .bound), solver.makeVariable(preferring: .bound))
    try solver.add(Constraint([Term(second), Term(first, -1)], .greaterThanOrEqual, 8))
    #expect(solver.solve().values == [0, 8])
    try solver.add(Constraint([Term(second)], .lessThanOrEqual, 100))
    #expect(solver.solve().values == [92, 100])
  }

  @Test("Variables whose constraints compete prefer zero")
  func tie() throws {
    var solver = Solver()
    let x = solver.makeVariable(preferring: .bound)
    try solver.add(Constraint([Term(x)], .equal, 8, priority: 500))
    try solver.add(Constraint([Term(x)], .equal, -3, priority: 500))
    #expect(solver.solve()[x] == 0)
  }

  @Test("Preferences do not make a variable less ambiguous")
  func ambiguity() throws {
    var solver = Solver()
    let (x, size) = (solver.makeVariable(preferring: .bound), solver.makeVariable())
    try solver.add(Constraint([Term(size)], .greaterThanOrEqual, 0))
    try solver.add(Constraint([Term(x), Term(size)], .equal, 77))
    #expect(solver.ambiguousVariables() == [x, size])
  }

  @Test("Random required constraints: zero first, then the exact least or greatest values", arguments: 0..<60)
  func random(seed: Int) throws {
    let system = ExactSystem(seed: 4000 + seed, priorities: [1000])
    var solver = Solver()
    let preferences = (0..<system.variableCount).map { ($0 + seed) % 2 == 0 ? Preference.bound : .zero }
    let variables = preferences.map { solver.makeVariable(preferring: $0) }
    for constraint in system.constraints { try solver.add(constraint.constraint(over: variables)) }
    let solution = solver.solve()
    guard solution.conflicts.isEmpty else { return }
    let expected = system.preferredPoint(preferences)
    for (value, exact) in zip(solution.values, expected) {
      #expect(abs(value - exact.value) < 1e-7, "\(solution.values), not \(expected.map(\.value))")
    }
  }
}

extension ExactSystem {
  /// Returns the feasible corner that variables with these preferences take. A value at the side of a large box has no
  /// bound.
  fileprivate func preferredPoint(_ preferences: [Preference]) -> [Rational] {
    let box = 10_000
    var points = corners(of: Array(constraints.indices), box: box).filter { point in
      constraints.allSatisfy { $0.violation(at: point) == .zero }
        && point.allSatisfy { $0.magnitude < Rational(box) || $0.magnitude == Rational(box) }
    }
    let indices = preferences.indices
    for index in indices.filter({ preferences[$0] == .zero }) + indices.filter({ preferences[$0] == .bound }) {
      guard let least = points.map({ $0[index] }).min(), let greatest = points.map({ $0[index] }).max() else {
        return []
      }
      var value = points.map { $0[index] }.min { $0.magnitude < $1.magnitude } ?? .zero
      // Values that depend on the box are far from those of the constraints.
      let far = Rational(box / 100)
      if preferences[index] == .bound {
        value = least.magnitude < far ? least : greatest.magnitude < far ? greatest : value
      }
      points = points.filter { $0[index] == value }
    }
    return points.first ?? []
  }
}
