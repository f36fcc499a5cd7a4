import ArgumentParser
import Galley
import Reports
import SnapshotRuns

struct ScenesCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Lists the scenes of documents or of a catalog, with the number of cells of each.",
    discussion: """
      EXAMPLES
        galley scenes App/ --locale all --type-size L,AX3
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  func run() throws {
    let setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions).run
    var list = UnitList(setting)
    let problems = list.problems + InputProblems(of: list.documents, setting).found
    do throws(SceneTimingsError) {
      try list.keep(setting.shard, timings: setting.timings)
    } catch {
      Terminal.report(Diagnostic(error))
      throw ExitStatus.unreadableInput
    }
    for problem in problems { Terminal.report(problem.named(by: setting.paths)) }
    if !runOptions.quiet { list.notes.forEach(Terminal.report) }
    var status = problems.isEmpty ? ExitStatus.success : .unreadableInput
    var rows: [[String]] = []
    var (found, available): (Set<String>, [String]) = ([], [])
    let assets = AssetLibrary()
    for unit in list.units {
      do throws(InterfaceDocumentError) {
        guard let source = try SceneSource(unit, in: setting, assets: assets) else { continue }
        let scenes = source.indices(ofScenes: setting.scenes, inStates: setting.states)
        found.formUnion(source.indices(ofScenes: setting.scenes).flatMap(source.names(ofSceneAt:)))
        available += source.names
        rows += scenes.map { [unit.document, source.names[$0], String(source.cells(ofSceneAt: $0).count)] }
      } catch {
        Terminal.report(Diagnostic(error).named(by: setting.paths))
        status = .unreadableInput
      }
    }
    Terminal.standardOutput.write(TextTable(header: ["DOCUMENT", "SCENE", "CELLS"], rows: rows).text)
    try status.throwUnlessSuccess()
    // Another shard may have the scenes.
    if setting.shard == nil { try check(setting, rows.isEmpty, found, available) }
  }

  /// Refuses names that no scene has, unless the configuration names them and other scenes too.
  private func check(
    _ setting: RunSetting, _ isEmpty: Bool, _ found: Set<String>, _ available: [String]
  ) throws(ExitStatus) {
    let unknown = setting.scenes.filter { !found.contains($0) }
    let error: RunError
    if !unknown.isEmpty, !setting.scenesAreConfigured || found.isEmpty {
      error = .unknownScenes(unknown, available: available)
    } else if !setting.states.isEmpty, isEmpty {
      error = .unknownStates(setting.states)
    } else {
      return
    }
    Terminal.report(error)
    throw .wrongUsage
  }
}
