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

extension LinearSystem {
  /// The members of the system as a JSON object, numbers with all their digits:
  /// `"variables":n,"constraints":[{"terms":[[variable,coefficient],...],"relation":"==","constant":c,"priority":p,
  /// "protected":false},...]`.
  package var jsonMembers: String {
    "\"variables\":\(variableCount),\"constraints\":[\(constraints.map(\.json).joined(separator: ","))]"
  }
}

extension Constraint {
  fileprivate var json: String {
    let pairs = terms.map { "[\($0.variable.index),\($0.coefficient)]" }.joined(separator: ",")
    return "{\"terms\":[\(pairs)],\"relation\":\"\(relation.symbol)\",\"constant\":\(constant),"
      + "\"priority\":\(priority),\"protected\":\(isProtected)}"
  }
}

extension Relation {
  /// The relation in ASCII.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation of a symbol.
  package init?(symbol: String) {
    switch symbol {
    case "<=": self = .lessThanOrEqual
    case "==": self = .equal
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
