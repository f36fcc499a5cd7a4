import Files
import Localization

/// The targets that a `project.pbxproj` describes.
///
/// The file is a property list of objects that refer to each other by their identifiers: a target has build phases,
/// these have build files, and a build file names a file or a group of translations. Groups give files their paths.
/// Since Xcode 16, a target can also have whole folders, except for some files.
struct XcodeProject {
  private(set) var targets: [ProjectTarget] = []

  /// Returns `nil` if the property list is not that of a project.
  ///
  /// - Parameters:
  ///   - root: The content of the file.
  ///   - bundle: The path of the `.xcodeproj` folder.
  init?(_ root: TableNode, at bundle: String) {
    guard let objects = root["objects"]?.members else { return nil }
    var reader = XcodeObjects(objects)
    guard let project = root["rootObject"]?.text.flatMap({ reader[$0] }) else { return }
    let folder = ProjectPath.absolute(project["projectDirPath"] ?? "", in: Folder.parent(of: bundle))
    reader.place(project["mainGroup"], in: folder)
    let settings = reader.buildSettings(of: project)
    targets = project.list("targets").compactMap { reader.target($0, below: settings, in: folder) }
  }
}

/// The objects of a project file by their identifiers.
private struct XcodeObjects {
  struct Object {
    let node: TableNode

    var type: String { self["isa"] ?? "" }

    subscript(key: String) -> String? { node[key]?.text }

    /// The texts of a list.
    func list(_ key: String) -> [String] { node[key]?.items?.compactMap(\.text) ?? [] }
  }

  private let objects: [String: Object]
  /// The absolute paths of files, groups and folders.
  private var paths: [String: String] = [:]
  /// The groups whose folders belong to targets as a whole.
  private var synchronizedFolders: [String] = []

  /// The longest path in bytes on macOS, and therefore in a project. Groups could be nested until no memory is left.
  private static let longestPath = 1_024

  /// How the names of files end that are compiled into code. No document shows them, and most files are such files.
  private static let endingsOfCode = [".swift", ".m", ".h", ".mm", ".c", ".cpp"]

  private static let phases: Set = ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXCopyFilesBuildPhase"]

  init(_ members: [TableNode.Member]) {
    objects = Dictionary(members.map { ($0.key, Object(node: $0.value)) }) { $1 }
  }

  subscript(id: String) -> Object? { objects[id] }

  // MARK: Paths

  /// Gives a group and everything below it but code their paths.
  mutating func place(_ group: String?, in projectFolder: String) {
    var pending = group.map { [(id: $0, folder: projectFolder)] } ?? []
    while let (id, folder) = pending.popLast() {
      // A group that contains itself is met twice.
      guard paths[id] == nil, let object = objects[id], !isCode(object),
        let path = path(of: object, in: folder, projectFolder: projectFolder), path.utf8.count <= Self.longestPath
      else { continue }
      paths[id] = path
      if object.type == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(id) }
      pending += object.list("children").map { ($0, path) }
    }
  }

  private func isCode(_ object: Object) -> Bool {
    guard let path = object["path"] else { return false }
    return Self.endingsOfCode.contains(where: path.utf8.hasSuffix) && object.type == "PBXFileReference"
  }

  /// Returns the path of an object, that of the folder around it if it has none of its own, or `nil` if it is a product
  /// or belongs to the system.
  private func path(of object: Object, in folder: String, projectFolder: String) -> String? {
    let base: String
    switch object["sourceTree"] {
    case "<group>", nil: base = folder
    case "SOURCE_ROOT", "<absolute>": base = projectFolder
    default: return nil
    }
    return object["path"].map { ProjectPath.absolute($0, in: base) } ?? base
  }

  // MARK: Targets

  /// - Parameters:
  ///   - settings: The build settings of the project, which the target's replace.
  ///   - folder: The folder that paths in build settings are relative to.
  func target(_ id: String, below settings: [String: [String]], in folder: String) -> ProjectTarget? {
    guard let object = objects[id], let name = object["name"] else { return nil }
    var target = ProjectTarget(name: name)
    target.members =
      files(of: object).flatMap(paths(ofFile:)).map { .path($0) } + folders(of: object, id) + additions(to: id)
    target.dependencies = dependencies(of: object)
    for product in [object["productName"], fileName(object["productReference"])] {
      if let product { target.products.insert(product) }
    }
    target.app.isPartOfApp = object["productType"].map(Self.isPartOfApp) ?? false
    target.app.add(build: settings.merging(buildSettings(of: object)) { $1 }, target: name, folder: folder)
    return target
  }

  private static func isPartOfApp(_ productType: String) -> Bool {
    [".framework", ".static", ".dynamic", ".bundle"].contains { productType.contains("product-type" + $0) }
      || productType.contains("product-type.library")
  }

  // MARK: Build settings

  /// Returns the build settings of the project or of a target, in the configuration that is used without a choice.
  func buildSettings(of object: Object) -> [String: [String]] {
    guard let list = object["buildConfigurationList"].flatMap({ objects[$0] }) else { return [:] }
    let configurations = list.list("buildConfigurations").compactMap { objects[$0] }
    let name = list["defaultConfigurationName"] ?? "Release"
    let chosen = configurations.first { $0["name"] == name } ?? configurations.first
    let settings = chosen?.node["buildSettings"]?.members ?? []
    return Dictionary(
      settings.map { ($0.key, $0.value.text.map { [$0] } ?? $0.value.items?.compactMap(\.text) ?? []) }
    ) { $1 }
  }

  /// Returns the identifiers of the files that a target compiles or copies.
  private func files(of target: Object) -> [String] {
    target.list("buildPhases").compactMap { objects[$0] }.filter { Self.phases.contains($0.type) }
      .flatMap { $0.list("files") }.compactMap { objects[$0]?["fileRef"] }
  }

  /// Returns the path of a file, or those of the translations in a group.
  private func paths(ofFile id: String) -> [String] {
    guard objects[id]?.type == "PBXVariantGroup" else { return paths[id].map { [$0] } ?? [] }
    return objects[id]?.list("children").compactMap { paths[$0] } ?? []
  }

  /// Returns the folders whose content belongs to a target.
  private func folders(of target: Object, _ id: String) -> [ProjectTarget.Member] {
    target.list("fileSystemSynchronizedGroups").compactMap { group in
      paths[group].map { .folder($0, except: Set(exceptions(of: group, for: id))) }
    }
  }

  /// Returns files of folders that belong to other targets.
  private func additions(to id: String) -> [ProjectTarget.Member] {
    let own = Set(objects[id]?.list("fileSystemSynchronizedGroups") ?? [])
    return synchronizedFolders.filter { !own.contains($0) }.flatMap { group in
      exceptions(of: group, for: id).map { .path(ProjectPath.absolute($0, in: paths[group] ?? "/")) }
    }
  }

  /// Returns the files of a folder that are exceptions for a target: they do not belong to a target with the folder,
  /// and do belong to one without.
  private func exceptions(of group: String, for target: String) -> [String] {
    (objects[group]?.list("exceptions") ?? []).compactMap { objects[$0] }
      .filter { $0.type == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target }
      .flatMap { $0.list("membershipExceptions") }
  }

  // MARK: Dependencies

  /// Returns the names of a target's dependencies: targets of the project and of others, linked frameworks, and
  /// products of packages.
  private func dependencies(of target: Object) -> Set<String> {
    let targets = target.list("dependencies").compactMap { objects[$0] }.compactMap { dependency in
      dependency["target"].flatMap { objects[$0]?["name"] } ?? dependency["name"]
        ?? dependency["targetProxy"].flatMap { objects[$0]?["remoteInfo"] }
    }
    let products = target.list("packageProductDependencies").compactMap { objects[$0]?["productName"] }
    let linked = target.list("buildPhases").compactMap { objects[$0] }
      .filter { $0.type == "PBXFrameworksBuildPhase" }.flatMap { $0.list("files") }
      .compactMap { fileName(objects[$0]?["fileRef"]) }
    return Set(targets + products + linked)
  }

  /// Returns the name of a file without type, such as `Kit` for `Kit.framework` and `libKit.a`.
  private func fileName(_ id: String?) -> String? {
    guard let path = id.flatMap({ objects[$0]?["path"] }), let name = path.utf8.split(separator: "/").last else {
      return nil
    }
    let base = name.utf8.prefix(before: ".")
    return String(name.utf8.hasSuffix(".a") && base.hasPrefix("lib") ? base.dropFirst(3) : base)
  }
}
