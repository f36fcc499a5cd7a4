import Files
import ImageDiff
import Snapshots

/// A verification in words for a terminal: what did not pass, one cause per line, and the counts.
struct VerificationText {
  let run: VerificationRun
  let rules: VerificationRules

  var text: String {
    let shown = run.results.filter { $0.status != .passed || $0.isRecorded }
    return (shown.flatMap(lines) + run.unsaidWarnings.map { InertText.line("warning: \($0)") } + [counts]).joined(
      separator: "\n") + "\n"
  }

  private func lines(_ result: SnapshotResult) -> [String] {
    let verdict = result.message.isEmpty ? rules.words(for: result.status) : result.status.word
    var first = "\(result.path): \(verdict)"
    if let former = result.referencePath { first += ", formerly \(former)" }
    if let word = result.recordWord { first += "; \(word)" }
    if !result.message.isEmpty { first += ": \(result.message)" }
    var details = result.causes.map { "  \($0.sentence)" }
    if let pixels = result.pixels, result.causes.isEmpty { details.append("  \(pixels.words)") }
    return ([first] + details).map(InertText.line)
  }

  private var counts: String {
    let words = run.results.compactMap(\.recordWord)
    let changes = ["recorded", "removed"].map { word in (word, count: words.count { $0 == word }) }
    let parts = run.counts(of: Verdict.allCases) + changes.filter { $0.count > 0 }.map { "\($0.count) \($0.0)" }
    return counted(run.results.count, "snapshot") + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}

extension VerificationRun {
  /// The warnings that no problem says: a missing part is both, for the page has the warnings alone.
  var unsaidWarnings: [String] {
    let said = Set(problems)
    return warnings.filter { !said.contains("galley: error: \($0)") }
  }
}

extension VerificationRules {
  /// Returns the verdict in words.
  fileprivate func words(for verdict: Verdict) -> String {
    let isMild = (verdict == .layout || verdict == .drift) && passes(verdict)
    return verdict.sentence + (isMild ? " (passes)" : "")
  }
}

extension PixelDifference {
  /// How many pixels differ and where.
  fileprivate var words: String {
    let places = regions.prefix(3).map { "\($0.bounds.width) x \($0.bounds.height) at \($0.bounds.x), \($0.bounds.y)" }
    let more = regions.count > 3 ? " and \(regions.count - 3) more" : ""
    return "\(count) \(count == 1 ? "pixel differs" : "pixels differ"): \(places.joined(separator: "; "))\(more)"
  }
}
