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
    var configuration = Configuration()
    for (key, value) in try entries(of: root) {
      switch key.string {
      case "matrix": try readMatrix(value, into: &configuration)
      case "scenes": try readScenes(value, into: &configuration)
      case "fonts": configuration.fonts = try fonts(value)
      case "metrics": configuration.metrics = try parse(value, MatrixParsing.metrics)
      case "chrome": configuration.showsChrome = try flag(value)
      case "ghosts": configuration.ghosts = try ghosts(value)
      case "rows": configuration.rows = try rowCount(value)
      case "fixtures": try readFixtures(value, into: &configuration)
      case "documents": configuration.documents = try documents(value)
      case "localization": configuration.textAttributes = try textAttributes(value)
      case "verify": configuration.verify = try verifyConfiguration(value)
      case "check": configuration.check = try CheckReader(path: path).read(value)
      default:
        throw unknown(
          key,
          expected: [
            "documents", "matrix", "scenes", "fonts", "metrics", "chrome", "rows", "ghosts", "fixtures", "localization",
            "verify", "check",
          ])
      }
    }
    configuration.data.folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return configuration
  }

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

  private func readMatrix(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "locale": configuration.matrix.locales = try parse(value, MatrixParsing.locales)
      case "type-size": configuration.matrix.typeSizes = try parse(value, MatrixParsing.typeSizes)
      case "device": configuration.matrix.screens = try parse(value, MatrixParsing.screens)
      case "orientation": configuration.matrix.orientations = try parse(value, MatrixParsing.orientations)
      case "appearance": configuration.matrix.appearances = try parse(value, MatrixParsing.appearances)
      case "look": configuration.matrix.looks = try parse(value, MatrixParsing.looks)
      default: throw unknown(key, expected: ["locale", "type-size", "device", "orientation", "appearance", "look"])
      }
    }
  }

  private func documents(_ node: Node) throws(ConfigurationError) -> DocumentSelection {
    var documents = DocumentSelection()
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "include": documents.included = try list(value)
      case "exclude": documents.excluded = try list(value)
      default: throw unknown(key, expected: ["include", "exclude"])
      }
    }
    return documents
  }

  private func textAttributes(_ node: Node) throws(ConfigurationError) -> TextAttributes {
    var attributes = TextAttributes()
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "keys": attributes.names.formUnion(try list(value))
      case "table": attributes.table = try text(value)
      default: throw unknown(key, expected: ["keys", "table"])
      }
    }
    return attributes
  }

  private func fonts(_ node: Node) throws(ConfigurationError) -> [String] {
    for folder in try list(node) {
      if let problem = FontFolders.problem(of: resolved(folder)) { throw error(at: node, "'\(folder)' \(problem)") }
    }
    return try list(node).map(resolved)
  }

  /// Reads the data files, with or without other settings for data.
  private func readFixtures(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    guard node.mapping != nil else { return try readDataFiles(node, into: &configuration) }
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "number":
        guard let number = value.int else { throw error(at: value, "expected a whole number") }
        configuration.sampleNumber = number
      case "files": try readDataFiles(value, into: &configuration)
      default: throw unknown(key, expected: ["number", "files"])
      }
    }
  }

  private func readDataFiles(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    for name in try list(node) {
      let file = resolved(name)
      guard FileManager.default.fileExists(atPath: file) else { throw error(at: node, "no such file: \(name)") }
      let data = try YAMLFile.value(of: file) { (root) throws(ConfigurationError) in
        var reader = DataReader(path: file)
        try reader.readFile(root)
        return reader
      }
      configuration.data.scenes += data?.scenes ?? []
      configuration.data.problems += data?.problems ?? []
    }
  }

  // MARK: Verification

  private func verifyConfiguration(_ node: Node) throws(ConfigurationError) -> VerifyConfiguration {
    var verify = VerifyConfiguration()
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "strict-layout": verify.isStrictAboutLayout = try flag(value)
      case "strict-drift": verify.isStrictAboutDrift = try flag(value)
      case "color-tolerance": verify.colorTolerance = try colorTolerance(value)
      case "decode-references": verify.decodesReferences = try flag(value)
      case "budget": verify.budget = try byteCount(value)
      case "masks": verify.masks = try list(value)
      case "rules": verify.rules = try rules(value)
      default:
        let known = [
          "strict-layout", "strict-drift", "color-tolerance", "decode-references", "budget", "masks", "rules",
        ]
        throw unknown(key, expected: known)
      }
    }
    return verify
  }

  private func rules(_ node: Node) throws(ConfigurationError) -> [ViewRule] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of rules") }
    var rules: [ViewRule] = []
    for item in sequence { rules.append(try rule(item)) }
    return rules
  }

  private func rule(_ node: Node) throws(ConfigurationError) -> ViewRule {
    var rule = ViewRule()
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "view": rule.view = try text(value)
      case "document": rule.document = try text(value)
      case "scene": rule.scene = try text(value)
      case "locale": rule.locale = try text(value)
      case "ignore": rule.isIgnored = try flag(value)
      case "color-tolerance": rule.colorTolerance = try colorTolerance(value)
      case "drift": rule.drift = try judgement(value)
      case "layout": rule.layout = try judgement(value)
      default:
        let known = ["view", "document", "scene", "locale", "ignore", "color-tolerance", "drift", "layout"]
        throw unknown(key, expected: known)
      }
    }
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
