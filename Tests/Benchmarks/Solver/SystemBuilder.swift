import ConstraintSolver

/// Describes a system view by view, so that making it is no part of what is timed.
struct SystemBuilder {
  private(set) var system = LinearSystem()

  /// The horizontal or vertical position and size of a view.
  typealias Span = (start: Term, size: Term)

  private mutating func variable() -> Term {
    defer { system.variableCount += 1 }
    return Term(Variable(index: system.variableCount))
  }

  mutating func span() -> Span { (variable(), variable()) }

  mutating func require(_ terms: [Term], _ constant: Double) {
    add(terms, .equal, constant, priority: Constraint.required)
  }

  mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double) {
    system.constraints.append(Constraint(terms, relation, constant, priority: priority))
  }

  mutating func addRoot(size: Double) -> Span {
    let root = span()
    require([root.start], 0)
    require([root.size], size)
    return root
  }

  /// `leading + distance = the other's trailing`.
  mutating func place(_ view: Span, after other: Span, by distance: Double) {
    require([view.start, -other.start, -other.size], distance)
  }

  /// Hugging and compression resistance of a label that would like to be `size` wide.
  mutating func addContentSize(_ size: Double, of view: Span, hugging: Double = 250) {
    add([view.size], .lessThanOrEqual, size, priority: hugging)
    add([view.size], .greaterThanOrEqual, size, priority: 750)
  }
}

extension Term {
  static prefix func - (term: Term) -> Term { Term(term.variable, -term.coefficient) }
}
