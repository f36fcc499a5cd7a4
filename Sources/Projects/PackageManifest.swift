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
  init(_ bytes: [UInt8], in folder: String) {
    var reader = SwiftDataReader(bytes)
    targets = reader.calls(named: Self.calls).compactMap { Self.target($0, in: folder) }
  }

  private static func target(_ call: SwiftValue, in package: String) -> ProjectTarget? {
    guard let name = call["name"]?.text, let folder = folder(of: call, named: name, in: package) else { return nil }
    var target = ProjectTarget(name: name)
    if case .call("executableTarget", _) = call {} else { target.app.isPartOfApp = true }
    let excluded = (call["exclude"]?.items ?? []).compactMap(\.text)
    target.members =
      [.knownResources(folder, except: Set(excluded.map { trimmed($0) }))]
      + (call["resources"]?.items ?? []).compactMap(path(ofRule:)).map {
        .path(ProjectPath.absolute($0, in: folder))
      }
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

  private static func trimmed(_ path: String) -> String {
    String(ProjectPath.absolute(path, in: "/").dropFirst())
  }
}
