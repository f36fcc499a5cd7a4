extension LayoutConflict {
  /// The conflict as Auto Layout's log tells it, line for line of its form, the hint at masks included.
  /// Source: Auto Layout Guide, Debugging Tricks and Tips, Understanding the Logs.
  public var log: String {
    let list = constraints.map { "    \"\($0.logDescription)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at \
      each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted \
      constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you \
      don't understand, refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken.logDescription)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be \
      helpful.
      """
  }
}
