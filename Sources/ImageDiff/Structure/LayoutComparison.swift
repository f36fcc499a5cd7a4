import Graphics

/// Compares two solved layouts of a scene.
///
/// Views are matched by identifier, and views without an identifier of their own by order, class and content, so that a
/// new view does not change the identity of those after it.
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
    let reader = ChangeReader(
      matching: matching, comparesStyles: expected.styleVersion == actual.styleVersion)
    let constraints = ConstraintComparison(matching: matching).changes(
      from: expected.constraints, to: actual.constraints)
    var grouping = ChangeGrouping(reader.changes())
    return LayoutDifference(causes: foldingFindings(into: grouping.causes(because: constraints)))
  }

  /// Adds the findings to the causes. Those that are gone only with a view that is gone are counted in its cause.
  private func foldingFindings(into causes: [LayoutCause]) -> [LayoutCause] {
    var causes = causes
    var rest: [LayoutCause] = []
    for cause in findingCauses() {
      guard case .mended(let finding) = cause, let index = causes.firstIndex(where: { $0.takesAway(finding) }),
        case .views(let changes, let consequences, let constraints, let count) = causes[index]
      else {
        rest.append(cause)
        continue
      }
      causes[index] = .views(changes, consequences: consequences, constraints: constraints, findings: count + 1)
    }
    return causes + rest
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

extension LayoutCause {
  /// Returns whether a finding concerns a view that is gone or hidden because of this cause.
  fileprivate func takesAway(_ finding: Finding) -> Bool {
    guard case .views(let changes, let consequences, _, _) = self else { return false }
    let gone = (changes + consequences).reduce(into: Set<String>()) { $0.formUnion($1.surroundings.contents) }
    return !gone.isDisjoint(with: finding.views)
  }
}
