import Foundation
import PackagePlugin

/// `swift package adapt`: lists what the adapter cannot adapt of an app's UIKit sources, and writes stubs for unknown
/// names. The arguments are those of `galley adapt`.
@main
struct AdaptPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "galley-adapt").url
    process.arguments = arguments + Self.compile(unlessIn: arguments)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The package is locked while its plugin runs, which builds nothing itself.
  private static func compile(unlessIn arguments: [String]) -> [String] {
    arguments.contains { $0 == "--compile" || $0.hasPrefix("--compile=") }
      ? [] : ["--compile", "swift build --ignore-lock"]
  }
}
