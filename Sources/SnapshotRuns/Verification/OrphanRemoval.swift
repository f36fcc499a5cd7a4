import Files
import Galley

/// The removal of references that no scene renders any more, the last thing that a run does.
///
/// What was not read may be what renders a reference. So nothing is removed unless the run has read every input and
/// rendered something, and then not the references of documents that exist and were left out.
package struct OrphanRemoval: Hashable, Sendable {
  /// How many references a run may remove.
  package enum Extent: String, CaseIterable, Sendable {
    /// At most half, or fewer than ten, and none of documents that were left out. More are a sign of a wrong input.
    case some
    case all
  }

  package var extent: Extent
  /// Whether to say what would be removed, and to remove nothing.
  package var isDryRun: Bool

  package init(_ extent: Extent = .some, isDryRun: Bool = false) {
    self.extent = extent
    self.isDryRun = isDryRun
  }

  /// The number of references from which more than half are not removed.
  private static let leastSuspicious = 10

  /// Marks the references to remove in the results of a run, and says why others are kept.
  ///
  /// - Parameter isLeftOut: Returns whether the document of a reference exists although the run did not take it.
  func mark(_ run: inout VerificationRun, isLeftOut: (SnapshotResult) -> Bool) {
    let orphans = run.results.indices.filter { run.results[$0].status == .orphaned }
    guard !orphans.isEmpty else { return }
    if let reason = objection(to: orphans.count, in: run) {
      run.warnings.append("no reference is removed, because \(reason)")
      return
    }
    let kept = extent == .all ? [] : orphans.filter { isLeftOut(run.results[$0]) }
    for index in orphans where !kept.contains(index) {
      if isDryRun {
        run.results[index].message = "\(Verdict.orphaned.sentence); it would be removed"
      } else {
        run.results[index].isRecorded = true
      }
    }
    guard let first = kept.first else { return }
    run.warnings.append(
      "not removed: \(counted(kept.count, "reference")) of documents that exist and were left out, such as "
        + "'\(run.results[first].path)'; --remove-orphaned=all removes them too")
  }

  /// Returns why no reference may be removed, or `nil` if they may be.
  private func objection(to count: Int, in run: VerificationRun) -> String? {
    if !run.problems.isEmpty || run.isUnwritten || run.isIncomplete {
      return "not every input was read and compared; mend what is named above"
    }
    guard run.results.contains(where: { $0.status != .orphaned && $0.status != .failed }) else {
      return "nothing was rendered; is the input right?"
    }
    let total = run.results.count { $0.status != .added }
    guard extent != .all, count >= Self.leastSuspicious, count * 2 > total else { return nil }
    return "\(count) of \(total) are orphaned, more than half; is the input right? --remove-orphaned=all removes them"
  }
}

extension VerificationJob {
  /// Marks the orphaned references to remove.
  func markOrphans(of run: inout VerificationRun) {
    guard let removal else { return }
    let documents = run.documents
    removal.mark(&run) { result in
      guard let head = SidecarHead(ofFile: "\(verifier.references.path)/\(result.path).json") else { return false }
      return !documents.contains(head.document) && FileKind(at: setting.paths.path(ofName: head.document)) == .file
    }
  }

  /// Removes the orphaned references that ``finish(_:)`` has marked.
  package func removeOrphans(of run: VerificationRun) throws(FileError) {
    for result in run.results where result.status == .orphaned && result.isRecorded {
      try verifier.references.remove(result.path)
    }
  }
}
