import Graphics

/// Compares two solved layouts of a scene.
///
/// Views are matched by identity, and those that have none by order, class and content, so that a view that is new does
/// not make all those after it others.
public struct LayoutComparison {
  /// A movement below this is rounding: documents and sidecars have three decimals.
  static let tolerance = 0.01

  private let expected: LayoutResult
  private let actual: LayoutResult

  /// Makes a comparison of a reference's layout with the one as it is now.
  public init(of expected: LayoutResult, with actual: LayoutResult) {
    self.expected = expected
    self.actual = actual
  }

  /// The difference.
  public func difference() -> LayoutDifference {
    guard expected != actual else { return LayoutDifference(causes: []) }
    let matching = NodeMatching(expected: FlatTree(expected.root), actual: FlatTree(actual.root))
    var grouping = ChangeGrouping(ChangeReader(matching: matching).changes())
    return LayoutDifference(causes: grouping.causes() + findingCauses())
  }

  /// What is wrong now and was not, and the other way round; what a finding says may change with amounts.
  private func findingCauses() -> [LayoutCause] {
    let (before, after) = (
      Set(expected.findings.map(FindingIdentity.init)), Set(actual.findings.map(FindingIdentity.init))
    )
    let found = actual.findings.filter { !before.contains(FindingIdentity($0)) }.map(LayoutCause.found)
    return found + expected.findings.filter { !after.contains(FindingIdentity($0)) }.map(LayoutCause.mended)
  }
}

/// What makes a finding the same one in two layouts.
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
