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

  // MARK: Keys

  static let keys: KeyTable<Self, Configuration> = [
    "documents": .init(\.documents, documentKeys),
    "matrix": .init(\.matrix, matrixKeys),
    "scenes": .init(readScenes),
    "fonts": .init(\.fonts, fonts),
    "metrics": .init(\.rendering.metrics, parsing: MatrixParsing.metrics),
    "chrome": .init(\.rendering.showsChrome, flag),
    "rows": .init(\.rendering.rows, rowCount),
    "class-xibs": .init(\.rendering.showsClassXibs, flag),
    "ghosts": .init(\.rendering.ghosts, ghosts),
    "fixtures": .init(readFixtures),
    "localization": .init(\.textAttributes, localizationKeys),
    "verify": .init(\.verify, verifyKeys),
    "check": .init(\.check, check),
  ]

  static let documentKeys: KeyTable<Self, DocumentSelection> = [
    "include": .init(readIncluded),
    "exclude": .init(\.excluded, list),
  ]

  static let matrixKeys: KeyTable<Self, MatrixChoices> = [
    "locale": .init(\.locales, parsing: MatrixParsing.locales),
    "type-size": .init(\.typeSizes, parsing: MatrixParsing.typeSizes),
    "device": .init(\.screens, parsing: MatrixParsing.screens),
    "orientation": .init(\.orientations, parsing: MatrixParsing.orientations),
    "appearance": .init(\.appearances, parsing: MatrixParsing.appearances),
    "contrast": .init(\.contrasts, parsing: MatrixParsing.contrasts),
    "look": .init(\.looks, parsing: MatrixParsing.looks),
  ]

  static let fixtureKeys: KeyTable<Self, Configuration> = [
    "number": .init(\.rendering.sampleNumber, wholeNumber),
    "files": .init(readDataFiles),
  ]

  static let localizationKeys: KeyTable<Self, TextAttributes> = [
    "keys": .init(addAttributes),
    "table": .init(\.table, text),
  ]

  static let verifyKeys: KeyTable<Self, VerifyConfiguration> = [
    "strict-layout": .init(\.isStrictAboutLayout, flag),
    "strict-drift": .init(\.isStrictAboutDrift, flag),
    "color-tolerance": .init(\.colorTolerance, colorTolerance),
    "decode-references": .init(\.decodesReferences, flag),
    "budget": .init(\.budget, byteCount),
    "masks": .init(\.masks, list),
    "rules": .init(readRules),
  ]

  static let ruleKeys: KeyTable<Self, ViewRule> = [
    "view": .init(\.view, text),
    "document": .init(\.document, text),
    "scene": .init(\.scene, text),
    "locale": .init(\.locale, text),
    "ignore": .init(\.isIgnored, flag),
    "color-tolerance": .init(\.colorTolerance, colorTolerance),
    "drift": .init(\.drift, judgement),
    "layout": .init(\.layout, judgement),
  ]

  /// Reads the documents to take in, with the line that names them.
  private func readIncluded(_ node: Node, into selection: inout DocumentSelection) throws(ConfigurationError) {
    selection.included = try list(node)
    selection.lineOfIncluded = node.mark?.line
  }

  // MARK: Scenes and data

  /// Reads the names of the scenes to cover, or the data of scenes.
  private func readScenes(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
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

  private func fonts(_ node: Node) throws(ConfigurationError) -> [String] {
    var folders: [String] = []
    for name in try list(node) {
      let folder = try projectPath(name, at: node)
      if let problem = FontFolders.problem(of: folder) { throw error(at: node, "'\(name)' \(problem)") }
      folders.append(folder)
    }
    return folders
  }

  /// Reads the data files, with or without other settings for data.
  private func readFixtures(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    guard node.mapping != nil else { return try readDataFiles(node, into: &configuration) }
    configuration = try read(node, Self.fixtureKeys, over: configuration)
  }

  private func readDataFiles(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
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
  private func addAttributes(_ node: Node, to attributes: inout TextAttributes) throws(ConfigurationError) {
    attributes.names.formUnion(try list(node))
  }

  // MARK: Findings and verdicts

  private func check(_ node: Node) throws(ConfigurationError) -> CheckConfiguration {
    try CheckReader(path: path).read(node)
  }

  private func rules(_ node: Node) throws(ConfigurationError) -> [ViewRule] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of rules") }
    var rules: [ViewRule] = []
    for item in sequence { rules.append(try rule(item)) }
    return rules
  }

  /// Reads the rules, with the lines that they begin in.
  private func readRules(_ node: Node, into verify: inout VerifyConfiguration) throws(ConfigurationError) {
    verify.rules = try rules(node)
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

  private func colorTolerance(_ node: Node) throws(ConfigurationError) -> Double {
    guard let tolerance = node.float, (0...1).contains(tolerance) else {
      throw error(at: node, "expected a number from 0 to 1")
    }
    return tolerance
  }

  private func judgement(_ node: Node) throws(ConfigurationError) -> ViewRule.Judgement {
    guard let judgement = node.string.flatMap(ViewRule.Judgement.init) else {
      throw error(at: node, "expected pass or fail")
    }
    return judgement
  }

  private func ghosts(_ node: Node) throws(ConfigurationError) -> Ghosts {
    guard let ghosts = node.string.flatMap(Ghosts.init) else {
      throw error(at: node, "expected auto, always or never")
    }
    return ghosts
  }

  private func wholeNumber(_ node: Node) throws(ConfigurationError) -> Int {
    guard let number = node.int else { throw error(at: node, "expected a whole number") }
    return number
  }

  private func rowCount(_ node: Node) throws(ConfigurationError) -> Int {
    guard let count = node.int, RowCount.range.contains(count) else {
      throw error(at: node, "expected a number from 1 to 100")
    }
    return count
  }

  private func byteCount(_ node: Node) throws(ConfigurationError) -> ByteCount {
    guard let count = node.string.flatMap(ByteCount.init(argument:)) else {
      throw error(at: node, "expected a size such as 50 MB")
    }
    return count
  }
}
