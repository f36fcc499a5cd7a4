import Graphics
import Snapshots

/// The findings of a run over the matrix, judged by rules.
package struct CheckRun: Sendable {
  package let rules: CheckRules
  /// The lines of the log about what could not be read or laid out.
  package let problems: [String]
  /// What a merge has to know if the run is a part, or `nil` if none is to follow.
  package var shard: CheckShard?
  let scenes: [CheckedScene]
  let cells: FoundCells
  /// All findings, the worst first.
  package private(set) var findings: [CheckFinding]

  /// - Parameter scenes: The scenes in the order of the run.
  package init(scenes: [CheckedScene], problems: [String] = [], rules: CheckRules) {
    self.scenes = scenes
    self.problems = problems
    self.rules = rules
    cells = FoundCells(in: scenes)
    let judged = scenes.flatMap { [cells] in rules.findings(of: $0, among: cells) }
    let merged = Self.merged(judged).map { (finding: $0, order: $0.order) }
    findings = merged.sorted { $0.order < $1.order }.map(\.finding)
  }

  /// Adds changes that mend findings, in words, by the ids of these.
  package mutating func offer(_ fixes: [String: [String]]) {
    for index in findings.indices { findings[index].fixes = fixes[findings[index].id] ?? [] }
  }

  /// Merges the findings about the same objects of a document, which several scenes and states can show.
  private static func merged(_ findings: [CheckFinding]) -> [CheckFinding] {
    struct Key: Hashable {
      var finding: Baseline.Key
      var status: CheckFinding.Status
    }
    var places: [Key: Int] = [:]
    var merged: [CheckFinding] = []
    for finding in findings {
      let key = Key(finding: finding.key, status: finding.status)
      if let index = places[key] {
        merged[index].add(finding)
      } else {
        places[key] = merged.count
        merged.append(finding)
      }
    }
    return merged
  }

  // MARK: Results

  /// The findings that are neither known nor accepted and severe enough to be listed.
  package var listed: [CheckFinding] { findings.filter { $0.status == .new && rules.lists($0) } }

  /// The findings of a report: those that are listed, one for each cause.
  package var reported: [CheckFinding] { Self.oneForEachCause(listed) }

  /// The findings of a log, also those that are known or accepted.
  var logged: [CheckFinding] { Self.oneForEachCause(findings.filter { rules.lists($0) || $0.status != .new }) }

  /// Whether a finding is severe enough to be listed.
  package func lists(_ finding: CheckFinding) -> Bool { rules.lists(finding) }

  /// Whether a finding makes the run fail.
  package var fails: Bool { findings.contains(where: rules.fails) }

  var sceneCount: Int { scenes.count }
  package var cellCount: Int { scenes.reduce(0) { $0 + $1.cells.count } }
  var documentCount: Int { documents.count }

  /// The documents with their scenes, in the order of the run. Names that differ only in their Unicode normalization
  /// are those of different files.
  var documents: [(document: String, scenes: [String])] {
    var documents: [(document: String, scenes: [String])] = []
    var places: [[UInt8]: Int] = [:]
    for scene in scenes {
      let place = places[Array(scene.document.utf8), default: documents.count]
      if place == documents.count {
        places[Array(scene.document.utf8)] = place
        documents.append((scene.document, []))
      }
      documents[place].scenes.append(scene.scene)
    }
    return documents
  }

  /// The number of reported findings of each severity, the most severe first, without those that do not occur.
  var counts: [(severity: Finding.Severity, count: Int)] {
    let reported = reported
    return Finding.Severity.allCases.map { severity in (severity, reported.count { $0.severity == severity }) }
      .filter { $0.1 > 0 }
  }

  /// The number of new findings that a report of all of them has more: those too mild to be listed, one for each cause.
  var unlistedCount: Int {
    max(0, Self.oneForEachCause(findings.filter { $0.status == .new }).count - reported.count)
  }
  var knownCount: Int { findings.count { $0.status == .known } }
  var suppressedCount: Int { findings.count { if case .suppressed = $0.status { true } else { false } } }

  // MARK: Suppressions

  /// The suppressions that no longer apply, and those that nothing needs.
  package var endedSuppressions: [Suppression] { rules.suppressions.filter { $0.hasEnded(on: rules.today) } }

  package var unusedSuppressions: [Suppression] {
    rules.suppressions.filter { suppression in
      !suppression.hasEnded(on: rules.today)
        && !scenes.contains { scene in
          scene.entries.contains { entry in
            suppression.isFor(entry, of: scene)
              && entry.occurrences.contains { suppression.isFor(scene.cells[$0.cell]) }
          }
        }
    }
  }
}

extension CheckFinding {
  /// The place in an order that begins with the worst: the most severe, of these those that a device has, then those of
  /// the most cells.
  fileprivate var order: (Int, Int, Int, String, Int, Cause) {
    (severity.order, isOfCanvasAlone ? 1 : 0, -occurrences.count, document, place?.line ?? 0, cause)
  }
}
