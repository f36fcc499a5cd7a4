import Galley
import Reports
import SnapshotRuns

/// Changes that a person asks for.
extension FixSearch {
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

  /// Returns the change that gives constraints the constants that the saved frames have, or `nil` if they have them.
  ///
  /// - Parameter view: The view whose constraints to update, or `nil` for all views.
  func constantUpdate(of view: String?) -> OfferedFix? {
    var edits: [DocumentEdit] = []
    var seen: Set<DocumentEdit> = []
    for scene in walk.scenes where walk.source.isShown(scene, in: Self.canvas) {
      guard let layout = walk.layout(ofSceneAt: scene, in: Self.canvas)?.0.layout else { continue }
      edits += ConstantUpdates(of: document, solvedAs: layout).edits(of: view).filter { seen.insert($0).inserted }
    }
    guard !edits.isEmpty else { return nil }
    let candidate = FixCandidate.changing(
      "Set the constants of \(counted(edits.count, "constraint")) to what the canvas has.", edits)
    return offer(candidate, trial.outcome(of: edits, mending: []))
  }

  /// Returns the change that gives a view the suggested constraints instead of its own, or `nil` if none can be
  /// suggested.
  func reset(of view: String) -> OfferedFix? {
    for scene in walk.scenes where walk.source.isShown(scene, in: Self.canvas) {
      guard let layout = walk.layout(ofSceneAt: scene, in: Self.canvas)?.0.layout else { continue }
      let site = site(worst: layout, calm: layout, in: Self.canvas)
      guard site.calm[view] != nil, let candidate = site.reset(of: view) else { continue }
      return offer(candidate, trial.outcome(of: candidate.edits, mending: []))
    }
    return nil
  }

  /// The most views of a scene that suggestions are made for at once: each is laid out in all cells. A remark says how
  /// many are left.
  private static let mostSuggestions = 200

  /// Returns the change that adds the constraints that are missing, or `nil` if there are none to add.
  ///
  /// Each part is kept only if it breaks nothing together with those before it.
  ///
  /// - Parameter view: The view to add constraints for, or `nil` for all views.
  func suggestions(for view: String?) -> OfferedFix? {
    var edits: [DocumentEdit] = []
    var (count, left) = (0, 0)
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
      left += max(0, views.count - Self.mostSuggestions)
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
    var offered = offer(candidate, trial.outcome(of: edits, mending: []))
    if left > 0 {
      offered.remarks.append("\(counted(left, "more view")) without constraints were not looked at; do this again.")
    }
    return offered
  }

  private func ambiguities(of view: String?) -> [Cause] {
    let causes = Set(trial.present.scenes.values.joined().flatMap(\.causes.keys))
    return causes.filter { cause in
      cause.rule == Finding.Rule.ambiguous.rawValue && (view.map(cause.objects.contains) ?? true)
    }.sorted()
  }
}
