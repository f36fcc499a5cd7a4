/// Why a constraint cannot be installed.
public enum ConstraintError: Error, Hashable, Sendable {
  /// The two attributes cannot be related, for example an edge with a size.
  case incompatibleAttributes(constraint: String, LayoutAttribute, LayoutAttribute)
  /// The constraint has no view to speak of.
  case noItem(constraint: String)
  /// The items have no common ancestor.
  case noCommonAncestor(constraint: String, first: String, second: String)
  /// The view is no ancestor of both items.
  case notAnAncestor(constraint: String, view: String, first: String, second: String?)
  /// A multiplier or constant is not a finite number, or the multiplier is 0.
  case invalidNumber(constraint: String, Double)
  /// The priority is not over 0 and at most 1000.
  case invalidPriority(constraint: String, Double)
  /// The priority of an active constraint became required or stopped being so; the change applies all the same.
  case requiredPriorityChanged(constraint: String, from: Double, to: Double)
  /// A visual format cannot be read, so that there are no constraints.
  case visualFormat(VisualFormatError)
}
