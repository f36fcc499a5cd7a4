import Snapshots

/// The sweeps of a run for a person: a paragraph for each scene that breaks, the worst first.
struct SweepText {
  private let run: SweepRun

  /// The most problems of a scene that are listed. JSON has all.
  private static let mostProblems = 6

  init(_ run: SweepRun) { self.run = run }

  var text: String {
    let broken = run.scenes.filter { !$0.isSafeThroughout }
    return (broken.map(paragraph) + [summary]).map { $0 + "\n" }.joined(separator: "\n")
  }

  private func paragraph(_ scene: SweptScene) -> String {
    let problems = ProblemPlaces.all(in: scene)
    let listed = problems.prefix(Self.mostProblems).flatMap { lines(for: $0, of: scene) }
    let rest = problems.count - Self.mostProblems
    let more = rest > 0 ? ["  and \(counted(rest, "milder problem")); --format json lists all"] : []
    return ([heading(of: scene)] + listed + more).joined(separator: "\n")
  }

  /// The scene with its worst cells: `Login.xib: 'Login', width: safe from 343 pt on in de, at AX1; 1 of 12 cells`.
  private func heading(of scene: SweptScene) -> String {
    let cells = scene.sweptCells
    let worst = cells.max { order(of: $0) < order(of: $1) } ?? scene.cells[0]
    let same = cells.filter { $0.mainRange == worst.mainRange }.map(\.traits)
    let safety = SizeWords(for: worst, axis: scene.axis).safety(of: worst.mainRange)
    let place = CellWords(among: scene.cells.map(\.traits)).words(for: same)
    let fails = cells.contains { run.fails($0, of: scene) } ? "; fails" : ""
    return "\(scene.document): '\(scene.scene)', \(scene.axis.rawValue): \(safety) \(place)\(fails)"
  }

  private func order(of cell: SweptScene.Cell) -> Double { cell.mainRange?.first ?? .infinity }

  private func lines(for problem: ProblemPlaces, of scene: SweptScene) -> [String] {
    let own = scene.problems[problem.index]
    let place = own.place.map { "\($0.line):\($0.column): " } ?? ""
    let cells = CellWords(among: scene.cells.map(\.traits))
    let worst = problem.groups[0]
    var lines = [
      "  \(place)\(own.clause) [\(own.cause.rule)]", "    \(worst.phrase) \(cells.words(for: worst.cells))",
    ]
    if problem.groups.count > 1 {
      let others = problem.groups.dropFirst().reduce(0) { $0 + $1.cells.count }
      let next = problem.groups.count > 2 ? " or at fewer sizes" : ""
      lines.append("    \(problem.groups[1].phrase)\(next) in \(counted(others, "other cell"))")
    }
    return lines
  }

  /// The counts in words.
  var summary: String {
    guard !run.scenes.isEmpty else { return "nothing was swept" }
    let cells = run.scenes.reduce(0) { $0 + $1.cells.count }
    let safe = run.scenes.count(where: \.isSafeThroughout)
    let scenes = Set(run.scenes.map { [$0.document, $0.scene] }).count
    var parts = [
      "\(counted(cells, "cell")) of \(counted(scenes, "scene")) swept\(ranges); \(safe) of "
        + "\(counted(run.scenes.count, "sweep")) safe throughout"
    ]
    let fixed = run.scenes.reduce(0) { $0 + $1.cells.count { $0.fixed != nil } }
    if fixed > 0 { parts.append("\(counted(fixed, "cell")) of fixed size left out") }
    let coarse = run.scenes.reduce(0) { $0 + $1.cells.count(where: \.isCoarse) }
    if coarse > 0 { parts.append("\(counted(coarse, "cell")) with too many changes to find those within a point") }
    for axis in SweepAxis.allCases {
      guard let least = run.rules.leastSizes[axis], run.scenes.contains(where: { $0.axis == axis }) else { continue }
      let failing = run.scenes.filter { $0.axis == axis }.reduce(0) { count, scene in
        count + scene.cells.count { run.fails($0, of: scene) }
      }
      parts.append("\(counted(failing, "cell")) not safe from a \(axis.rawValue) of \(SizeWords.points(least)) pt on")
    }
    return parts.joined(separator: "; ")
  }

  /// The sizes of each axis: ` over widths of 320 to 1024 pt`.
  private var ranges: String {
    let words = SweepAxis.allCases.compactMap { axis -> String? in
      guard let range = run.scenes.first(where: { $0.axis == axis })?.range else { return nil }
      return "\(axis.rawValue)s of \(SizeWords.points(range.first)) to \(SizeWords.points(range.last)) pt"
    }
    return " over " + words.list
  }
}

/// Where a problem of a scene holds: cells with the same ranges, those with most sizes first.
struct ProblemPlaces {
  struct Group {
    /// The sizes in words.
    var phrase: String
    /// The number of points that the ranges cover.
    var size: Double
    var cells: [SnapshotTraits]
  }

  let index: Int
  private(set) var groups: [Group] = []

  /// Returns the problems of a scene that make sizes unsafe, the worst first.
  static func all(in scene: SweptScene) -> [ProblemPlaces] {
    scene.problems.indices.map { ProblemPlaces(ofProblemAt: $0, in: scene) }.filter { !$0.groups.isEmpty }
      .sorted { ($0.order(in: scene), $0.index) < ($1.order(in: scene), $1.index) }
  }

  private init(ofProblemAt index: Int, in scene: SweptScene) {
    self.index = index
    for cell in scene.cells where cell.countedProblems.contains(index) {
      let words = SizeWords(for: cell, axis: scene.axis)
      let ranges = cell.ranges(ofProblemAt: index)
      let phrase = words.phrase(for: ranges)
      if let known = groups.firstIndex(where: { $0.phrase == phrase }) {
        groups[known].cells.append(cell.traits)
      } else {
        let size = words.bridged(ranges).reduce(0) { $0 + $1.length + cell.step }
        groups.append(Group(phrase: phrase, size: size, cells: [cell.traits]))
      }
    }
    groups.sort { $0.size > $1.size }
  }

  /// The most severe come first, then those at the most sizes.
  private func order(in scene: SweptScene) -> Double {
    Double(scene.problems[index].severity.order) * 1e6 - (groups.first?.size ?? 0)
  }
}
