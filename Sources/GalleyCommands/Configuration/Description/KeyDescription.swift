/// What a key of `.galley.yml` is for, as the article "Configuration", the schema for editors and `galley config` say it.
struct KeyDescription: Sendable {
  /// What holds without the key.
  enum Usual: Sendable {
    /// A value that the key can have, as YAML.
    case value(String)
    /// What no value of the key says.
    case words(String)

    var text: String {
      switch self {
      case .value(let text), .words(let text): text
      }
    }
  }

  let type: SettingType
  let usual: Usual
  /// A value as YAML, in one line.
  let example: String
  let summary: String
  /// The options of the command line that take precedence, or that add to the values of the file.
  var options: [String] = []
  /// The article that says more.
  var article: String?
}

/// A key of `.galley.yml`, with what is known of it.
struct DescribedKey: Sendable {
  let name: String
  let description: KeyDescription
}

extension KeyTable {
  /// The keys that are described.
  var described: [DescribedKey] {
    keys.compactMap { key in self[key]?.description.map { DescribedKey(name: key, description: $0) } }
  }
}

extension KeyTable.Entry {
  /// Returns the entry with a description.
  ///
  /// - Parameter type: The values of the key, or `nil` for a mapping that the entry reads by a table of its own.
  func described(
    _ type: SettingType? = nil, usual: KeyDescription.Usual = .words("-"), example: String, options: [String] = [],
    article: String? = nil, _ summary: String
  ) -> Self {
    var entry = self
    entry.description = KeyDescription(
      type: type ?? .mapping(part), usual: usual, example: example, summary: summary, options: options,
      article: article)
    return entry
  }
}
