import Snapshots

extension SweepRun: Reportable {
  package var text: String { SweepText(self).text }
  package var json: String { SweepJSON(self).text }

  /// The problems that make sizes unsafe, with a test case for each scene and axis.
  package var report: Report {
    var report = Report(
      title: "Sweeps", tally: SweepText(self).summary, subjects: scenes.map(\.subject),
      entries: scenes.flatMap { scene in ProblemPlaces.all(in: scene).map { entry(of: $0, in: scene) } })
    report.problems = problems
    return report
  }

  private func entry(of places: ProblemPlaces, in scene: SweptScene) -> Report.Entry {
    let problem = scene.problems[places.index]
    let id = problem.cause.id(in: scene.document)
    var entry = Report.Entry(
      rule: Report.Rule(finding: problem.cause.rule), severity: problem.severity,
      place: Report.Place(scene.document, problem.place),
      message: "\(problem.clause) \(places.groups[0].phrase) of \(scene.axis.rawValue)",
      whereabouts: whereabouts(of: places, in: scene),
      fails: scene.cells.contains { breaks($0, of: scene, becauseOf: places.index) },
      title: "\(problem.cause.rule) \(id)", fingerprint: ("sweep/v1", "\(id) \(scene.axis.rawValue)"))
    entry.subjects = [scene.subject]
    return entry
  }

  /// The cells with the most unsafe sizes in words, and the number of the others.
  private func whereabouts(of places: ProblemPlaces, in scene: SweptScene) -> String {
    let cells = CellWords(among: scene.cells.map(\.traits)).words(for: places.groups[0].cells)
    let others = places.groups.dropFirst().reduce(0) { $0 + $1.cells.count }
    let rest = others == 0 ? "" : "; at fewer sizes in \(counted(others, "other cell"))"
    return "'\(scene.scene)' \(cells)\(rest)"
  }

  /// Whether a cell fails, and a problem is a reason for it: the problem holds at a size that must be safe, below those
  /// that are.
  private func breaks(_ cell: SweptScene.Cell, of scene: SweptScene, becauseOf problem: Int) -> Bool {
    guard fails(cell, of: scene), let least = rules.leastSizes[scene.axis] else { return false }
    guard cell.countedProblems.contains(problem) else { return false }
    let end = cell.mainRange?.first ?? .infinity
    return cell.ranges(ofProblemAt: problem).contains { $0.last > least - cell.step / 2 && $0.first < end }
  }
}

extension SweptScene {
  fileprivate var subject: Report.Subject {
    Report.Subject(document: document, name: "\(scene), \(axis.rawValue)")
  }
}
