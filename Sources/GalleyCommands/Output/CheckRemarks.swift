import Galley
import Reports
import SnapshotRuns

/// What a check says about the accepted and known findings themselves: suppressions that have ended or that nothing
/// needs, and known findings that are gone or better.
struct CheckRemarks {
  let run: CheckRun
  /// The files of the configuration and of the baseline in messages, or `nil` if there are none.
  let configuration, baseline: String?
  /// Whether errors alone are reported.
  let isQuiet: Bool
  /// Whether the run writes the baseline.
  var isUpdating = false

  /// The number of entries of the baseline that are named, of those that are gone and of those that are better.
  private static let mostNamed = 10

  /// Reports everything. A run that leaves out scenes cannot tell what nothing needs or what is gone, and a shard
  /// leaves it to the merge.
  ///
  /// - Parameter missing: Returns what a suppression is for and no document has, in words.
  /// - Returns: Whether everything exists that the unused suppressions are for. What is nowhere in the project is an
  ///   error, because a misspelt suppression accepts nothing.
  func report(missing: (Suppression) -> String?) -> Bool {
    if !isQuiet { reportWhatHolds() }
    guard run.rules.coversScenes else { return true }
    let areNamed = reportUnusedSuppressions(missing)
    if !isUpdating, !isQuiet { reportKnownFindings() }
    return areNamed
  }

  /// Reports what is so whatever the run has found.
  private func reportWhatHolds() {
    for suppression in run.endedSuppressions {
      report(
        "the suppression of \(suppression.words) ended on \(suppression.lastDay ?? ""): \(suppression.reason)"
          + " (mend the finding, or set a later 'until')",
        at: configuration, line: suppression.line)
    }
    guard run.rules.baseline?.isUnspecific == true, !isUpdating else { return }
    report(
      "the baseline does not say how bad findings were, so that worse ones are not noticed; write it again with"
        + " --update-baseline, in all cells", at: baseline)
  }

  private func reportUnusedSuppressions(_ missing: (Suppression) -> String?) -> Bool {
    var areNamed = true
    for suppression in run.unusedSuppressions {
      if let missing = missing(suppression) {
        areNamed = false
        report(
          "the suppression is for \(missing), which no document has", as: .error, at: configuration,
          line: suppression.line)
      } else if !isQuiet {
        report(
          "no finding needs the suppression of \(suppression.words); remove it", at: configuration,
          line: suppression.line)
      }
    }
    return areNamed
  }

  private func reportKnownFindings() {
    let (stale, better) = (run.staleEntries, run.improvements)
    for entry in stale.prefix(Self.mostNamed) {
      report(
        "a known finding is gone: \(entry.rule): \(entry.message) (\(entry.locales.joined(separator: ", ")))",
        at: entry.document)
    }
    for (entry, words) in better.prefix(Self.mostNamed) {
      report("a known finding is better: \(entry.rule): \(entry.message) (\(words))", as: .note, at: entry.document)
    }
    guard !stale.isEmpty || !better.isEmpty else { return }
    let rest = [(stale, "gone"), (better.map(\.entry), "better")].compactMap { entries, word in
      entries.count > Self.mostNamed
        ? "\(entries.count - Self.mostNamed) more known findings are \(word); " : nil
    }.joined()
    report(
      rest + "tighten the baseline with --update-baseline", as: stale.isEmpty ? .note : .warning, at: baseline)
  }

  private func report(
    _ message: String, as severity: Diagnostic.Severity = .warning, at place: String?, line: Int? = nil
  ) {
    Terminal.report(Diagnostic(severity, at: place.map { place in line.map { "\(place):\($0)" } ?? place }, message))
  }
}
