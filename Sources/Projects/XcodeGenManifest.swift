import Files
import Yams

/// The targets that XcodeGen's `project.yml` writes out. What it includes from other files, and templates, are not
/// read.
///
/// Source: "ProjectSpec", XcodeGen's documentation.
struct XcodeGenManifest {
  private(set) var targets: [ProjectTarget] = []

  /// Reading takes milliseconds, except for lists of aliases to lists of aliases.
  private static let seconds = 5.0

  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: Its path, for errors.
  ///   - folder: The folder that paths in it are relative to.
  init(_ bytes: [UInt8], at path: String, in folder: String) throws(ProjectFileError) {
    let result = TimedThread.run(seconds: Self.seconds, stackSize: 16 << 20) {
      Result { () throws(ProjectFileError) in try Self.targets(of: bytes, at: path, in: folder) }
    }
    guard let result else {
      throw ProjectFileError(path: path, line: nil, reason: "reading takes longer than \(Int(Self.seconds)) seconds")
    }
    targets = try result.get()
  }

  private static func targets(
    of bytes: [UInt8], at path: String, in folder: String
  ) throws(ProjectFileError) -> [ProjectTarget] {
    let root: Node?
    do {
      root = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ProjectFileError(path: path, line: (error as? YamlError)?.line, reason: "not valid YAML")
    }
    return root?["targets"]?.mapping?.compactMap { name, target in
      name.string.map { Self.target(target, named: $0, in: folder) }
    } ?? []
  }

  private static func target(_ node: Node, named name: String, in folder: String) -> ProjectTarget {
    var target = ProjectTarget(name: name)
    target.members = [node["sources"], node["resources"]].flatMap(list).flatMap { members($0, in: folder) }
    target.dependencies = Set(
      list(node["dependencies"]).flatMap { dependency in
        ["target", "framework", "product", "package"].compactMap { dependency[$0]?.string }
          .map { String($0.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
      })
    return target
  }

  /// Returns the values of a list, or a single value in place of one.
  private static func list(_ node: Node?) -> [Node] { node.map { $0.sequence.map(Array.init) ?? [$0] } ?? [] }

  /// Returns the files of a source: a path, or a mapping with a path and patterns relative to it.
  private static func members(_ source: Node, in folder: String) -> [ProjectTarget.Member] {
    guard let path = source.string ?? source["path"]?.string, source["buildPhase"]?.string != "none" else { return [] }
    func patterns(_ key: String) -> [PathPattern] {
      list(source[key]).compactMap(\.string).map { PathPattern($0, in: ProjectPath.absolute(path, in: folder)) }
    }
    let included = source["includes"].map { _ in patterns("includes") } ?? [PathPattern(path, in: folder)]
    return included.map { .matches($0, except: patterns("excludes")) }
  }
}

extension YamlError {
  /// The line of the error, from 1, or `nil` if it is unknown.
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }
}
