import Graphics
import Snapshots

/// A change together with all results that have it.
package struct CommonCause {
  /// What happened, in the words of the first result.
  let sentence: String
  /// The verdict of the first result.
  let status: Verdict
  /// The results in the order of the run.
  private(set) var results: [SnapshotResult]

  /// Groups results by their causes, in the order in which the causes first occur. A result with several causes is in
  /// several groups.
  static func grouping(_ results: [SnapshotResult]) -> [CommonCause] {
    var places: [String: Int] = [:]
    var causes: [CommonCause] = []
    for result in results {
      for (key, sentence) in keyedSentences(of: result) {
        if let place = places[key] {
          causes[place].results.append(result)
        } else {
          places[key] = causes.count
          causes.append(CommonCause(sentence: sentence, status: result.status, results: [result]))
        }
      }
    }
    return causes
  }

  /// The number of causes whose changes are shown in detail.
  private static let mostDetailed = 20

  /// Returns the paths of the results whose changes are shown in detail: the first of each of the first causes.
  package static func detailedPaths(of run: VerificationRun) -> Set<String> {
    let compared = run.results.filter { $0.pixels != nil && $0.status != .passed }
    return Set(grouping(compared).prefix(mostDetailed).map { $0.results[0].path })
  }

  private static func keyedSentences(of result: SnapshotResult) -> [(key: String, sentence: String)] {
    guard result.message.isEmpty, !result.causes.isEmpty else {
      // A message concerns one scene, and a result without words has only its verdict in common with others.
      let key = result.message.isEmpty ? result.status.rawValue : result.path
      return [(key, result.message.isEmpty && result.status != .changed ? result.status.sentence : result.sentences[0])]
    }
    var keys: Set<String> = []
    return result.causes.compactMap { keys.insert($0.key).inserted ? ($0.key, $0.sentence) : nil }
  }
}

/// A problem of layouts together with all results that have it.
package struct CommonFinding {
  /// The problem in the first result that has it.
  let finding: SnapshotFinding
  /// The results in the order of the run.
  private(set) var results: [SnapshotResult]

  /// Groups the findings of results, in the order in which they first occur: those of a rule on the same line, or, if
  /// no line is known, those with the same message.
  static func grouping(_ results: [SnapshotResult]) -> [CommonFinding] {
    struct Key: Hashable {
      var document, rule, place: String
    }
    var places: [Key: Int] = [:]
    var findings: [CommonFinding] = []
    for result in results {
      for finding in result.findings {
        let key = Key(
          document: result.document, rule: finding.rule,
          place: finding.line.map(String.init) ?? "\(result.scene): \(finding.message)")
        guard let place = places[key] else {
          places[key] = findings.count
          findings.append(CommonFinding(finding: finding, results: [result]))
          continue
        }
        // A snapshot can have several findings of a rule on one line.
        if findings[place].results.last?.path != result.path { findings[place].results.append(result) }
      }
    }
    return findings
  }

  /// Returns a warning for each error in the layouts of snapshots that pass: a reference can have been recorded with
  /// it.
  package static func errors(inPassing results: [SnapshotResult]) -> [String] {
    grouping(results.filter { $0.status == .passed }).filter { $0.finding.severity == Finding.Severity.error.rawValue }
      .map { "\($0.results.images) passed with an error: \($0.finding.message)" }
  }
}

extension [SnapshotResult] {
  /// The name of the first image and the number of the others: "Login (de L canvas) and 2 other images".
  var images: String {
    guard let first else { return "no image" }
    return first.name + (count > 1 ? " and \(counted(count - 1, "other image"))" : "")
  }
}
