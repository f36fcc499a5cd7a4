import Snapshots

/// The sizes from which on scenes must be safe.
package struct SweepRules: Hashable, Sendable {
  /// The size along each axis, in points.
  package var leastSizes: [SweepAxis: Double] = [:]

  package init() {}
}

/// The sweeps of a run, the worst first.
package struct SweepRun: Sendable {
  package let scenes: [SweptScene]
  /// The lines of the log about what could not be read or laid out.
  package let problems: [String]
  package let rules: SweepRules

  /// - Parameter scenes: The scenes in the order of the run.
  package init(scenes: [SweptScene], problems: [String] = [], rules: SweepRules = SweepRules()) {
    // The sort is stable in effect: the place in the run decides among equals.
    self.scenes = scenes.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    self.problems = problems
    self.rules = rules
  }

  /// Whether a scene breaks where it must be safe.
  package var fails: Bool { failingCount > 0 }

  /// The number of cells that break where they must be safe.
  package var failingCount: Int {
    scenes.reduce(0) { count, scene in count + scene.cells.count { fails($0, of: scene) } }
  }

  /// Whether a cell is not safe from the size on that the rules name, up to the end of its widest safe range.
  func fails(_ cell: SweptScene.Cell, of scene: SweptScene) -> Bool {
    guard cell.fixed == nil, let least = rules.leastSizes[scene.axis] else { return false }
    return cell.mainRange.map { $0.first > max(least, cell.range.first) + cell.step / 2 } ?? true
  }
}

extension SweptScene {
  /// The least size that is safe in all cells, or `nil` if some cell is not safe at all.
  var leastSafe: Double? {
    let firsts = sweptCells.map { $0.mainRange?.first }
    return firsts.contains(nil) ? nil : firsts.compactMap(\.self).max() ?? range.first
  }

  /// The cells whose size depends on what surrounds the scene.
  var sweptCells: [Cell] { cells.filter { $0.fixed == nil } }

  /// Whether nothing breaks at any size.
  var isSafeThroughout: Bool { cells.allSatisfy(\.isSafeThroughout) }

  /// The place in an order that begins with scenes that are safe nowhere, then those that need most.
  fileprivate var order: Double { -(leastSafe ?? .infinity) }
}
