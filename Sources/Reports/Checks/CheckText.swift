import Graphics
import Snapshots

/// The findings of a check for a person, one paragraph each.
struct CheckText {
  private let run: CheckRun

  init(_ run: CheckRun) { self.run = run }

  var text: String {
    (run.listed.map(paragraph) + [summary]).map { $0 + "\n" }.joined(separator: "\n")
  }

  /// The place, severity and sentence in the form of compilers, which editors understand, then what belongs to it.
  private func paragraph(_ finding: CheckFinding) -> String {
    let place = finding.place.map { "\(finding.document):\($0.line):\($0.column)" } ?? finding.document
    let head = "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.cause.rule) \(finding.id)]"
    let fixes = finding.fixes.map { "  fix: \($0)" }
    let picture = finding.picture.map { ["  picture: \($0)"] } ?? []
    return ([head, "  \(finding.whereabouts)"] + fixes + picture).joined(separator: "\n")
  }

  /// The counts in words.
  var summary: String {
    guard run.cellCount > 0 else { return "nothing was checked" }
    let counts = run.counts.map { counted($0.count, $0.severity.rawValue) }
    let checked =
      "\(counted(run.cellCount, "cell")) of \(counted(run.sceneCount, "scene")) in "
      + "\(counted(run.documentCount, "document")) checked"
    let rest = [
      run.unlistedCount == 0 ? nil : "\(counted(run.unlistedCount, "milder finding")) not listed (--list note)",
      run.knownCount == 0 ? nil : "\(run.knownCount) in the baseline",
      run.suppressedCount == 0 ? nil : "\(run.suppressedCount) suppressed",
    ].compactMap(\.self)
    return ([(counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) + "; " + checked] + rest)
      .joined(separator: "; ")
  }
}
