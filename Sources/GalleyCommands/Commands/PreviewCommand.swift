import ArgumentParser
import Files
import Foundation
import Galley
import LoopbackServer
import Previews
import SnapshotRuns

struct PreviewCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows scenes in a browser on this machine, as their files change, and lets you change them there.",
    discussion: """
      Prints the page's address. It contains a token, and whoever has it can change the documents. In the page, drag \
      the edge of the screen to see at which sizes the scene breaks, choose another language or text size, click a view \
      to see why it is where it is, and try changes. What is tried is written only when "Write" is pressed, and can be \
      taken back. Ctrl-C ends the preview.

      The matrix options choose what the page shows first. In a package with scenes written in Swift, a change of its \
      sources builds it again.

      EXAMPLES
        galley preview App/ --open
        galley preview Login.storyboard --device iphone-se --locale de --type-size AX3
        galley preview App/ --against main
        galley preview App/ --reference Snapshots

      EXIT CODES
        0  ended by Ctrl-C
        2  wrong usage: no documents, no such revision, or a port that is not available
        3  unreadable input
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The port to listen on. Default: any free port.", valueName: "n"))
  var port: Int?

  @Flag(help: "Open the page in the browser. Other users of this machine can see the address while it starts.")
  var open = false

  @Option(help: ArgumentHelp("A Git revision to compare with, such as main or HEAD~3.", valueName: "revision"))
  var against: String?

  @Option(help: ArgumentHelp("The folder of references to compare with.", valueName: "dir"), completion: .directory)
  var reference: String?

  /// The folder with the files of ``against``, for worker processes.
  @Option(help: .hidden)
  var revisionFolder: String?

  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Pictures") var chromeOptions: ChromeOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  func validate() throws {
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range; expected 1 to 65535.")
    }
    if let against, against.isEmpty || against.utf8.hasPrefix("-") {
      throw ValidationError("--against '\(against)' is not a revision.")
    }
    if let reference, !Folder.isFolder(reference) {
      throw ValidationError("--reference '\(reference)' is not a folder.")
    }
    if runOptions.shard != nil { throw ValidationError("A preview shows all documents; leave out --shard.") }
  }

  func run() throws {
    let setting = try setting()
    guard !runOptions.worker else {
      return PreviewWorker.run(setting.run, reading: [revisionFolder, reference].compactMap(\.self))
    }
    let interruption = Interruption()
    runOptions.warnAboutTemporaryPlace()
    try checkInputs(of: setting.run)
    let revision = try against.map { try revisionFiles($0, of: setting.run) }
    defer { revision?.remove() }
    let desk = desk(setting.run, revision)
    let build = ToolCatalog.current == nil || !setting.run.inputs.isEmpty ? nil : PackageBuild()
    let server = try server(desk, setting.run, build)
    Terminal.standardOutput.write(server.address + "\n")
    if open { Browser.open(server.address) }
    interruption.wait()
    server.stop()
  }

  private func setting() throws -> CommandSetting {
    try CommandSetting(
      input: input, matrix: matrixOptions, options: runOptions, outputs: [reference].compactMap(\.self),
      chrome: chromeOptions)
  }

  /// Returns the settings after the configuration has changed.
  private func reloaded() throws -> RunSetting {
    do throws(ConfigurationError) {
      _ = try ConfigurationFile.configuration(named: runOptions.config, above: input.inputs.first ?? ".")
    } catch {
      throw ConfigurationProblem(
        description: Diagnostic.errors(error, inputs: input.inputs).map(\.line).joined(separator: "\n"))
    }
    return try setting().run
  }

  /// Refuses inputs without scenes: there would be nothing to show, and nothing would say why.
  private func checkInputs(of setting: RunSetting) throws(ExitStatus) {
    let list = UnitList(setting)
    for problem in list.problems { Terminal.report(problem.named(by: setting.paths)) }
    guard list.units.isEmpty else { return }
    guard list.problems.isEmpty else { throw .unreadableInput }
    Terminal.report(Diagnostic(.error, "the inputs have no documents (.xib, .storyboard)"))
    throw .wrongUsage
  }

  private func revisionFiles(_ name: String, of setting: RunSetting) throws(ExitStatus) -> RevisionFiles {
    do throws(RevisionError) {
      let files = try RevisionFiles(of: name, below: setting.paths.root)
      if let gap = files.gap { Terminal.report(Diagnostic(.warning, gap)) }
      return files
    } catch {
      Terminal.report(Diagnostic(.error, error.description))
      throw .wrongUsage
    }
  }

  private func desk(_ setting: RunSetting, _ revision: RevisionFiles?) -> PreviewDesk {
    let arguments =
      Executable.arguments + (revision.map { ["--revision-folder", $0.folder] } ?? [])
      + [RunOptions.workerFlag]
    // The scenes of a catalog may depend on any variable.
    let environment = setting.isSandboxed && ToolCatalog.current == nil ? ChildProcess.harmlessEnvironment : nil
    let other = OtherState(
      revision: revision.map { OtherState.Revision(title: $0.name, folder: $0.folder) }, references: reference)
    let command = self
    return PreviewDesk(
      setting, comparedWith: other, jobs: runOptions.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      reload: { try command.reloaded() }
    ) { () throws(SystemError) in
      try ChildProcess(
        executable: Executable.program, arguments: arguments, outputOn: PreviewWorker.output, environment: environment)
    }
  }

  private func server(
    _ desk: PreviewDesk, _ setting: RunSetting, _ build: PackageBuild?
  ) throws(ExitStatus) -> PreviewServer {
    let roots = build?.folders ?? setting.followedFolders
    let references = reference.map { RealPath.of($0) + "/" }
    do throws(LoopbackServerError) {
      return try PreviewServer(
        desk, titled: setting.title,
        startingWith: PreviewStart(setting.matrix, canWrite: build == nil), following: roots, port: port ?? 0
      ) { changes in
        // Resources and tables are built into the program too, but not the references, which the page writes.
        let isProgram = { (path: String) in references.map { !path.utf8.hasPrefix($0) } ?? true }
        guard let build, changes.isIncomplete || changes.paths.contains(where: isProgram) else { return }
        desk.note(isBuilding: true, problems: [])
        desk.note(isBuilding: false, problems: build.problems())
      }
    } catch {
      Terminal.report(Diagnostic(.error, error.description))
      throw .wrongUsage
    }
  }
}

/// A configuration that cannot be read, as a line with its place.
private struct ConfigurationProblem: Error, CustomStringConvertible {
  var description: String
}
