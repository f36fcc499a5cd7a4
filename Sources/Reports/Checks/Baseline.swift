import Graphics

/// The findings that a project has already, so that only new ones fail, and known ones that get worse.
///
/// A finding is known by its document, its cause and its language: a text that becomes too long in one more language is
/// new. In each language, the baseline has how bad it was, so that it can only get better.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var document: String
    /// The scene, if identifiers say nothing beyond it, as those of views made in code.
    package var scene: String?
    package var rule: String
    package var objects: [String]
    /// The problem in words, for the reader of the file.
    package var message: String
    /// How bad the finding is in each language that has it.
    package var extents: [String: FindingExtent]

    /// The languages, sorted.
    package var locales: [String] { extents.keys.sorted() }

    var key: Key { Key(document: document, scene: scene, cause: Cause(rule: rule, objects: objects)) }

    /// Whether the entry does not say how bad its finding was.
    var isUnspecific: Bool { extents.values.contains(where: \.isUnspecific) }
  }

  /// What makes a finding known.
  struct Key: Hashable {
    var document: String
    var scene: String?
    var cause: Cause
  }

  /// What a baseline says about a finding in a language.
  enum Judgement: Hashable {
    case unknown
    case known
    /// Known, but not so bad, with what is worse in words.
    case worse([String])
  }

  package private(set) var entries: [Entry]
  private var extents: [Key: [String: FindingExtent]] = [:]

  package init(entries: [Entry] = []) {
    for entry in entries {
      extents[entry.key, default: [:]].merge(entry.extents) { $0.widened(to: $1) }
    }
    var places: [Key: Int] = [:]
    var merged: [Entry] = []
    for entry in entries where places[entry.key] == nil {
      places[entry.key] = merged.count
      merged.append(entry)
      merged[merged.count - 1].extents = extents[entry.key] ?? [:]
    }
    self.entries = merged.sorted {
      ($0.document, $0.scene ?? "", $0.key.cause) < ($1.document, $1.scene ?? "", $1.key.cause)
    }
  }

  /// Whether an entry does not say how bad its finding was.
  package var isUnspecific: Bool { entries.contains(where: \.isUnspecific) }

  func judge(_ key: Key, in locale: String, cells: [FindingExtent.Cell]) -> Judgement {
    // Version 1 did not tell scenes apart.
    let keys = [key, Key(document: key.document, scene: nil, cause: key.cause)]
    guard let extent = keys.lazy.compactMap({ extents[$0]?[locale] }).first else { return .unknown }
    let worsenings = extent.worsenings(in: cells)
    return worsenings.isEmpty ? .known : .worse(worsenings)
  }
}

extension CheckedScene {
  /// Returns what makes an entry known. Identifiers that no document has say nothing beyond their scene, and tables are
  /// those of all scenes.
  func key(of entry: Entry) -> Baseline.Key {
    let isOfScene = entry.place == nil && Finding.Rule(rawValue: entry.cause.rule)?.isAboutTables != true
    return Baseline.Key(
      document: entry.shownDocument ?? document, scene: isOfScene ? scene : nil, cause: entry.cause)
  }
}
