extension Solver {
  /// The values that a variable can take while all required constraints hold, the broken ones left out.
  ///
  /// The cost is that of a solve: linear in what layouts are made of.
  public mutating func range(of variable: Variable) -> VariableRange {
    guard isKnown(variable) else { return VariableRange(lower: nil, upper: nil) }
    let broken = Set(solve().broken)
    var region = Region(variableCount: variableCount)
    for index in constraints.indices {
      let identifier = ConstraintID(index: index)
      guard let constraint = constraint(identifier), constraint.priority == Constraint.required else { continue }
      if !broken.contains(identifier) { region.require(constraint, standingFor: [identifier]) }
    }
    let values = engine.valueArray()
    return VariableRange(
      lower: region.end(along: variable, sense: -1, from: values).limit,
      upper: region.end(along: variable, sense: 1, from: values).limit)
  }

  /// How far a variable can move without changing the violation of any priority, with two optima to show for it; none
  /// where it cannot.
  public mutating func ambiguity(of variable: Variable) -> Ambiguity? {
    guard isKnown(variable) else { return nil }
    engine.solve()
    let values = engine.valueArray()
    var region = optimalRegion()
    let least = region.end(along: variable, sense: -1, from: values)
    let greatest = region.end(along: variable, sense: 1, from: values)
    let width = greatest.point[variable.index] - least.point[variable.index]
    guard width > Tolerance.movement * max(1, abs(values[variable.index])) else { return nil }
    return Ambiguity(
      range: VariableRange(lower: least.limit, upper: greatest.limit), least: least.point, greatest: greatest.point)
  }

  func isKnown(_ variable: Variable) -> Bool { variable.index >= 0 && variable.index < variableCount }

  /// The points at which every priority is at its optimum.
  ///
  /// By complementary slackness with the multipliers of the last solution: a row whose multiplier is strictly between its
  /// bounds holds with equality at every optimum, one that is at a bound may move to the side on which its cost is linear.
  func optimalRegion() -> Region {
    var region = Region(variableCount: variableCount)
    for (row, identifiers) in owners().sorted(by: { $0.key < $1.key }) {
      guard let first = identifiers.first, var constraint = constraint(first) else { continue }
      switch engine.looseness(ofRow: row) {
      case .none: constraint.relation = .equal
      case .rises: constraint.relation = .greaterThanOrEqual
      case .falls: constraint.relation = .lessThanOrEqual
      case .free: continue
      }
      region.require(constraint, standingFor: claimants(identifiers, on: row))
    }
    return region
  }
}

/// The points at which some rows of a system hold, every one of them required.
struct Region: ~Copyable {
  private var engine = Engine()
  /// What each row stands for.
  private var sources: [Int: [ConstraintID]] = [:]

  init(variableCount: Int) {
    for _ in 0..<variableCount { _ = engine.appendVariable() }
  }

  /// Requires a row to hold.
  mutating func require(_ constraint: Constraint, standingFor identifiers: [ConstraintID]) {
    let row = engine.append(
      constraint.terms.span, constant: constraint.constant,
      prices: constraint.relation.prices(priority: Constraint.required), seniority: sources.count)
    sources[row] = identifiers
  }

  /// The end of the region along a variable.
  ///
  /// - Parameters:
  ///   - variable: the variable.
  ///   - sense: -1 for its least value, 1 for its greatest.
  ///   - point: a point of the region, from which to go where there is no end.
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

/// Where a region ends along a variable.
struct RegionEnd {
  /// What limits the variable; none where it can go on for ever.
  var limit: RangeLimit?
  /// A point of the region at the limit, or where there is none, a unit beyond where the search began.
  var point: [Double]
}
