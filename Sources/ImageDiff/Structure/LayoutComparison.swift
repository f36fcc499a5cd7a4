import Graphics

/// Compares two solved layouts of a scene.
///
/// Views are matched by identifier, and views without an identifier of their own by order, class and content, so that a new view does not
/// change the identity of those after it.
package struct LayoutComparison {
  /// The largest movement in points that counts as no movement. Documents and sidecars have three decimals.
  static let tolerance = 0.01

  private let expected: LayoutResult
  private let actual: LayoutResult

  /// Makes a comparison of a reference with the current layout.
  package init(of expected: LayoutResult, with actual: LayoutResult) {
    self.expected = expected
    self.actual = actual
  }

  package func difference() -> LayoutDifference {
    guard expected != actual else { return LayoutDifference(causes: []) }
    let matching = NodeMatching(expected: FlatTree(expected.root), actual: FlatTree(actual.root))
    var grouping = ChangeGrouping(ChangeReader(matching: matching).changes())
    return LayoutDifference(causes: grouping.causes() + findingCauses())
  }

  /// Returns the new findings and those that are gone. Findings whose messages alone differ are the same.
  private func findingCauses() -> [LayoutCause] {
    let (before, after) = (
      Set(expected.findings.map(FindingIdentity.init)), Set(actual.findings.map(FindingIdentity.init))
    )
    let found = actual.findings.filter { !before.contains(FindingIdentity($0)) }.map(LayoutCause.found)
    return found + expected.findings.filter { !after.contains(FindingIdentity($0)) }.map(LayoutCause.mended)
  }
}

/// The properties that identify a finding in two layouts.
private struct FindingIdentity: Hashable {
  let ruleName: String
  let views: [String]
  let constraints: [String]
  let broken: String?

  init(_ finding: Finding) {
    ruleName = finding.ruleName
    (views, constraints, broken) = (finding.views, finding.constraints, finding.broken)
  }
}
