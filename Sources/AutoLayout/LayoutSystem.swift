import ConstraintSolver
import Graphics

/// The linear system of a layout: the variables of its views and guides, and the rows made from its constraints.
struct LayoutSystem: ~Copyable {
  /// The source of a row.
  enum Source {
    /// A constraint of the tree.
    case constraint(LayoutConstraint)
    /// A bound from a view's intrinsic size.
    case contentSize(View, Axis, LayoutConstraint.Relation)
    case autoresizingMask(View, LayoutAttribute)
    case rootSize(Axis)
    /// The requirement that no extent is negative.
    case nonNegative
    /// The source of a row that was removed.
    case removed
  }

  struct Row {
    let id: ConstraintID
    var source: Source
    var constant: Double
    var priority: Double
    /// Whether the row depends on margins or text, and so may change between passes.
    let isVolatile: Bool
  }

  /// Unowned, because the root owns the system.
  unowned let root: View
  /// Its resolution is far less than any distance in a document, and far more than the rounding error of constants that
  /// were computed from others.
  var solver = Solver(resolution: 1e-9)
  /// The descendants of the root within this layout, superviews first.
  private(set) var descendants: [View] = []
  /// The roots of nested layouts, in tree order.
  private(set) var boundaries: [View] = []
  private(set) var guides: [LayoutGuide] = []
  private(set) var rows: [Row] = []
  private var removedRowCount = 0
  private var hasNonNegativeRoot = false
  /// The indices of the rows that depend on margins or text.
  private(set) var volatileRows: [Int] = []
  /// Whether some of those rows come from constraints, and so may depend on margins.
  private(set) var hasVolatileConstraints = false
  private(set) var variables: [Variable] = []
  /// Whether the solver verified the last solution.
  var isProven = true
  /// The conflicts of the last solution, as the solver describes them.
  var solverConflicts: [Conflict] = []
  /// How far the broken constraint of each of these conflicts is from holding.
  var violations: [Double] = []
  /// The indices of the rows that the last solution broke. They are optional until the next one.
  var relaxedRows: [Int] = []

  init(root: View) { self.root = root }

  /// The rows as a value, broken ones too with the priority of their constraint.
  var linearSystem: LinearSystem {
    var system = LinearSystem(variableCount: solver.variableCount)
    let keys = breakKeys()
    for (index, row) in rows.enumerated() {
      guard var constraint = solver.constraint(row.id) else { continue }
      constraint.priority = row.priority
      constraint.breakKey = keys[index]
      system.constraints.append(constraint)
    }
    return system
  }

  /// Adds the variables and rows of the tree below the root, except those of nested layouts.
  mutating func build(_ size: RootSize) {
    add(root, in: root.environment)
    addRootRows(size)
    for view in descendants { addOwnRows(of: view) }
    addConstraints()
    for view in descendants { addContentRows(of: view) }
  }

  /// The root and its descendants, superviews first.
  var views: [View] { [root] + descendants }

  /// Whether removed rows make up most of the system.
  var isWorthRebuilding: Bool { removedRowCount > 100 + rows.count / 2 }

  /// How the size of the root is determined.
  enum RootSize: Hashable {
    /// The root has exactly this size.
    case fixed(Size)
    /// The root approaches a size, along each axis at a priority.
    case fitting(Size, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  // MARK: Variables

  private mutating func add(_ view: View, in environment: LayoutEnvironment?) {
    view.layoutState.firstVariable = makeVariables(view is ScrollView ? 6 : 4)
    view.layoutState.rows = OwnRows()
    view.layoutState.alignmentInsetsInSystem = view.insetsOfAlignmentRect
    view.layoutState.solvedWidth = nil
    view.measurements.prepare(for: environment)
    if view !== root { descendants.append(view) }
    for guide in view.layoutGuides {
      guide.firstVariable = makeVariables(4)
      guides.append(guide)
    }
    for subview in view.subviews {
      if subview.isLayoutBoundary {
        boundaries.append(subview)
      } else {
        add(subview, in: environment)
      }
    }
  }

  /// Adds the variables of a box: its horizontal and vertical start, and then extents.
  ///
  /// An extent prefers zero and a start prefers a bound, so that what constraints leave open settles as in UIKit.
  /// UIKit's solver keeps variables at zero that cannot be negative, as far as the constraints allow. These are the
  /// extents, and the slack of each inequality. A start can be negative, so it follows from them: it is where the
  /// extents are zero and an inequality holds exactly.
  private mutating func makeVariables(_ count: Int) -> Int {
    let first = variables.count
    for offset in 0..<count { variables.append(solver.makeVariable(preferring: offset < 2 ? .bound : .zero)) }
    return first
  }

  // MARK: Rows

  /// Adds the row `expression relation 0`.
  ///
  /// - Returns: The index of the row, or `nil` if its numbers are not finite.
  @discardableResult
  mutating func addRow(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation, priority: Double, isProtected: Bool = false,
    source: Source, isVolatile: Bool = false
  ) -> Int? {
    let constraint = Constraint(
      expression.effectiveTerms, Relation(relation), -expression.constant, priority: priority,
      isProtected: isProtected)
    // The solver rejects only numbers that are not finite, which activation has already ruled out for constraints.
    guard let id = try? solver.add(constraint) else { return nil }
    if isVolatile { noteVolatileRow(source) }
    assert(id.index == rows.count, "rows are in the order of the solver's constraints")
    rows.append(
      Row(id: id, source: source, constant: constraint.constant, priority: priority, isVolatile: isVolatile))
    return rows.count - 1
  }

  private mutating func noteVolatileRow(_ source: Source) {
    volatileRows.append(rows.count)
    if case .constraint = source { hasVolatileConstraints = true }
  }

  /// Removes a row. The indices of the others do not change.
  mutating func removeRow(_ index: Int) {
    solver.remove(rows[index].id)
    rows[index].source = .removed
    removedRowCount += 1
  }

  /// Sets the constant of a row if it differs noticeably.
  ///
  /// - Returns: Whether it differed.
  mutating func setConstant(_ constant: Double, ofRow index: Int) -> Bool {
    // Smaller differences, under a hundredth of a pixel, are rounding errors of the solver.
    guard abs(rows[index].constant - constant) > 1e-3 else { return false }
    setExactConstant(constant, ofRow: index)
    return true
  }

  /// Sets the constant of a row exactly.
  mutating func setExactConstant(_ constant: Double, ofRow index: Int) {
    guard rows[index].constant != constant else { return }
    rows[index].constant = constant
    try? solver.setConstant(constant, of: rows[index].id)
  }

  mutating func setPriority(_ priority: Double, ofRow index: Int) {
    guard rows[index].priority != priority else { return }
    rows[index].priority = priority
    try? solver.setPriority(priority, of: rows[index].id)
  }

  /// Keeps the extents of a root without a fixed size from being negative.
  mutating func addNonNegativeRootRows() {
    guard !hasNonNegativeRoot else { return }
    hasNonNegativeRoot = true
    for axis in Axis.allCases { addNonNegativeRow(root, axis) }
  }
}

extension Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
