import Files
import Galley
import Yams

extension FigureReader {
  func read<Value>(
    _ node: Node, _ keys: KeyTable<Self, Value>, over usual: Value
  ) throws(ConfigurationError) -> Value {
    var value = usual
    for (key, node) in try entries(of: node, known: keys.keys) { try keys[key]?.read(self, node, &value) }
    return value
  }

  /// Returns the values by their keys. A key that is not known is an error that names the nearest one.
  func entries(of node: Node, known: [String]) throws(ConfigurationError) -> [(key: String, value: Node)] {
    var entries: [(key: String, value: Node)] = []
    for (key, value) in try self.entries(of: node) {
      guard let name = key.string, known.contains(name) else {
        throw unknown("key", key.string ?? "?", at: key, known: known)
      }
      entries.append((name, value))
    }
    return entries
  }

  /// Reads a text, or texts by language.
  func localText(_ node: Node) throws(ConfigurationError) -> LocalText {
    var texts: [String: String] = [:]
    if node.mapping == nil {
      texts[""] = try text(node)
    } else {
      for (key, value) in try entries(of: node) {
        guard let tag = key.string, (try? LocaleIdentifier(tag)) != nil else {
          throw error(at: key, "unknown language '\(key.string ?? "?")'; expected a code such as de or zh-Hans")
        }
        texts[tag] = try text(value)
      }
    }
    guard texts.values.allSatisfy({ $0.count <= FigureLimits.text }) else {
      throw error(at: node, "a text has up to \(FigureLimits.text) characters")
    }
    return LocalText(texts)
  }

  func languages(_ node: Node) throws(ConfigurationError) -> [String] {
    guard case .named(let tags) = try parse(node, MatrixParsing.locales) else {
      throw error(at: node, "'all' is not a language here; name the languages")
    }
    guard tags.count <= FigureLimits.languages else { throw error(at: node, "\(tags.count) languages are too many") }
    return tags
  }

  func scales(_ node: Node) throws(ConfigurationError) -> [Int] {
    let scales = try list(node).compactMap {
      Int($0.utf8.hasPrefix("@") ? String($0.dropFirst().prefix { $0 != "x" }) : $0)
    }
    guard scales.count == (node.sequence?.count ?? 1), scales.allSatisfy(FigureLimits.scales.contains) else {
      throw error(at: node, "expected scales: 1, 2 or 3")
    }
    return Array(Set(scales)).sorted()
  }

  func cornerRadius(_ node: Node) throws(ConfigurationError) -> Double {
    try number(node, in: FigureLimits.cornerRadius)
  }

  func margin(_ node: Node) throws(ConfigurationError) -> Double { try number(node, in: FigureLimits.margin) }

  func padding(_ node: Node) throws(ConfigurationError) -> Double { try number(node, in: FigureLimits.padding) }

  func number(_ node: Node, in range: ClosedRange<Double>) throws(ConfigurationError) -> Double {
    guard let number = node.float ?? node.int.map(Double.init), range.contains(number) else {
      let (least, greatest) = (LogNumber.text(range.lowerBound), LogNumber.text(range.upperBound))
      throw error(at: node, "expected a number from \(least) to \(greatest), in points")
    }
    return number
  }

  func color(_ node: Node) throws(ConfigurationError) -> Color {
    let text = node.string ?? ""
    guard text.count == 7, text.utf8.hasPrefix("#"), let hex = UInt32(text.dropFirst(), radix: 16) else {
      throw error(at: node, "expected a colour such as \"#F5F5F7\", in quotes")
    }
    return Color(hex: hex)
  }

  func typeSize(_ node: Node) throws(ConfigurationError) -> TypeSize {
    try one(node, MatrixParsing.typeSizes)
  }

  func screen(_ node: Node) throws(ConfigurationError) -> MatrixScreen { try one(node, MatrixParsing.screens) }

  func orientation(_ node: Node) throws(ConfigurationError) -> Device.Orientation {
    try one(node, MatrixParsing.orientations)
  }

  func look(_ node: Node) throws(ConfigurationError) -> SystemLook { try one(node, MatrixParsing.looks) }

  func one<Value>(_ node: Node, _ read: (String) throws -> [Value]) throws(ConfigurationError) -> Value {
    let values = try parse(node, read)
    guard let value = values.first, values.count == 1 else { throw error(at: node, "expected one value") }
    return value
  }

  func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node
  ) throws(ConfigurationError) -> [Choice] {
    var choices: [Choice] = []
    for item in node.sequence.map(Array.init) ?? [node] { choices.append(try choice(item)) }
    return choices
  }
}
