import Foundation
import PackagePlugin

/// `swift package figures`: writes the pictures of documentation, or checks them with `--check`.
///
/// With `--product NAME`, an executable of the package with a catalog of its own draws the scenes, and without it
/// `galley` draws those of documents. Other arguments are those of `galley figures`.
@main
struct FiguresPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let process = Process()
    process.executableURL = try build(extractor.extractOption(named: "product").last ?? "galley")
    process.arguments = ["figures"] + extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Builds an executable and returns its path.
  private func build(_ product: String) throws -> URL {
    let result = try packageManager.build(.product(product), parameters: .init())
    guard result.succeeded else { throw FiguresPluginError.notBuilt(product, log: result.logText) }
    guard
      let tool = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == product })
    else { throw FiguresPluginError.notExecutable(product) }
    return tool.url
  }
}

enum FiguresPluginError: Error, CustomStringConvertible {
  case notBuilt(String, log: String)
  case notExecutable(String)

  var description: String {
    switch self {
    case .notBuilt(let product, let log): "the product '\(product)' cannot be built:\n\(log)"
    case .notExecutable(let product): "the product '\(product)' is no executable; name one that has a catalog"
    }
  }
}
