import ConstraintSolver
import TestSupport

/// A conflict by the positions of its constraints in a list.
struct IndexedConflict: Hashable {
  var members: Set<Int>
  var broken: Int
}

extension Solution {
  /// The conflicts, given the position of each constraint in a list.
  func conflicts(at positions: [Int: Int]) -> Set<IndexedConflict> {
    Set(
      conflicts.map { conflict in
        IndexedConflict(
          members: Set(conflict.members.map { positions[$0.index] ?? -1 }),
          broken: positions[conflict.broken.index] ?? -1)
      })
  }
}

/// A tiny system with break keys, resolved by the written rule with exact arithmetic and without any haste.
struct KeyedSystem {
  let exact: ExactSystem
  /// The rank of each constraint. The order is the position in the list.
  private let ranks: [Int]

  init(seed: Int) {
    exact = ExactSystem(seed: seed, priorities: [1000, 1000, 1000, 250])
    var random = SeededGenerator(seed: seed)
    ranks = exact.constraints.map { _ in Int.random(in: 0..<2, using: &random) }
  }

  func solve(_ solver: inout Solver, in order: [Int]) throws -> Set<IndexedConflict> {
    let variables = (0..<exact.variableCount).map { _ in solver.makeVariable() }
    var positions: [Int: Int] = [:]
    for index in order {
      var constraint = exact.constraints[index].constraint(over: variables)
      constraint.breakKey = BreakKey(rank: ranks[index], order: index)
      positions[try solver.add(constraint).index] = index
    }
    return solver.solve().conflicts(at: positions)
  }

  /// The conflicts that the rule describes.
  var expected: Set<IndexedConflict> {
    var kept: [Int] = []
    var conflicts: [IndexedConflict] = []
    for index in yieldingOrder {
      if exact.isSatisfiable(kept + [index]) {
        kept.append(index)
      } else {
        conflicts.append(.init(members: [], broken: index))
      }
    }
    for index in conflicts.indices { conflicts[index].members = members(of: conflicts[index].broken, kept: kept) }
    return Set(breakingWhatMovesLess(conflicts, &kept))
  }

  /// The required constraints, the firmest first.
  private var yieldingOrder: [Int] {
    exact.constraints.indices.filter { exact.constraints[$0].isRequired }
      .sorted { (rank(of: $0), $0) < (rank(of: $1), $1) }
  }

  private func rank(of index: Int) -> Int { exact.constraints[index].isProtected ? ranks[index] - 100 : ranks[index] }

  /// A deletion filter that tries the kept constraints in the order of breaking.
  private func members(of broken: Int, kept: [Int]) -> Set<Int> {
    var left = kept
    for index in kept.reversed() {
      let without = left.filter { $0 != index }
      if !exact.isSatisfiable(without + [broken]) { left = without }
    }
    return Set(left + [broken])
  }

  private func breakingWhatMovesLess(_ conflicts: [IndexedConflict], _ kept: inout [Int]) -> [IndexedConflict] {
    var conflicts = conflicts
    for (index, conflict) in conflicts.enumerated() {
      let limit = movement(of: conflict.broken, in: conflict)
      let candidates = conflict.members.filter { member in
        rank(of: member) == rank(of: conflict.broken) && movement(of: member, in: conflict) < limit
          && conflicts.filter { $0.members.contains(member) }.count == 1
      }
      let sorted = candidates.sorted { left, right in
        let (first, second) = (movement(of: left, in: conflict), movement(of: right, in: conflict))
        return first != second ? first < second : left > right
      }
      for candidate in sorted {
        let rest = kept.filter { $0 != candidate } + [conflict.broken]
        guard exact.isSatisfiable(rest) else { continue }
        kept = rest
        conflicts[index].broken = candidate
        break
      }
    }
    return conflicts
  }

  /// The least violation of a member if the others hold.
  private func movement(of member: Int, in conflict: IndexedConflict) -> Rational {
    let others = conflict.members.filter { $0 != member }
    let points = exact.corners(of: Array(conflict.members)).filter { point in
      others.allSatisfy { exact.constraints[$0].violation(at: point) == .zero }
    }
    return points.map { exact.constraints[member].violation(at: $0) }.min() ?? .zero
  }
}

/// A system like those of layouts, with break keys.
struct LayoutLikeSystem {
  let variableCount: Int
  private var constraints: [Constraint] = []

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    variableCount = 2 * Int.random(in: 2...10, using: &random)
    let count = variableCount * Int.random(in: 1...3, using: &random)
    let orders = Array(0..<count).shuffled(using: &random)
    for index in 0..<count {
      var constraint = LayoutConstraints().constraint(variableCount: variableCount, using: &random)
      // Many more conflicts than in a layout.
      if constraint.priority > 500 { constraint.priority = Constraint.required }
      constraint.breakKey = BreakKey(rank: Int.random(in: 0..<3, using: &random), order: orders[index])
      constraints.append(constraint)
    }
  }

  /// Solves the system with other numbers for its variables, its constraints in a random order and after edits that
  /// cancel out.
  func conflicts(
    in solver: inout Solver, variables: [Int], edits: Int, using random: inout SeededGenerator
  ) throws -> Set<IndexedConflict> {
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    var identifiers: [Int: ConstraintID] = [:]
    var positions: [Int: Int] = [:]
    func renumbered(_ index: Int) -> Constraint {
      var constraint = constraints[index]
      constraint.terms = constraint.terms.map { Term(Variable(index: variables[$0.variable.index]), $0.coefficient) }
      return constraint
    }
    for index in constraints.indices.shuffled(using: &random) {
      let identifier = try solver.add(renumbered(index))
      (identifiers[index], positions[identifier.index]) = (identifier, index)
    }
    for _ in 0..<edits {
      guard let index = constraints.indices.randomElement(using: &random), let old = identifiers[index] else { break }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        solver.remove(old)
        _ = solver.solve()
        let new = try solver.add(renumbered(index))
        (identifiers[index], positions[new.index]) = (new, index)
      case 1:
        try solver.setPriority(999, of: old)
        _ = solver.solve()
        try solver.setPriority(constraints[index].priority, of: old)
      default:
        try solver.setConstant(constraints[index].constant + 40, of: old)
        _ = solver.solve()
        try solver.setConstant(constraints[index].constant, of: old)
      }
    }
    return solver.solve().conflicts(at: positions)
  }
}
