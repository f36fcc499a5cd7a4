import ConstraintSolver
import TestSupport

/// A source of random constraints.
protocol ConstraintSource {
  func constraint(variableCount: Int, using random: inout SeededGenerator) -> Constraint
}

/// Constraints of small whole numbers, with many ties, redundancies and contradictions.
struct TinyConstraints: ConstraintSource {
  func constraint(variableCount: Int, using random: inout SeededGenerator) -> Constraint {
    exactConstraint(variableCount: variableCount, using: &random)
      .constraint(over: (0..<variableCount).map { Variable(index: $0) })
  }

  private func exactConstraint(variableCount: Int, using random: inout SeededGenerator) -> ExactConstraint {
    ExactConstraint(variableCount: variableCount, priorities: [1000, 750, 251, 250, 40], using: &random)
  }
}

extension EditedSystem<TinyConstraints> {
  /// The current system for the exact solver.
  var exactSystem: ExactSystem {
    var system = ExactSystem(variableCount: variableCount, constraints: [])
    for (_, constraint) in constraints {
      var coefficients = [Int](repeating: 0, count: variableCount)
      for term in constraint.terms { coefficients[term.variable.index] += Int(term.coefficient) }
      system.constraints.append(
        ExactConstraint(
          coefficients: coefficients, relation: constraint.relation, constant: Int(constraint.constant),
          priority: Int(constraint.priority), isProtected: constraint.isProtected))
    }
    return system
  }
}

/// Constraints as in layouts. Variables are alternately starts and sizes.
struct LayoutConstraints: ConstraintSource {
  func constraint(variableCount: Int, using random: inout SeededGenerator) -> Constraint {
    let count = variableCount / 2
    let index = Int.random(in: 0..<count, using: &random)
    // Most constraints relate neighbours, as in a chain.
    let next =
      Int.random(in: 0..<3, using: &random) > 0 ? (index + 1) % count : Int.random(in: 0..<count, using: &random)
    let (view, other) = (LayoutSpan(index), LayoutSpan(next))
    let relation: Relation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let gap = random.pick([0, 8, 8, 16, 20.5])
    let size = random.pick([20, 44, 51, 60.5, 120])
    let priority = random.pick([1000, 1000, 999, 750, 500, 251, 250.0])
    let hugging = random.pick([250, 251, 749.0])
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      return Constraint([other.start, view.start(-1), view.size(-1)], relation, gap, priority: priority)
    case 2: return Constraint([view.size], .lessThanOrEqual, size, priority: hugging)
    case 3: return Constraint([view.size], .greaterThanOrEqual, size, priority: 750)
    case 4:
      return Constraint([view.size, other.size(-random.pick([1, 1, 0.5, 1.778]))], relation, 0, priority: priority)
    case 5:
      return Constraint(
        [view.start, view.size(0.5), other.start(-1), other.size(-0.5)], .equal, 0, priority: priority)
    case 6: return Constraint([view.start], relation, gap * 10, priority: priority)
    default: return Constraint([view.size], .greaterThanOrEqual, 0, isProtected: true)
    }
  }
}

/// The terms for the edges of a view along one axis.
private struct LayoutSpan {
  private let index: Int

  init(_ index: Int) { self.index = index }

  var start: Term { start(1) }
  var size: Term { size(1) }
  func start(_ coefficient: Double) -> Term { Term(Variable(index: 2 * index), coefficient) }
  func size(_ coefficient: Double) -> Term { Term(Variable(index: 2 * index + 1), coefficient) }
}
