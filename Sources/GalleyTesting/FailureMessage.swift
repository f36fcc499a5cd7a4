import Galley

/// The message of an assertion about the snapshots that do not pass: each cause once, with the cells in which it is
/// seen, and the paths of the pictures.
struct FailureMessage {
  let failures: [SnapshotCheck.Outcome]
  /// The number of snapshots that were compared.
  let count: Int
  /// What has changed since the references were made, or `nil` if nothing has.
  let versionWarning: String?

  /// The largest number of snapshots whose pictures are listed.
  private static let longestList = 5

  var text: String {
    let pictures = failures.prefix(Self.longestList).flatMap(pictureLines)
    let more = failures.count - Self.longestList
    let rest = more > 0 ? ["  and those of \(more) more"] : []
    let versions = versionWarning.map { ["warning: \($0)"] } ?? []
    return ([heading] + causes + pictures + rest + versions + advice).joined(separator: "\n")
  }

  private var heading: String {
    let scenes = Set(failures.map(\.result.scene)).sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "\(failures.count) of \(counted(count, "snapshot")) failed: \(scenes)"
  }

  /// The causes in the order in which they first occur.
  private var causes: [String] {
    var order: [String] = []
    var results: [String: [SnapshotResult]] = [:]
    for result in failures.map(\.result) {
      for sentence in result.sentences {
        if results[sentence] == nil { order.append(sentence) }
        results[sentence, default: []].append(result)
      }
    }
    return order.map { sentence in
      let results = results[sentence] ?? []
      let more = results.count > 1 ? " and \(results.count - 1) more" : ""
      return "  \(sentence) [\(results.first?.cellName ?? "")\(more)]"
    }
  }

  private func pictureLines(of outcome: SnapshotCheck.Outcome) -> [String] {
    guard !outcome.pictures.isEmpty else { return [] }
    return ["  \(outcome.result.scene), \(outcome.result.cellName):"]
      + outcome.pictures.map { "    \($0.kind): \($0.path)" }
  }

  private var advice: [String] {
    failures.contains { $0.result.status != .failed }
      ? ["If the new pictures are right, run the test with GALLEY_RECORD=failed."] : []
  }
}

extension SnapshotResult {
  /// The cell in words.
  var cellName: String {
    var parts = [traits.device, traits.locale, traits.typeSize]
    if traits.orientation == "landscape" { parts.append("landscape") }
    if traits.appearance == "dark" { parts.append("dark") }
    if let look = traits.look { parts.append(look) }
    return parts.joined(separator: " ")
  }
}
