import ConstraintSolver
import Foundation

/// The median times of building and solving a system, of changing a constant, and of replacing a constraint.
struct SolverMeasurement {
  private let family: SolverCase
  private let size: Int
  private let constraints: [Constraint]
  private let variableCount: Int

  init(_ family: SolverCase, size: Int) {
    self.family = family
    self.size = size
    var numbering = Solver()
    var system = System(variables: (0..<(16 * size + 64)).map { _ in numbering.makeVariable() })
    family.constraints(count: size, in: &system)
    constraints = system.constraints
    variableCount = system.variableCount
  }

  /// A row of the table, separated by tabs.
  var line: String {
    let columns = [build(), edit(), replace()].map { String(format: "%.1f", $0) }
    return "\(family.rawValue)\t\(size)\t\(constraints.count)\t\(columns.joined(separator: "\t"))"
  }

  private func build() -> Double {
    var solver = Solver()
    return median {
      solver.removeAll()
      fill(&solver)
      _ = solver.solve()
    }
  }

  private func edit() -> Double {
    var solver = Solver()
    let identifiers = fill(&solver)
    _ = solver.solve()
    let edited = identifiers.count / 2
    var shift = 0.0
    return median {
      shift = 1 - shift
      try? solver.setConstant(constraints[edited].constant + shift, of: identifiers[edited])
      _ = solver.solve()
    }
  }

  private func replace() -> Double {
    var solver = Solver()
    let identifiers = fill(&solver)
    _ = solver.solve()
    var replaced = identifiers[identifiers.count / 2]
    var constraint = constraints[identifiers.count / 2]
    return median {
      constraint.constant += 1
      solver.remove(replaced)
      replaced = (try? solver.add(constraint)) ?? replaced
      _ = solver.solve()
    }
  }

  @discardableResult
  private func fill(_ solver: inout Solver) -> [ConstraintID] {
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return constraints.compactMap { try? solver.add($0) }
  }

  /// The median duration in microseconds of as many runs as fit a quarter of a second, at least 3.
  private func median(of body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(250)
    var times: [Double] = []
    while times.count < 3 || (clock.now < end && times.count < 2000) {
      let time = clock.measure(body)
      times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
    }
    return times.sorted()[times.count / 2]
  }
}
