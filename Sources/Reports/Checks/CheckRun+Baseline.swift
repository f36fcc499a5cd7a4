import Graphics
import Snapshots

/// The cells of a run that have each finding, and those that were laid out.
struct FoundCells: Sendable {
  private struct Place: Hashable {
    var document: String
    var locale: String
  }

  private var found: [Baseline.Key: [String: [FindingExtent.Cell]]] = [:]
  private var laidOut: [Place: Set<String>] = [:]
  /// The cells in which other documents show a part of a document.
  private var shown: [Place: Set<String>] = [:]

  init(in scenes: [CheckedScene]) {
    for scene in scenes {
      let inner = Set(scene.entries.compactMap(\.shownDocument))
      for cell in scene.cells {
        laidOut[Place(document: scene.document, locale: cell.locale), default: []].insert(cell.cellName)
        for document in inner {
          shown[Place(document: document, locale: cell.locale), default: []].insert(cell.cellName)
        }
      }
      for entry in scene.entries {
        let key = scene.key(of: entry)
        for occurrence in entry.occurrences {
          let cell = scene.cells[occurrence.cell]
          found[key, default: [:]][cell.locale, default: []].append(
            FindingExtent.Cell(
              name: cell.cellName, typeSize: FindingExtent.SizeName(cell.typeSize), severity: occurrence.severity,
              amount: entry.statements[occurrence.statement].amount))
        }
      }
    }
  }

  /// Returns the cells that have a finding in a language.
  func cells(of key: Baseline.Key, in locale: String) -> [FindingExtent.Cell] {
    // An entry without a scene may be one of version 1, which did not tell scenes apart.
    guard key.scene == nil, found[key] == nil else { return found[key]?[locale] ?? [] }
    return found.filter { $0.key.document == key.document && $0.key.cause == key.cause }
      .flatMap { $0.value[locale] ?? [] }
  }

  /// Returns the names of the cells of a document that were laid out in a language.
  func laidOut(_ document: String, in locale: String) -> Set<String> {
    laidOut[Place(document: document, locale: locale)] ?? []
  }

  /// Returns the names of the cells in which a document, or a part of it in another one, was laid out in a language.
  func seen(_ document: String, in locale: String) -> Set<String> {
    laidOut(document, in: locale).union(shown[Place(document: document, locale: locale)] ?? [])
  }
}

extension CheckRun {
  /// The known findings that are gone, with the languages in which they are.
  package var staleEntries: [Baseline.Entry] {
    entries { entry, locale, _ in covers(entry, in: locale) && cells.cells(of: entry.key, in: locale).isEmpty }
  }

  /// The known findings that are not so bad any more, with what is better in words.
  package var improvements: [(entry: Baseline.Entry, words: String)] {
    let listed = Set(listed.map(\.key))
    return entries { entry, locale, extent in
      !listed.contains(entry.key) && covers(entry, in: locale) && !improvements(of: entry, extent, in: locale).isEmpty
    }.map { entry in
      let words = entry.locales.map { locale in
        "\(locale): \(improvements(of: entry, entry.extents[locale], in: locale).joined(separator: "; "))"
      }
      return (entry, words.joined(separator: ". "))
    }
  }

  private func improvements(of entry: Baseline.Entry, _ extent: FindingExtent?, in locale: String) -> [String] {
    extent?.improvements(in: cells.cells(of: entry.key, in: locale)) ?? []
  }

  /// Returns the entries of the baseline with the languages that match, without those that have none.
  private func entries(
    where matches: (Baseline.Entry, _ locale: String, FindingExtent) -> Bool
  ) -> [Baseline.Entry] {
    (rules.baseline?.entries ?? []).compactMap { entry in
      var matching = entry
      matching.extents = entry.extents.filter { matches(entry, $0.key, $0.value) }
      return matching.extents.isEmpty ? nil : matching
    }
  }

  /// Whether the run looked at all that an entry says something about. Otherwise, what it did not find may still be
  /// there.
  private func covers(_ entry: Baseline.Entry, in locale: String) -> Bool {
    guard rules.coversScenes, !hasErrors, let extent = entry.extents[locale] else { return false }
    let laidOut = cells.laidOut(entry.document, in: locale)
    return rules.goneDocuments.contains(entry.document) || !laidOut.isEmpty && extent.laidOut.isSubset(of: laidOut)
  }

  /// The baseline with the findings of this run. What the run did not look at stays as it is.
  package var updatedBaseline: Baseline {
    var entries: [Baseline.Key: Baseline.Entry] = [:]
    for var entry in rules.baseline?.entries ?? [] {
      entry.extents = entry.extents.filter { !covers(entry, in: $0.key) }
      if !entry.extents.isEmpty { entries[entry.key] = entry }
    }
    for finding in findings where isKept(finding) {
      var entry = entries[finding.key] ?? Baseline.Entry(finding)
      entry.message = finding.worst.message
      for locale in Set(finding.occurrences.map(\.cell.locale)) {
        let cells = self.cells.cells(of: finding.key, in: locale)
        guard let extent = FindingExtent.of(cells, laidOut: self.cells.seen(finding.document, in: locale)) else {
          continue
        }
        entry.extents[locale] = entry.extents[locale]?.widened(to: extent, in: cells) ?? extent
      }
      entries[finding.key] = entry
    }
    return Baseline(entries: Array(entries.values))
  }

  /// Whether a finding is one that the baseline has from now on.
  private func isKept(_ finding: CheckFinding) -> Bool {
    if case .suppressed = finding.status { return false }
    return rules.lists(finding) || finding.status == .known
  }

  /// Whether something could not be read or laid out.
  private var hasErrors: Bool { problems.contains { Report.Problem(line: $0).severity == .error } }
}

extension Baseline.Entry {
  init(_ finding: CheckFinding) {
    self.init(
      document: finding.document, scene: finding.key.scene, rule: finding.cause.rule, objects: finding.cause.objects,
      message: finding.worst.message, extents: [:])
  }
}
