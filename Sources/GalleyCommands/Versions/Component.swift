import CLicenses
import Files

/// A part of the program or of its archive, with the licence that it is under: an entry of `components.txt`.
struct Component {
  let name: String
  /// The values of each key, in the order of the lines.
  private var values: [String: [String]] = [:]

  /// The identity of the Swift package, or `nil`.
  var package: String? { values["package"]?.first }
  /// The SPDX expression of the licence.
  var licence: String { joined("licence") ?? "" }
  /// The names of the files with the licence's text.
  var texts: [String] { words("text") }
  /// The files of `Fonts/Files` that belong to it, as patterns.
  var fonts: [String] { words("fonts") }
  /// The version of what is no Swift package.
  var version: String? { joined("version") }

  private func joined(_ key: String) -> String? { values[key]?.joined(separator: " ") }

  private func words(_ key: String) -> [String] {
    values[key]?.flatMap { $0.split(separator: " ").map(String.init) } ?? []
  }
}

extension Component {
  /// All components, the program first.
  static let all = components(in: String(cString: galley_components()))

  /// - Parameter table: A table in the format that `components.txt` explains.
  private static func components(in table: String) -> [Component] {
    var components: [Component] = []
    for line in table.utf8.split(separator: "\n") where !line.utf8.hasPrefix("#") {
      if line.hasPrefix(" ") {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let value = words.dropFirst().first.map { String($0.drop { $0 == " " }) } ?? ""
        components[components.count - 1].values[words[0], default: []].append(value)
      } else {
        components.append(Component(name: String(line)))
      }
    }
    return components
  }

  /// The texts of licences by the names of their files.
  static let licenceTexts: [String: String] = Dictionary(
    uniqueKeysWithValues: UnsafeBufferPointer(start: galley_license_texts(), count: galley_license_text_count()).map {
      (String(cString: $0.name), String(cString: $0.text))
    })
}
