import Foundation

#if UIKitAdapter
import ArgumentParser
import SourceAdapter

@main
struct AdaptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley-adapt",
    abstract: "Makes an app's UIKit sources compile against the module UIKit on Linux.",
    discussion: """
      Says how many files are adapted, and lists what was left out or cannot be adapted, with file, line and reason. With --out, writes the adapted files, \
      and AdaptedClasses.swift, which registers the app's classes for documents. With --stubs, compiles the sources \
      and writes declarations for the names that are unknown. With --with, first looks for these names in other \
      sources of the app, and takes their declarations and what those need; this needs --out, and writes Stubs.swift \
      to it unless --stubs names another file.

      EXIT CODES
        0  success
        1  errors left with --stubs or --with, or a build that failed
        2  wrong usage
        3  unreadable input, or a file that cannot be adapted
        4  output that cannot be written
      """)

  @Argument(help: "Swift files of one module, or folders of them.")
  var sources: [String]

  @Option(help: "The folder for the adapted files.")
  var out: String?

  @Option(help: "The name of the module that the sources are compiled as.")
  var module = "App"

  @Option(name: .customLong("known-module"), help: "A module that the sources can import; can be repeated.")
  var knownModules: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: "Swift files of the app, or folders of them, whose declarations are taken as far as the sources use them.")
  var with: [String] = []

  @Option(help: "Write declarations for unknown names to this Swift file, which the target compiles.")
  var stubs: String?

  @Option(help: "The command that compiles the adapted sources together with the stubs.")
  var compile = "swift build"

  @Option(help: .hidden)
  var settings: String?

  @Option(help: .hidden)
  var package = "."

  @Flag(help: "Print errors only.")
  var quiet = false

  func run() throws {
    do { try LargeStack.run { try adapt() } } catch let error as SourceError {
      throw error.exitCode.reporting(error)
    } catch let error as SourceFolderError {
      throw ExitCode(3).reporting(error)
    } catch let error as BoundedFileError {
      throw ExitCode(3).reporting(error)
    } catch let error as AdapterSettingsError {
      throw ExitCode(3).reporting(error)
    }
  }

  private func adapt() throws {
    try checkPlan()
    let files = try SourceFiles(at: sources)
    let adapter = SourceAdapter(module: module, knownModules: Set(knownModules))
    let adapted = adapter.adapt(files.sources)
    if let out { try AdaptedFolder(path: out).write(adapted) }
    if !quiet { print(AdaptationReport(files: files, module: adapted).text) }
    let others = try SourceFiles(at: with)
    let problems = (files.problems + others.problems).map { "Error: \($0)" } + adapted.failures.map(\.description)
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    if !problems.isEmpty { throw ExitCode(3) }
    let neighbours = Neighbours(others.sources, of: files.sources)
    guard let stubs = stubs ?? (with.isEmpty ? nil : out.map { "\($0)/Stubs.swift" }) else { return }
    try StubRounds(
      file: stubs, command: compile, folder: out.map { AdaptedFolder(path: $0) }, sources: files.sources,
      adapter: adapter
    ).run(neighbours)
  }

  /// Refuses to adapt other files than the plugin's settings name now: SwiftPM plans a build again only if the manifest
  /// or a target's folder has changed.
  private func checkPlan() throws {
    guard let settings else { return }
    let listing = try AdapterSettings(file: URL(filePath: settings)).sources(relativeTo: URL(filePath: package))
    let (now, planned) = (Set(listing.files.map { $0.path(percentEncoded: false) }), Set(sources))
    guard now != planned else { return }
    throw SourceError.stalePlan(added: now.subtracting(planned).sorted(), removed: planned.subtracting(now).sorted())
  }

  func validate() throws {
    if !with.isEmpty, out == nil {
      throw ValidationError("--with needs --out, the folder for the adapted files and for what is taken from others.")
    }
  }
}

extension ExitCode {
  /// The exit code, after an error is printed.
  fileprivate func reporting(_ error: some Error & CustomStringConvertible) -> ExitCode {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    return self
  }
}
#else
@main
enum AdaptCommand {
  static func main() {
    let message = """
      Error: galley-adapt was built without the trait UIKitAdapter. Add traits: ["UIKitAdapter"] to your package's \
      dependency on galley, or build with --traits UIKitAdapter.

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }
}
#endif
