import ConstraintSolver
import TestSupport

/// A system that is edited at random, with a list of its constraints from which a new system can be made.
struct EditedSystem<Source: ConstraintSource>: ~Copyable {
  var solver: Solver
  private let resolution: Double
  private(set) var variableCount = 0
  private(set) var constraints: [(id: ConstraintID, constraint: Constraint)] = []
  private let source: Source
  /// The preference of each variable, by its index.
  private let preference: (Int) -> Preference
  /// Whether a removed constraint is replaced by another with the same terms.
  private let replaces: Bool
  private var random: SeededGenerator

  init(
    _ source: Source, variableCount: Int, constraintCount: Int, seed: Int, resolution: Double = 0,
    preference: @escaping (Int) -> Preference = { _ in .zero }, replaces: Bool = false
  ) throws {
    self.source = source
    self.preference = preference
    self.replaces = replaces
    self.resolution = resolution
    solver = Solver(resolution: resolution)
    random = SeededGenerator(seed: seed)
    for _ in 0..<variableCount { addVariable() }
    for _ in 0..<constraintCount { try addConstraint() }
  }

  private mutating func addVariable() {
    _ = solver.makeVariable(preferring: preference(variableCount))
    variableCount += 1
  }

  private mutating func addConstraint() throws {
    let constraint = source.constraint(variableCount: variableCount, using: &random)
    constraints.append((try solver.add(constraint), constraint))
  }

  /// Changes, adds or removes a constraint.
  mutating func edit() throws {
    guard let index = constraints.indices.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0
    else { return try addConstraint() }
    // Constants and priorities that other constraints have, so that ties and shared rows come and go.
    let other = source.constraint(variableCount: variableCount, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let removed = constraints.remove(at: index)
      solver.remove(removed.id)
      guard replaces else { return }
      let constraint = Constraint(
        removed.constraint.terms, other.relation, other.constant, priority: other.priority,
        isProtected: other.isProtected)
      constraints.append((try solver.add(constraint), constraint))
    case 1:
      constraints[index].constraint.constant = other.constant
      try solver.setConstant(other.constant, of: constraints[index].id)
    default:
      constraints[index].constraint.priority = other.priority
      try solver.setPriority(other.priority, of: constraints[index].id)
    }
  }

  /// Returns the same system in a new solver.
  func fill(_ fresh: inout Solver) throws -> [ConstraintID] {
    for index in 0..<variableCount { _ = fresh.makeVariable(preferring: preference(index)) }
    return try constraints.map { try fresh.add($0.constraint) }
  }

  /// Returns a description of how the edited solver's results differ from those of a new one; empty if they do not.
  mutating func differences() throws -> String {
    var fresh = Solver(resolution: resolution)
    let identifiers = try fill(&fresh)
    let expected = fresh.solve()
    let solution = solver.solve()
    for (index, pair) in zip(solution.values, expected.values).enumerated()
    where abs(pair.0 - pair.1) > max(1e-9 * max(1, abs(pair.1)), 100 * resolution) {
      return "variable \(index) is \(pair.0), from scratch \(pair.1)"
    }
    let broken = constraints.indices.filter { expected.broken.contains(identifiers[$0]) }
    guard solution.broken == broken.map({ constraints[$0].id }) else {
      return "\(solution.broken) are broken, from scratch \(broken)"
    }
    let mapped = Dictionary(uniqueKeysWithValues: zip(identifiers, constraints.map(\.id)))
    let members = expected.conflicts.map { conflict in conflict.members.compactMap { mapped[$0] } }
    guard solution.conflicts.map(\.members) == members else {
      return "the conflicts are \(solution.conflicts.map(\.members)), from scratch \(members)"
    }
    for (level, other) in zip(solution.violations, expected.violations)
    where level.priority != other.priority || abs(level.total - other.total) > 1e-8 * max(1, other.total) {
      return "\(level) is violated, from scratch \(other)"
    }
    guard solution.violations.count == expected.violations.count else { return "the priorities differ" }
    return solver.ambiguousVariables() == fresh.ambiguousVariables() ? "" : "other variables are ambiguous"
  }
}
