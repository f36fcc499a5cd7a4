import Graphics

/// Why a strict layout failed.
public struct LayoutFailure: Error, Hashable, Sendable {
  /// The conflicts, in the words of Auto Layout's log.
  public let conflicts: [String]
  /// The constraints that could not be activated.
  public let errors: [ConstraintError]
  /// The rules of the deferred layout pass that overrides broke.
  public let violations: [LayoutPassViolation]
  /// The identifiers of the views whose position or size is ambiguous.
  public let ambiguousViews: [String]
  /// Whether the frames are known to be right; see ``LayoutOutcome/isProven``.
  public let isProven: Bool

  fileprivate var isEmpty: Bool {
    conflicts.isEmpty && errors.isEmpty && violations.isEmpty && ambiguousViews.isEmpty && isProven
  }
}

extension LayoutFailure: CustomStringConvertible {
  /// All problems, separated by blank lines.
  public var description: String {
    var parts = conflicts + errors.map(\.description) + violations.map(\.description)
    if !ambiguousViews.isEmpty {
      let views = ambiguousViews.map { "'\($0)'" }.joined(separator: ", ")
      parts.append("The constraints do not determine the position or size of these views: \(views).")
    }
    if !isProven {
      parts.append(
        "Rounding errors hide which constraints have to give way, because their numbers differ by too many orders of magnitude."
      )
    }
    return parts.joined(separator: "\n\n")
  }
}

extension View {
  /// Lays out the tree like ``layout(size:safeArea:in:)``, and throws if the layout is invalid or ambiguous. For use in
  /// tests.
  ///
  /// ```swift
  /// @Test("The card can be laid out in German")
  /// func card() throws { try makeCard().layoutStrictly(size: Size(width: 320, height: 480), in: german) }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The root's size in points.
  ///   - safeArea: The insets that bars and corners cover, in points.
  ///   - environment: The traits and the text engine.
  /// - Returns: What ``layout(size:safeArea:in:)`` returns.
  /// - Throws: ``LayoutFailure`` if constraints conflict or are invalid, if a view's position or size is ambiguous, or
  ///   if an override breaks a rule of the layout pass.
  @discardableResult
  public func layoutStrictly(
    size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment
  ) throws(LayoutFailure) -> LayoutOutcome {
    let outcome = layout(size: size, safeArea: safeArea, in: environment)
    var ambiguous: [String] = []
    forEachInTree { if $0.hasAmbiguousLayout { ambiguous.append($0.label) } }
    let failure = LayoutFailure(
      conflicts: outcome.conflicts.map(\.log), errors: outcome.errors, violations: outcome.violations,
      ambiguousViews: ambiguous, isProven: outcome.isProven)
    guard failure.isEmpty else { throw failure }
    return outcome
  }
}
