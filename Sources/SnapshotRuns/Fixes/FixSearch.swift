import Galley
import LayoutFixes
import ReviewReport

/// Looks for changes of a document that mend its findings.
struct FixSearch {
  let trial: FixTrial
  let walk: SceneWalk

  private var document: EditableDocument { trial.document }
  private var steps: FixSteps { FixSteps(in: document) }

  /// The most findings that a fix may mend on the way, and the most changes to try for that.
  private static let (mostSteps, mostCombinations) = (3, 24)

  /// Returns the fixes of a finding, the best first, followed by the changes that do not mend it.
  func fixes(of cause: Cause) -> [OfferedFix] {
    guard let (finding, site) = site(of: cause) else { return [] }
    var tried = candidates(for: finding, at: site)
    var results: [Trial] = []
    for candidate in tried { add(candidate, mending: cause, to: &results) }
    // A text that wraps may push another one off. Then the fix has to mend that one too.
    var rest = Self.mostCombinations
    for _ in 1..<Self.mostSteps where !results.contains(where: { $0.outcome.refutation == nil }) {
      let surfaced = results.filter { result in result.outcome.surfaced != nil && tried.contains(result.candidate) }
      tried = surfaced.flatMap { result in
        (result.outcome.surfaced.map { candidates(for: $0, at: site).prefix(6) } ?? []).compactMap(
          result.candidate.adding)
      }
      tried = Array(tried.prefix(rest))
      rest -= tried.count
      for candidate in tried { add(candidate, mending: cause, to: &results) }
    }
    let verified = results.filter { $0.outcome.refutation == nil }.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    return (verified + results.filter { $0.outcome.refutation != nil }).map { offer($0.candidate, $0.outcome) }
  }

  private struct Trial {
    let candidate: FixCandidate
    let outcome: FixTrial.Outcome
    /// The place among those that were tried.
    let order: Int

    /// What to compare fixes by, the most important first.
    var rank: [Int] {
      [
        outcome.newNotes, candidate.cost.rawValue, outcome.movedElsewhere, outcome.movedViews, candidate.edits.count,
        order,
      ]
    }
  }

  private func candidates(for finding: Finding, at site: FixSite) -> [FixCandidate] {
    FixCandidate.candidates(for: finding, at: site)
  }

  private func add(_ candidate: FixCandidate, mending cause: Cause, to results: inout [Trial]) {
    // What a part of the edits mends needs no more of them.
    let isMore = results.contains { result in
      result.outcome.refutation == nil && Set(result.candidate.edits).isSubset(of: candidate.edits)
    }
    guard !isMore else { return }
    results.append(
      Trial(
        candidate: candidate, outcome: trial.outcome(of: candidate.edits, mending: [cause]), order: results.count))
  }

  private func offer(_ candidate: FixCandidate, _ outcome: FixTrial.Outcome) -> OfferedFix {
    OfferedFix(
      title: candidate.title, steps: steps.inInterfaceBuilder(candidate.edits), code: steps.inCode(candidate.edits),
      changes: document.changes(for: candidate.edits), refutation: outcome.refutation, movedViews: outcome.movedViews,
      movedElsewhere: outcome.movedElsewhere, newNotes: outcome.newNotes)
  }

  /// Returns a finding with a cause in its worst cell, and the layouts that its fixes are made for.
  private func site(of cause: Cause) -> (finding: Finding, site: FixSite)? {
    for (scene, cells) in trial.present.scenes.sorted(by: { $0.key < $1.key }) {
      let own = cells.filter { $0.causes[cause] != nil }
      guard let worst = own.min(by: { $0.rank(of: cause) < $1.rank(of: cause) }) else { continue }
      let calm = cells.first { $0.causes[cause] == nil } ?? cells[0]
      guard let layout = walk.layout(ofSceneAt: scene, in: worst.cell)?.0.layout,
        let calmLayout = walk.layout(ofSceneAt: scene, in: calm.cell)?.0.layout,
        let finding = layout.findings.first(where: { Cause(of: $0, original: walk.source.original) == cause })
      else { continue }
      let reasons = finding.views.first.flatMap { explanation(of: $0, inSceneAt: scene, in: worst.cell) }
      walk.source.finish(scene)
      return (finding, site(worst: layout, calm: calmLayout, in: calm.cell, reasons))
    }
    return nil
  }

  private func site(
    worst: LayoutResult, calm: LayoutResult, in cell: MatrixCell, _ explanation: LayoutExplanation? = nil
  ) -> FixSite {
    FixSite(
      document: document, worst: worst, calm: calm, isRightToLeft: cell.traits.layoutDirection == .rightToLeft,
      explanation: explanation)
  }

  /// Explains why a view is where it is.
  private func explanation(of view: String, inSceneAt scene: Int, in cell: MatrixCell) -> LayoutExplanation? {
    walk.renderer.explainedView = view
    defer { walk.renderer.explainedView = nil }
    return walk.layout(ofSceneAt: scene, in: cell)?.1.explanation
  }

  // MARK: Frames and suggestions

  /// The cell that Interface Builder shows.
  private static let canvas = MatrixCell()

  /// Returns the change that brings the saved frames up to date, or `nil` if they are.
  ///
  /// - Parameter view: The view to update with everything inside it, or `nil` for all views.
  func frameUpdate(below view: String?) -> OfferedFix? {
    var edits: [DocumentEdit] = []
    var seen: Set<DocumentEdit> = []
    for scene in walk.scenes where walk.source.isShown(scene, in: Self.canvas) {
      guard let layout = walk.layout(ofSceneAt: scene, in: Self.canvas)?.0.layout else { continue }
      edits += FrameUpdates(of: document).edits(for: layout, below: view).filter { seen.insert($0).inserted }
    }
    guard !edits.isEmpty else { return nil }
    let count = edits.count
    let candidate = FixCandidate.changing(
      "Set the saved frames of \(counted(count, "view")) to those that the constraints give.", edits)
    return offer(candidate, trial.outcome(of: edits, mending: []))
  }

  /// The most views that suggestions are made for in a document.
  private static let mostSuggestions = 200

  /// Returns the change that adds the constraints that are missing, or `nil` if there are none to add.
  ///
  /// Each part is kept only if it breaks nothing together with those before it.
  ///
  /// - Parameter view: The view to add constraints for, or `nil` for all views.
  func suggestions(for view: String?) -> OfferedFix? {
    var edits: [DocumentEdit] = []
    var count = 0
    func keep(_ more: [DocumentEdit], mending causes: Set<Cause>) -> Bool {
      guard trial.outcome(of: edits + more, mending: causes).refutation == nil else { return false }
      edits += more
      count += 1
      return true
    }
    for scene in walk.scenes where walk.source.isShown(scene, in: Self.canvas) {
      guard let layout = walk.layout(ofSceneAt: scene, in: Self.canvas)?.0.layout else { continue }
      let site = site(worst: layout, calm: layout, in: Self.canvas)
      let views = view.map { [$0] } ?? site.viewsWithoutConstraints(in: layout)
      for id in views.prefix(Self.mostSuggestions) {
        if let suggestion = site.suggestion(for: id) { _ = keep(suggestion.edits, mending: []) }
      }
    }
    for cause in ambiguities(of: view) {
      guard let found = self.site(of: cause) else { continue }
      _ = FixCandidate.candidates(for: found.finding, at: found.site).first { keep($0.edits, mending: [cause]) }
    }
    guard !edits.isEmpty else { return nil }
    let candidate = FixCandidate.changing("Add the suggested constraints for \(counted(count, "view")).", edits)
    return offer(candidate, trial.outcome(of: edits, mending: []))
  }

  private func ambiguities(of view: String?) -> [Cause] {
    let causes = Set(trial.present.scenes.values.joined().flatMap(\.causes.keys))
    return causes.filter { cause in
      cause.rule == Finding.Rule.ambiguous.rawValue && (view.map(cause.objects.contains) ?? true)
    }.sorted()
  }
}

extension TriedLayouts.Cell {
  /// The place in an order that begins with the worst.
  fileprivate func rank(of cause: Cause) -> (Int, Double) {
    (causes[cause]?.severity.order ?? .max, -SnapshotTraits(cell).sizeRank)
  }
}
