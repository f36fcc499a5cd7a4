import Files
import Markup
import Snapshots

/// The images that have a cause or several of a kind in common, in Markdown: links, small pictures and what reviewers
/// decided.
struct ComparedImages: EntryIllustration {
  /// The images; there is at least one.
  let results: [SnapshotResult]
  /// The changes with the images that have them.
  let changes: [CommonCause.Change]
  let status: Verdict
  /// The address of the report's folder, without a slash at its end. Without an address, the text links to the
  /// pictures, relative to the report's folder, and shows none.
  let imageBase: String?
  /// Whether to show the change of the first image before and after.
  let showsChange: Bool
  /// What reviewers decided about the images, by path, with the reasons of rejections.
  let decisions: [PathBytes: AppliedDecisions.Entry]
  /// The decision about all images, or `nil` if they were not decided alike.
  private let commonDecision: ReviewDecision?

  init(
    of cause: CommonCause, imageBase: String?, showsChange: Bool, decisions: [PathBytes: AppliedDecisions.Entry]
  ) {
    (results, changes, status) = (cause.results, cause.changes, cause.status)
    self.imageBase = imageBase
    self.showsChange = showsChange
    self.decisions = decisions
    let decided = Set(results.map { decisions[PathBytes($0.path)]?.decision })
    commonDecision = decided.count == 1 ? decided.first ?? nil : nil
  }

  /// The number of new images of which a small picture is shown.
  private static let mostThumbnails = 6
  /// The number of characters of a reviewer's note.
  private static let longestNote = 2000

  private var first: SnapshotResult { results[0] }

  /// What became of the images, and what was decided about them: "changed, rejected".
  var verdict: String { status.word + (first.recordWord.map { ", \($0)" } ?? "") + decisionWord }

  var links: String { results.count > 1 ? "\(results.count) images" : links(of: first, named: first.name) }

  var details: [String] {
    (showsChange ? change(of: first) : []) + (status == .added && imageBase != nil ? thumbnails : [])
      + (changes.count > 1 ? "all \(changes.count)".folded(over: changes.map(line), most: .max) : imageList)
  }

  // MARK: Decisions

  /// The decision about all images, or how many were accepted and rejected if not all were decided alike.
  private var decisionWord: String {
    if let decision = commonDecision { return ", " + decision.word }
    return ReviewDecision.allCases.compactMap { decision in
      let count = results.count { self.decision(of: $0) == decision }
      return count > 0 ? ", \(count) \(decision.word)" : nil
    }.joined()
  }

  private func decision(of result: SnapshotResult) -> ReviewDecision? { decisions[PathBytes(result.path)]?.decision }

  /// The reasons why images were rejected, each once, with the images unless all were rejected for it.
  var notes: [String] {
    var groups: [(note: String, results: [SnapshotResult])] = []
    for result in results {
      guard let entry = decisions[PathBytes(result.path)], entry.decision == .reject, let note = entry.note else {
        continue
      }
      if let place = groups.firstIndex(where: { $0.note == note }) {
        groups[place].results.append(result)
      } else {
        groups.append((note, [result]))
      }
    }
    return groups.map { note, rejected in
      let images = rejected.count == results.count ? "" : " " + rejected.images.escapedForMarkdown
      return "  - **rejected**\(images): \(note.words.clippedForMarkdown(to: Self.longestNote))"
    }
  }

  // MARK: Pictures

  /// The change before and after, side by side, cut out of the pictures.
  private func change(of result: SnapshotResult) -> [String] {
    let pictures = zip(PictureKind.details, ["before", "after", "difference"]).map { kind, word in
      "![\("\(result.name), \(word)".escapedForMarkdown)](\(address(of: kind, result)))"
    }
    return ["", "  | before | after | difference |", "  |---|---|---|", "  | \(pictures.joined(separator: " | ")) |"]
  }

  /// Small pictures of the first new images, at most one of each scene.
  private var thumbnails: [String] {
    var scenes: Set<String> = []
    let shown = results.filter { scenes.insert($0.document + "/" + $0.scene).inserted }.prefix(Self.mostThumbnails)
    let pictures = shown.map { result in
      let picture = "![\(result.name.escapedForMarkdown)](\(address(of: .thumbnail, result)))"
      return "[\(picture)](\(address(of: .actual, result)))"
    }
    return ["", "  " + pictures.joined(separator: " ")]
  }

  private var imageList: [String] {
    results.count > 1 ? results.images.folded(over: Self.scenes(of: results).map(line)) : []
  }

  /// The number of images that the line of a change names.
  private static let mostImages = 20

  /// A change with its images.
  private func line(_ change: CommonCause.Change) -> String {
    let rest = change.results.count - Self.mostImages
    let scenes = Self.scenes(of: Array(change.results.prefix(Self.mostImages))).map(line)
    return "\(change.sentence.clippedForMarkdown()): \(scenes.joined(separator: "; "))"
      + (rest > 0 ? " and \(counted(rest, "more image"))" : "")
  }

  /// A scene with its images.
  private func line(_ results: [SnapshotResult]) -> String {
    let images = results.map { result in
      let decided = commonDecision == nil ? decision(of: result) : nil
      return links(of: result, named: result.traitWords.isEmpty ? "image" : result.traitWords)
        + (decided.map { " **\($0.word)**" } ?? "")
    }
    return results[0].subject.escapedForMarkdown + ": " + images.joined(separator: ", ")
  }

  private static func scenes(of results: [SnapshotResult]) -> [[SnapshotResult]] {
    var scenes: [[SnapshotResult]] = []
    for result in results {
      if let first = scenes.last?.first, first.document == result.document, first.scene == result.scene {
        scenes[scenes.count - 1].append(result)
      } else {
        scenes.append([result])
      }
    }
    return scenes
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
}

extension ReviewDecision {
  var word: String {
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
