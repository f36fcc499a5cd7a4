/// What a key of `.galley.yml` is for, as the article "Configuration", the schema for editors and `galley config` say
/// it.
struct KeyDescription: Sendable {
  /// What holds without the key.
  enum Usual: Sendable {
    /// A value that the key can have, as YAML.
    case value(String)
    /// What no value of the key says.
    case words(String)
    /// The mapping needs the key.
    case required

    /// The default for a person.
    var words: String {
      switch self {
      case .value(let text): "`\(text)`"
      case .words(let text): text
      case .required: "required"
      }
    }
  }

  let type: SettingType
  let usual: Usual
  /// A value as YAML, in one line.
  let example: String
  let summary: String
  /// The option of the command line that takes precedence, or that adds to the values of the file.
  var option: String?
  /// Whether the values of the command line and those of the file hold together.
  var isCombined = false
  /// The value where `CI` is set, whatever the file says.
  var valueInCI: String?
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
    _ type: SettingType? = nil, usual: KeyDescription.Usual = .words("-"), example: String, option: String? = nil,
    isCombined: Bool = false, valueInCI: String? = nil, article: String? = nil, _ summary: String
  ) -> Self {
    var entry = self
    entry.description = KeyDescription(
      type: type ?? .mapping(part), usual: usual, example: example, summary: summary, option: option,
      isCombined: isCombined, valueInCI: valueInCI, article: article)
    return entry
  }
}
