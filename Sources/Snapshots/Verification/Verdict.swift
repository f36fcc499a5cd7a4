/// The result of comparing a snapshot with its reference, from the mildest to the most severe.
///
/// This type has all words about verdicts, for the terminal, summaries, test failures and the review page.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// The bytes are equal, or the pixels and the layout are.
  case passed
  /// The pixels are equal, the layouts differ.
  case layout
  /// Nothing moved; only the antialiasing of edges differs.
  case drift
  /// There is no reference.
  case added
  /// There is a reference, but no scene, device, language or text size that renders it.
  case orphaned
  /// The picture changed.
  case changed
  /// The scene could not be rendered, or its reference not be read.
  case failed

  /// The verdicts that fail a run under the default rules.
  public static let differences: Set<Verdict> = [.added, .orphaned, .changed, .failed]

  /// Whether a reviewer can accept or reject the snapshot.
  package var isDecidable: Bool { self != .passed && self != .failed }
}

// MARK: Words

extension Verdict {
  /// The word for a snapshot of this verdict, which also counts several: "3 changed".
  package var word: String {
    switch self {
    case .passed: "passed"
    case .layout: "layout only"
    case .drift: "drifted"
    case .added: "new"
    case .orphaned: "orphaned"
    case .changed: "changed"
    case .failed: "failed"
    }
  }

  /// The verdict in a sentence, for a snapshot with neither causes nor a message.
  package var sentence: String {
    switch self {
    case .passed: "as expected"
    case .layout: "the same pixels from another layout"
    case .drift: "nothing moved; only the antialiasing of edges differs"
    case .added: "there is no reference"
    case .orphaned: "no scene renders this reference any more"
    case .changed: "the picture changed"
    case .failed: "could not be rendered or compared"
    }
  }

  /// The heading of several snapshots that have only the verdict in common.
  package var heading: String {
    switch self {
    case .passed: "Passed"
    case .layout: "The same pixels from another layout"
    case .drift: "Drifted: nothing moved; only the antialiasing of edges differs"
    case .added: "New: there is no reference yet"
    case .orphaned: "Orphaned: no scene renders these references any more"
    case .changed: "Changed without a known cause"
    case .failed: "Failed: could not be rendered or compared"
    }
  }
}

extension SnapshotResult {
  /// What the run did about the reference, or `nil` if it left it as it was.
  package var recordWord: String? { isRecorded ? status == .orphaned ? "removed" : "recorded" : nil }

  /// What happened, in one sentence for each cause.
  package var sentences: [String] {
    if !message.isEmpty { return [message] }
    if !causes.isEmpty { return causes.map(\.sentence) }
    if status == .changed, let pixels { return ["\(counted(pixels.count, "pixel")) changed"] }
    return [status.sentence]
  }
}

extension VerificationRun {
  /// The number of snapshots of each verdict, the most severe first: "3 failed, 12 changed, 1185 passed".
  package var tally: String {
    let counts = counts(of: Verdict.allCases.reversed())
    return counts.isEmpty ? "no images" : counts.joined(separator: ", ")
  }

  /// Returns the number of snapshots of each of the verdicts that occur, with its word: "12 changed".
  package func counts(of verdicts: [Verdict]) -> [String] {
    verdicts.compactMap { verdict in
      let count = count(of: verdict)
      return count == 0 ? nil : "\(count) \(verdict.word)"
    }
  }
}

/// Returns a number with its noun: "1 image", "2 images".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
