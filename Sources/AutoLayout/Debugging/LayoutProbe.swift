import ConstraintSolver
import Graphics

/// A copy of a solved system with variables for a view's far edges too, so that all sides can be inspected.
struct LayoutProbe: ~Copyable {
  private let view: View
  private var solver = Solver()
  /// The rows that have a constraint, in the order of the system.
  private var rows: [(id: ConstraintID, constraint: LayoutConstraint)] = []
  private var variables: [ExplainedSide.Kind: Variable]

  init(of view: View, in system: borrowing LayoutSystem) {
    self.view = view
    variables = [
      .left: system.start(of: view, along: .horizontal), .top: system.start(of: view, along: .vertical),
      .width: system.extent(of: view, along: .horizontal), .height: system.extent(of: view, along: .vertical),
    ]
    copyRows(of: system)
    addFarEdge(.right, from: .left, over: .width)
    addFarEdge(.bottom, from: .top, over: .height)
    solver.update()
  }

  private mutating func copyRows(of system: borrowing LayoutSystem) {
    for _ in 0..<system.solver.variableCount { _ = solver.makeVariable() }
    for row in system.rows {
      // A removed row is no longer in the solver. A row that one solver accepted is accepted again.
      guard let copied = system.solver.constraint(row.id), let id = try? solver.add(copied) else { continue }
      if let constraint = system.constraint(of: row.source) { rows.append((id, constraint)) }
    }
  }

  private mutating func addFarEdge(
    _ end: ExplainedSide.Kind, from start: ExplainedSide.Kind, over extent: ExplainedSide.Kind
  ) {
    guard let startVariable = variables[start], let extentVariable = variables[extent] else { return }
    let variable = solver.makeVariable()
    variables[end] = variable
    _ = try? solver.add(
      Constraint([Term(variable), Term(startVariable, -1), Term(extentVariable, -1)], .equal, 0))
  }

  /// Returns what determines a side of the view.
  mutating func side(_ kind: ExplainedSide.Kind) -> ExplainedSide {
    guard let variable = variables[kind] else { return ExplainedSide(kind: kind, value: 0, holders: []) }
    return ExplainedSide(
      kind: kind, value: solver.value(of: variable),
      holders: explained(solver.holders(of: variable).map(\.constraint)), freedom: freedom(of: variable))
  }

  private mutating func freedom(of variable: Variable) -> ExplainedSide.Freedom? {
    guard let ambiguity = solver.ambiguity(of: variable) else { return nil }
    return ExplainedSide.Freedom(
      least: ambiguity.range.lower?.value, greatest: ambiguity.range.upper?.value,
      lowerLimits: explained(ambiguity.range.lower?.constraints ?? []),
      upperLimits: explained(ambiguity.range.upper?.constraints ?? []),
      optima: [rect(in: ambiguity.least), rect(in: ambiguity.greatest)])
  }

  private func rect(in values: [Double]) -> Rect {
    func value(_ kind: ExplainedSide.Kind) -> Double { variables[kind].map { values[$0.index] } ?? 0 }
    return Rect(x: value(.left), y: value(.top), width: value(.width), height: value(.height))
  }

  /// Returns the optional constraints on the view that are not satisfied.
  mutating func yielding() -> [LayoutExplanation.YieldingConstraint] {
    var yielding: [LayoutExplanation.YieldingConstraint] = []
    for (id, constraint) in rows where constraint.involves(view) && constraint.priority < .required {
      guard let violation = try? solver.violation(of: id), violation > Self.smallestViolation else { continue }
      yielding.append(.init(constraint: ExplainedConstraint(constraint, explaining: view), violation: violation))
    }
    return yielding
  }

  /// A hundredth of a point, below which a violation is invisible.
  private static let smallestViolation = 0.01

  /// Returns the constraints of rows, those closest to the view first. Rows for far edges, and rows that keep extents
  /// from being negative, are left out.
  private func explained(_ holders: [ConstraintID]) -> [ExplainedConstraint] {
    let explained = holders.compactMap { holder in
      rows.first { $0.id == holder }.map { ExplainedConstraint($0.constraint, explaining: view) }
    }
    return (0...3).flatMap { rank in explained.filter { $0.reach.rank == rank } }
  }
}
