import Graphics
import Snapshots

/// Changes of one kind and view, together with all results that have them.
///
/// A reviewer who reads of one change knows nothing of another: only those of the same document, kind and view, in the
/// same words and amounts, are one. Others of the kind and view are listed below it.
package struct CommonCause {
  /// A change with the results that have it.
  struct Change {
    let sentence: String
    /// The results in the order of the run.
    fileprivate(set) var results: [SnapshotResult]
  }

  /// What is true of all changes, if there are several.
  private let head: String
  /// The verdict of all results.
  let status: Verdict
  /// Whether a problem is gone, or only what goes with that has changed.
  let isImprovement: Bool
  /// The changes in the order in which they first occur; there is at least one.
  private(set) var changes: [Change] = []
  /// The results in the order of the run, each once.
  private(set) var results: [SnapshotResult] = []
  private var places: [String: Int] = [:]

  /// The change in words, or what is true of all with their number.
  var sentence: String {
    changes.count == 1 ? changes[0].sentence : "\(head) (\(counted(changes.count, "change")))"
  }

  /// Groups results by their causes, in the order in which the causes first occur. A result with several causes is in
  /// several groups.
  static func grouping(_ results: [SnapshotResult]) -> [CommonCause] {
    var places: [String: Int] = [:]
    var causes: [CommonCause] = []
    for result in results {
      for part in parts(of: result) {
        let key = "\(result.status.rawValue)\0\(part.isImprovement)\0\(part.group)"
        let place = places[key] ?? causes.count
        if place == causes.count {
          places[key] = place
          causes.append(CommonCause(head: part.head, status: result.status, isImprovement: part.isImprovement))
        }
        causes[place].add(part, of: result)
      }
    }
    return causes
  }

  private init(head: String, status: Verdict, isImprovement: Bool) {
    (self.head, self.status, self.isImprovement) = (head, status, isImprovement)
  }

  private mutating func add(_ part: Part, of result: SnapshotResult) {
    if results.last?.path != result.path { results.append(result) }
    if let place = places[part.change] {
      changes[place].results.append(result)
    } else {
      places[part.change] = changes.count
      changes.append(Change(sentence: part.sentence, results: [result]))
    }
  }

  /// The number of causes whose changes are shown in detail.
  private static let mostDetailed = 20

  /// Returns the paths of the results whose changes are shown in detail: the first of each of the first causes.
  package static func detailedPaths(of run: VerificationRun) -> Set<String> {
    let compared = run.results.filter { $0.pixels != nil && $0.status != .passed }
    return Set(grouping(compared).prefix(mostDetailed).map { $0.results[0].path })
  }

  /// A cause of a result.
  private struct Part {
    /// The keys of the group and, in it, of the change.
    var group, change: String
    var head, sentence: String
    var isImprovement = false
  }

  private static func parts(of result: SnapshotResult) -> [Part] {
    let (path, status) = (result.path, result.status)
    guard result.message.isEmpty else {
      return [Part(group: path, change: "", head: "", sentence: result.message)]
    }
    guard !result.causes.isEmpty else {
      // A picture without words has its verdict in common with others; what changed in it is its own.
      let change = status == .changed ? path : ""
      let sentence = status == .changed ? result.sentences[0] : status.sentence
      return [Part(group: "", change: change, head: status.sentence, sentence: sentence)]
    }
    var changes: Set<String> = []
    return result.causes.filter { changes.insert($0.identity).inserted }.map { cause in
      Part(
        group: cause.isOfManyDocuments ? cause.key : "\(result.document)\0\(cause.key)",
        change: "\(result.document)\0\(cause.identity)", head: cause.head ?? "of one view and kind",
        sentence: cause.sentence, isImprovement: result.isImprovement || cause.improvement == .mends)
    }
  }
}

extension SnapshotResult {
  /// Whether a problem is gone, and nothing else has changed but what may follow from that.
  var isImprovement: Bool {
    message.isEmpty && causes.contains { $0.improvement == .mends } && causes.allSatisfy { $0.improvement != nil }
  }

  /// The result in two parts if a problem is gone and something else has changed as well: what else has changed, and
  /// the improvement.
  var withImprovementsApart: [SnapshotResult] {
    let mended = causes.filter { $0.improvement == .mends }
    guard !mended.isEmpty, !isImprovement, message.isEmpty else { return [self] }
    var (rest, improvement) = (self, self)
    (rest.causes, improvement.causes) = (causes.filter { $0.improvement != .mends }, mended)
    return [rest, improvement]
  }
}

/// A problem of layouts together with all results that have it.
package struct CommonFinding {
  /// The problem in the first result that has it.
  let finding: SnapshotFinding
  /// The results in the order of the run.
  private(set) var results: [SnapshotResult]

  private struct Key: Hashable {
    var document, rule, place: String
  }

  /// Groups the findings of results, in the order in which they first occur: those of a rule on the same line, or, if
  /// no line is known, those with the same message.
  static func grouping(_ results: some Sequence<SnapshotResult>) -> [CommonFinding] {
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
    grouping(results.lazy.filter { $0.status == .passed }).filter {
      $0.finding.severity == Finding.Severity.error.rawValue
    }
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
