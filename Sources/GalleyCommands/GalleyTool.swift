import ArgumentParser
import Files
import Foundation
// A tool with its own catalog needs only one import.
@_exported import Galley
import ImageFiles
import SnapshotRuns

/// The `galley` command with its subcommands.
public struct GalleyTool: ParsableCommand {
  /// What `--help` says, and the subcommands.
  public static var configuration: CommandConfiguration {
    ToolCatalog.current.map(configuration(for:)) ?? documentConfiguration
  }

  private static let documentConfiguration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lays out and renders user interfaces without an Apple machine.",
    discussion: """
      Galley reads Interface Builder documents, lays out their views by the rules of Auto Layout with real text, and \
      writes one image for every locale, text size and device that you ask for.

      EXAMPLES
        galley render App/ --locale all --type-size L,AX3 --sheet --out images
        galley render Login.xib --device iphone-se,ipad-mini --out images
        galley verify App/ --locale all --reference Snapshots
        galley check App/ --locale all --type-size all --fail-on error
        galley outline Login.storyboard
        galley sweep App/ --locale all --type-size all --fail-under 320
        galley fix Login.storyboard --finding 60e743a5 --diff
        galley layout Login.storyboard --json | jq '.scenes[].findings'
        galley explain Login.storyboard --view 8bC-Xf-vdC
        galley preview App/ --open

      EXIT CODES
        0  success
        1  differences or findings
        2  wrong usage
        3  unreadable input (the rest is still done)
        4  output that cannot be written
      """,
    version: GalleyVersion.current, subcommands: commands)

  private static func configuration(for catalog: Catalog) -> CommandConfiguration {
    let name = Executable.name
    return CommandConfiguration(
      commandName: name,
      abstract: "Lays out and renders the \(catalog.scenes.count) scenes of \(catalog.name).",
      discussion: """
        EXAMPLES
          \(name) scenes
          \(name) render --locale de,ar --type-size L,AX3 --sheet --out images
          \(name) verify --reference Snapshots --report changes

        EXIT CODES
          0  success
          1  differences or findings
          2  wrong usage
          3  unreadable input (the rest is still done)
          4  output that cannot be written
        """,
      version: GalleyVersion.current, subcommands: commands)
  }

  private static let commands: [any ParsableCommand.Type] = [
    RenderCommand.self, LayoutCommand.self, CheckCommand.self, SweepCommand.self, OutlineCommand.self, FixCommand.self,
    VerifyCommand.self, DiffCommand.self, MergeCommand.self, ReviewCommand.self, PreviewCommand.self,
    ExplainCommand.self, FiguresCommand.self, LocalizeCommand.self, FixturesCommand.self, SolveCommand.self,
    ScenesCommand.self, DevicesCommand.self,
    LocalesCommand.self, ConfigCommand.self, AdaptCommand.self, VersionCommand.self,
  ]

  public init() {}

  /// Runs the process's command line and ends the process.
  ///
  /// The exit code is 0 for success, 1 for differences or findings that fail, 2 for wrong usage, 3 for unreadable input
  /// and 4 for output that cannot be written.
  public static func main() {
    ProcessStart.prepare()
    LibraryMessage.catchAll()
    let arguments = Executable.arguments
    if arguments.last == RunOptions.workerFlag { ProcessEnd.followParent() }
    run(arguments).exit()
  }

  /// Runs the process's command line with a catalog, and ends the process.
  ///
  /// Commands work on the catalog's scenes unless the command line names documents.
  ///
  /// ```swift
  /// import GalleyCommands
  ///
  /// GalleyTool.main(catalog)   // main.swift
  /// ```
  public static func main(_ catalog: Catalog) { ToolCatalog.$current.withValue(catalog) { main() } }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The arguments after the command's name.
  static func run(_ arguments: [String]) -> ExitStatus {
    if arguments.first == completionRequest { return complete(arguments) }
    if let (error, command) = misnamedCommand(arguments) { return reportWrongUsage(error, of: command) }
    if let error = WrittenOptions.emptyValue(in: arguments) { return reportWrongUsage(error, of: Self.self) }
    let arguments = VersionCommand.replacingOption(in: WrittenOptions.completed(arguments))
    let written = WrittenOptions(arguments, of: commands)
    if let written, let repetition = written.repetition { return reportWrongUsage(repetition, of: written.command) }
    do {
      var command = try written?.parsedCommand ?? parseAsRoot(arguments)
      if lacksWorkingFolder(for: type(of: command)) { return reportMissingWorkingFolder() }
      try confine(command, named: arguments)
      try command.run()
      return .success
    } catch let status as ExitStatus {
      return status
    } catch {
      let isHelp = exitCode(for: error) == .success
      // What is wrong with a path may be that it leads nowhere.
      if !isHelp, let written, lacksWorkingFolder(for: written.command) { return reportMissingWorkingFolder() }
      if !isHelp, let written, let unknown = written.unknownOption {
        return reportWrongUsage(unknown, of: written.command)
      }
      let message = fullMessage(for: error)
      let isScript = isHelp && CompletionScript.isAskedFor(by: arguments)
      (isHelp ? Terminal.standardOutput : Terminal.standardError)
        .write((isScript ? CompletionScript.quotingValues(message) : message) + "\n")
      return isHelp ? .success : .wrongUsage
    }
  }

  /// What the scripts of completion call the tool with, before an option and the words of a command line.
  private static let completionRequest = "---completion"

  /// Prints the values for an option of a command line that a shell completes.
  ///
  /// A shell shows messages amid the line that is being written, so errors are not reported.
  private static func complete(_ arguments: [String]) -> ExitStatus {
    do {
      _ = try parseAsRoot(arguments)
    } catch {
      if exitCode(for: error) == .success { Terminal.standardOutput.writeExactly(fullMessage(for: error) + "\n") }
    }
    return .success
  }

  /// Limits what a command reads to what the command line names. Scenes in Swift read what they like.
  private static func confine(_ command: any ParsableCommand, named arguments: [String]) throws(ExitStatus) {
    guard ToolCatalog.current == nil, !needsNoFiles(type(of: command)) else { return }
    let paths = NamedPaths(arguments)
    if let (path, link) = paths.leadingOut {
      Terminal.report(
        Diagnostic(
          .error, at: path, "'\(link)' is a symbolic link out of the project; name the file or folder that it leads to")
      )
      throw .wrongUsage
    }
    paths.bounds(of: command, environment: ProcessInfo.processInfo.environment).enter()
  }

  /// Returns whether a command works with files although the working folder was removed: nothing says where a relative
  /// path leads, nor to which project it belongs.
  private static func lacksWorkingFolder(for command: any ParsableCommand.Type) -> Bool {
    !needsNoFiles(command) && command != Self.self && WorkingFolder.path == nil
  }

  private static func needsNoFiles(_ command: any ParsableCommand.Type) -> Bool {
    command.configuration.commandName.map(commandsWithoutFiles.contains) ?? true
  }

  private static func reportMissingWorkingFolder() -> ExitStatus {
    Terminal.report(
      Diagnostic(.error, "the working folder does not exist any more; change to another one, and run the command there")
    )
    return .unreadableInput
  }

  /// The commands that print what the program knows.
  private static let commandsWithoutFiles: Set<String> = ["devices", "version", "help"]

  /// Returns the error of an argument that is no command where one is expected, with the command that expects it, or
  /// `nil` if there is none.
  private static func misnamedCommand(_ arguments: [String]) -> (message: String, command: any ParsableCommand.Type)? {
    let asksForHelp = arguments.first == "help"
    let arguments = asksForHelp ? Array(arguments.dropFirst()) : arguments
    let path = commandPath(in: arguments)
    let command = path.last ?? Self.self
    let candidates = path.isEmpty ? commands : command.configuration.subcommands
    let rest = arguments.dropFirst(path.count)
    guard let name = rest.first, !name.isEmpty, !name.utf8.hasPrefix("-"), name != "help" else { return nil }
    guard !candidates.isEmpty else {
      // What follows the name of such a command are its inputs.
      let known = command.configuration.commandName ?? ""
      return asksForHelp ? ("Unknown command '\(name)': '\(known)' has no commands of its own", command) : nil
    }
    let known = candidates.compactMap { $0.configuration.commandName } + (path.isEmpty ? ["help"] : [])
    let hint = path.isEmpty ? CompletionScript.hint(for: name) : nil
    return ("Unknown command '\(name)'" + (hint ?? NearestNames.hint(known, to: name)), command)
  }

  /// Returns the command that arguments begin with, and the one among its subcommands.
  private static func commandPath(in arguments: [String]) -> [any ParsableCommand.Type] {
    var (path, candidates) = ([any ParsableCommand.Type](), commands)
    for name in arguments {
      guard let next = candidates.first(where: { $0.configuration.commandName == name }) else { break }
      path.append(next)
      candidates = next.configuration.subcommands
    }
    return path
  }

  /// Returns the name of the command that arguments begin with, such as `localize export`.
  static func commandName(in arguments: [String]) -> String {
    commandPath(in: arguments).compactMap { $0.configuration.commandName }.joined(separator: " ")
  }

  /// Reports an error in the form of `ArgumentParser`.
  private static func reportWrongUsage(_ message: String, of command: any ParsableCommand.Type) -> ExitStatus {
    let isTool = command == Self.self
    let parent = commands.first { $0.configuration.subcommands.contains { $0 == command } }
    let names = [Self.self, parent, isTool ? nil : command].compactMap { $0?.configuration.commandName }
    Terminal.standardError.write(
      """
      Error: \(message)
      Usage: \(isTool ? usageString() : usageString(for: command))
        See '\(names.joined(separator: " ")) --help' for more information.

      """)
    return .wrongUsage
  }
}
