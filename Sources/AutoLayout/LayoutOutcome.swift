import ConstraintSolver
import Graphics

/// What a layout found besides the frames.
public struct LayoutOutcome {
  /// The conflicts, in the order in which they were broken.
  public var conflicts: [LayoutConflict] = []
  /// Constraints that could not be activated.
  public var errors: [ConstraintError] = []
  /// The rules of the deferred layout pass that overrides broke, since the layout before.
  public var violations: [LayoutPassViolation] = []
  /// How often the system was solved until sizes that depend on widths had settled: 0 where nothing had changed. A tree
  /// with layouts inside it gives the most that one of them needed.
  public var passes = 0
  /// The systems that were solved, where ``LayoutEnvironment/recordsSystems`` asks for them.
  package var systems: LayoutSystemRecord?
}

/// Required constraints that cannot all hold, and the one given up.
///
/// Which one is given up is a rule, so that it does not change from run to run: the youngest of them. From the oldest to
/// the youngest there are
///
/// 1. the root's size (`UIView-Encapsulated-Layout-Width` and `-Height`) and that no extent is negative, which survive
///    every other constraint;
/// 2. autoresizing masks, in the order of the tree;
/// 3. what stack views make of themselves (`UISV-...`), in the order in which it arose;
/// 4. constraints made active by hand or by a document, in the order of activation;
/// 5. required hugging and compression resistance, in the order of the tree.
public struct LayoutConflict {
  /// The conflicting constraints, from the oldest to the youngest, but the root's size last; without any one of them the
  /// others can hold.
  public let constraints: [LayoutConstraint]
  /// The one that was broken.
  public let broken: LayoutConstraint
}

extension View {
  /// Adds conflicts to what a layout found, and alerts whoever waits for them where they arose in this layout.
  func tell(_ conflicts: [LayoutConflict], areNew: Bool, in outcome: inout LayoutOutcome) {
    outcome.conflicts += conflicts
    guard areNew, let alert = environment?.alertForUnsatisfiableConstraints else { return }
    for conflict in conflicts { alert(conflict) }
  }
}

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
    places += solved.views.map {
      Place(view: $0.label, firstVariable: system.variableCount + $0.layoutState.firstVariable)
    }
    system.append(solved.solver.system)
  }
}
