import Foundation
import Galley
import SnapshotRuns
import Yams

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
    guard let root = try root(of: path) else { return Configuration() }
    return try ConfigurationReader(path: path).read(root)
  }

  /// Reads the YAML of a file, or returns `nil` if it is empty.
  static func root(of path: String) throws(ConfigurationError) -> Node? {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ConfigurationError(path: path, line: nil, message: "no such file")
    }
    do {
      return try Yams.compose(yaml: String(decoding: data, as: UTF8.self))
    } catch let error as YamlError {
      throw ConfigurationError(path: path, line: error.line, message: "not YAML: \(error.problem)")
    } catch {
      throw ConfigurationError(path: path, line: nil, message: "not YAML: \(error)")
    }
  }
}

extension YamlError {
  private var mark: Mark? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
    case .duplicatedKeysInMapping(_, let context): context.mark
    default: nil
    }
  }

  /// The line of the error, starting at 1, or `nil` if it is unknown.
  fileprivate var line: Int? { mark?.line }

  /// The reason in one line, with the column if it is known.
  fileprivate var problem: String {
    let place = mark.map { " at column \($0.column)" } ?? ""
    return switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem + place
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem): problem
    case .duplicatedKeysInMapping(let keys, _): "repeated key '\(keys.joined(separator: "', '"))'\(place)"
    default: "\(self)"
    }
  }
}
