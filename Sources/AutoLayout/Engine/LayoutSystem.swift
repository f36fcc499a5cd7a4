import ConstraintSolver
import Graphics

/// The linear system of one layout: the variables of a root's views and guides, and the rows made of their constraints.
struct LayoutSystem: ~Copyable {
  /// Where a row comes from.
  enum Source {
    /// A constraint of the tree.
    case constraint(LayoutConstraint)
    /// A view's natural size, as a bound.
    case contentSize(View, Axis, LayoutConstraint.Relation)
    /// An autoresizing mask.
    case autoresizingMask(View, LayoutAttribute)
    /// The root's size.
    case rootSize(Axis)
    /// An extent is never negative.
    case nonNegative
  }

  /// A row of the system.
  struct Row {
    let id: ConstraintID
    let source: Source
    var constant: Double
  }

  let root: View
  var solver = Solver()
  private(set) var views: [View] = []
  private(set) var guides: [LayoutGuide] = []
  private(set) var rows: [Row] = []
  /// Rows that have to be made again when margins or text change.
  private(set) var volatileRows: [Int] = []
  private(set) var variables: [Variable] = []
  /// The conflicts at the last solve, in terms of the solver.
  var solverConflicts: [Conflict] = []
  /// How often the system was solved.
  var passes = 0

  /// Takes in the tree below a root, but for what lies in layouts of their own.
  init(root: View, size: RootSize) {
    self.root = root
    takeIn(root)
    addRootRows(size)
    for view in views where view !== root { addOwnRows(of: view) }
    addConstraints()
    // Last, so that where required sizes contradict each other the content's gives way: frames saved in documents.
    for view in views where view !== root { addContentRows(of: view) }
  }

  /// How the root's size is given.
  enum RootSize {
    /// Both extents are fixed.
    case fixed(Size)
    /// The priorities at which each extent approaches a target.
    case fitting(Size, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  // MARK: Variables

  private mutating func takeIn(_ view: View) {
    view.variableBase = makeVariables(view is ScrollView ? 6 : 4)
    views.append(view)
    for guide in view.layoutGuides {
      guide.variableBase = makeVariables(4)
      guides.append(guide)
    }
    for subview in view.subviews where !subview.isLayoutBoundary { takeIn(subview) }
  }

  private mutating func makeVariables(_ count: Int) -> Int {
    let first = variables.count
    for _ in 0..<count { variables.append(solver.makeVariable()) }
    return first
  }

  // MARK: Rows

  /// Adds `expression relation 0`.
  mutating func addRow(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation, priority: Double, isProtected: Bool = false,
    source: Source, isVolatile: Bool = false
  ) {
    let constraint = Constraint(
      expression.effectiveTerms, Relation(relation), -expression.constant, priority: priority,
      isProtected: isProtected)
    // A row is refused only for numbers that are not finite, which constraints are checked for when activated.
    guard let id = try? solver.add(constraint) else { return }
    if isVolatile { volatileRows.append(rows.count) }
    assert(id.index == rows.count, "rows are in the order of the solver's constraints")
    rows.append(Row(id: id, source: source, constant: constraint.constant))
  }

  /// Gives a row another constant; the solver hears of it only when it differs.
  ///
  /// - Returns: whether it differed.
  mutating func setConstant(_ constant: Double, ofRow index: Int) -> Bool {
    // Differences below a hundredth of a pixel come from rounding in the solver's values.
    guard abs(rows[index].constant - constant) > 1e-3 else { return false }
    rows[index].constant = constant
    try? solver.setConstant(constant, of: rows[index].id)
    return true
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
