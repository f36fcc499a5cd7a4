import ConstraintSolver

/// A family of systems that layouts are made of, by the number of views.
enum SolverCase: String, CaseIterable {
  /// Siblings in a row, each after the one before.
  case chain
  /// Siblings placed from the root's corner.
  case independent
  /// Each view inside the one before, inset by 1 on every side.
  case nested
  /// A row that fills the root, all of one width.
  case equalWidths
  /// Table cells of an icon, two labels, a button and a rule each.
  case cells
  /// A row of labels of one priority, one of which has to be wider than it likes to fill the root.
  case huggingRow
  /// A row of labels that must all shrink, by 8 each on average.
  case squeezedRow
  /// The same of views, whose sizes cannot be negative: some shrink to nothing.
  case boundedRow
  /// A chain, and after it a view whose size is open.
  case looseChain
  /// Independent views, and two labels of one priority that have to share less than they ask for.
  case tie
  /// Independent views, one of which is required to have two widths.
  case conflict

  /// A system of `count` views.
  func system(count: Int) -> LinearSystem {
    var builder = SystemBuilder()
    switch self {
    case .chain: builder.addChain(count)
    case .independent: builder.addIndependent(count)
    case .nested: builder.addNested(count)
    case .equalWidths: builder.addEqualWidths(count)
    case .cells: builder.addCells(count / SystemBuilder.viewsInCell)
    case .huggingRow: builder.addLabels(count, excess: -200, pin: 1000)
    case .squeezedRow: builder.addLabels(count, excess: 8 * Double(count), pin: 800)
    case .boundedRow: builder.addLabels(count, excess: 8 * Double(count), pin: 800, isBounded: true)
    case .looseChain: builder.addChain(count, isLoose: true)
    case .tie:
      builder.addIndependent(count)
      builder.addTie()
    case .conflict:
      builder.addIndependent(count)
      builder.addConflict()
    }
    return builder.system
  }
}
