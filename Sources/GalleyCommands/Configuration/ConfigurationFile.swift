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
  /// Reads the named file, or else the nearest one at or above an input. Without either, nothing is configured.
  static func configuration(named path: String?, above input: String?) throws(ConfigurationError) -> Configuration {
    if let path { return try read(path) }
    guard let input, let folder = ProjectPaths.folder(with: ProjectPaths.configuration, above: input) else {
      return Configuration()
    }
    return try read("\(folder)/\(ProjectPaths.configuration)")
  }

  private static func read(_ path: String) throws(ConfigurationError) -> Configuration {
    try YAMLFile.value(of: path) { (root) throws(ConfigurationError) in
      try ConfigurationReader(path: path).read(root)
    } ?? Configuration()
  }
}
