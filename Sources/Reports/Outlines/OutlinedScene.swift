import AutoLayout
import Snapshots

/// The tree of a scene in its first cell, with the problems of all cells.
package struct OutlinedScene: Hashable, Sendable, Codable {
  package var tree: LayoutOutline
  /// The lines of the document at which objects begin, by their identifiers.
  package var lines: [String: Int]
  package var checked: CheckedScene

  /// - Parameter line: Returns the line of an object of the tree, by its identifier. A document has objects of many
  ///   trees.
  package init(tree: LayoutOutline, line: (String) -> Int?, checked: CheckedScene) {
    self.tree = tree
    lines = tree.identifiers.reduce(into: [:]) { lines, id in lines[id] = line(id) }
    self.checked = checked
  }
}

extension LayoutOutline {
  /// The identifiers of the views and constraints of the tree.
  var identifiers: Set<String> {
    var identifiers: Set<String> = []
    add(to: &identifiers)
    return identifiers
  }

  private func add(to identifiers: inout Set<String>) {
    identifiers.insert(id)
    identifiers.formUnion(constraints.lazy.map(\.id))
    for child in children { child.add(to: &identifiers) }
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
