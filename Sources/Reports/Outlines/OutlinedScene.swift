import AutoLayout
import Snapshots

/// The tree of a scene in its first cell, with the problems of all cells.
package struct OutlinedScene: Hashable, Sendable, Codable {
  package var tree: LayoutOutline
  /// The lines of the document at which objects begin, by their identifiers.
  package var lines: [String: Int]
  package var checked: CheckedScene

  package init(tree: LayoutOutline, lines: [String: Int], checked: CheckedScene) {
    self.tree = tree
    self.lines = lines
    self.checked = checked
  }

  /// The scene without the lines of objects that its tree does not have.
  package var withOwnLines: OutlinedScene {
    var scene = self
    let ids = tree.identifiers
    scene.lines = lines.filter { ids.contains($0.key) }
    return scene
  }
}

extension LayoutOutline {
  /// The identifiers of the views and constraints of the tree.
  var identifiers: Set<String> {
    children.reduce(into: Set([id] + constraints.map(\.id))) { $0.formUnion($1.identifiers) }
  }
}

/// The trees of scenes with each problem at the object that it is about.
package struct OutlineReport {
  let scenes: [OutlinedScene]
  private let rules: CheckRules

  /// - Parameter rules: What is listed. Accepted problems are left out.
  package init(_ scenes: [OutlinedScene], rules: CheckRules) {
    self.scenes = scenes
    self.rules = rules
  }

  /// Returns the problems of a scene by the identifier of the object that they are about, the worst first; those about
  /// none are at "".
  func problems(of scene: OutlinedScene) -> [String: [CheckFinding]] {
    let known = scene.tree.identifiers
    return CheckRun(scenes: [scene.checked], rules: rules).listed.reduce(into: [:]) { problems, finding in
      let objects = [finding.broken].compactMap(\.self) + finding.constraints + finding.views
      problems[objects.first(where: known.contains) ?? "", default: []].append(finding)
    }
  }
}
