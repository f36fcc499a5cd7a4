import Graphics

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
