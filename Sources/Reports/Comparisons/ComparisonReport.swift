import Files
import Graphics
import Snapshots

/// A comparison with its references in every format.
///
/// A test case is an image. An entry is a change together with all images that have it, so that a change of a shared
/// view is said once; it also has the other changes of the same kind and view. Logs have a result for each image that
/// did not pass, and one for each problem of the layouts.
package struct ComparisonReport: Reportable {
  private let run: VerificationRun
  private let rules: VerificationRules
  /// The address of the report's folder, or `nil` for links relative to it.
  private let imageBase: String?
  /// The folder that the pictures are written to, or `nil` if they are not.
  private let folder: String?
  /// What reviewers decided, by path.
  private let decisions: [PathBytes: AppliedDecisions.Entry]
  /// Who changed pictures, in a sentence, by path.
  private let origins: [PathBytes: String]

  package init(
    _ run: VerificationRun, rules: VerificationRules = VerificationRules(), imageBase: String? = nil,
    folder: String? = nil, decisions: [PathBytes: AppliedDecisions.Entry] = [:]
  ) {
    (self.run, self.rules) = (run, rules)
    (self.imageBase, self.folder, self.decisions) = (imageBase, folder, decisions)
    let explained = (run.versionExplanation?.pictures ?? []).map { (PathBytes($0.path), $0.sentence) }
    origins = Dictionary(explained) { first, _ in first }
  }

  package var text: String {
    VerificationText(run: run, rules: rules).text
      + (run.versionExplanation.map { VersionExplanationText(explanation: $0).text } ?? "")
  }
  package var json: String { ReportDocument(run: run).json }

  package var report: Report {
    let failing = run.results.filter(fails)
    let verdicts = Verdict.allCases.filter { $0 != .passed }.map(Report.Rule.init)
    var report = Report(
      title: "Snapshots", tally: run.tally, rules: verdicts + Report.Rule.findings, cases: run.results.map(tested),
      entries: entries(of: run.results.filter { fails($0) || $0.isRecorded }),
      logged: run.results.filter { $0.status != .passed }.flatMap(\.withImprovementsApart).map(logged) + loggedFindings)
    report.decided = decided
    report.noun = "cause"
    report.warnings = run.unsaidWarnings
    report.explanation = run.versionExplanation?.sentences ?? []
    report.problems = unsaidProblems
    report.remarks = problems + remarks
    report.aside = aside(about: failing)
    return report
  }

  /// Whether a result makes the run fail. What was recorded is the reference from now on.
  private func fails(_ result: SnapshotResult) -> Bool { !result.isRecorded && !rules.passes(result.status) }

  /// The lines of the log that no failed result repeats.
  private var unsaidProblems: [String] {
    let said = run.results.filter { $0.status == .failed }
    return run.problems.filter { line in
      !said.contains { result in
        result.message.utf8.split(separator: "\n").map(String.init)
          .contains { line.utf8.hasSuffix($0) || line == result.line(of: $0) }
      }
    }
  }

  /// The numbers of decisions after the tally, if there are any.
  private var decided: String {
    let counts = [ReviewDecision.accept, .reject].compactMap { decision -> String? in
      let count = decisions.values.count { $0.decision == decision }
      return count == 0 ? nil : "\(count) \(decision.word)"
    }
    return counts.isEmpty ? "" : "; " + counts.joined(separator: ", ")
  }

  // MARK: Images

  private func tested(_ result: SnapshotResult) -> Report.Case {
    Report.Case(
      subject: Report.Subject(result), line: result.line,
      outcomes: (fails(result) ? [failure(result)] : []) + remarks(on: result),
      pictures: folder.map { folder in
        result.pictureKinds.map { "\(folder)/\(ReportFolder.file(of: result, kind: $0))" }
      } ?? [])
  }

  private func failure(_ result: SnapshotResult) -> Report.Outcome {
    Report.Outcome(
      kind: result.status == .failed ? .error : .failure, rule: result.status.rawValue,
      message: result.sentences.joined(separator: "; "), text: words(about: result))
  }

  /// What happened to a snapshot, where it is, and who changed it.
  private func words(about result: SnapshotResult) -> String {
    ([result.sentencesAndPath] + origins(of: [result])).joined(separator: "\n")
  }

  /// Returns who changed images: a sentence for those that have it in common, with the images unless all have it.
  private func origins(of results: [SnapshotResult]) -> [String] {
    let known = results.filter { origins[PathBytes($0.path)] != nil }
    let groups = Dictionary(grouping: known) { origins[PathBytes($0.path)] ?? "" }
    let sentences = known.compactMap { origins[PathBytes($0.path)] }.uniqued
    return sentences.map { sentence in
      let images = groups[sentence] ?? []
      return images.count == results.count ? sentence : "\(sentence): \(images.images)"
    }
  }

  /// What happened to a snapshot that passes in spite of it, and the problems of its layout.
  private func remarks(on result: SnapshotResult) -> [Report.Outcome] {
    var remarks = result.findings.map { finding in
      let line = finding.line.map { " (line \($0))" } ?? ""
      return "\(finding.severity): \(finding.rule): \(finding.message)\(line)"
    }
    if result.status != .passed, !fails(result) { remarks.insert(words(about: result), at: 0) }
    return remarks.isEmpty ? [] : [Report.Outcome(kind: .remark, text: remarks.joined(separator: "\n"))]
  }

  private func logged(_ result: SnapshotResult) -> Report.Entry {
    var entry = Report.Entry(
      rule: Report.Rule(result.status), severity: fails(result) && !result.isImprovement ? .error : .note,
      place: result.place, message: "\(result.name): \(result.words)", fails: fails(result), title: result.name,
      fingerprint: ("snapshot/v1", ([result.path] + result.causes.map(\.key)).joined(separator: " ")))
    entry.subjects = [Report.Subject(result)]
    entry.origins = origins(of: [result])
    return entry
  }

  // MARK: Causes

  private func entries(of failing: [SnapshotResult]) -> [Report.Entry] {
    let detailed = imageBase == nil ? [] : CommonCause.detailedPaths(of: run)
    var pictured: Set<String> = []
    return CommonCause.grouping(failing).map { cause in
      let first = cause.results[0]
      let isFirst = pictured.insert(first.path).inserted
      let images = ComparedImages(
        of: cause, imageBase: imageBase, showsChange: isFirst && detailed.contains(first.path), decisions: decisions)
      var entry = entry(of: cause)
      entry.verdict = images.verdict
      entry.isSaidByVerdict = first.isRecorded && cause.status == .added
      entry.illustration = images
      return entry
    }
  }

  private func entry(of cause: CommonCause) -> Report.Entry {
    let first = cause.results[0]
    var entry = logged(first)
    entry.message = cause.sentence
    if cause.isImprovement { (entry.severity, entry.fails) = (.note, false) }
    let words = [cause.status.word] + (first.recordWord.map { [$0] } ?? [])
    entry.title = "Snapshot \(words.joined(separator: ", ")): \(cause.results.images)"
    entry.subjects = cause.results.map(Report.Subject.init)
    entry.origins = origins(of: cause.results)
    if cause.changes.count > 1 {
      entry.variations = cause.changes.map { Report.Variation(message: $0.sentence, whereabouts: $0.results.images) }
    }
    return entry
  }

  /// The causes of what passes in spite of them.
  private var remarks: [Report.Entry] {
    CommonCause.grouping(run.results.filter { !fails($0) && !$0.isRecorded && $0.status != .passed }).map(entry)
  }

  // MARK: Findings

  private func entry(of common: CommonFinding) -> Report.Entry {
    let (finding, first) = (common.finding, common.results[0])
    var entry = Report.Entry(
      rule: Report.Rule(finding: finding.rule), severity: Finding.Severity(rawValue: finding.severity) ?? .warning,
      place: Report.Place(first.document, line: finding.line ?? first.line), message: finding.message, fails: false,
      title: "\(finding.rule): \(common.results.images)",
      fingerprint: (
        "snapshot/v1", [first.document, first.scene, finding.rule, finding.message].joined(separator: " ")
      ))
    entry.subjects = [Report.Subject(first)]
    return entry
  }

  /// The problems of images that are new or have changed. Notes are left to the report.
  private var problems: [Report.Entry] {
    CommonFinding.grouping(run.results.filter { $0.status == .added || $0.status == .changed }).map(entry)
      .filter { $0.severity != .note }
  }

  private var loggedFindings: [Report.Entry] {
    CommonFinding.grouping(run.results).map { common in
      var entry = entry(of: common)
      entry.whereabouts = common.results.images
      return entry
    }
  }

  /// The problems in images without a reference, which no comparison tells.
  private func aside(about failing: [SnapshotResult]) -> Report.Aside? {
    let findings = CommonFinding.grouping(failing.filter { $0.status == .added })
    guard !findings.isEmpty else { return nil }
    return Report.Aside(
      heading: "\(counted(findings.count, "problem")) in new images",
      entries: findings.map { common in
        var entry = entry(of: common)
        entry.whereabouts = common.results.images
        entry.place?.line = common.finding.line
        return entry
      }, substitute: "The problems in new images are in the report.")
  }
}

extension Report.Rule {
  fileprivate init(_ status: Verdict) { self.init(id: "snapshot-\(status.rawValue)", summary: status.sentence) }
}

extension Report.Subject {
  fileprivate init(_ result: SnapshotResult) {
    self.init(document: result.place.document, name: result.name, path: result.path)
  }
}

extension SnapshotResult {
  fileprivate var sentencesAndPath: String {
    (sentences + (recordWord.map { [$0] } ?? []) + [path]).joined(separator: "\n")
  }

  /// What happened, in one line.
  fileprivate var words: String { (sentences + (recordWord.map { [$0] } ?? [])).joined(separator: "; ") }

  /// The place of the scene, or of what is wrong with its document. A picture of no document is its own place.
  fileprivate var place: Report.Place {
    let document = document.isEmpty ? path : document
    guard status == .failed, let words = message.firstMatch(of: #/^(.+?:\d+(?::\d+)?): /#) else {
      return Report.Place(document, line: line)
    }
    let place = Report.Place(words: String(words.1))
    return place.document == document ? place : Report.Place(document, line: line)
  }

  /// Returns a message about the result as a line of the log.
  fileprivate func line(of message: String) -> String {
    guard let parts = message.firstMatch(of: #/^(.+?:\d+(?::\d+)?): (.*)$/#) else {
      return "\(document): error: \(message)"
    }
    return "\(parts.1): error: \(parts.2)"
  }
}
