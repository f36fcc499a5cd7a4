import Graphics

extension CheckRun {
  /// Returns findings of which those with one cause are one.
  static func oneForEachCause(_ findings: [CheckFinding]) -> [CheckFinding] {
    withSharedCauses(withOneLoss(findings))
  }

  /// Merges what is cut off of a text by its own view into what is left out of it: a view without enough room shows
  /// less of the last line in some cells and no such line in others.
  private static func withOneLoss(_ findings: [CheckFinding]) -> [CheckFinding] {
    struct Text: Hashable { var document, view: String }
    func text(_ finding: CheckFinding, losing rule: Finding.Rule) -> Text? {
      guard finding.status == .new, finding.cause.rule == rule.rawValue, finding.cause.objects.count == 1 else {
        return nil
      }
      return Text(document: finding.document, view: finding.cause.objects[0])
    }
    var clipped: [Text: CheckFinding] = [:]
    for finding in findings {
      if let text = text(finding, losing: .clipped) { clipped[text] = finding }
    }
    let truncated = Set(findings.compactMap { text($0, losing: .truncated) })
    return findings.compactMap { finding in
      if let text = text(finding, losing: .clipped), truncated.contains(text) { return nil }
      guard let text = text(finding, losing: .truncated), let other = clipped[text] else { return finding }
      var whole = finding
      whole.add(other)
      return whole
    }
  }

  /// Lets the first of several new findings that one change mends stand for all of them.
  private static func withSharedCauses(_ findings: [CheckFinding]) -> [CheckFinding] {
    struct Key: Hashable {
      var rule: String
      var severity: Finding.Severity
      var cause: Finding.SharedCause
      var document: String?
    }
    var places: [Key: Int] = [:]
    var kept: [CheckFinding] = []
    for finding in findings {
      guard finding.status == .new, let cause = finding.worst.sharedCause else {
        kept.append(finding)
        continue
      }
      let key = Key(
        rule: finding.cause.rule, severity: finding.severity, cause: cause,
        document: cause.isOfProject ? nil : finding.document)
      if let place = places[key] {
        kept[place].alike.append(
          CheckFinding.Alike(id: finding.id, document: finding.document, place: finding.place))
      } else {
        places[key] = kept.count
        kept.append(finding)
      }
    }
    return kept
  }
}
