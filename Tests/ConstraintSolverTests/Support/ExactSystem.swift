import ConstraintSolver

/// A constraint of whole numbers with one coefficient per variable.
struct ExactConstraint {
  var coefficients: [Int]
  var relation: Relation
  var constant: Int
  var priority: Int
  var isProtected = false

  var isRequired: Bool { priority == 1000 }

  func violation(at point: [Rational]) -> Rational {
    var sum = Rational.zero
    for (coefficient, value) in zip(coefficients, point) where coefficient != 0 {
      sum = sum + Rational(coefficient) * value
    }
    let excess = sum - Rational(constant)
    switch relation {
    case .equal: return excess.magnitude
    case .lessThanOrEqual: return max(excess, .zero)
    case .greaterThanOrEqual: return max(.zero - excess, .zero)
    }
  }
}

/// A slow, exact and independent solver for tiny systems.
///
/// The hyperplanes of the constraints and the axes divide space into cells, on which each sum of absolute violations
/// and each distance from zero is linear. So the lexicographic optimum is a corner of this arrangement. All corners are
/// computed and compared.
struct ExactSystem {
  var variableCount: Int
  var constraints: [ExactConstraint]

  /// Returns the required constraints that are kept: in order, protected ones first, each if it is consistent with
  /// those kept before.
  func keptConstraints() -> [Int] {
    let order = constraints.indices.sorted { left, right in
      (constraints[left].isProtected ? 0 : 1, left) < (constraints[right].isProtected ? 0 : 1, right)
    }
    var kept: [Int] = []
    for index in order where constraints[index].isRequired {
      if isSatisfiable(kept + [index]) { kept.append(index) }
    }
    return constraints.indices.filter { !constraints[$0].isRequired || kept.contains($0) }
  }

  func isSatisfiable(_ indices: [Int]) -> Bool {
    corners(of: indices).contains { point in
      indices.allSatisfy { constraints[$0].violation(at: point) == .zero }
    }
  }

  /// Returns the violation of each priority, strongest first.
  func violations(at point: [Rational], among kept: [Int]) -> [Rational] {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      kept.filter { constraints[$0].priority == priority }
        .reduce(.zero) { $0 + constraints[$1].violation(at: point) }
    }
  }

  /// Returns the optimum nearest to zero in the order of the variables.
  func optimum(keeping kept: [Int]) -> [Rational] {
    let ranked = corners(of: kept).map { point in
      (key: violations(at: point, among: kept) + point.map(\.magnitude), point: point)
    }
    let best = ranked.min { $0.key.lexicographicallyPrecedes($1.key) }
    return best?.point ?? []
  }

  /// Returns the variables with several values on the optimal face inside a large box.
  func ambiguousVariables(keeping kept: [Int]) -> [Int] {
    let face = optimalCorners(keeping: kept)
    return (0..<variableCount).filter { variable in Set(face.map { $0[variable] }).count > 1 }
  }
}

// MARK: - Corners

extension ExactSystem {
  private struct Plane: Hashable {
    var coefficients: [Int]
    var constant: Int
  }

  func corners(of indices: [Int], box: Int? = nil) -> [[Rational]] {
    var planes = indices.map { Plane(coefficients: constraints[$0].coefficients, constant: constraints[$0].constant) }
    for variable in 0..<variableCount {
      let axis = (0..<variableCount).map { $0 == variable ? 1 : 0 }
      for constant in [0] + (box.map { [-$0, $0] } ?? []) {
        planes.append(Plane(coefficients: axis, constant: constant))
      }
    }
    planes = Array(Set(planes))
    var found: [[Rational]] = []
    choose(from: planes[...], taken: [], into: &found)
    return Array(Set(found))
  }

  private func choose(from planes: ArraySlice<Plane>, taken: [Plane], into found: inout [[Rational]]) {
    if taken.count == variableCount {
      if let point = intersection(of: taken) { found.append(point) }
      return
    }
    for index in planes.indices {
      choose(from: planes[(index + 1)...], taken: taken + [planes[index]], into: &found)
    }
  }

  /// Gauss and Jordan's elimination.
  private func intersection(of planes: [Plane]) -> [Rational]? {
    var matrix = planes.map { plane in (plane.coefficients + [plane.constant]).map { Rational($0) } }
    for column in 0..<variableCount {
      guard let pivot = (column..<variableCount).first(where: { matrix[$0][column] != .zero }) else { return nil }
      matrix.swapAt(column, pivot)
      let scale = matrix[column][column]
      matrix[column] = matrix[column].map { $0 / scale }
      for row in 0..<variableCount where row != column && matrix[row][column] != .zero {
        let multiple = matrix[row][column]
        matrix[row] = zip(matrix[row], matrix[column]).map { $0 - multiple * $1 }
      }
    }
    return matrix.map { $0[variableCount] }
  }
}

// MARK: - The system under test

extension ExactSystem {
  /// Adds the system to a solver and returns the identifiers in the order of the constraints.
  func fill(_ solver: inout Solver) throws -> [ConstraintID] {
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    return try constraints.map { try solver.add($0.constraint(over: variables)) }
  }
}

extension ExactConstraint {
  func constraint(over variables: [Variable]) -> Constraint {
    let terms = zip(variables, coefficients).filter { $1 != 0 }.map { Term($0, Double($1)) }
    return Constraint(terms, relation, Double(constant), priority: Double(priority), isProtected: isProtected)
  }
}
