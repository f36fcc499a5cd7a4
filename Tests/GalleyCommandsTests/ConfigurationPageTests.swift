import Foundation
import Galley
import Reports
import TestSupport
import Testing

@testable import GalleyCommands

@Suite("The page and the schema of .galley.yml")
struct ConfigurationPageTests {
  private static let articles = Checkout.root.appending(path: "Sources/Galley/Galley.docc")
  private let keys = ConfigurationReader.keys.described

  /// The keys of a mapping in the file, with others that a mapping needs to be valid.
  struct Place: Sendable, CustomTestStringConvertible {
    var keys: [DescribedKey]
    /// Whether each key of the reader has a description.
    var names: [String]
    /// The file, with `%` in place of the mapping's content.
    var yaml: String
    var needed: [(name: String, value: String)] = []

    var testDescription: String { yaml }

    init<Reader, Value>(
      _ table: KeyTable<Reader, Value>, _ yaml: String, needing needed: [(name: String, value: String)] = []
    ) {
      keys = table.described
      names = table.keys
      self.yaml = yaml
      self.needed = needed
    }

    /// Reads the file with a value of a key, in a folder with the files that the examples name.
    func configuration(_ key: String, _ value: String) throws -> Configuration {
      let folder = TemporaryFolder()
      try folder.write("scenes: {}", to: "Data/Login.yml")
      try folder.write("", to: "Resources/Fonts/A.ttf")
      let entries = needed.filter { $0.name != key } + [(key, value)]
      let content = entries.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
      let path = try folder.write(yaml.replacing("%", with: content), to: ".galley.yml").path
      return try ConfigurationFile.configuration(named: path, above: nil)
    }
  }

  private static let places = [
    Place(ConfigurationReader.keys, "{%}"), Place(ConfigurationReader.documentKeys, "documents: {%}"),
    Place(ConfigurationReader.matrixKeys, "matrix: {%}"), Place(ConfigurationReader.fixtureKeys, "fixtures: {%}"),
    Place(ConfigurationReader.localizationKeys, "localization: {%}"),
    Place(ConfigurationReader.verifyKeys, "verify: {%}"),
    Place(
      ConfigurationReader.ruleKeys, "verify: {rules: [{%}]}", needing: [("view", "clock"), ("layout", "pass")]),
    Place(CheckReader.keys, "check: {%}"),
    Place(
      CheckReader.suppressionKeys, "check: {suppress: [{%}]}", needing: [("rule", "clipped"), ("reason", "why")]),
  ]

  @Test("Each key that is read has a description", arguments: places)
  func described(place: Place) { #expect(place.keys.map(\.name) == place.names) }

  @Test("Each example can be read, and so can each default that is a value", arguments: places)
  func examples(place: Place) throws {
    for key in place.keys {
      _ = try place.configuration(key.name, key.description.example)
      if case .value(let usual) = key.description.usual { _ = try place.configuration(key.name, usual) }
    }
  }

  @Test("No key takes a list in a list", arguments: places)
  func refused(place: Place) {
    for key in place.keys {
      #expect(throws: ConfigurationError.self, "\(key.name)") { try place.configuration(key.name, "[[]]") }
    }
  }

  @Test("The defaults are those that hold without the file")
  func defaults() throws {
    func usual(_ keys: [DescribedKey]) -> String {
      let entries = keys.compactMap { key -> String? in
        guard case .value(let text) = key.description.usual else { return nil }
        return "\(key.name): \(text)"
      }
      return entries.joined(separator: ", ")
    }
    let folder = TemporaryFolder()
    let parts = [
      ("matrix", usual(ConfigurationReader.matrixKeys.described)),
      ("fixtures", usual(ConfigurationReader.fixtureKeys.described)),
      ("localization", usual(ConfigurationReader.localizationKeys.described)),
      ("verify", usual(ConfigurationReader.verifyKeys.described)), ("check", usual(CheckReader.keys.described)),
    ]
    let lines = ["{" + usual(keys)] + parts.map { name, content in "\(name): {\(content)}" }
    let path = try folder.write(lines.joined(separator: ", ") + "}", to: ".galley.yml").path
    let written = try ConfigurationFile.configuration(named: path, above: nil)
    #expect(written.matrix.matrix == Matrix())
    #expect(written.rendering == RenderSettings())
    #expect(written.textAttributes == TextAttributes())
    let rules = try RuleOptions.parse([])
    #expect(rules.rules(over: written.verify) == rules.rules())
    #expect(written.verify.decodesReferences == false)
    // What CheckOptions takes if nothing is chosen.
    #expect(written.check.policy == FailurePolicy.warnings)
    #expect(written.check.listed == .warning)
  }

  @Test("The article has the tables of all keys")
  func page() throws {
    let article = try String(contentsOf: Self.articles.appending(path: "Configuration.md"), encoding: .utf8)
    #expect(article.hasSuffix(ConfigurationPage(keys: keys).text), "write the tables of 'galley config --keys' into it")
  }

  @Test("The schema beside the article is that of the keys, and JSON")
  func schema() throws {
    let file = Self.articles.appending(path: "galley-configuration.schema.json")
    let text = ConfigurationSchema(keys: keys).text
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "write 'galley config --schema' into it")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let properties = try #require(json["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(keys.map(\.name)))
    #expect(properties["rows"]?["minimum"] as? Int == 1 && properties["rows"]?["maximum"] as? Int == 100)
    #expect(properties["metrics"]?["enum"] as? [String] == ["sf", "plain"])
    #expect(properties["check"]?["additionalProperties"] as? Bool == false)
  }

  @Test("The schema's expression of a list of words takes commas, and one word of the list at a time")
  func expression() throws {
    let text = ConfigurationSchema(keys: keys).text
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(json["definitions"] as? [String: [String: Any]])
    let sizes = try #require(definitions["text-size"]?["anyOf"] as? [[String: Any]])
    let expression = try Regex(try #require(sizes.compactMap { $0["pattern"] as? String }.first))
    for text in ["L", "L,AX3", "XS , 1.3x", "all", "2x"] { #expect(text.firstMatch(of: expression) != nil, "\(text)") }
    for text in ["", "LL", "L,", "L AX3", "3x", "0.4x", "1x3"] {
      #expect(text.firstMatch(of: expression) == nil, "\(text)")
    }
  }
}
