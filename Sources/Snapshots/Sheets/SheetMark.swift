import Graphics

/// What a cell's findings amount to at a glance.
struct SheetMark {
  let count: Int
  let color: Color

  /// The errors, or where there are none the warnings; none where there are neither.
  init?(_ findings: [Finding]) {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    guard errors + warnings > 0 else { return nil }
    count = errors > 0 ? errors : warnings
    color = errors > 0 ? SheetStyle.error : SheetStyle.warning
  }
}
