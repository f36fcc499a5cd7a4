import ArgumentParser
import FigureRuns
import Files
import Galley
import SnapshotRuns

struct FiguresCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "figures",
    abstract: "Writes the pictures of documentation, or checks that they are up to date.",
    discussion: """
      Figures are declared in figures.yml, and in the figures of a catalog: scenes with callouts that follow their \
      views. Pictures have the names that DocC expects: name.png, name@2x.png, name~dark@2x.png.

      With --check nothing is written. The exit code is 1 if a picture is missing or stale, if a source shows a figure \
      that is not declared, or if no source shows a figure.

      EXAMPLES
        galley figures
        galley figures --check
        galley figures --check --format github --write junit=figures.xml
        galley figures --figure sign-in --snippet html
      """)

  @Argument(
    help: ArgumentHelp("The declarations. Default: the nearest figures.yml.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var file: String?

  @Flag(help: "Check the files instead of writing them.")
  var check = false

  @Option(help: ArgumentHelp("Only this figure. Can be repeated.", valueName: "name"))
  var figure: [String] = []

  @Flag(help: "Accept the alternative texts of figures.yml although their scenes have changed.")
  var reviewed = false

  @Option(
    help: ArgumentHelp(
      "Print what shows the figures in a source, and write nothing: markdown, html or docc.", valueName: "format"))
  var snippet: FigureSnippet.Format?

  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Output") var reportOptions: ReportOptions

  func validate() throws {
    if !check, reportOptions.areChosen {
      throw ValidationError("--format and --write are for what --check finds; add --check.")
    }
    if check, reviewed || snippet != nil {
      throw ValidationError("--check writes nothing; leave --reviewed and --snippet out.")
    }
    if runOptions.shard != nil { throw ValidationError("Figures are drawn in one run; leave --shard out.") }
  }

  /// The project's own file says what is read of it.
  var projectInputs: [String] { [file ?? "."] }

  func run() throws {
    let project = try project()
    if let problem = project.outputProblem {
      Terminal.report(Diagnostic(.error, at: project.path, problem))
      throw ExitStatus.wrongUsage
    }
    let folder = try ExitStatus.writing { () throws(FileError) in try FigureFolder(of: project) }
    let job = FigureJob(project, setting: try setting(of: project), figures: figure)
    guard let outcome = try runOptions.run(job) else { return }
    let run = FigureRun(project, outcome, in: folder)
    if !runOptions.quiet { project.foreignAltTexts(among: figure).forEach(Terminal.report) }
    var status = ExitStatus.success
    if let snippet {
      Terminal.standardOutput.write(run.snippetTexts(snippet).joined(separator: "\n"))
    } else if check {
      status = try report(run, project)
    } else {
      try write(run)
    }
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
    try status.throwUnlessSuccess()
  }

  // MARK: Project

  private func project() throws(ExitStatus) -> FigureProject {
    let found =
      file ?? ProjectPaths.folder(with: FigureProject.fileName, above: ".").map { "\($0)/\(FigureProject.fileName)" }
    var project: FigureProject
    if let found {
      do throws(ConfigurationError) {
        let words = ProjectPaths(inputs: [found]).words(for: found)
        project = try FigureReader.project(at: found, in: RealPath.of(Folder.parent(of: found)))
        project.path = words
      } catch {
        Terminal.report(error, inputs: [found])
        throw .wrongUsage
      }
    } else {
      project = FigureProject(path: nil, folder: RealPath.of("."))
    }
    let names = Set(project.figures.map(\.figure.name))
    project.figures += (ToolCatalog.current?.figures ?? []).filter { !names.contains($0.name) }.map {
      FigureProject.Declared($0)
    }
    guard !project.figures.isEmpty else {
      Terminal.report(
        Diagnostic(.error, at: project.path, "no figures are declared; expected the key figures in figures.yml"))
      throw .wrongUsage
    }
    let known = project.figures.map(\.figure.name)
    if let unknown = figure.first(where: { !known.contains($0) }) {
      Terminal.report(Diagnostic(.error, "unknown figure '\(unknown)'" + NearestNames.hint(known, to: unknown)))
      throw .wrongUsage
    }
    return project
  }

  private func setting(of project: FigureProject) throws(ExitStatus) -> RunSetting {
    var inputs = project.inputs
    if inputs.isEmpty, ToolCatalog.current == nil { inputs = [project.folder] }
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try ConfigurationFile.configuration(
        named: runOptions.config, above: inputs.first ?? project.folder)
    } catch {
      Terminal.report(error, inputs: inputs)
      throw .wrongUsage
    }
    var rendering = configuration.rendering
    if let metrics = runOptions.metrics { rendering.metrics = metrics }
    // Outlines of views without content belong to pictures for developers.
    rendering.ghosts = rendering.ghosts ?? .never
    var setting = RunSetting(
      inputs: inputs, catalog: ToolCatalog.current, data: configuration.data, rendering: rendering,
      fonts: runOptions.font + configuration.fonts)
    setting.documents = configuration.documents
    setting.textAttributes = configuration.textAttributes
    setting.isSandboxed = runOptions.isSandboxed
    return setting
  }

  // MARK: Results

  private func write(_ run: FigureRun) throws(ExitStatus) {
    let written = try ExitStatus.writing { () throws(FileError) in try run.write(reviewed: reviewed) }
    for record in written.replaced {
      let consequence = "an edited alternative text counts as written for today's scene"
      Terminal.report(
        Diagnostic(
          .warning, at: record.place, "the record of the figure could not be read and is replaced; \(consequence)"))
    }
    for name in written.reviews {
      Terminal.report(
        Diagnostic(
          .warning,
          "'\(name)': the scene has changed since its alternative text was written; edit it, or accept it with --reviewed"
        ))
    }
    guard !runOptions.quiet else { return }
    let removed = written.removed > 0 ? ", \(written.removed) removed" : ""
    Terminal.standardOutput.write(
      "\(counted(written.figures, "figure")): \(counted(written.files, "file")) written, \(written.unchanged) up to date\(removed)\n"
    )
  }

  /// Prints and writes what a check finds.
  private func report(_ run: FigureRun, _ project: FigureProject) throws(ExitStatus) -> ExitStatus {
    let results = FigureCheck(run, uses: figure.isEmpty ? FigureUses(project) : nil)
    let hasNews = !results.issues.isEmpty || reportOptions.format != .text
    if hasNews || !runOptions.quiet { reportOptions.print(results) }
    try reportOptions.writeFiles(of: results)
    results.problems.forEach(Terminal.report)
    guard results.problems.isEmpty else { return .unreadableInput }
    return results.issues.isEmpty ? .success : .differences
  }
}

extension FigureSnippet.Format: ExpressibleByArgument {}
