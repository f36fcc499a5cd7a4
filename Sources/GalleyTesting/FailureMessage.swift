import Galley

/// What an assertion says about the snapshots that do not pass: each cause once, with the cells it is seen in, and where
/// the pictures are.
struct FailureMessage {
  /// The outcomes that do not pass.
  let failures: [SnapshotCheck.Outcome]
  /// How many snapshots were compared.
  let count: Int
  /// What is otherwise now than when the references were made.
  let versions: [VersionChange]

  /// The most snapshots of which the pictures are named.
  private static let longestList = 5

  /// The lines.
  var text: String {
    let pictures = failures.prefix(Self.longestList).flatMap(lines(onPicturesOf:))
    let more = failures.count - Self.longestList
    let rest = more > 0 ? ["  and those of \(more) more beside them"] : []
    return ([heading] + causes + pictures + rest + versionLines + advice).joined(separator: "\n")
  }

  private var heading: String {
    let scenes = Set(failures.map(\.result.scene)).sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "\(failures.count) of \(count) \(count == 1 ? "snapshot" : "snapshots") failed: \(scenes)"
  }

  /// The causes in the order in which they are met, each with its snapshots.
  private var causes: [String] {
    var order: [String] = []
    var cells: [String: [SnapshotResult]] = [:]
    for result in failures.map(\.result) {
      for sentence in result.sentences {
        if cells[sentence] == nil { order.append(sentence) }
        cells[sentence, default: []].append(result)
      }
    }
    return order.map { sentence in
      let results = cells[sentence] ?? []
      let more = results.count > 1 ? " and \(results.count - 1) more" : ""
      return "  \(sentence) [\(results.first?.cellName ?? "")\(more)]"
    }
  }

  private func lines(onPicturesOf outcome: SnapshotCheck.Outcome) -> [String] {
    guard !outcome.pictures.files.isEmpty else { return [] }
    return ["  \(outcome.result.scene), \(outcome.result.cellName):"]
      + outcome.pictures.files.map { "    \($0.kind): \($0.path)" }
  }

  private var versionLines: [String] {
    versions.map {
      "The references were made with \($0.part) \($0.before ?? "absent"), now it is \($0.now ?? "absent")."
    }
  }

  private var advice: [String] {
    failures.contains { $0.result.status != .failed }
      ? ["If that is as it should be, run the test with GALLEY_RECORD=failed."] : []
  }
}

extension SnapshotResult {
  /// The cell in words.
  var cellName: String {
    var parts = [traits.device, traits.locale, traits.typeSize]
    if traits.orientation == "landscape" { parts.append("landscape") }
    if traits.appearance == "dark" { parts.append("dark") }
    return parts.joined(separator: " ")
  }

  /// Why the snapshot does not pass, one cause a line.
  fileprivate var sentences: [String] {
    if !message.isEmpty { return [message] }
    if !causes.isEmpty { return causes.map(\.sentence) }
    switch status {
    case .added: return ["there is no reference"]
    case .drift: return ["edges are smoothed otherwise, nothing has moved"]
    case .layout: return ["the same pixels come from another layout"]
    case .passed, .orphaned, .changed, .failed: return ["\(pixels?.count ?? 0) pixels differ, no view has moved"]
    }
  }
}
