import Files
import Yams

/// The targets that XcodeGen's `project.yml` writes out, with those of the files that it includes.
///
/// Source: "ProjectSpec", XcodeGen's documentation.
struct XcodeGenManifest {
  private(set) var targets: [ProjectTarget] = []

  /// Reading takes milliseconds, except for lists of aliases to lists of aliases.
  private static let seconds = 5.0

  init(contentsOf path: String) throws(ProjectFileError) {
    let result = TimedThread.run(seconds: Self.seconds, stackSize: 16 << 20) {
      Result { () throws(ProjectFileError) in
        try XcodeGenSpec(contentsOf: path).targets.map { Self.target($0.target, named: $0.name) }
      }
    }
    guard let result else {
      throw ProjectFileError(path: path, line: nil, reason: "reading takes longer than \(Int(Self.seconds)) seconds")
    }
    targets = try result.get()
  }

  private static func target(_ node: Node, named name: String) -> ProjectTarget {
    var target = ProjectTarget(name: name)
    target.members = [node["sources"], node["resources"]].flatMap(XcodeGenSpec.list).flatMap(members)
    target.dependencies = Set(
      XcodeGenSpec.list(node["dependencies"]).flatMap { dependency in
        ["target", "framework", "product", "package"].compactMap { dependency[$0]?.string }
          .map { String($0.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
      })
    return target
  }

  /// Returns the files of a source: a path, or a mapping with a path and patterns relative to it.
  private static func members(_ source: Node) -> [ProjectTarget.Member] {
    guard let path = source.string ?? source["path"]?.string, source["buildPhase"]?.string != "none" else { return [] }
    func patterns(_ key: String) -> [PathPattern] {
      XcodeGenSpec.list(source[key]).compactMap(\.string).map { PathPattern($0, in: path) }
    }
    let included = source["includes"].map { _ in patterns("includes") } ?? [PathPattern(path, in: "/")]
    return included.map { .matches($0, except: patterns("excludes")) }
  }
}
