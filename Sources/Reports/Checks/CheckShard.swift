import Foundation
import Graphics
import Snapshots

/// What a merge has to know of a part of a check, besides its scenes and its rules.
package struct CheckShard: Hashable, Sendable {
  package var scope: RunScope
  /// The files of the configuration and of the baseline in messages, or `nil` if there are none.
  package var configuration, baseline: String?
  /// What suppressions that the part does not need are for and no document of the project has, in words.
  package var missing: [Suppression: String] = [:]
  /// Whether a picture could not be written.
  package var isUnwritten = false

  package init(scope: RunScope) { self.scope = scope }
}

extension JSONText {
  /// Writes a part of a check for a merge.
  mutating func member(_ key: String, _ shard: CheckShard, of run: CheckRun) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that are not finite have not come from the workers, who send JSON.
    guard let json = try? encoder.encode(StoredShard(shard, of: run)) else { return }
    member(key, utf8: JSONText.inert(Array(json)))
  }
}

/// The JSON of a part of a check: its scenes as they are before they are judged, and the rules to judge them by.
struct StoredShard: Codable {
  struct Scene: Codable {
    var document: String
    var scene: String
    var names: [String]
    /// The index of the scene's cells in ``StoredShard/cells``.
    var cells: Int
    var entries: [CheckedScene.Entry]
  }

  var scope: RunScope
  var configuration, baselineFile: String?
  var isUnwritten: Bool
  var failOn: [String]
  var list: String
  var isVerbose: Bool
  var today: String
  var suppressions: [StoredSuppression]
  /// The text of a baseline with the findings that the part's documents may have.
  var baseline: String?
  var goneDocuments: [String]
  /// Changes that mend findings, in words, by the ids of these.
  var fixes: [String: [String]]
  /// The lists of cells that scenes were laid out in. Most scenes have the same.
  var cells: [[SnapshotTraits]]
  var scenes: [Scene]

  init(_ shard: CheckShard, of run: CheckRun) {
    scope = shard.scope
    (configuration, baselineFile, isUnwritten) = (shard.configuration, shard.baseline, shard.isUnwritten)
    failOn = run.rules.policy.words
    (list, isVerbose, today) = (run.rules.listed.rawValue, run.rules.isVerbose, run.rules.today)
    suppressions = run.rules.suppressions.map { StoredSuppression($0, missing: shard.missing[$0]) }
    baseline = run.rules.baseline?.part(for: run.scenes, run.rules.goneDocuments).text
    goneDocuments = run.rules.goneDocuments.sorted()
    let mended = run.findings.filter { !$0.fixes.isEmpty }
    fixes = Dictionary(mended.map { ($0.id, $0.fixes) }) { first, _ in first }
    var places: [[SnapshotTraits]: Int] = [:]
    cells = []
    scenes = []
    for scene in run.scenes {
      let place = places[scene.cells] ?? cells.count
      if place == cells.count {
        places[scene.cells] = place
        cells.append(scene.cells)
      }
      scenes.append(
        Scene(
          document: scene.document, scene: scene.scene, names: scene.sceneNames, cells: place, entries: scene.entries))
    }
  }

  /// The scenes, or `nil` if their numbers do not fit together.
  var checkedScenes: [CheckedScene]? {
    var checked: [CheckedScene] = []
    for scene in scenes {
      guard cells.indices.contains(scene.cells), scene.entries.allSatisfy({ $0.isValid(in: cells[scene.cells]) })
      else { return nil }
      checked.append(
        CheckedScene(
          document: scene.document, scene: scene.scene, sceneNames: scene.names, cells: cells[scene.cells],
          entries: scene.entries))
    }
    return checked
  }
}

/// A suppression, with its sets as sorted lists.
struct StoredSuppression: Codable {
  var rules, locales: [String]
  var object, document, scene: String?
  var reason: String
  var lastDay: String?
  var line: Int?
  /// What it is for and no document of the project has, in words.
  var missing: String?

  init(_ suppression: Suppression, missing: String?) {
    (rules, locales) = (suppression.rules.sorted(), suppression.locales.sorted())
    (object, document, scene) = (suppression.object, suppression.document, suppression.scene)
    (reason, lastDay, line) = (suppression.reason, suppression.lastDay, suppression.line)
    self.missing = missing
  }

  var suppression: Suppression {
    Suppression(
      rules: Set(rules), object: object, document: document, scene: scene, locales: Set(locales), reason: reason,
      lastDay: lastDay, line: line)
  }
}

extension CheckedScene.Entry {
  /// Whether the indices of the cells and statements are in range, as files may not have them.
  fileprivate func isValid(in cells: [SnapshotTraits]) -> Bool {
    !occurrences.isEmpty
      && occurrences.allSatisfy { cells.indices.contains($0.cell) && statements.indices.contains($0.statement) }
  }
}

extension Baseline {
  /// Returns the entries that a check of some scenes can ask for, and those of documents that are gone. If some entry
  /// does not say how bad its finding was, one of these is included, because that is said of the baseline as a whole.
  fileprivate func part(for scenes: [CheckedScene], _ goneDocuments: Set<String>) -> Baseline {
    var documents = goneDocuments
    for scene in scenes {
      documents.insert(scene.document)
      documents.formUnion(scene.entries.compactMap(\.shownDocument))
    }
    let unspecific = entries.first(where: \.isUnspecific)
    return Baseline(
      entries: entries.filter { documents.contains($0.document) || $0.key == unspecific?.key })
  }
}
