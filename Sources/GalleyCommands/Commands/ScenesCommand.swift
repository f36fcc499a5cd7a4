import ArgumentParser
import Galley
import SnapshotRuns

struct ScenesCommand: ParsableCommand {
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
    let problems = list.problems + RunLanguages(of: list.documents, setting).problems
    list.keep(setting.shard)
    for problem in problems { Terminal.report(problem.named(by: setting.paths)) }
    if !runOptions.quiet { list.notes.forEach(Terminal.report) }
    var status = problems.isEmpty ? ExitStatus.success : .unreadableInput
    var rows: [[String]] = []
    let assets = AssetLibrary()
    for unit in list.units {
      do throws(InterfaceDocumentError) {
        guard let source = try SceneSource(unit, in: setting, assets: assets) else { continue }
        let scenes = source.indices(ofScenes: setting.scenes, inStates: setting.states)
        rows += scenes.map { [unit.document, source.names[$0], String(source.cells(ofSceneAt: $0).count)] }
      } catch {
        Terminal.report(Diagnostic(error).named(by: setting.paths))
        status = .unreadableInput
      }
    }
    Terminal.standardOutput.write(TextTable(header: ["DOCUMENT", "SCENE", "CELLS"], rows: rows).text)
    try status.throwUnlessSuccess()
  }
}
