import ConstraintSolver

/// A sum of variables and a constant.
struct LinearExpression {
  private(set) var terms: [Term] = []
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return
    }
    terms.append(Term(variable, coefficient))
  }

  mutating func add(_ factor: Double, _ other: LinearExpression) {
    for term in other.terms { add(factor * term.coefficient, term.variable) }
    constant += factor * other.constant
  }

  /// The terms that are left once equal ones have cancelled.
  var effectiveTerms: [Term] { terms.filter { $0.coefficient != 0 } }
}
