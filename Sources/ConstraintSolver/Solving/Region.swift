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
