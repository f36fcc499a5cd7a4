import Foundation
import PackagePlugin

/// Adapts an app's UIKit sources and compiles them as part of the target.
///
/// The target's folder has a file `.adapter.json`, which SwiftPM does not look at:
///
///     {"sources": ["App", "../ios/Views/Cells"], "exclude": ["App/Debug"]}
///
/// Paths are files or folders, relative to the package. SwiftPM must not compile the sources itself: they are beside
/// the target's folder, or excluded from the target.
@main
struct UIKitAdapter: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let settings = try AdapterSettings(file: target.directoryURL.appending(path: ".adapter.json"))
    let listing = try settings.sources(relativeTo: context.package.directoryURL)
    let sources = listing.files
    try checkNotCompiled(sources, in: target)
    let folder = context.pluginWorkDirectoryURL.appending(path: "Adapted")
    return [
      .buildCommand(
        displayName: "Adapting \(sources.count) UIKit sources for \(target.name)",
        executable: try context.tool(named: "galley-adapt").url,
        arguments: [
          "--settings", settings.file.path(percentEncoded: false),
          "--package", context.package.directoryURL.path(percentEncoded: false),
        ] + arguments(for: target, sources, folder),
        // The parser reads a file at a time, but selectors and overrides refer to declarations of other files: one
        // command for all. It leaves an adapted file alone that did not change, so that the compiler is incremental.
        // The folders are inputs so that it runs when a file was added, which it says.
        inputFiles: sources + listing.folders + [settings.file],
        outputFiles: (sources.map(adaptedName) + ["AdaptedClasses.swift"]).map { folder.appending(path: $0) })
    ]
  }

  /// The name that galley-adapt gives to an adapted file.
  private func adaptedName(of source: URL) -> String {
    "\(source.deletingPathExtension().lastPathComponent).adapted.swift"
  }

  private func arguments(for target: SwiftSourceModuleTarget, _ sources: [URL], _ folder: URL) -> [String] {
    let modules = target.recursiveTargetDependencies.compactMap { ($0 as? SourceModuleTarget)?.moduleName }
    return ["--module", target.moduleName, "--out", folder.path()] + modules.flatMap { ["--known-module", $0] } + ["--"]
      + sources.map { $0.path(percentEncoded: false) }
  }

  private func checkNotCompiled(_ sources: [URL], in target: SwiftSourceModuleTarget) throws {
    let compiled = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    if let file = sources.first(where: { compiled.contains($0.standardizedFileURL.path) }) {
      throw AdapterSettingsError.compiledTwice(file.path(percentEncoded: false), target: target.name)
    }
  }
}
