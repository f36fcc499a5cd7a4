/// The least and the greatest value of a variable, each nil if there is no limit.
struct ExactRange: Equatable {
  var lower: Rational?
  var upper: Rational?

  /// Makes the range of a variable from the corners of a set inside a box and inside a larger one. An end that differs
  /// between them is no limit.
  fileprivate init(of variable: Int, small: [[Rational]], large: [[Rational]]) {
    let values = [small, large].map { corners in corners.map { $0[variable] } }
    lower = values[0].min() == values[1].min() ? values[0].min() : nil
    upper = values[0].max() == values[1].max() ? values[0].max() : nil
  }
}

extension ExactSystem {
  /// Larger than any corner of the random systems, whose numbers are at most 4.
  private static let boxSizes = (small: 1000, large: 2000)

  /// Returns the corners of the optimal face inside a box.
  func optimalCorners(keeping kept: [Int], box: Int = boxSizes.small) -> [[Rational]] {
    let ranked = corners(of: kept, box: box).map { (key: violations(at: $0, among: kept), point: $0) }
    guard let best = ranked.map(\.key).min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
    return ranked.filter { $0.key == best }.map(\.point)
  }

  /// Returns the range of each variable among the optima.
  func optimalRanges(keeping kept: [Int]) -> [ExactRange] {
    let small = optimalCorners(keeping: kept, box: Self.boxSizes.small)
    let large = optimalCorners(keeping: kept, box: Self.boxSizes.large)
    return (0..<variableCount).map { ExactRange(of: $0, small: small, large: large) }
  }

  /// Returns the range of each variable if the given constraints hold.
  func ranges(where held: [Int]) -> [ExactRange] {
    let small = feasibleCorners(held, box: Self.boxSizes.small)
    let large = feasibleCorners(held, box: Self.boxSizes.large)
    return (0..<variableCount).map { ExactRange(of: $0, small: small, large: large) }
  }

  private func feasibleCorners(_ held: [Int], box: Int) -> [[Rational]] {
    corners(of: held, box: box).filter { point in
      held.allSatisfy { constraints[$0].violation(at: point) == .zero }
    }
  }
}

extension ExactSystem {
  /// Returns the violation of each priority at a solver's values, strongest first.
  func violations(at point: [Double], among kept: [Int]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      kept.filter { constraints[$0].priority == priority }.reduce(0) { $0 + constraints[$1].violation(at: point) }
    }
  }
}

extension ExactConstraint {
  /// Returns the violation at a solver's values.
  func violation(at point: [Double]) -> Double {
    let excess = zip(coefficients, point).reduce(0) { $0 + Double($1.0) * $1.1 } - Double(constant)
    switch relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(excess, 0)
    case .greaterThanOrEqual: return max(-excess, 0)
    }
  }
}
