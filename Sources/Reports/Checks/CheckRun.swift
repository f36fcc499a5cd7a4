import Graphics
import Snapshots

/// The findings of a run over the matrix, judged by rules.
package struct CheckRun: Sendable {
  package let rules: CheckRules
  /// The lines of the log about what could not be read or laid out.
  package let problems: [String]
  private let scenes: [CheckedScene]
  /// All findings, the worst first.
  package let findings: [CheckFinding]

  /// - Parameter scenes: The scenes in the order of the run.
  package init(scenes: [CheckedScene], problems: [String] = [], rules: CheckRules) {
    self.scenes = scenes
    self.problems = problems
    self.rules = rules
    let merged = Self.merged(scenes.flatMap(rules.findings)).map { (finding: $0, order: $0.order) }
    findings = merged.sorted { $0.order < $1.order }.map(\.finding)
  }

  /// Merges the findings about the same objects of a document, which several scenes and states can show.
  private static func merged(_ findings: [CheckFinding]) -> [CheckFinding] {
    struct Key: Hashable {
      var document: String
      var scene: String?
      var cause: Cause
      var status: CheckFinding.Status
    }
    var places: [Key: Int] = [:]
    var merged: [CheckFinding] = []
    for finding in findings {
      // Identifiers that no document has say nothing beyond their scene. Tables are those of all scenes.
      let isAboutTables = Finding.Rule(rawValue: finding.cause.rule)?.isAboutTables ?? false
      let scene = finding.place == nil && !isAboutTables ? finding.scenes[0] : nil
      let key = Key(document: finding.document, scene: scene, cause: finding.cause, status: finding.status)
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

  /// Whether a finding is severe enough to be listed.
  package func lists(_ finding: CheckFinding) -> Bool { rules.lists(finding) }

  /// Whether a finding makes the run fail.
  package var fails: Bool { findings.contains(where: rules.fails) }

  var sceneCount: Int { scenes.count }
  var cellCount: Int { scenes.reduce(0) { $0 + $1.cells.count } }
  var documentCount: Int { Set(scenes.map(\.document)).count }

  /// The documents with their scenes, in the order of the run.
  var documents: [(document: String, scenes: [String])] {
    scenes.map(\.document).uniqued.map { document in
      (document, scenes.filter { $0.document == document }.map(\.scene))
    }
  }

  /// The number of listed findings of each severity, the most severe first, without those that do not occur.
  var counts: [(severity: Finding.Severity, count: Int)] {
    Finding.Severity.allCases.map { severity in (severity, listed.count { $0.severity == severity }) }
      .filter { $0.1 > 0 }
  }

  /// The number of findings that are new but too mild to be listed.
  var unlistedCount: Int { findings.count { $0.status == .new && !rules.lists($0) } }
  var knownCount: Int { findings.count { $0.status == .known } }
  var suppressedCount: Int { findings.count { if case .suppressed = $0.status { true } else { false } } }

  // MARK: Baseline

  /// The baseline with the findings of this run instead of those that it has for the same documents and languages.
  package var updatedBaseline: Baseline {
    let locales = checkedLocales
    let kept = (rules.baseline?.entries ?? []).compactMap { entry -> Baseline.Entry? in
      var entry = entry
      entry.locales.removeAll { locales[entry.document]?.contains($0) ?? false }
      return entry.locales.isEmpty ? nil : entry
    }
    let present = findings.filter { finding in
      guard case .suppressed = finding.status else { return rules.lists(finding) || finding.status == .known }
      return false
    }
    var merged: [Baseline.Entry] = []
    var places: [String: Int] = [:]
    let added = present.map { finding in
      Baseline.Entry(
        document: finding.document, rule: finding.cause.rule, objects: finding.cause.objects,
        locales: Set(finding.occurrences.map(\.cell.locale)).sorted(), message: finding.message)
    }
    for entry in added + kept {
      let key = ([entry.document, entry.rule] + entry.objects).joined(separator: "\0")
      if let index = places[key] {
        merged[index].locales = Set(merged[index].locales + entry.locales).sorted()
      } else {
        places[key] = merged.count
        merged.append(entry)
      }
    }
    return Baseline(entries: merged)
  }

  /// The entries of the baseline with the languages in which their documents were checked and have no such finding.
  package var staleEntries: [Baseline.Entry] {
    let locales = checkedLocales
    var found: [String: [Cause: Set<String>]] = [:]
    for scene in scenes {
      for entry in scene.entries {
        let own = entry.occurrences.map { scene.cells[$0.cell].locale }
        found[scene.document, default: [:]][entry.cause, default: []].formUnion(own)
      }
    }
    return (rules.baseline?.entries ?? []).compactMap { entry in
      var entry = entry
      let present = found[entry.document]?[entry.cause] ?? []
      entry.locales.removeAll { !(locales[entry.document]?.contains($0) ?? false) || present.contains($0) }
      return entry.locales.isEmpty ? nil : entry
    }
  }

  private var checkedLocales: [String: Set<String>] {
    scenes.reduce(into: [:]) { locales, scene in
      locales[scene.document, default: []].formUnion(scene.cells.map(\.locale))
    }
  }

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
  /// The place in an order that begins with the worst: the most severe, then those of the most cells.
  fileprivate var order: (Int, Int, String, Int, Cause) {
    (severity.order, -occurrences.count, document, place?.line ?? 0, cause)
  }
}
