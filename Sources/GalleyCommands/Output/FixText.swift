import FixRuns
import Galley
import Reports
import SnapshotRuns

/// The fixes of findings for a person.
struct FixText {
  let outcome: FixOutcome

  /// The most fixes of a finding to print, and the most changes that do not mend it.
  private static let (most, mostRefuted) = (3, 2)

  var text: String {
    let findings = outcome.listed
    let paragraphs = findings.map { paragraph($0.finding, $0.fixes) }
    return (paragraphs + [summary(of: findings)]).map { $0 + "\n" }.joined(separator: "\n")
  }

  private func paragraph(_ finding: CheckFinding, _ fixes: DocumentFixes.CauseFixes) -> String {
    let place = finding.place.map { "\(finding.document):\($0.line):\($0.column)" } ?? finding.document
    let head = [
      "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.cause.rule) \(finding.id)]",
      "  \(finding.whereabouts)",
    ]
    let verified = fixes.offered.filter(\.isVerified)
    let shown = verified.prefix(Self.most).enumerated().flatMap { lines(of: $0.element, number: $0.offset + 1) }
    let more = verified.count - Self.most
    let rest = more > 0 ? ["  \(counted(more, "more fix", "more fixes")) (--format json)"] : []
    let none = verified.isEmpty ? refutations(of: fixes) : []
    let untried = fixes.untriedInWords.map { ["  \($0)"] } ?? []
    return (head + shown + rest + none + untried).joined(separator: "\n")
  }

  private func lines(of fix: OfferedFix, number: Int) -> [String] {
    ["  fix \(number): \(fix.title) \(fix.effect)"] + fix.steps.map { "      \($0)" }
      + fix.code.map { "      code: \($0)" } + fix.remarks.map { "      note: \($0)" }
  }

  private func refutations(of fixes: DocumentFixes.CauseFixes) -> [String] {
    let offered = fixes.offered
    guard !offered.isEmpty else { return ["  \(fixes.reasonForNone)"] }
    let tried = counted(offered.count, "change")
    return ["  no fix: \(tried) tried, and each breaks something or leaves the problem"]
      + offered.prefix(Self.mostRefuted).map { "      tried: \($0.title) \($0.refutation ?? "")" }
  }

  private func summary(of findings: [(finding: CheckFinding, fixes: DocumentFixes.CauseFixes)]) -> String {
    let mended = findings.count { $0.fixes.offered.contains(where: \.isVerified) }
    guard !findings.isEmpty else { return "no findings that have fixes" }
    return "\(counted(findings.count, "finding")), \(mended) with a verified fix; write one with --finding ID"
  }
}

extension OfferedFix {
  /// What the fix does elsewhere, in words.
  var effect: String {
    var parts = [
      movedViews == 0 ? "No view moves." : "\(counted(movedViews, "view")) \(movedViews == 1 ? "moves" : "move")."
    ]
    if movedElsewhere > 0 { parts.append("\(movedElsewhere) in cells without the problem.") }
    if newNotes > 0 { parts.append("\(counted(newNotes, "new note")).") }
    return "(" + parts.joined(separator: " ") + ")"
  }
}

extension FixOutcome {
  /// The findings that fixes were looked for, the worst first, with their fixes.
  var listed: [(finding: CheckFinding, fixes: DocumentFixes.CauseFixes)] {
    run.listed.compactMap { finding in fixes(of: finding).map { (finding, $0.fixes) } }
  }
}

extension DocumentFixes.CauseFixes {
  /// How many changes were not tried, in words, or `nil` if all were.
  var untriedInWords: String? {
    untriedCount == 0
      ? nil : counted(untriedCount, "further change was", "further changes were") + " not tried, as there are too many"
  }

  /// Why nothing was tried, in words.
  var reasonForNone: String {
    if let copy { return "no fix here: only the localized copy \(copy) has this problem; mend that document" }
    return shownDocument == nil
      ? "no fix is known" : "no fix is known: only documents that show this xib have the problem, or were looked at"
  }
}

func counted(_ count: Int, _ one: String, _ several: String) -> String { "\(count) \(count == 1 ? one : several)" }
