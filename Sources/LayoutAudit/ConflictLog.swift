import AutoLayout

/// Tells a conflict in the words that Apple's platforms log.
public enum ConflictLog {
  /// The log entry of a conflict, several lines.
  public static func entry(for conflict: LayoutConflict) -> String {
    let constraints = conflict.constraints.map { "    \"\(description(of: $0))\"" }
    return """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at \
      each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted \
      constraint or constraints and fix it.
      (
      \(constraints.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(description(of: conflict.broken))
      """
  }

  private static func description(of constraint: LayoutConstraint) -> String {
    "<NSLayoutConstraint \(constraint.name)>"
  }
}
