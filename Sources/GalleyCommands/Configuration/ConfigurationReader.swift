import Foundation
import Galley
import Yams

/// Reads a configuration's YAML; whatever it does not know is an error, so that a misspelt key is not passed over.
struct ConfigurationReader {
  let path: String

  func read(_ root: Node) throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    for (key, value) in try entries(of: root) {
      switch key.string {
      case "matrix": try readMatrix(value, into: &configuration)
      case "scenes": configuration.scenes = try list(value)
      case "fonts": configuration.fonts = try list(value).map(resolved)
      case "metrics": configuration.metrics = try parse(value, MatrixParsing.metrics)
      case "fixtures": try readFixtures(value, into: &configuration)
      case "verify": configuration.verify = try verifyConfiguration(value)
      default: throw unknown(key, known: ["matrix", "scenes", "fonts", "metrics", "fixtures", "verify"])
      }
    }
    return configuration
  }

  private func readMatrix(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "locale": configuration.matrix.locales = try parse(value, MatrixParsing.locales)
      case "type-size": configuration.matrix.typeSizes = try parse(value, MatrixParsing.typeSizes)
      case "device": configuration.matrix.screens = try parse(value, MatrixParsing.screens)
      case "orientation": configuration.matrix.orientations = try parse(value, MatrixParsing.orientations)
      case "appearance": configuration.matrix.appearances = try parse(value, MatrixParsing.appearances)
      default: throw unknown(key, known: ["locale", "type-size", "device", "orientation", "appearance"])
      }
    }
  }

  private func readFixtures(_ node: Node, into configuration: inout Configuration) throws(ConfigurationError) {
    for (key, value) in try entries(of: node) {
      guard key.string == "number" else { throw unknown(key, known: ["number"]) }
      guard let number = value.int else { throw error(at: value, "expected a whole number") }
      configuration.sampleNumber = number
    }
  }

  // MARK: Values

  func entries(of node: Node) throws(ConfigurationError) -> [(key: Node, value: Node)] {
    guard let mapping = node.mapping else { throw error(at: node, "expected keys with values") }
    return mapping.map { ($0.key, $0.value) }
  }

  /// One text or a list of texts.
  func list(_ node: Node) throws(ConfigurationError) -> [String] {
    if let text = node.string { return [text] }
    guard let sequence = node.sequence else { throw error(at: node, "expected a text or a list of texts") }
    var texts: [String] = []
    for item in sequence {
      guard let text = item.string else { throw error(at: item, "expected a text") }
      texts.append(text)
    }
    return texts
  }

  /// Reads a list as the option of the command line does.
  private func parse<Value>(
    _ node: Node, _ read: (String) throws -> Value
  ) throws(ConfigurationError) -> Value {
    let text = try list(node).joined(separator: ",")
    do {
      return try read(text)
    } catch {
      throw self.error(at: node, "\(error)")
    }
  }

  /// A path beside the configuration.
  private func resolved(_ text: String) -> String {
    URL(filePath: text, relativeTo: URL(filePath: path).deletingLastPathComponent()).path(percentEncoded: false)
  }

  // MARK: Errors

  func unknown(_ key: Node, known: [String]) -> ConfigurationError {
    error(at: key, "'\(key.string ?? "?")' is no key here; there are \(known.joined(separator: ", "))")
  }

  func error(at node: Node, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, line: node.mark?.line, message: message)
  }
}
