import Files

/// The targets that XcodeGen's `project.yml` writes out, with those of the files that it includes.
///
/// Source: "ProjectSpec", XcodeGen's documentation.
struct XcodeGenManifest {
  private(set) var targets: [ProjectTarget] = []

  /// Reading takes milliseconds, except for lists of aliases to lists of aliases.
  private static let seconds = 5

  init(contentsOf path: String) throws(ProjectFileError) {
    let result = ThreadValue(stackSize: 16 << 20) {
      Result { () throws(ProjectFileError) in
        try XcodeGenSpec(contentsOf: path).targets.map { name, target in
          Self.target(target, named: name, in: Folder.parent(of: path))
        }
      }
    }.value(within: Double(Self.seconds))
    guard let result else {
      throw ProjectFileError(path: path, line: nil, reason: "reading takes longer than \(Self.seconds) seconds")
    }
    targets = try result.get()
  }

  private static func target(_ spec: XcodeGenSpec.Target, named name: String, in folder: String) -> ProjectTarget {
    var target = ProjectTarget(name: name)
    target.members = (spec.entries("sources") + spec.entries("resources")).flatMap(members)
    target.dependencies = Set(
      spec.entries("dependencies").flatMap { dependency in
        ["target", "framework", "product", "package"].compactMap { dependency[$0]?.first }
          .map { String($0.utf8.split(separator: "/").last?.utf8.prefix(before: ".") ?? "") }
      })
    target.app = app(spec, named: name, in: folder)
    return target
  }

  /// Returns what a target says about its `Info.plist`: the file that XcodeGen writes, or one in its build settings.
  private static func app(_ spec: XcodeGenSpec.Target, named name: String, in folder: String) -> AppSettings {
    var app = AppSettings()
    let type = spec.values["type"]?.first ?? ""
    app.isPartOfApp = ["framework", "library", "bundle"].contains(where: type.utf8.hasPrefix)
    var build: [String: [String]] = [:]
    for place in ["settings.", "settings.base.", "settings.configs.Release."] {
      for (key, value) in spec.values { if let name = key.utf8.dropping(prefix: place) { build[String(name)] = value } }
    }
    app.add(build: build, target: name, folder: folder)
    app.file = spec.values["info.path"]?.first ?? app.file
    let properties = "info.properties."
    for (key, value) in spec.values {
      if let name = key.utf8.dropping(prefix: properties) { app.values[String(name)] = value }
    }
    return app
  }

  /// Returns the files of a source: a path, perhaps with patterns relative to it.
  private static func members(_ source: XcodeGenSpec.Entry) -> [ProjectTarget.Member] {
    guard let path = source["path"]?.first, source["buildPhase"] != ["none"] else { return [] }
    func patterns(_ key: String) -> [PathPattern]? { source[key]?.map { PathPattern($0, in: path) } }
    let included = patterns("includes") ?? [PathPattern(path, in: "/")]
    return included.map { .matches($0, except: patterns("excludes") ?? []) }
  }
}
