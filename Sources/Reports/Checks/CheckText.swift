import Graphics
import Snapshots

/// The findings of a check for a person: a page to read to the end, or everything.
struct CheckText {
  private let run: CheckRun

  init(_ run: CheckRun) { self.run = run }

  var text: String {
    let paragraphs =
      run.rules.isVerbose
      ? run.reported.map { paragraph($0, message: $0.message) } : CheckPage(of: run.reported).paragraphs
    return (paragraphs + [summary]).map { $0 + "\n" }.joined(separator: "\n")
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

/// Returns the place, severity and sentence of a finding in the form of compilers, which editors understand, then what
/// belongs to it.
private func paragraph(_ finding: CheckFinding, message: String, also: [String] = []) -> String {
  let place = finding.place.map { "\(finding.document):\($0.line):\($0.column)" } ?? finding.document
  let head = "\(place): \(finding.severity.rawValue): \(message) [\(finding.cause.rule) \(finding.id)]"
  let fixes = finding.fixes.map { "  fix: \($0)" }
  let picture = finding.picture.map { ["  picture: \($0.path), number \($0.number)"] } ?? []
  return ([head, "  \(finding.whereabouts)"] + also + fixes + picture).joined(separator: "\n")
}

/// Findings on a page: examples of every rule, each with the number of those like it in its document, and the numbers
/// of the rest.
///
/// A text without a translation, or a contrast, is often one of a hundred in the same document. What a person has to
/// know is that there are a hundred.
struct CheckPage {
  /// The findings of a rule in a document, the worst first.
  private struct Group {
    let findings: [CheckFinding]
    var rule: String { findings[0].cause.rule }

    /// The lines of the document that other findings begin at.
    var otherLines: String? {
      guard findings.count > 1 else { return nil }
      let lines = findings.dropFirst().compactMap { $0.place.map { "\($0.line)" } }.uniqued
      let shown = Array(lines.prefix(CheckPage.mostLinesNamed))
      let rest = lines.count - shown.count
      let places = rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more" : shown.list
      return "  and \(findings.count - 1) more in the document"
        + (lines.isEmpty ? "" : ": \(lines.count == 1 ? "line" : "lines") \(places)")
    }

    var paragraph: String {
      Reports.paragraph(findings[0], message: findings[0].brief, also: [otherLines].compactMap(\.self))
    }
  }

  /// The most lines of text for findings, so that a page with the rest and the log has 60.
  private static let mostLines = 44
  private static let mostLinesNamed = 8

  /// The groups that are shown by their first findings.
  private let shown: [Group]
  /// The findings that are not, the worst first.
  private let rest: [CheckFinding]

  /// - Parameter findings: The findings to show, the worst first.
  init(of findings: [CheckFinding]) {
    struct Key: Hashable { var document, rule: String }
    let byKey = Dictionary(grouping: findings) { Key(document: $0.document, rule: $0.cause.rule) }
    let groups = findings.map { Key(document: $0.document, rule: $0.cause.rule) }.uniqued.map { key in
      Group(findings: byKey[key] ?? [])
    }
    // An example of every rule comes before a second one of any.
    var examples: [String: Int] = [:]
    let ranks = groups.map { group in
      defer { examples[group.rule, default: 0] += 1 }
      return examples[group.rule, default: 0]
    }
    var room = Self.mostLines
    var chosen: Set<Int> = []
    for index in groups.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      room -= groups[index].paragraph.count { $0 == "\n" } + 2
      guard room >= 0 || chosen.isEmpty else { break }
      chosen.insert(index)
    }
    shown = groups.indices.filter(chosen.contains).map { groups[$0] }
    rest = groups.indices.flatMap { groups[$0].findings.dropFirst(chosen.contains($0) ? 1 : 0) }
  }

  var paragraphs: [String] { shown.map(\.paragraph) + [remainder].compactMap(\.self) }

  /// The numbers of the findings that are not shown, by rule, and how to see all.
  private var remainder: String? {
    guard !rest.isEmpty else { return nil }
    let rules = rest.map(\.cause.rule).uniqued.map { rule in
      let own = rest.filter { $0.cause.rule == rule }
      return "  \(own.count) \(rule) in \(counted(Set(own.map(\.document)).count, "document"))"
    }
    return (["\(counted(rest.count, "more finding")) (--verbose prints all in full):"] + rules).joined(separator: "\n")
  }
}
