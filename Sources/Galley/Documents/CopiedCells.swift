import InterfaceBuilder

/// What is wrong with a prototype cell is wrong with its copies, and is reported once.
extension [Finding] {
  /// Returns the findings without those about copies of a cell that repeat what is reported for the cell, or for
  /// another copy.
  func reportingCopiesOnce() -> [Finding] {
    guard contains(where: \.isAboutCopy) else { return self }
    var known = Set(filter { !$0.isAboutCopy }.map(CopiedFinding.init))
    return compactMap { finding in
      guard finding.isAboutCopy else { return finding }
      var finding = finding
      if finding.views.contains(where: { !CopiedID($0).isCopy }) {
        let views = Set(finding.views)
        finding.views.removeAll { CopiedID($0).isCopy && views.contains(CopiedID($0).original) }
      }
      return known.insert(CopiedFinding(finding)).inserted ? finding : nil
    }
  }
}

extension Finding {
  fileprivate var isAboutCopy: Bool { (views + constraints).contains { CopiedID($0).isCopy } }
}

/// What findings about copies of the same cell have in common.
private struct CopiedFinding: Hashable {
  var rule: String
  var views: [String]
  var constraints: [String]

  init(_ finding: Finding) {
    rule = finding.ruleName
    views = finding.views.map { CopiedID($0).original }
    constraints = finding.constraints.map { CopiedID($0).original }
  }
}

extension [LayoutConflict] {
  /// The conflicts that the app has, each once: without those of copies of a cell that the cell, or another copy, has
  /// too, and those with a length that a view has only on the canvas.
  var ofApp: [LayoutConflict] {
    var known: Set<[String]> = []
    return filter { conflict in
      guard !conflict.isOfCanvas else { return false }
      let ids = conflict.constraints.map { $0.documentID ?? "" }
      let originals = ids.map { CopiedID($0).original }
      return known.insert(originals).inserted || originals == ids
    }
  }
}
