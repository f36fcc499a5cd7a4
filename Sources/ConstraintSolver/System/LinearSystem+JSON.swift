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
