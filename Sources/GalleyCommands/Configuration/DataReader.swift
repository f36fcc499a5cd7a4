import Foundation
import Galley
import SnapshotRuns
import Yams

/// Reads the data of scenes from YAML.
///
/// What cannot be used is listed as a problem; the rest of the data is used.
struct DataReader {
  private(set) var scenes: [SceneData.Scene] = []
  private(set) var problems: [DataProblem] = []
  private let path: String
  private var nodeCount = 0

  /// The largest number of values in a file. References to anchors count as often as they are used, so that a small
  /// file cannot fill the memory.
  private static let mostNodes = 100_000
  private static let greatestDepth = 40

  init(path: String) { self.path = path }

  /// Reads a mapping of the names of scenes to their data.
  mutating func read(_ node: Node) {
    guard let data = value(node), case .mapping(let entries) = data.content else {
      problems.append(DataProblem("expected scenes by name", at: place(of: node)))
      return
    }
    scenes += entries.map { scene($0) }
  }

  /// Reads a file that the configuration names.
  mutating func readFile(_ root: Node) throws(ConfigurationError) {
    guard let mapping = root.mapping else {
      throw ConfigurationError(path: path, line: root.mark?.line, message: "expected the key scenes")
    }
    for (key, value) in mapping {
      guard key.string == "scenes" else {
        throw ConfigurationError(
          path: path, line: key.mark?.line, message: "unknown key '\(key.string ?? "?")'; expected scenes")
      }
      if value.null == nil { read(value) }
    }
  }

  private mutating func scene(_ entry: DataNode.Entry) -> SceneData.Scene {
    var scene = SceneData.Scene(entry.key, at: entry.place)
    for entry in entries(of: entry.value) {
      switch entry.key {
      case "values": scene.values += entries(of: entry.value)
      case "states": scene.states += entries(of: entry.value).map { SceneData.State($0.key, entries(of: $0.value)) }
      // The values of a scene without states need no key.
      default: scene.values.append(entry)
      }
    }
    return scene
  }

  private mutating func entries(of node: DataNode) -> [DataNode.Entry] {
    switch node.content {
    case .mapping(let entries): return entries
    case .nothing: return []
    case .text, .list:
      problems.append(DataProblem("expected values by the names of views", at: node.place))
      return []
    }
  }

  // MARK: Values

  /// Returns a node as a value, or `nil` if the file is too large.
  private mutating func value(_ node: Node, depth: Int = 0) -> DataNode? {
    nodeCount += 1
    guard nodeCount <= Self.mostNodes, depth <= Self.greatestDepth else {
      if nodeCount == Self.mostNodes + 1 || depth == Self.greatestDepth + 1 {
        problems.append(
          DataProblem("more than \(Self.mostNodes) values, or \(Self.greatestDepth) in each other", at: place(of: node))
        )
      }
      return nil
    }
    return DataNode(content(of: node, depth: depth), at: place(of: node))
  }

  private mutating func content(of node: Node, depth: Int) -> DataNode.Content {
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      if isPlain, ["", "~", "null"].contains(scalar.string) { return .nothing }
      return .text(scalar.string, isQuoted: !isPlain)
    case .sequence(let nodes): return .list(nodes.compactMap { value($0, depth: depth + 1) })
    case .mapping(let mapping):
      return .mapping(
        mapping.compactMap { key, node in
          guard let value = value(node, depth: depth + 1) else { return nil }
          guard let name = key.scalar?.string else {
            problems.append(DataProblem("expected a name as key", at: place(of: key)))
            return nil
          }
          return DataNode.Entry(name, value, at: place(of: key))
        })
    case .alias: return .nothing
    }
  }

  private func place(of node: Node) -> DataNode.Place { DataNode.Place(path: path, line: node.mark?.line ?? 1) }
}
