import Graphics

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

extension View {
  /// Lays out the tree as ``layout(size:safeArea:in:)`` does, and fails where that had to guess: the strict mode for
  /// tests.
  ///
  /// ```swift
  /// @Test("The card can be laid out in German")
  /// func card() throws { try makeCard().layoutStrictly(size: Size(width: 320, height: 480), in: german) }
  /// ```
  ///
  /// - Parameters:
  ///   - size: the root's size in points.
  ///   - safeArea: how far bars and corners cover the root, in points.
  ///   - environment: the traits and the text engine.
  /// - Throws: ``LayoutFailure`` when constraints conflict, make no sense or leave a view open, or overrides break the rules of the
  ///   layout pass.
  @discardableResult
  public func layoutStrictly(
    size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment
  ) throws(LayoutFailure) -> LayoutOutcome {
    let outcome = layout(size: size, safeArea: safeArea, in: environment)
    var ambiguous: [String] = []
    forEachInTree { if $0.hasAmbiguousLayout { ambiguous.append($0.label) } }
    let failure = LayoutFailure(
      conflicts: outcome.conflicts.map(\.log), errors: outcome.errors, violations: outcome.violations,
      ambiguousViews: ambiguous)
    guard failure.isNothing else { throw failure }
    return outcome
  }
}
