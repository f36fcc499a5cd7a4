import Galley
import Reports

/// Judges the scenes of all parts of a check together.
///
/// What parts say of their findings is not looked at: what is known, accepted, unused, the same as another finding or
/// worst depends on all scenes.
package struct CheckMerge {
  package let missing: MissingParts
  /// The parts, in their order.
  private let parts: [StoredCheck]
  private let names: MergedNames

  /// Checks that files belong together. There is at least one.
  package init(of shards: [ShardFolder]) throws(MergeError) {
    missing = try ShardCheck(folders: shards).missingParts()
    parts = shards.compactMap(\.check).sorted { $0.number < $1.number }
    names = missing.isEmpty ? try MergedNames(of: parts.compactMap(\.shard.scope.part)) : MergedNames()
  }

  /// The outcome of the whole run.
  package var outcome: CheckOutcome {
    CheckOutcome(
      run: CheckRun(scenes: parts.flatMap(\.scenes), problems: problems, rules: rules), isComplete: isComplete,
      isUnwritten: parts.contains { $0.shard.isUnwritten })
  }

  /// Changes that mend findings, in words, by the ids of these, as far as parts have looked for them.
  package var fixes: [String: [String]] { parts.reduce(into: [:]) { $0.merge($1.fixes) { first, _ in first } } }

  /// The files of the configuration and of the baseline, in messages.
  package var configuration: String? { parts.lazy.compactMap(\.shard.configuration).first }
  package var baseline: String? { parts.lazy.compactMap(\.shard.baseline).first }

  /// Returns what a suppression that no part needs is for and no document of the project has, or `nil` for nothing.
  package func missing(for suppression: Suppression) -> String? {
    parts.lazy.compactMap { $0.shard.missing[suppression] }.first
  }

  private var isComplete: Bool {
    missing.isEmpty && names.problems.isEmpty && parts.allSatisfy(\.shard.scope.unfinishedFolders.isEmpty)
  }

  /// The rules, which are the same in all parts. If the day has changed between them, the last one counts.
  private var rules: CheckRules {
    var rules = parts.first?.rules ?? CheckRules(today: "")
    rules.today = parts.map(\.rules.today).max() ?? rules.today
    rules.coversScenes = missing.isEmpty && parts.allSatisfy(\.shard.scope.scenes.isEmpty)
    rules.goneDocuments = parts.reduce(into: []) { $0.formUnion($1.rules.goneDocuments) }
    if rules.baseline != nil { rules.baseline = Baseline(entries: parts.flatMap { $0.rules.baseline?.entries ?? [] }) }
    return rules
  }

  /// The lines about what could not be read or laid out, in the order of the run.
  private var problems: [String] {
    let missing = missing.messages.map { Diagnostic(.error, $0).line }
    if parts.count == 1, parts[0].shard.scope.part == nil { return missing + parts[0].problems }
    return missing
      + MergedProblems(
        of: parts.map { (part: $0.shard.scope.part, lines: $0.problems) },
        inputProblems: names.problems.filter { $0.severity == .error }.map(\.line)
      ).lines
  }
}

extension StoredCheck {
  fileprivate var number: Int { shard.scope.part?.number ?? 0 }
}
