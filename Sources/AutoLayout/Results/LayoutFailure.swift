/// Why a strict layout failed.
public struct LayoutFailure: Error, Hashable, Sendable {
  /// The conflicts in the words of Auto Layout's log.
  public let conflicts: [String]
  /// The constraints that could not be activated.
  public let errors: [ConstraintError]
  /// The rules of the deferred layout pass that overrides broke.
  public let violations: [LayoutPassViolation]
  /// The ids of views whose place or size constraints leave open.
  public let ambiguousViews: [String]

  var isNothing: Bool { conflicts.isEmpty && errors.isEmpty && violations.isEmpty && ambiguousViews.isEmpty }
}

extension LayoutFailure: CustomStringConvertible {
  /// Everything that is wrong, one after the other.
  public var description: String {
    var parts = conflicts + errors.map { "A constraint cannot be active: \($0)" }
    parts += violations.map { "An override broke a rule of the layout pass: \($0)" }
    if !ambiguousViews.isEmpty { parts.append("Constraints leave open: \(ambiguousViews.joined(separator: ", "))") }
    return parts.joined(separator: "\n\n")
  }
}
