import ConstraintSolver

/// The linear systems that a layout solved, as plain values: the tree's own and those of the layouts inside it, side by
/// side in one.
package struct LayoutSystemRecord: Hashable, Sendable {
  /// Which variables are a view's alignment rectangle.
  package struct Place: Hashable, Sendable {
    /// The view's id.
    package var view: String
    /// Its x, the first of x, y, width and height in the superview's coordinates.
    package var firstVariable: Int
  }

  /// The systems as they were solved last, when texts and margins had settled.
  package private(set) var system = LinearSystem()
  /// The places of the views, in the order of the tree; a layout's root is at 0, 0.
  package private(set) var places: [Place] = []

  mutating func add(_ solved: borrowing LayoutSystem) {
    places += solved.views.map { Place(view: $0.label, firstVariable: system.variableCount + $0.variableBase) }
    system.append(solved.solver.system)
  }
}
