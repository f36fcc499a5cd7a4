import ConstraintSolver
import Graphics

/// The kinds of rows that a view has without constraints.
enum OwnRow: Int {
  /// The start and the extent that an autoresizing mask determines.
  case maskStart, maskExtent
  /// The intrinsic size as an upper and a lower bound.
  case hugging, compression
  /// The size of a root.
  case rootSize
}

/// The indices of a view's own rows in the system.
struct OwnRows {
  private var indices = SIMD16<Int32>(repeating: -1)

  subscript(row: OwnRow, axis: Axis) -> Int? {
    get {
      let index = indices[Self.slot(row, axis)]
      return index < 0 ? nil : Int(index)
    }
    set { indices[Self.slot(row, axis)] = Int32(newValue ?? -1) }
  }

  private static func slot(_ row: OwnRow, _ axis: Axis) -> Int { row.rawValue * 2 + (axis == .horizontal ? 0 : 1) }
}

extension View {
  /// Returns the index of one of the view's own rows in the system, or `nil` if it has none.
  func row(_ row: OwnRow, _ axis: Axis) -> Int? {
    let rows = layoutState.rows
    return rows[row, axis]
  }

  /// Sets the index of one of the view's own rows in the system.
  func setRow(_ row: OwnRow, _ axis: Axis, to index: Int?) {
    var rows = layoutState.rows
    rows[row, axis] = index
    layoutState.rows = rows
  }
}

extension LayoutSystem {
  /// Fixes the root's size, or makes it approach a target.
  mutating func addRootRows(_ size: RootSize) {
    for axis in Axis.allCases {
      let row = addRow(
        rootExpression(size, axis), .equal, priority: size.priority(along: axis), isProtected: true,
        source: .rootSize(axis))
      root.setRow(.rootSize, axis, to: row)
      // The origin of a root is at 0 in its own coordinates.
      var origin = LinearExpression()
      origin.add(1, variable(root.layoutState.firstVariable, VariableOffset.start(axis)))
      addRow(origin, .equal, priority: 1000, isProtected: true, source: .nonNegative)
    }
    if !size.isFixed { addNonNegativeRootRows() }
  }

  /// Returns the root's extent minus its target.
  func rootExpression(_ size: RootSize, _ axis: Axis) -> LinearExpression {
    var extent = frameBox(of: root, along: axis, in: root).extent
    extent.constant -= size.target.extent(along: axis)
    return extent
  }

  /// Adds the rows of a view's autoresizing mask, or else rows that keep its extents from being negative.
  mutating func addOwnRows(of view: View) {
    for axis in Axis.allCases {
      if view.translatesAutoresizingMaskIntoConstraints {
        addMaskRows(view, axis)
      } else {
        addNonNegativeRow(view, axis)
      }
    }
  }

  /// Adds the rows of a view's intrinsic size, unless an autoresizing mask determines its size.
  mutating func addContentRows(of view: View) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    for axis in Axis.allCases { addContentRows(view, axis) }
  }

  mutating func addNonNegativeRow(_ view: View, _ axis: Axis) {
    var extent = LinearExpression()
    extent.add(1, variable(view.layoutState.firstVariable, VariableOffset.extent(axis)))
    addRow(extent, .greaterThanOrEqual, priority: 1000, isProtected: true, source: .nonNegative)
  }

  mutating func addContentRows(_ view: View, _ axis: Axis) {
    let intrinsic = view.intrinsicSize(along: axis)
    guard intrinsic >= 0 else { return }
    var difference = LinearExpression(constant: -intrinsic)
    difference.add(1, variable(view.layoutState.firstVariable, VariableOffset.extent(axis)))
    let hugging = addRow(
      difference, .lessThanOrEqual, priority: Double(view.contentHuggingPriority(for: axis).rawValue),
      source: .contentSize(view, axis, .lessThanOrEqual), isVolatile: view.measuresHeightAtWidth)
    view.setRow(.hugging, axis, to: hugging)
    let compression = addRow(
      difference, .greaterThanOrEqual,
      priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue),
      source: .contentSize(view, axis, .greaterThanOrEqual), isVolatile: view.measuresHeightAtWidth)
    view.setRow(.compression, axis, to: compression)
  }

  private mutating func addMaskRows(_ view: View, _ axis: Axis) {
    for (role, expression) in maskExpressions(of: view, axis) { addMaskRow(view, role, axis, expression) }
  }

  mutating func addMaskRow(_ view: View, _ role: OwnRow, _ axis: Axis, _ expression: LinearExpression) {
    let attribute: LayoutAttribute =
      switch axis {
      case .horizontal: role == .maskStart ? .left : .width
      case .vertical: role == .maskStart ? .top : .height
      }
    let row = addRow(expression, .equal, priority: 1000, source: .autoresizingMask(view, attribute))
    view.setRow(role, axis, to: row)
  }

  /// Returns the frame that the mask determines: the superview's growth is divided among the flexible parts in
  /// proportion.
  func maskExpressions(of view: View, _ axis: Axis) -> [(OwnRow, LinearExpression)] {
    guard let superview = view.superview else { return [] }
    let frame = frameBox(of: view, along: axis, in: superview)
    let reference = view.layoutState.autoresizingReference ?? superview.bounds.size
    // Saved now, because the superview is about to get a size other than the one that the frame was set for.
    view.layoutState.autoresizingReference = reference
    let shares = AutoresizingShares(view: view, axis: axis, reference: reference.extent(along: axis))
    var growth = frameBox(of: superview, along: axis, in: superview).extent
    growth.constant -= reference.extent(along: axis)
    var start = frame.start
    start.constant -=
      axis == .horizontal ? view.layoutState.autoresizingFrame.minX : view.layoutState.autoresizingFrame.minY
    start.add(-shares.start, growth)
    var extent = frame.extent
    extent.constant -= view.layoutState.autoresizingFrame.size.extent(along: axis)
    extent.add(-shares.extent, growth)
    return [(.maskStart, start), (.maskExtent, extent)]
  }
}

extension LayoutSystem.RootSize {
  var isFixed: Bool {
    if case .fixed = self { return true }
    return false
  }

  /// The priority of an extent.
  func priority(along axis: Axis) -> Double {
    switch self {
    case .fixed: Double(LayoutPriority.required.rawValue)
    case .fitting(_, let horizontal, let vertical):
      Double((axis == .horizontal ? horizontal : vertical).rawValue)
    }
  }
}
