import Foundation
import TestSupport
import Testing

@testable import GalleyCommands

@Suite("Keys of YAML files")
struct KeyTableTests {
  /// A mapping in a file.
  struct Place: Sendable, CustomTestStringConvertible {
    var file = ".galley.yml"
    var keys: [String]
    /// The file, with `%` in place of the mapping's content.
    var yaml: String
    /// The article that documents the keys.
    var article = "Configuration"

    var testDescription: String { "\(file) \(yaml)" }

    /// Returns the message of reading the file with an entry in the mapping, or `nil` if it can be read.
    func message(of entry: String) throws -> String? {
      let folder = TemporaryFolder()
      let path = try folder.write(yaml.replacing("%", with: entry), to: file).path
      do throws(ConfigurationError) {
        if file == ".galley.yml" {
          _ = try ConfigurationFile.configuration(named: path, above: nil)
        } else {
          _ = try FigureReader.project(at: path, in: folder.url.path)
        }
        return nil
      } catch {
        return error.message
      }
    }
  }

  private static let places: [Place] = [
    Place(keys: ConfigurationReader.keys.keys, yaml: "{%}"),
    Place(keys: ConfigurationReader.matrixKeys.keys, yaml: "matrix: {%}"),
    Place(keys: ConfigurationReader.documentKeys.keys, yaml: "documents: {%}"),
    Place(keys: ConfigurationReader.localizationKeys.keys, yaml: "localization: {%}"),
    Place(keys: ConfigurationReader.fixtureKeys.keys, yaml: "fixtures: {%}"),
    Place(keys: ConfigurationReader.verifyKeys.keys, yaml: "verify: {%}"),
    Place(keys: ConfigurationReader.ruleKeys.keys, yaml: "verify: {rules: [{%}]}"),
    Place(keys: CheckReader.keys.keys, yaml: "check: {%}"),
    Place(keys: CheckReader.suppressionKeys.keys, yaml: "check: {suppress: [{%}]}"),
    figures(FigureReader.keys.keys, "{%}"),
    figures(FigureReader.snippetKeys.keys, "snippets: {%}"),
    figures(FigureReader.figureKeys.keys, "figures: {a: {%}}"),
    figures(FigureReader.figureKeys.keys, "defaults: {%}"),
    figures(FigureReader.sceneKeys.keys, "figures: {a: {scenes: [{%}]}}"),
    figures(FigureReader.cropKeys.keys, "figures: {a: {crop: {%}}}"),
    figures(FigureReader.backgroundKeys.keys, "figures: {a: {background: {%}}}"),
    figures(FigureReader.calloutKeys, "figures: {a: {callouts: [{%}]}}"),
  ]

  private static func figures(_ keys: [String], _ yaml: String) -> Place {
    Place(file: "figures.yml", keys: keys, yaml: yaml, article: "Figures")
  }

  @Test("A mapping can have each of its keys", arguments: places)
  func known(place: Place) throws {
    for key in place.keys {
      // No key has such a value, so reading ends at once, but not for the key's sake.
      let message = try place.message(of: "\(key): [[]]")
      #expect(message?.contains("unknown key") != true, "\(key)")
    }
  }

  @Test("The error about another key names all that the mapping can have", arguments: places)
  func unknown(place: Place) throws {
    let message = try #require(try place.message(of: "qqqqqqqqqq: 1"))
    #expect(message.hasPrefix("unknown key 'qqqqqqqqqq'; expected one of "))
    let named = try #require(message.split(separator: "one of ").last).split(separator: ", ").map(String.init)
    if place.file == ".galley.yml" {
      #expect(named == place.keys)
    } else {
      // A few names are listed in order and in quotes.
      #expect(named.map { $0.trimmingCharacters(in: ["'"]) }.sorted() == place.keys.sorted())
    }
  }

  @Test("An article documents each key", arguments: places)
  func documented(place: Place) throws {
    let path = Checkout.root.appending(path: "Sources/Galley/Galley.docc/\(place.article).md")
    let article = try String(contentsOf: path, encoding: .utf8)
    for key in place.keys {
      let isThere = try article.contains(Regex("(?m)(^|[ {`-])\(key)[:`]"))
      #expect(isThere, "\(place.article).md does not have the key \(key)")
    }
  }
}
