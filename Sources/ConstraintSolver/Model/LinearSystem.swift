/// A system of constraints as a value, for reading and writing files.
package struct LinearSystem: Hashable, Sendable {
  /// The number of variables, whose indices are `0..<variableCount`.
  package var variableCount: Int
  /// The constraints in the order of addition.
  package var constraints: [Constraint]

  package init(variableCount: Int = 0, constraints: [Constraint] = []) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// Adds an independent system, renumbering its variables to follow those of this system.
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

// MARK: - JSON

extension LinearSystem {
  /// The members of a JSON object that describes the system, with all digits of its numbers:
  /// `"variables":n,"constraints":[{"terms":[[variable,coefficient],...],"relation":"==","constant":c,"priority":p,
  /// "protected":false,"break":[rank,order]},...]`. Without a break key, `"break"` is left out.
  package var jsonMembers: String {
    "\"variables\":\(variableCount),\"constraints\":[\(constraints.map(\.json).joined(separator: ","))]"
  }
}

extension Constraint {
  private var keyMember: String { breakKey.map { ",\"break\":[\($0.rank),\($0.order)]" } ?? "" }

  fileprivate var json: String {
    let pairs = terms.map { "[\($0.variable.index),\($0.coefficient)]" }.joined(separator: ",")
    return "{\"terms\":[\(pairs)],\"relation\":\"\(relation.symbol)\",\"constant\":\(constant),"
      + "\"priority\":\(priority),\"protected\":\(isProtected)\(keyMember)}"
  }
}
