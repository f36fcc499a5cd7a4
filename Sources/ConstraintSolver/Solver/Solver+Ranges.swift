extension Solver {
  /// Returns the values that a variable can have while all required constraints hold, except broken ones.
  ///
  /// The cost is that of a solve, which is linear in the size of a typical layout.
  package mutating func range(of variable: Variable) -> VariableRange {
    guard isKnown(variable) else { return VariableRange(lower: nil, upper: nil) }
    let broken = Set(solve().broken)
    var region = FeasibleRegion(variableCount: variableCount)
    for index in constraints.indices {
      let identifier = ConstraintID(index: index)
      guard let constraint = constraint(identifier), constraint.priority == Constraint.required else { continue }
      if !broken.contains(identifier) { region.require(constraint, identifiers: [identifier]) }
    }
    let values = valueArray()
    return VariableRange(
      lower: region.end(along: variable, sense: -1, from: values).limit,
      upper: region.end(along: variable, sense: 1, from: values).limit)
  }

  /// Returns how far a variable can move without changing the violation of any priority, with an optimum for each end;
  /// nil if it cannot move.
  package mutating func ambiguity(of variable: Variable) -> Ambiguity? {
    guard isKnown(variable) else { return nil }
    var optima = optima()
    return optima.ambiguity(of: variable)
  }

  /// Returns the set of all optima, to ask for the ambiguity of several variables.
  package mutating func optima() -> SolverOptima {
    update()
    return SolverOptima(region: optimalRegion(), values: valueArray())
  }

  func isKnown(_ variable: Variable) -> Bool { variable.index >= 0 && variable.index < variableCount }

  /// Returns the region of all optima.
  ///
  /// It follows from the multipliers of the last solution by complementary slackness: a row whose multiplier is
  /// strictly between its bounds holds with equality in every optimum; a row at a bound may move to the side where its
  /// cost is linear.
  func optimalRegion() -> FeasibleRegion {
    var region = FeasibleRegion(variableCount: variableCount)
    for (row, identifiers) in owners().sorted(by: { $0.key < $1.key }) {
      guard let first = identifiers.first, var constraint = constraint(first) else { continue }
      switch engine.looseness(ofRow: row) {
      case .none: constraint.relation = .equal
      case .rises: constraint.relation = .greaterThanOrEqual
      case .falls: constraint.relation = .lessThanOrEqual
      case .free: continue
      }
      region.require(constraint, identifiers: claimants(identifiers, on: row))
    }
    return region
  }
}

/// All optima of a system, as of its last solution.
package struct SolverOptima: ~Copyable {
  private var region: FeasibleRegion
  /// The values of the last solution.
  private let values: [Double]

  fileprivate init(region: consuming FeasibleRegion, values: [Double]) {
    self.region = region
    self.values = values
  }

  /// Returns how far a variable can move without changing the violation of any priority, with an optimum for each end;
  /// nil if it cannot move.
  package mutating func ambiguity(of variable: Variable) -> Ambiguity? {
    guard values.indices.contains(variable.index) else { return nil }
    let least = region.end(along: variable, sense: -1, from: values)
    let greatest = region.end(along: variable, sense: 1, from: values)
    let width = greatest.point[variable.index] - least.point[variable.index]
    guard width > Tolerance.movement * max(1, abs(values[variable.index])) else { return nil }
    return Ambiguity(
      range: VariableRange(lower: least.limit, upper: greatest.limit), least: least.point, greatest: greatest.point)
  }

  /// Divides variables that can move into those that move together: an equality of all optima links two variables,
  /// directly or through others of the list.
  ///
  /// - Parameter variables: The variables that can move, in the order of the result.
  package func parts(of variables: [Variable]) -> [[Variable]] { region.parts(of: variables) }
}

/// The points where all given rows hold. All rows are required.
struct FeasibleRegion: ~Copyable {
  private var engine = Engine()
  /// The constraints that each row comes from.
  private var sources: [Int: [ConstraintID]] = [:]
  /// The variables of each equality.
  private var links: [[Int]] = []

  init(variableCount: Int) {
    for _ in 0..<variableCount { _ = engine.appendVariable() }
  }

  /// Adds a row for a constraint that comes from the constraints with the given identifiers.
  mutating func require(_ constraint: Constraint, identifiers: [ConstraintID]) {
    let row = engine.append(
      constraint.terms.span, constant: constraint.constant,
      prices: constraint.relation.prices(priority: Constraint.required), expendability: sources.count)
    sources[row] = identifiers
    if constraint.relation == .equal { links.append(constraint.terms.map(\.variable.index)) }
  }

  /// Divides variables by the equalities between them.
  func parts(of variables: [Variable]) -> [[Variable]] {
    // Each variable points to another of its part, or to itself if it represents the part.
    var next = Dictionary(uniqueKeysWithValues: variables.map { ($0.index, $0.index) })
    func head(of index: Int) -> Int {
      var index = index
      while let other = next[index], other != index { index = other }
      return index
    }
    for link in links {
      let own = link.filter { next[$0] != nil }
      guard let first = own.first.map(head) else { continue }
      for other in own.dropFirst() { next[head(of: other)] = first }
      // Shortens the way of the next search.
      for index in own { next[index] = first }
    }
    var parts: [[Variable]] = []
    var places: [Int: Int] = [:]
    for variable in variables {
      let head = head(of: variable.index)
      let place = places[head] ?? parts.count
      places[head] = place
      if place == parts.count { parts.append([]) }
      parts[place].append(variable)
    }
    return parts
  }

  /// Returns the end of the region along a variable.
  ///
  /// - Parameters:
  ///   - sense: -1 for the least value of the variable, 1 for the greatest.
  ///   - point: A point of the region. If there is no end, the returned point is one unit beyond it.
  mutating func end(along variable: Variable, sense: Double, from point: [Double]) -> RegionEnd {
    let extreme = engine.extreme(of: variable.index, sense: sense)
    guard !extreme.limits.isEmpty else {
      return RegionEnd(limit: nil, point: zip(point, extreme.values).map { $0 + $1 })
    }
    let constraints = extreme.limits.flatMap { [sources] in sources[$0] ?? [] }.sorted()
    return RegionEnd(
      limit: RangeLimit(value: extreme.values[variable.index], constraints: constraints), point: extreme.values)
  }
}

/// The end of a region along a variable.
struct RegionEnd {
  /// The limit of the variable, or nil if there is none.
  var limit: RangeLimit?
  /// A point of the region at the limit. If there is none, a point with the variable one unit beyond the start.
  var point: [Double]
}
