/// Required constraints that cannot all be satisfied, and the one that is broken.
///
/// A broken constraint is not ignored: it holds as far as the required constraints allow, before any optional one.
///
/// What the constraints say decides which one is broken, so it does not change with their identifiers, their places in
/// lists or the order in which they were activated. It is a member of the first of these kinds:
///
/// 1. constraints of hidden views;
/// 2. required content hugging and compression resistance;
/// 3. inequalities;
/// 4. sizes;
/// 5. positions relative to a neighbour;
/// 6. positions relative to a containing view, its margins or its guides;
/// 7. the other constraints of stack views (`UISV-...`);
/// 8. the proportions of `UISV-fill-proportionally`;
/// 9. autoresizing masks.
///
/// The root's size (`UIView-Encapsulated-Layout-Width` and `-Height`) and the requirement that no extent is negative
/// are never broken. Of several members of a kind, the one whose breaking moves least is broken, then the one that sets
/// the greatest distance, then the last one in the tree. The order of activation counts only if constraints say the
/// same. The article "Conflicts and What Is Broken" gives the reasons.
public struct LayoutConflict {
  /// A minimal set of conflicting constraints: without any one of them, the others can be satisfied. In the order above
  /// from last to first, but with the root's size at the end.
  public let constraints: [LayoutConstraint]
  /// The constraint that is broken.
  public let broken: LayoutConstraint
  /// The rule that chose the broken constraint, as a clause: "inequalities break before ties to the superview".
  public let reason: String
  /// How far the broken constraint is from holding, in the unit of its constant.
  package var violation = 0.0
}

extension LayoutConflict {
  /// The log and the reason for the choice of the broken constraint.
  package var explainedLog: String { log + "\nThe constraint that is broken is this one because \(reason)." }
}
