import Snapshots

/// A run in Markdown for a pull request: the tally, and each cause in one line with the pictures that it changed.
///
/// The text stays within the longest comment that code hosts accept: what does not fit is counted. It uses tables,
/// which GitHub and GitLab have in common, and the elements of HTML that both allow (`details`, `img`).
package struct MarkdownSummary: Sendable {
  package var run: VerificationRun
  /// The address of the report's folder, without a slash at its end. Without an address, the text links to the
  /// pictures, relative to the report's folder, and shows none.
  package var imageBase: String?
  /// The largest number of bytes of the text. GitHub accepts 65,536 characters in a comment, GitLab a million.
  package var longest: Int
  /// The verdicts to list.
  package var differences: Set<Verdict>
  /// What reviewers decided about the results, by path, with the reasons of rejections.
  package var decisions: [String: AppliedDecisions.Entry]

  package init(
    run: VerificationRun, imageBase: String? = nil, longest: Int = 60_000,
    differences: Set<Verdict> = Verdict.differences, decisions: [String: AppliedDecisions.Entry] = [:]
  ) {
    self.run = run
    self.imageBase = imageBase
    self.longest = longest
    self.differences = differences
    self.decisions = decisions
  }

  /// The number of new images that are shown as small pictures.
  private static let mostThumbnails = 6
  /// The number of images that are listed below a cause.
  private static let mostImages = 100
  /// The number of characters of a sentence. Longer ones come from the texts of views.
  private static let longestSentence = 400
  /// The number of characters of a reviewer's note.
  private static let longestNote = 2000

  package var text: String {
    let listed = run.results.filter { differences.contains($0.status) }
    let detailed = imageBase == nil ? [] : CommonCause.detailedPaths(of: run)
    let causes = CommonCause.grouping(listed)
    var pictured: Set<String> = []
    let blocks = causes.map { cause in
      let isFirst = pictured.insert(cause.results[0].path).inserted
      return block(of: cause, withDetail: isFirst && detailed.contains(cause.results[0].path))
    }
    let head = ["### Snapshots: \(run.tally)\(decided)", ""] + run.warnings.flatMap { ["> \(clipped($0))", ""] }
    return fitted(head, blocks, findingLines(of: listed)).joined(separator: "\n") + "\n"
  }

  private struct Block {
    /// The cause in one line.
    var line: String
    /// The reasons of rejections.
    var notes: [String]
    /// Its pictures and images.
    var details: [String]
  }

  private func fitted(_ head: [String], _ blocks: [Block], _ findings: [String]) -> [String] {
    var lines = head
    // The last line, with the number of what does not fit, always has room.
    var room = longest - 200 - head.reduce(0) { $0 + $1.utf8.count + 1 }
    func take(_ more: [String]) -> Bool {
      let size = more.reduce(0) { $0 + $1.utf8.count + 1 }
      guard size <= room else { return false }
      room -= size
      lines += more
      return true
    }
    for (index, block) in blocks.enumerated() {
      let brief = [block.line] + block.notes
      if take(brief + block.details) || take(brief) || take([block.line]) { continue }
      return lines + ["", "and \(counted(blocks.count - index, "more cause"))"]
    }
    if !findings.isEmpty, !take(findings) { lines += ["", "The problems in new images are in the report."] }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  // MARK: Causes

  private func block(of cause: CommonCause, withDetail: Bool) -> Block {
    let first = cause.results[0]
    let verdict = cause.status.word + (first.isRecorded ? ", recorded" : "") + decisionWord(on: cause)
    let images = cause.results.count > 1 ? "\(cause.results.count) images" : links(of: first, named: first.name)
    let isSaid = first.isRecorded && cause.status == .added
    let line = "- **\(verdict)**, \(images)" + (isSaid ? "" : ": " + clipped(cause.sentence))
    var details: [String] = []
    if withDetail { details += detail(of: first) }
    if cause.status == .added, imageBase != nil { details += thumbnails(of: cause.results) }
    if cause.results.count > 1 { details += folded(cause.results.images, sceneLines(of: cause.results)) }
    return Block(line: line, notes: noteLines(of: cause), details: details.isEmpty ? [] : details + [""])
  }

  // MARK: Decisions

  /// The numbers of decisions after the tally, if there are any.
  private var decided: String {
    let counts = [ReviewDecision.accept, .reject].compactMap { decision -> String? in
      let count = decisions.values.count { $0.decision == decision }
      return count == 0 ? nil : "\(count) \(decision.word)"
    }
    return counts.isEmpty ? "" : "; " + counts.joined(separator: ", ")
  }

  /// The decision about all images of a cause, or nothing if they differ.
  private func decisionWord(on cause: CommonCause) -> String {
    let decided = Set(cause.results.map { decisions[$0.path]?.decision })
    guard decided.count == 1, let decision = decided.first ?? nil else { return "" }
    return ", " + decision.word
  }

  /// The reasons why images of a cause were rejected, each once, with the images unless all were rejected for it.
  private func noteLines(of cause: CommonCause) -> [String] {
    var groups: [(note: String, results: [SnapshotResult])] = []
    for result in cause.results {
      guard let entry = decisions[result.path], entry.decision == .reject, let note = entry.note else { continue }
      if let place = groups.firstIndex(where: { $0.note == note }) {
        groups[place].results.append(result)
      } else {
        groups.append((note, [result]))
      }
    }
    return groups.map { note, results in
      let images = results.count == cause.results.count ? "" : " " + results.images.escapedForMarkdown
      return "  - **rejected**\(images): \(clipped(note.words, to: Self.longestNote))"
    }
  }

  /// The change before and after, side by side, cut out of the pictures.
  private func detail(of result: SnapshotResult) -> [String] {
    let pictures = zip(PictureKind.details, ["before", "after", "difference"]).map { kind, word in
      "![\("\(result.name), \(word)".escapedForMarkdown)](\(address(of: kind, result)))"
    }
    return ["", "  | before | after | difference |", "  |---|---|---|", "  | \(pictures.joined(separator: " | ")) |"]
  }

  /// Small pictures of the first new images, at most one of each scene.
  private func thumbnails(of results: [SnapshotResult]) -> [String] {
    var scenes: Set<String> = []
    let shown = results.filter { scenes.insert($0.document + "/" + $0.scene).inserted }.prefix(Self.mostThumbnails)
    let pictures = shown.map { result in
      let picture = "![\(result.name.escapedForMarkdown)](\(address(of: .thumbnail, result)))"
      return "[\(picture)](\(address(of: .actual, result)))"
    }
    return ["", "  " + pictures.joined(separator: " ")]
  }

  /// A line for each scene with its images.
  private func sceneLines(of results: [SnapshotResult]) -> [String] {
    var scenes: [[SnapshotResult]] = []
    for result in results {
      if let first = scenes.last?.first, first.document == result.document, first.scene == result.scene {
        scenes[scenes.count - 1].append(result)
      } else {
        scenes.append([result])
      }
    }
    return scenes.map { results in
      results[0].subject.escapedForMarkdown + ": "
        + results.map { links(of: $0, named: $0.traitWords) }.joined(separator: ", ")
    }
  }

  /// An image's name as a link, followed by links to what it is compared with.
  private func links(of result: SnapshotResult, named name: String) -> String {
    let name = name.escapedForMarkdown
    func link(_ words: String, _ kind: PictureKind) -> String { "[\(words)](\(address(of: kind, result)))" }
    return switch result.status {
    case .added: link(name, .actual)
    case .orphaned: link(name, .expected)
    case .failed: name
    case .passed, .layout, .drift, .changed:
      "\(link(name, .actual)) (\(link("before", .expected)), \(link("difference", .difference)))"
    }
  }

  private func address(of kind: PictureKind, _ result: SnapshotResult) -> String {
    let file = ReportFolder.file(of: result, kind: kind).escapedForAddress
    return imageBase.map { "\($0)/\(file)" } ?? file
  }

  // MARK: Findings

  /// The problems in images without a reference, which no comparison reports.
  private func findingLines(of listed: [SnapshotResult]) -> [String] {
    let findings = CommonFinding.grouping(listed.filter { $0.status == .added })
    guard !findings.isEmpty else { return [] }
    return folded(
      "\(counted(findings.count, "problem")) in new images",
      findings.map { common in
        let place = common.results[0].document + (common.finding.line.map { ":\($0)" } ?? "")
        return "**\(common.finding.severity)** \(clipped(common.finding.message)) "
          + "(\(common.results.images.escapedForMarkdown), \(place.escapedForMarkdown))"
      }, indent: "")
  }

  // MARK: Parts

  /// A list that a reader opens. The empty lines let Markdown continue inside of HTML.
  private func folded(_ summary: String, _ items: [String], indent: String = "  ") -> [String] {
    var lines = items.prefix(Self.mostImages).map { "\(indent)- \($0)" }
    if items.count > lines.count { lines.append("\(indent)- and \(items.count - lines.count) more") }
    return ["", "\(indent)<details><summary>\(summary.escapedForHTMLInMarkdown)</summary>", ""] + lines
      + ["", "\(indent)</details>"]
  }

  private func clipped(_ sentence: String, to length: Int = longestSentence) -> String {
    let clipped = sentence.prefix(length)
    return (clipped.count < sentence.count ? clipped + "…" : String(clipped)).escapedForMarkdown
  }
}

extension ReviewDecision {
  fileprivate var word: String {
    switch self {
    case .accept: "accepted"
    case .reject: "rejected"
    }
  }
}

extension String {
  /// The text in one line.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
