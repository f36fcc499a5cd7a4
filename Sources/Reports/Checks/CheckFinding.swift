import AutoLayout
import Graphics
import Snapshots

/// A problem with one cause, as a check reports it: with all cells that have it.
package struct CheckFinding: Hashable, Sendable {
  /// What a check makes of a finding.
  package enum Status: Hashable, Sendable {
    case new
    /// The baseline has it.
    case known
    /// The configuration or the document accepts it for a reason.
    case suppressed(String)
  }

  /// A cell that has the problem.
  package struct Occurrence: Hashable, Sendable {
    /// The document of the scene, which may be another one than the finding's.
    package var document: String
    package var scene: String
    package var cell: SnapshotTraits
    package var severity: Finding.Severity
    package var message: String
    /// The message in one short sentence, or `nil` if it is not long.
    package var brief: String?
    package var fixes: [String]
    /// How much is missing or too much, in points, or `nil` if the problem has no amount.
    package var amount: Double?
    /// What other findings have in common with it, or `nil`.
    package var sharedCause: Finding.SharedCause?
  }

  /// Another finding with the same cause.
  package struct Alike: Hashable, Sendable {
    package var id: String
    package var document: String
    package var place: DocumentPlace?
  }

  /// What the baseline knows the finding by.
  let key: Baseline.Key
  package var document: String { key.document }
  package var cause: Cause { key.cause }
  package var status: Status
  /// What is worse than in the baseline, by language, if it has the finding.
  package private(set) var worsenings: [String: [String]]
  package var views, constraints: [String]
  package var broken: String?
  package var place: DocumentPlace?
  /// The cells, in the order of the run; there is at least one.
  package private(set) var occurrences: [Occurrence]
  /// The cells in which the scenes of ``occurrences`` were laid out.
  private var laidOut: [SnapshotTraits]
  /// The picture of the worst cell of each scene.
  private var pictures: [String: CheckedScene.Picture]

  /// Makes a finding of some of the cells of an entry.
  init(_ entry: CheckedScene.Entry, of scene: CheckedScene, _ part: CheckRules.Part) {
    key = scene.key(of: entry)
    (status, worsenings) = (part.status, part.worsenings)
    (views, constraints, broken) = (entry.views, entry.constraints, entry.broken)
    place = entry.place
    occurrences = part.occurrences.map { occurrence in
      let statement = entry.statements[occurrence.statement]
      return Occurrence(
        document: scene.document, scene: scene.scene, cell: scene.cells[occurrence.cell], severity: occurrence.severity,
        message: statement.message, brief: statement.brief, fixes: statement.fixes, amount: statement.amount,
        sharedCause: statement.sharedCause)
    }
    laidOut = scene.cells
    pictures = entry.picture.map { [scene.scene: $0] } ?? [:]
  }

  /// Adds the cells of another scene, or of another state of the scene, in which the same objects have the problem.
  mutating func add(_ other: CheckFinding) {
    occurrences += other.occurrences
    worsenings.merge(other.worsenings) { first, _ in first }
    laidOut = (laidOut + other.laidOut).uniqued
    pictures.merge(other.pictures) { first, _ in first }
  }

  /// The most severe cell. Of several, the one with the largest text, then the first of the run.
  package var worst: Occurrence {
    occurrences.reduce(occurrences[0]) { $1.severityAndSize < $0.severityAndSize ? $1 : $0 }
  }

  package var severity: Finding.Severity {
    occurrences.lazy.map(\.severity).min { $0.order < $1.order } ?? occurrences[0].severity
  }
  /// The problem in the worst cell, and what is worse than in the baseline.
  package var message: String { sentences(after: worst.message) }
  /// The message with the problem in one short sentence.
  var brief: String { sentences(after: worst.brief ?? worst.message) }

  private func sentences(after problem: String) -> String {
    ([problem] + worseningSentences + [alikeSentence].compactMap(\.self)).joined(separator: " ")
  }

  /// Where the same cause has other findings, in a sentence.
  private var alikeSentence: String? {
    guard !alike.isEmpty else { return nil }
    let places = alike.map { other in
      let line = other.place.map { "\($0.line)" }
      return other.document == document
        ? "line \(line ?? "?")" : [other.document, line].compactMap(\.self).joined(separator: ":")
    }
    let rest = places.count - Self.mostPlaces
    let named = rest > 0 ? places.prefix(Self.mostPlaces) + ["\(rest) more"] : places[...]
    return "It is the same at \(counted(alike.count, "other place")): \(Array(named).list)."
  }

  private static let mostPlaces = 5

  /// What is worse, a sentence for all languages with the same words.
  private var worseningSentences: [String] {
    let groups = Dictionary(grouping: worsenings.keys.sorted()) { worsenings[$0] ?? [] }
    return groups.sorted { $0.value[0] < $1.value[0] }.map { words, locales in
      "Worse than in the baseline in \(locales.list): \(words.joined(separator: "; "))."
    }
  }

  /// The other findings that one change mends with this one, which the report does not list.
  package internal(set) var alike: [Alike] = []

  /// Changes that were tried in all cells and mend it, the best first, in words.
  package internal(set) var fixes: [String] = []
  /// What may mend it there, which nobody tried.
  var advice: [String] { worst.fixes }
  package var picture: CheckedScene.Picture? { pictures[worst.scene] }

  /// The names of the scenes, in the order of the run.
  package var scenes: [String] { occurrences.map(\.scene).uniqued }

  /// The scenes and cells in words: "'Login' in de, fr and el from XXL on; 12 of 40 cells".
  package var whereabouts: String {
    scenes.prefix(3).map { "'\($0)'" }.list
      + (scenes.count > 3 ? " and \(counted(scenes.count - 3, "other scene"))" : "")
      + " " + CellWords(among: laidOut).words(for: occurrences.map(\.cell))
  }

  /// Whether the run has devices, and none of them has the problem.
  var isOfCanvasAlone: Bool {
    occurrences.allSatisfy { $0.cell.isOnCanvas } && !laidOut.allSatisfy(\.isOnCanvas)
  }

  /// A short name that stays the same from run to run.
  package var id: String { cause.id(in: document) }
}

extension Cause {
  /// Returns the name of the finding with this cause in a document.
  package func id(in document: String) -> String {
    let text = ([document, rule] + objects).joined(separator: "\0")
    return String(String(text.utf8.stableHash, radix: 16).suffix(8))
  }
}

extension CheckFinding.Occurrence {
  /// The place in an order that begins with the worst.
  fileprivate var severityAndSize: (Int, Double) { (severity.order, -cell.sizeRank) }
}

extension CheckedScene {
  /// Returns the index of the worst of some cells, by the rule of ``CheckFinding/worst``.
  package func worstCell(of occurrences: [Occurrence]) -> Int? {
    occurrences.min { ($0.severity.order, -cells[$0.cell].sizeRank) < ($1.severity.order, -cells[$1.cell].sizeRank) }?
      .cell
  }
}

extension SnapshotTraits {
  /// Whether the size is that of the document's own canvas.
  fileprivate var isOnCanvas: Bool { device == MatrixScreen.canvas.name }

  /// A number that grows with the text size.
  package var sizeRank: Double { TypeSize(name: typeSize)?.rank ?? 0 }
}

extension TypeSize {
  /// A number that grows with the size, for sizes of a kind.
  var rank: Double {
    switch self {
    case .category(let category): Double(ContentSizeCategory.allCases.firstIndex(of: category) ?? 0)
    case .scale(let scale): scale.factor
    }
  }
}
