import Files
import Foundation
import Galley
import Yams

/// A reader of a part of a configuration's YAML. Every error names the line.
protocol ConfigurationValues: Sendable {
  /// The path of the configuration.
  var path: String { get }

  /// Reads a mapping.
  ///
  /// - Parameters:
  ///   - keys: The keys that the mapping can have. Another key is an error that names them.
  ///   - usual: The value that has the parts for which the mapping has no key.
  func read<Value>(
    _ node: Node, _ keys: KeyTable<Self, Value>, over usual: Value
  ) throws(ConfigurationError) -> Value
}

extension ConfigurationValues {
  func entries(of node: Node) throws(ConfigurationError) -> [(key: Node, value: Node)] {
    guard let mapping = node.mapping else { throw error(at: node, "expected keys with values") }
    return mapping.map { ($0.key, $0.value) }
  }

  /// Reads a text or a list of texts.
  func list(_ node: Node) throws(ConfigurationError) -> [String] {
    // The value of a key without one is an empty text.
    if let text = node.string, !text.isEmpty { return [text] }
    guard let sequence = node.sequence else { throw error(at: node, "expected a text or a list of texts") }
    var texts: [String] = []
    for item in sequence {
      guard let text = item.string, !text.isEmpty else { throw error(at: item, "expected a text") }
      texts.append(text)
    }
    return texts
  }

  /// Reads a list in the form that the option of the command line has.
  func parse<Value>(
    _ node: Node, _ read: (String) throws -> Value
  ) throws(ConfigurationError) -> Value {
    let text = try list(node).joined(separator: ",")
    do {
      return try read(text)
    } catch {
      throw self.error(at: node, "\(error)")
    }
  }

  func text(_ node: Node) throws(ConfigurationError) -> String {
    guard let text = node.string, !text.isEmpty else { throw error(at: node, "expected a text") }
    return text
  }

  func flag(_ node: Node) throws(ConfigurationError) -> Bool {
    guard let flag = node.bool else { throw error(at: node, "expected true or false") }
    return flag
  }

  /// Reads one of the values of a type.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node
  ) throws(ConfigurationError) -> Choice {
    let known = Choice.allCases.map(\.rawValue)
    guard let written = node.string else {
      throw error(at: node, "expected one of \(known.joined(separator: ", "))")
    }
    guard let choice = Choice(rawValue: written) else { throw unknown("value", written, at: node, known: known) }
    return choice
  }

  /// Reads a list, with the errors in all of its items.
  ///
  /// - Parameter content: What the items are, for the error about another value.
  func items<Item>(
    of node: Node, _ content: String, _ read: (Node) throws(ConfigurationError) -> Item
  ) throws(ConfigurationError) -> [Item] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of \(content)") }
    var items: [Item] = []
    var errors = ConfigurationErrors()
    for node in sequence { errors.collect { () throws(ConfigurationError) in items.append(try read(node)) } }
    try errors.throwIfAny()
    return items
  }

  func texts(_ node: Node) throws(ConfigurationError) -> Set<String> { Set(try list(node)) }

  /// Returns the absolute path of a file or folder of the project that the configuration names relative to itself.
  ///
  /// - Throws: ``ConfigurationError`` if the file is outside of what the command line lets the process read.
  func projectPath(_ text: String, at node: Node) throws(ConfigurationError) -> String {
    let path = resolved(text)
    if let bounds = FileBounds.current, !bounds.contain(path) {
      throw error(
        at: node, "'\(text)' leads out of the project; move it into the project, or allow it with --allow '\(path)'")
    }
    return path
  }

  /// Returns the absolute path of a file that the configuration names relative to itself.
  private func resolved(_ text: String) -> String {
    // The path of a relative URL would be that below the working folder.
    let folder = URL(filePath: path).absoluteURL.deletingLastPathComponent()
    return URL(filePath: text, relativeTo: folder).absoluteURL.standardizedFileURL.path(percentEncoded: false)
  }

  /// Returns the error about an unknown name, with those that may be meant, or else all in their order.
  func unknown(_ kind: String, _ written: String, at node: Node, known: [String]) -> ConfigurationError {
    let expectation = "expected one of \(known.joined(separator: ", "))"
    return error(
      at: node, "unknown \(kind) '\(written)'" + NearestNames.hint(known, to: written, otherwise: expectation))
  }

  func error(at node: Node, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, line: node.mark?.line, message: message)
  }
}
