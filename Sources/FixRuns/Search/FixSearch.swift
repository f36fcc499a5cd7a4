import Galley
import Reports
import SnapshotRuns

/// Looks for changes of a document that mend its findings.
struct FixSearch {
  let trial: FixTrial
  let walk: SceneWalk

  var document: EditableDocument { trial.document }
  private var steps: FixSteps { FixSteps(in: document) }

  /// The most changes of one step to try for a finding, each of which is laid out in all cells. Those that give up most
  /// are last.
  private static let mostTried = 36
  /// The most steps of a fix, the most changes of several steps to try, and the most that begin with the same step.
  private static let (mostSteps, mostCombinations, mostContinuations) = (2, 40, 8)

  /// Returns the fixes of a finding.
  func fixes(of cause: Cause) -> DocumentFixes.CauseFixes {
    guard let (finding, site) = site(of: cause) else {
      return DocumentFixes.CauseFixes(cause: cause, copy: copies.first { $0.causes.contains(cause) }?.name)
    }
    return fixes(of: cause, finding, at: site)
  }

  private func fixes(of cause: Cause, _ finding: Finding, at site: FixSite) -> DocumentFixes.CauseFixes {
    var results: [Trial] = []
    var last = 0
    var shortlist = Shortlist()
    for candidate in shortlist.first(Self.mostTried, of: FixCandidate.candidates(for: finding, at: site)) {
      add(candidate, mending: cause, to: &results)
    }
    // A text that wraps may need more height, or push another one off. Then a further step has to mend that.
    var rest = Self.mostCombinations
    for _ in 1..<Self.mostSteps where !results.contains(where: { $0.outcome.refutation == nil }) {
      let all = results[last...].flatMap {
        shortlist.first(Self.mostContinuations, of: continuations(of: $0, finding, site))
      }
      let longer = shortlist.first(rest, of: all)
      last = results.count
      rest -= longer.count
      for candidate in longer { add(candidate, mending: cause, to: &results) }
    }
    let verified = results.filter { $0.outcome.refutation == nil }.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    let offered = (verified + results.filter { $0.outcome.refutation != nil }).map {
      offer($0.candidate, $0.outcome, mending: cause)
    }
    return DocumentFixes.CauseFixes(cause: cause, offered: offered, untriedCount: shortlist.untriedCount)
  }

  /// Returns a change with one more step, which may mend a new finding of the change, or what remains of the old one.
  private func continuations(of result: Trial, _ finding: Finding, _ site: FixSite) -> [FixCandidate] {
    guard let surfaced = result.outcome.surfaced, surfaced.finding.message != finding.message else { return [] }
    let reasons = surfaced.finding.views.first.flatMap { view in
      explanation(of: view, inSceneAt: surfaced.scene, of: surfaced.source, in: surfaced.cell)
    }
    let place = site.changed(to: surfaced.layout, reasons)
    return FixCandidate.candidates(for: surfaced.finding, at: place).compactMap(result.candidate.adding)
  }

  private struct Trial {
    let candidate: FixCandidate
    let outcome: FixTrial.Outcome
    /// The place among those that were tried.
    let order: Int

    /// What to compare fixes by, the most important first.
    var rank: [Int] {
      let cost = outcome.silences ? max(candidate.cost, .some) : candidate.cost
      return [
        cost.rawValue, -outcome.mended, outcome.newNotes, outcome.overlaps, outcome.strays ?? 0,
        outcome.movedElsewhere, outcome.movedViews, candidate.edits.count, order,
      ]
    }
  }

  private func add(_ candidate: FixCandidate, mending cause: Cause, to results: inout [Trial]) {
    // If some of the edits mend the finding, the others are not needed.
    let isMore = results.contains { result in
      result.outcome.refutation == nil && Set(result.candidate.edits).isSubset(of: candidate.edits)
    }
    guard !isMore else { return }
    results.append(
      Trial(
        candidate: candidate, outcome: trial.outcome(of: candidate.edits, mending: [cause]), order: results.count))
  }

  /// - Parameter cause: The finding that the change mends, or `nil` if it was asked for.
  func offer(_ candidate: FixCandidate, _ outcome: FixTrial.Outcome, mending cause: Cause? = nil) -> OfferedFix {
    OfferedFix(
      title: candidate.title, steps: steps.inInterfaceBuilder(candidate.edits), code: steps.inCode(candidate.edits),
      remarks: steps.remarks(on: candidate.edits) + copies.map { remark(on: $0, cause) },
      changes: document.changes(for: candidate.edits), refutation: outcome.refutation, movedViews: outcome.movedViews,
      movedElsewhere: outcome.movedElsewhere,
      newNotes: outcome.newNotes)
  }

  /// The localized copies that some cells show, with the causes of their findings.
  private var copies: [(name: String, causes: Set<Cause>)] {
    trial.present.copies.map { (trial.setting.paths.name(of: $0.key), $0.value) }.sorted { $0.name < $1.name }
  }

  private func remark(on copy: (name: String, causes: Set<Cause>), _ cause: Cause?) -> String {
    let isAffected = cause.map(copy.causes.contains) ?? false
    return "The localized copy \(copy.name) is a document of its own, which was not changed in the trial"
      + (isAffected ? ": it has the same problem and needs the same change." : ".")
  }

  /// Returns a finding with a cause in its worst cell, and the layouts that its fixes are made for.
  func site(of cause: Cause) -> (finding: Finding, site: FixSite)? {
    for (scene, cells) in trial.present.scenes.sorted(by: { $0.key < $1.key }) {
      let own = cells.filter { $0.causes[cause] != nil }
      guard let worst = own.min(by: { $0.rank(of: cause) < $1.rank(of: cause) }) else { continue }
      let calm = cells.first { $0.causes[cause] == nil } ?? cells[0]
      guard let layout = walk.layout(ofSceneAt: scene, in: worst.cell)?.0.layout,
        let calmLayout = walk.layout(ofSceneAt: scene, in: calm.cell)?.0.layout,
        let finding = layout.findings.first(where: { Cause(of: $0, original: walk.source.original) == cause })
      else { continue }
      let reasons = finding.views.first.flatMap {
        explanation(of: $0, inSceneAt: scene, of: walk.source, in: worst.cell)
      }
      walk.source.finish(scene)
      return (finding, site(worst: layout, calm: calmLayout, in: calm.cell, reasons))
    }
    return nil
  }

  func site(
    worst: LayoutResult, calm: LayoutResult, in cell: MatrixCell, _ explanation: LayoutExplanation? = nil
  ) -> FixSite {
    FixSite(
      document: document, worst: worst, calm: calm, isRightToLeft: cell.traits.layoutDirection == .rightToLeft,
      explanation: explanation)
  }

  /// Explains why a view is where it is.
  private func explanation(
    of view: String, inSceneAt scene: Int, of source: SceneSource, in cell: MatrixCell
  ) -> LayoutExplanation? {
    let renderer = walk.renderer
    renderer.settings.explainedView = view
    defer { renderer.settings.explainedView = nil }
    return try? source.render(scene, in: cell, overlay: nil, with: renderer).1.explanation
  }
}

/// Chooses the changes to try, and counts the others.
struct Shortlist {
  private(set) var untriedCount = 0

  /// Returns the first of some changes, at most so many.
  mutating func first(_ most: Int, of candidates: [FixCandidate]) -> [FixCandidate] {
    untriedCount += max(0, candidates.count - most)
    return Array(candidates.prefix(most))
  }
}

extension TriedLayouts.Cell {
  /// The place in an order that begins with the worst.
  fileprivate func rank(of cause: Cause) -> (Int, Double) {
    (causes[cause]?.severity.order ?? .max, -SnapshotTraits(cell).sizeRank)
  }
}
