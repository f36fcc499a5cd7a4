import SnapshotRuns

/// Finds and reads a project's configuration.
///
/// ```yaml
/// matrix:
///   locale: [en, de, ar]
///   type-size: [L, AX3]
///   device: iphone-se
/// scenes: [Login]
/// fonts: [Resources/Fonts]
/// metrics: plain
/// chrome: false
/// fixtures:
///   number: 5     # the number to show in texts with plural forms
///   files: [Data/Login.yml]
/// verify:
///   budget: 50 MB
///   rules:
///     - view: avatar
///       color-tolerance: 0.02
/// ```
enum ConfigurationFile {
  /// What a file says.
  struct Content: Sendable {
    var configuration = Configuration()
    /// The settings, in the order of the file.
    var settings: [Setting] = []
  }

  /// Reads the named file, or else the nearest one at or above an input. Without either, nothing is configured.
  static func configuration(named path: String?, above input: String?) throws(ConfigurationError) -> Configuration {
    guard let path = Self.path(named: path, above: input) else { return Configuration() }
    return try YAMLFile.value(of: path) { (root) throws(ConfigurationError) in
      try ConfigurationReader(path: path).read(root)
    } ?? Configuration()
  }

  /// Returns the path of the named file, or else of the nearest one at or above an input, or `nil` if there is none.
  static func path(named path: String?, above input: String?) -> String? {
    path
      ?? input.flatMap { ProjectPaths.folder(with: ProjectPaths.configuration, above: $0) }.map { folder in
        "\(folder)/\(ProjectPaths.configuration)"
      }
  }

  /// Reads a file with the places of its settings.
  ///
  /// - Parameter words: The path of the file for messages.
  static func content(of path: String, words: String) throws(ConfigurationError) -> Content {
    try YAMLFile.value(of: path) { (root) throws(ConfigurationError) in
      let configuration = try ConfigurationReader(path: path).read(root)
      let written = WrittenSettings(root, keys: ConfigurationReader.keys.described, path: words)
      return Content(configuration: configuration, settings: written.settings)
    } ?? Content()
  }
}
