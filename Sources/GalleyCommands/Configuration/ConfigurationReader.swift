import Foundation
import Galley
import SnapshotRuns
import Yams

/// Reads a configuration's YAML. Unknown keys are errors, so that a misspelt key is not ignored.
struct ConfigurationReader: ConfigurationValues {
  let path: String

  /// The largest number of scenes that a configuration names.
  private static let mostScenes = 10_000

  func read(_ root: Node) throws(ConfigurationError) -> Configuration {
    var configuration = try read(root, Self.keys, over: Configuration())
    configuration.data.folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return configuration
  }

  // MARK: Documents

  /// Reads the documents to take in, with the line that names them.
  func readIncluded(_ node: Node, into selection: inout DocumentSelection) throws(ConfigurationError) {
    selection.included = try list(node)
    selection.lineOfIncluded = node.mark?.line
  }

  // MARK: Scenes and data

  /// Reads the names of the scenes to cover, or the data of scenes.
  func readScenes(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    guard node.mapping != nil else {
      configuration.scenes = try list(node)
      guard configuration.scenes.count <= Self.mostScenes else {
        throw error(at: node, "\(configuration.scenes.count) scenes are too many; without 'scenes', all are covered")
      }
      return
    }
    var reader = DataReader(path: path)
    reader.read(node)
    configuration.data.scenes += reader.scenes
    configuration.data.problems += reader.problems
  }

  func fonts(_ node: Node) throws(ConfigurationError) -> [String] {
    var folders: [String] = []
    for name in try list(node) {
      let folder = try projectPath(name, at: node)
      if let problem = FontFolders.problem(of: folder) { throw error(at: node, "'\(name)' \(problem)") }
      folders.append(folder)
    }
    return folders
  }

  /// Reads the data files, with or without other settings for data.
  func readFixtures(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    guard node.mapping != nil else { return try readDataFiles(node, into: &configuration) }
    configuration = try read(node, Self.fixtureKeys, over: configuration)
  }

  func readDataFiles(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    for name in try list(node) {
      let file = try projectPath(name, at: node)
      guard FileManager.default.fileExists(atPath: file) else { throw error(at: node, "no such file: \(name)") }
      let data = try YAMLFile.value(of: file) { (root) throws(ConfigurationError) in
        var reader = DataReader(path: file)
        try reader.readFile(root)
        return reader
      }
      guard let data else {
        throw ConfigurationError(path: file, line: nil, message: "the file is empty; expected the key scenes")
      }
      configuration.data.scenes += data.scenes
      configuration.data.problems += data.problems
    }
  }

  /// Adds the names of runtime attributes whose values are keys.
  func addAttributes(_ node: Node, to attributes: inout TextAttributes) throws(ConfigurationError) {
    attributes.names.formUnion(try list(node))
  }

  // MARK: Findings and verdicts

  func check(_ node: Node) throws(ConfigurationError) -> CheckConfiguration {
    try CheckReader(path: path).read(node)
  }

  /// Reads the rules, with the lines that they begin in.
  func readRules(_ node: Node, into verify: inout VerifyConfiguration) throws(ConfigurationError) {
    verify.rules = try items(of: node, "rules", rule)
    verify.rulePlaces = (node.sequence ?? []).map { "\(path):\($0.mark?.line ?? 1)" }
  }

  private func rule(_ node: Node) throws(ConfigurationError) -> ViewRule {
    let rule = try read(node, Self.ruleKeys, over: ViewRule())
    if rule.isIgnored, rule.view == nil { throw error(at: node, "'ignore' needs a view") }
    let isEmpty = !rule.isIgnored && rule.colorTolerance == nil && rule.drift == nil && rule.layout == nil
    if isEmpty {
      throw error(at: node, "the rule has no effect; expected one of ignore, color-tolerance, drift, layout")
    }
    return rule
  }

  // MARK: Values

  func colorTolerance(_ node: Node) throws(ConfigurationError) -> Double {
    guard let tolerance = node.float, (0...1).contains(tolerance) else {
      throw error(at: node, "expected a number from 0 to 1")
    }
    return tolerance
  }

  func wholeNumber(_ node: Node) throws(ConfigurationError) -> Int {
    guard let number = node.int else { throw error(at: node, "expected a whole number") }
    return number
  }

  func rowCount(_ node: Node) throws(ConfigurationError) -> Int {
    guard let count = node.int, RowCount.range.contains(count) else {
      throw error(at: node, "expected a number from 1 to 100")
    }
    return count
  }

  func byteCount(_ node: Node) throws(ConfigurationError) -> ByteCount {
    guard let count = node.string.flatMap(ByteCount.init(argument:)) else {
      throw error(at: node, "expected a size such as 50 MB")
    }
    return count
  }
}
