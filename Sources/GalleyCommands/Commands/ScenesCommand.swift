import ArgumentParser
import Galley

/// `galley scenes`.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Lists the scenes of documents, or of a catalog, and how many cells each has.",
    discussion: """
      EXAMPLES
        galley scenes App/ --locale all --type-size L,AX3
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  func run() throws {
    let setting = try RunSetting(input: input, matrix: matrixOptions, options: runOptions)
    var scenes = SceneUnits(inputs: setting.inputs, selection: setting.selection)
    scenes.keep(runOptions.shard)
    for failure in scenes.failures { Terminal.standardError.write(Diagnostic(failure).text) }
    var isWhole = scenes.failures.isEmpty
    var rows: [[String]] = []
    let assets = AssetLibrary()
    for unit in scenes.units {
      do throws(InterfaceDocumentError) {
        guard let source = try SceneSource(unit, in: setting.selection, assets: assets) else { continue }
        let cells = String(source.cells(setting.selection.matrix).count)
        rows += chosen(of: source, in: setting.selection).map { [unit.document, source.names[$0], cells] }
      } catch {
        Terminal.standardError.write(Diagnostic(error).text)
        isWhole = false
      }
    }
    Terminal.standardOutput.write(TextTable(header: ["DOCUMENT", "SCENE", "CELLS"], rows: rows).text)
    if !isWhole { throw Outcome.unreadableInput }
  }

  private func chosen(of source: SceneSource, in selection: SceneSelection) -> [Int] {
    selection.scenes.isEmpty ? Array(source.names.indices) : source.scenes(called: selection.scenes)
  }
}
