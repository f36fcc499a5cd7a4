extension LayoutConflict {
  /// The conflict as Auto Layout's log tells it, line for line of its form.
  public var log: String {
    let list = constraints.map { "    \"\($0.logDescription)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at \
      each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted \
      constraint or constraints and fix it.\(maskHint)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken.logDescription)
      """
  }

  private var maskHint: String {
    guard constraints.contains(where: { $0.origin == .autoresizingMask }) else { return "" }
    return " (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the"
      + " documentation for the UIView property translatesAutoresizingMaskIntoConstraints)"
  }
}
