/// A whole system as a plain value: what is written into reports and read from them.
package struct LinearSystem: Hashable, Sendable {
  /// The number of variables; their indices count from 0.
  package var variableCount: Int
  /// The constraints in the order of their addition.
  package var constraints: [Constraint]

  /// Makes a system.
  package init(variableCount: Int = 0, constraints: [Constraint] = []) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// Adds a system that shares no variable with this one; its variables come after those that are here.
  package mutating func append(_ other: LinearSystem) {
    for var constraint in other.constraints {
      constraint.terms = constraint.terms.map {
        Term(Variable(index: $0.variable.index + variableCount), $0.coefficient)
      }
      constraints.append(constraint)
    }
    variableCount += other.variableCount
  }
}
