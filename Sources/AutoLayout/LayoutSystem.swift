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
    /// Nowhere: the row was taken out.
    case removed
  }

  /// A row of the system.
  struct Row {
    let id: ConstraintID
    var source: Source
    var constant: Double
    var priority: Double
    /// Whether the row has to be made again when margins or text change.
    let isVolatile: Bool
  }

  /// The root holds the system, not the other way round.
  unowned let root: View
  var solver = Solver()
  /// The views below the root, each before its subviews.
  private(set) var descendants: [View] = []
  /// The views inside that are layouts of their own, in the order of the tree.
  private(set) var boundaries: [View] = []
  private(set) var guides: [LayoutGuide] = []
  private(set) var rows: [Row] = []
  /// How many rows were taken out.
  private var removedRowCount = 0
  /// Whether rows were added after the system was built, and so stand behind those that would follow them.
  private(set) var isOutOfOrder = false
  private var isBuilt = false
  private var hasNonNegativeRoot = false
  /// Rows that have to be made again when margins or text change.
  private(set) var volatileRows: [Int] = []
  /// Whether constraints are among them, and so the rows depend on margins.
  private(set) var hasVolatileConstraints = false
  private(set) var variables: [Variable] = []
  /// The conflicts at the last solve, in terms of the solver.
  var solverConflicts: [Conflict] = []

  /// Makes the empty system of a root.
  init(root: View) { self.root = root }

  /// Takes in the tree below the root, but for what lies in layouts of their own.
  mutating func build(_ size: RootSize) {
    takeIn(root, in: root.environment)
    addRootRows(size)
    for view in descendants { addOwnRows(of: view) }
    addConstraints()
    // Last, so that where required sizes contradict each other the content's gives way: frames saved in documents.
    for view in descendants { addContentRows(of: view) }
    isBuilt = true
  }

  /// The root and the views below it, each before its subviews.
  var views: [View] { [root] + descendants }

  /// Whether rows that were taken out are most of the system.
  var isWorthRebuilding: Bool { removedRowCount > 100 + rows.count / 2 }

  /// How the root's size is given.
  enum RootSize: Hashable {
    /// Both extents are fixed.
    case fixed(Size)
    /// The priorities at which each extent approaches a target.
    case fitting(Size, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  // MARK: Variables

  private mutating func takeIn(_ view: View, in environment: LayoutEnvironment?) {
    view.layoutState.firstVariable = makeVariables(view is ScrollView ? 6 : 4)
    view.layoutState.rows = OwnRows()
    view.layoutState.alignmentInsetsInSystem = view.alignmentRectInsets
    view.layoutState.solvedWidth = nil
    view.layoutState.measurements.prepare(for: environment)
    if view !== root { descendants.append(view) }
    for guide in view.layoutGuides {
      guide.firstVariable = makeVariables(4)
      guides.append(guide)
    }
    for subview in view.subviews {
      if subview.isLayoutBoundary {
        boundaries.append(subview)
      } else {
        takeIn(subview, in: environment)
      }
    }
  }

  private mutating func makeVariables(_ count: Int) -> Int {
    let first = variables.count
    for _ in 0..<count { variables.append(solver.makeVariable()) }
    return first
  }

  // MARK: Rows

  /// Adds `expression relation 0`.
  ///
  /// - Returns: the row's place; none where the numbers are not finite.
  @discardableResult
  mutating func addRow(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation, priority: Double, isProtected: Bool = false,
    source: Source, isVolatile: Bool = false
  ) -> Int? {
    let constraint = Constraint(
      expression.effectiveTerms, Relation(relation), -expression.constant, priority: priority,
      isProtected: isProtected)
    // A row is refused only for numbers that are not finite, which constraints are checked for when activated.
    guard let id = try? solver.add(constraint) else { return nil }
    if isVolatile { noteVolatileRow(source) }
    assert(id.index == rows.count, "rows are in the order of the solver's constraints")
    rows.append(
      Row(id: id, source: source, constant: constraint.constant, priority: priority, isVolatile: isVolatile))
    if isBuilt, !isProtected { isOutOfOrder = true }
    return rows.count - 1
  }

  private mutating func noteVolatileRow(_ source: Source) {
    volatileRows.append(rows.count)
    if case .constraint = source { hasVolatileConstraints = true }
  }

  /// Takes a row out of the system; the others keep their places.
  mutating func removeRow(_ index: Int) {
    solver.remove(rows[index].id)
    rows[index].source = .removed
    removedRowCount += 1
  }

  /// Gives a row another constant; the solver hears of it only when it differs.
  ///
  /// - Returns: whether it differed.
  mutating func setConstant(_ constant: Double, ofRow index: Int) -> Bool {
    // Differences below a hundredth of a pixel come from rounding in the solver's values.
    guard abs(rows[index].constant - constant) > 1e-3 else { return false }
    setExactConstant(constant, ofRow: index)
    return true
  }

  /// Gives a row another constant, however little it differs.
  mutating func setExactConstant(_ constant: Double, ofRow index: Int) {
    guard rows[index].constant != constant else { return }
    rows[index].constant = constant
    try? solver.setConstant(constant, of: rows[index].id)
  }

  /// Gives a row another priority.
  mutating func setPriority(_ priority: Double, ofRow index: Int) {
    guard rows[index].priority != priority else { return }
    rows[index].priority = priority
    try? solver.setPriority(priority, of: rows[index].id)
  }

  /// Asks that the root's extents are not negative, where its size is only aimed at.
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
