import Files

/// The targets that Tuist's `Project.swift` writes out.
///
/// Source: "ProjectDescription", Tuist's documentation.
struct TuistManifest {
  private(set) var targets: [ProjectTarget] = []
  private let folder: String

  /// The arguments with all kinds of files of a target. `sources` are files that a compiler reads, and no others.
  private static let files = ["resources", "buildableFolders"]

  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - folder: The folder of the manifest.
  init(_ bytes: [UInt8], in folder: String) throws(SwiftDataError) {
    self.folder = folder
    var reader = SwiftDataReader(bytes)
    targets = try reader.calls(named: ["target", "Target"]).compactMap(target)
  }

  private func target(_ call: SwiftValue) -> ProjectTarget? {
    guard let name = call["name"]?.text else { return nil }
    var target = ProjectTarget(name: name)
    target.members =
      (call["sources"].map { members($0, in: folder) } ?? []).map(\.onlySources)
      + Self.files.compactMap { call[$0] }.flatMap { members($0, in: folder) }
    target.app = app(call)
    target.dependencies = Set(
      (call["dependencies"]?.items ?? []).compactMap { ($0["name"] ?? $0["target"])?.text })
    return target
  }

  /// Returns what a target says about its `Info.plist`: a path, or values that are added to the usual ones.
  private func app(_ call: SwiftValue) -> AppSettings {
    var app = AppSettings()
    let parts: Set = [
      "framework", "staticFramework", "staticLibrary", "dynamicLibrary", "bundle", "unitTests", "uiTests",
    ]
    app.isPartOfApp = call["product"]?.name.map(parts.contains) ?? false
    guard let info = call["infoPlist"] else { return app }
    app.file = members(info["path"] ?? info, in: folder).first?.place
    for (key, value) in info["with"]?.pairs ?? [] {
      app.values[key] = value.text.map { [$0] } ?? value.items.compactMap(\.text)
    }
    return app
  }

  /// Returns the files of a value: patterns, or calls such as `.glob(pattern: "App/**", excluding: ["App/Old/**"])`.
  private func members(_ value: SwiftValue, in folder: String) -> [ProjectTarget.Member] {
    switch value {
    case .text(let pattern): return [.matches(PathPattern(pattern, in: folder), except: [])]
    case .list(let items): return items.flatMap { members($0, in: folder) }
    case .name, .pair, .other: return []
    case .call("relativeToRoot", let arguments):
      return arguments.flatMap { members($0.value, in: root) }
    // The manifest is the current file.
    case .call(_, let arguments):
      let excluded = arguments.filter { $0.label == "excluding" }.flatMap { members($0.value, in: folder) }
      let named = arguments.filter { [nil, "pattern", "path", "globs", "resources"].contains($0.label) }
      return named.flatMap { members($0.value, in: folder) }.map { $0.without(excluded) }
    }
  }

  /// The folder that paths "relative to root" are in: the nearest one above the manifest with Tuist's own files, or
  /// with those of Git.
  private var root: String {
    let marks = ["Tuist", "Tuist.swift", ".git"]
    return FoldersUpwards(from: folder).first { place in
      place != "/" && marks.contains { FileKind(at: "\(place)/\($0)") != .missing }
    } ?? folder
  }
}

extension ProjectTarget.Member {
  /// The member without what no compiler reads.
  fileprivate var onlySources: ProjectTarget.Member {
    if case .matches(let pattern, let exceptions) = self { .sources(pattern, except: exceptions) } else { self }
  }

  /// Returns a member without what patterns match.
  fileprivate func without(_ others: [ProjectTarget.Member]) -> ProjectTarget.Member {
    guard case .matches(let pattern, let exceptions) = self else { return self }
    let more = others.compactMap { if case .matches(let pattern, _) = $0 { pattern } else { nil } }
    return .matches(pattern, except: exceptions + more)
  }
}
