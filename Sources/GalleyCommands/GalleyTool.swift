import ArgumentParser
import Files
import Galley

/// The `galley` command with its subcommands.
public struct GalleyTool: ParsableCommand {
  /// The scenes written in Swift that commands are about where no input is named.
  @TaskLocal static var catalog: Catalog?

  /// What `--help` says and which subcommands there are.
  public static var configuration: CommandConfiguration {
    catalog.map(configuration(for:)) ?? documentConfiguration
  }

  private static let documentConfiguration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lays out and paints interfaces where there is no Apple machine.",
    discussion: """
      Galley reads Interface Builder documents, places their views by the rules of Auto Layout with real text, and \
      writes one image for every locale, text size and device you ask for.

      EXAMPLES
        galley render App/ --locale all --type-size L,AX3 --sheet --out images
        galley render Login.xib --device iphone-se,ipad-mini --out images
        galley verify App/ --locale all --reference Snapshots
        galley layout Login.storyboard --json | jq '.scenes[].findings'
        galley explain Login.storyboard --view 8bC-Xf-vdC

      EXIT CODES
        0 fine, 1 differences, 2 wrong usage, 3 unreadable input (the rest is still done)
      """,
    version: GalleyVersion.current, subcommands: commands)

  private static func configuration(for catalog: Catalog) -> CommandConfiguration {
    let name = Executable.name
    return CommandConfiguration(
      commandName: name,
      abstract: "Lays out and paints the \(catalog.scenes.count) scenes of \(catalog.name).",
      discussion: """
        EXAMPLES
          \(name) scenes
          \(name) render --locale de,ar --type-size L,AX3 --sheet --out images
          \(name) verify --reference Snapshots --report changes

        EXIT CODES
          0 fine, 1 differences, 2 wrong usage, 3 unreadable input (the rest is still done)
        """,
      version: GalleyVersion.current, subcommands: commands)
  }

  private static let commands: [any ParsableCommand.Type] = [
    RenderCommand.self, LayoutCommand.self, VerifyCommand.self, DiffCommand.self, MergeCommand.self,
    ReviewCommand.self, ExplainCommand.self, SolveCommand.self, ScenesCommand.self, DevicesCommand.self,
    LocalesCommand.self, VersionCommand.self,
  ]

  /// Makes the command.
  public init() {}

  /// Runs the command line that the process was started with, and ends the process with the contract's exit code.
  public static func main() { leave(with: run(Array(CommandLine.arguments.dropFirst()))) }

  /// Runs the command line of a tool of one's own, whose commands are about a catalog's scenes where no document is
  /// named, and ends the process.
  ///
  /// ```swift
  /// import GalleyCommands
  ///
  /// GalleyTool.main(catalog)   // main.swift
  /// ```
  public static func main(_ catalog: Catalog) { $catalog.withValue(catalog) { main() } }

  /// Runs a command line.
  ///
  /// - Parameter arguments: the arguments after the command's name.
  /// - Returns: the exit code: 0 fine, 1 differences, 2 wrong usage, 3 unreadable input.
  static func run(_ arguments: [String]) -> Outcome {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return .fine
    } catch let outcome as Outcome {
      return outcome
    } catch {
      let isHelp = exitCode(for: error) == .success
      (isHelp ? Terminal.standardOutput : Terminal.standardError).write(fullMessage(for: error) + "\n")
      return isHelp ? .fine : .wrongUsage
    }
  }
}
