import ConstraintSolver
import Graphics

extension LayoutSystem {
  /// Fixes the root's size, or draws it towards a target.
  mutating func addRootRows(_ size: RootSize) {
    for axis in Axis.allCases {
      var extent = frameBox(of: root, along: axis, in: root).extent
      switch size {
      case .fixed(let size):
        extent.constant -= size.extent(along: axis)
        addRow(extent, .equal, priority: 1000, isProtected: true, source: .rootSize(axis))
      case .fitting(let target, let horizontal, let vertical):
        let priority = axis == .horizontal ? horizontal : vertical
        extent.constant -= target.extent(along: axis)
        addRow(
          extent, .equal, priority: Double(priority.rawValue), isProtected: priority == .required,
          source: .rootSize(axis))
        addNonNegativeRow(root, axis)
      }
      // A root stands at its own origin.
      var origin = LinearExpression()
      origin.add(1, variable(root.variableBase, VariableOffset.start(axis)))
      addRow(origin, .equal, priority: 1000, isProtected: true, source: .nonNegative)
    }
  }

  /// Adds the rows that a view brings without any constraint: its mask, or that its extents are not negative.
  mutating func addOwnRows(of view: View) {
    for axis in Axis.allCases {
      if view.translatesAutoresizingMaskIntoConstraints {
        addMaskRows(view, axis)
      } else {
        addNonNegativeRow(view, axis)
      }
    }
  }

  /// Adds the rows of a view's natural size where no mask gives its size.
  mutating func addContentRows(of view: View) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    for axis in Axis.allCases { addContentRows(view, axis) }
  }

  private mutating func addNonNegativeRow(_ view: View, _ axis: Axis) {
    var extent = LinearExpression()
    extent.add(1, variable(view.variableBase, VariableOffset.extent(axis)))
    addRow(extent, .greaterThanOrEqual, priority: 1000, isProtected: true, source: .nonNegative)
  }

  private mutating func addContentRows(_ view: View, _ axis: Axis) {
    let natural = view.naturalSize(along: axis)
    guard natural >= 0 else { return }
    var difference = LinearExpression(constant: -natural)
    difference.add(1, variable(view.variableBase, VariableOffset.extent(axis)))
    addRow(
      difference, .lessThanOrEqual, priority: Double(view.contentHuggingPriority(for: axis).rawValue),
      source: .contentSize(view, axis, .lessThanOrEqual), isVolatile: view.measuresHeightAtWidth)
    addRow(
      difference, .greaterThanOrEqual,
      priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue),
      source: .contentSize(view, axis, .greaterThanOrEqual), isVolatile: view.measuresHeightAtWidth)
  }

  /// The frame as the mask moves it: what the superview grows is shared by the flexible parts in proportion.
  private mutating func addMaskRows(_ view: View, _ axis: Axis) {
    guard let superview = view.superview else { return }
    let frame = frameBox(of: view, along: axis, in: superview)
    let reference = view.autoresizingReference ?? superview.bounds.size
    let shares = AutoresizingShares(view: view, axis: axis, reference: reference.extent(along: axis))
    var growth = frameBox(of: superview, along: axis, in: superview).extent
    growth.constant -= reference.extent(along: axis)
    var start = frame.start
    start.constant -= axis == .horizontal ? view.frame.minX : view.frame.minY
    start.add(-shares.start, growth)
    addRow(
      start, .equal, priority: 1000, source: .autoresizingMask(view, axis == .horizontal ? .left : .top))
    var extent = frame.extent
    extent.constant -= view.frame.size.extent(along: axis)
    extent.add(-shares.extent, growth)
    addRow(
      extent, .equal, priority: 1000, source: .autoresizingMask(view, axis == .horizontal ? .width : .height))
  }
}

/// The parts of a superview's growth that go to the gap before a view and to the view.
struct AutoresizingShares {
  let start: Double
  let extent: Double

  init(view: View, axis: Axis, reference: Double) {
    let mask = view.autoresizingMask
    let isHorizontal = axis == .horizontal
    let flags = [
      mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin),
    ]
    let before = isHorizontal ? view.frame.minX : view.frame.minY
    let size = view.frame.size.extent(along: axis)
    let lengths = [before, size, reference - before - size]
    let flexible = flags.filter { $0 }.count
    let total = zip(flags, lengths).reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
    func share(_ index: Int) -> Double {
      guard flags[index] else { return 0 }
      return total > 0 ? max(0, lengths[index]) / total : 1 / Double(flexible)
    }
    start = share(0)
    extent = share(1)
  }
}
