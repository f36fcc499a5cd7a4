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
  /// The number of times the system was solved until sizes that depend on widths settled; 0 if nothing changed. For a
  /// tree with nested layouts, the greatest number of any of them.
  public var passes = 0
  /// The systems that were solved, if ``LayoutEnvironment/recordsSystems`` is set.
  package var systems: LayoutSystemRecord?
}

/// Required constraints that cannot all be satisfied, and the one that is broken.
///
/// A broken constraint is not ignored: it holds as far as the required constraints allow, before any optional one.
///
/// The constraint that is broken is always the last member in the following order, so it does not change from run to
/// run:
///
/// 1. the root's size (`UIView-Encapsulated-Layout-Width` and `-Height`) and the requirement that no extent is
///    negative, which are never broken;
/// 2. autoresizing masks, in tree order;
/// 3. the constraints of stack views (`UISV-...`), in the order in which they were made;
/// 4. constraints activated by code or a document, in the order of activation;
/// 5. the constraints that hide views of stack views (`UISV-hiding`);
/// 6. required content hugging and compression resistance, in tree order.
public struct LayoutConflict {
  /// A minimal set of conflicting constraints: without any one of them, the others can be satisfied. In the order
  /// above, but with the root's size last.
  public let constraints: [LayoutConstraint]
  /// The constraint that is broken.
  public let broken: LayoutConstraint
  /// How far the broken constraint is from holding, in the unit of its constant.
  package var violation = 0.0
}

extension View {
  /// Adds conflicts to an outcome, and calls the environment's handler for those that are new.
  func report(_ conflicts: [LayoutConflict], areNew: Bool, in outcome: inout LayoutOutcome) {
    outcome.conflicts += conflicts
    guard areNew, let alert = environment?.alertForUnsatisfiableConstraints else { return }
    for conflict in conflicts { alert(conflict) }
  }
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
