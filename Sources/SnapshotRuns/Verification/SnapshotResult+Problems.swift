import Galley

extension SnapshotResult {
  /// Adds the problems in a snapshot's layout, and the lines of the document that they and the scene are on.
  ///
  /// A snapshot that passes without problems gets no line, so that its document need not be read.
  mutating func findProblems(of snapshot: RenderedSnapshot, in source: SceneSource, gate: FindingGate?) {
    let problems = snapshot.findings
    findings = problems.map { SnapshotFinding($0, lines: source.lines) }
    failingRules = gate?.failingRules(
      among: problems, of: snapshot.scene, named: snapshot.sceneNames, in: snapshot.cell, document: document, source)
    if status != .passed || !problems.isEmpty { line = source.line(ofScene: snapshot.scene) }
  }
}

extension RenderedSnapshot {
  /// The problems in the layout, read from the sidecar if the snapshot comes from the cache.
  var findings: [Finding] {
    if let layout { return layout.layout.findings }
    // The summary has all findings, but not in a form that suits a result.
    guard !summary.findings.isEmpty else { return [] }
    return (try? SidecarReader.findings(in: sidecar)) ?? []
  }
}
