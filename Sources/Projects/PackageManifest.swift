import Files

/// The targets that a `Package.swift` writes out.
///
/// Source: "PackageDescription", Swift's documentation.
struct PackageManifest {
  private(set) var targets: [ProjectTarget] = []

  private static let calls: Set = ["target", "executableTarget", "testTarget", "macro"]
  private static let folders = ["Sources", "Source", "src", "srcs"]

  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - folder: The folder of the package.
  init(_ bytes: [UInt8], in folder: String) throws(SwiftDataError) {
    var reader = SwiftDataReader(bytes)
    let placed = try reader.calls(named: Self.calls).compactMap { call in
      call["name"]?.text.flatMap { name in
        Self.folder(of: call, named: name, in: folder).map { (call: call, name: name, folder: $0) }
      }
    }
    let folders = placed.map(\.folder)
    targets = placed.map { Self.target($0.call, named: $0.name, at: $0.folder, among: folders) }
  }

  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - folders: The folders of all targets. What is in one of them is not part of a target around it.
  private static func target(
    _ call: SwiftValue, named name: String, at folder: String, among folders: [String]
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name)
    if case .call("executableTarget", _) = call {} else { target.app.isPartOfApp = true }
    let excluded =
      (call["exclude"]?.items ?? []).compactMap(\.text).map { ProjectPath.absolute($0, in: folder) }
      + folders.filter { $0 != folder && ProjectPath.path($0, below: folder) != nil }
    let resources = (call["resources"]?.items ?? []).compactMap(path(ofRule:))
      .map { ProjectPath.absolute($0, in: folder) }
      // A path that is excluded is no resource, whatever the rules say.
      .filter { path in !excluded.contains { path == $0 || ProjectPath.path(path, below: $0) != nil } }
    target.members =
      [.knownResources(folder, except: paths(excluded, below: folder))]
      + resources.map { .folder($0, except: paths(excluded, below: $0)) }
    target.dependencies = Set((call["dependencies"]?.items ?? []).compactMap { $0.text ?? $0["name"]?.text })
    return target
  }

  /// Returns the folder of a target: the one that it names, or the first at the usual places.
  private static func folder(of call: SwiftValue, named name: String, in package: String) -> String? {
    if let path = call["path"] { return path.text.map { ProjectPath.absolute($0, in: package) } }
    let isTest = if case .call("testTarget", _) = call { true } else { false }
    let places = (isTest ? ["Tests"] : []) + folders
    return places.map { "\(package)/\($0)/\(name)" }.first(where: Folder.isFolder)
  }

  /// Returns the path in a rule such as `.process("Resources")`.
  private static func path(ofRule rule: SwiftValue) -> String? {
    guard case .call("process", let arguments) = rule else {
      guard case .call(let name, let arguments) = rule, ["copy", "embedInCode"].contains(name) else { return nil }
      return arguments.first?.value.text
    }
    return arguments.first?.value.text
  }

  /// Returns those of some paths that are below a folder, relative to it.
  private static func paths(_ paths: [String], below folder: String) -> Set<String> {
    Set(paths.compactMap { ProjectPath.path($0, below: folder).map(String.init) })
  }
}
