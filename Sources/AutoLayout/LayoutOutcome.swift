import ConstraintSolver
import Graphics

/// The result of a layout, apart from the frames.
public struct LayoutOutcome {
  /// The conflicts, in the order in which they were resolved.
  public var conflicts: [LayoutConflict] = []
  /// The errors of constraints that could not be activated or changed.
  public var errors: [ConstraintError] = []
  /// The rules of the deferred layout pass that overrides broke since the last layout.
  public var violations: [LayoutPassViolation] = []
  /// Whether the frames are known to be right. If not, multipliers and constants of the constraints differ by so many
  /// orders of magnitude that rounding errors hide which constraints have to give way.
  public var isProven = true
  /// The number of times the system was solved until sizes that depend on widths settled; 0 if nothing changed. For a
  /// tree with nested layouts, the greatest number of any of them.
  public var passes = 0
  /// The systems that were solved, if ``LayoutEnvironment/recordsSystems`` is set.
  package var systems: LayoutSystemRecord?
}

/// The linear systems that a layout solved, as a value: those of the tree and its nested layouts, combined into one.
package struct LayoutSystemRecord: Hashable, Sendable {
  /// The variables of a view's alignment rectangle.
  package struct Place: Hashable, Sendable {
    package var view: String
    /// The index of its x, followed by y, width and height, in the superview's coordinates.
    package var firstVariable: Int
  }

  /// The systems as they were last solved, after texts and margins settled.
  package private(set) var system = LinearSystem()
  /// The variables of the views, in tree order. The root of a layout is at 0, 0.
  package private(set) var places: [Place] = []

  mutating func add(_ solved: borrowing LayoutSystem) {
    places += solved.views.map {
      Place(view: $0.label, firstVariable: system.variableCount + $0.layoutState.firstVariable)
    }
    system.append(solved.linearSystem)
  }
}
