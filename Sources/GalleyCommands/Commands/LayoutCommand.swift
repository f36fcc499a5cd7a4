import ArgumentParser
import Galley

/// `galley layout`.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints where the views of documents stand, as JSON.",
    discussion: """
      Prints one line for each document and cell of the matrix: the scenes with their view trees, frames in points in \
      the superview's coordinates, texts with lines and baselines, and what was found wrong.

      EXAMPLES
        galley layout Login.storyboard --json
        galley layout App/ --locale de --type-size AX3 --json | jq -c '.scenes[].findings[]'
        galley layout Login.xib --dump-system | galley solve -
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  @Flag(help: "Print JSON, one object a line.")
  var json = false

  @Flag(help: "Print the linear system of each scene and cell instead, in the form that 'galley solve' reads.")
  var dumpSystem = false

  func validate() throws {
    if json == dumpSystem { throw ValidationError("Say what to print: --json or --dump-system.") }
  }

  func run() throws {
    let setting = try RunSetting(input: input, matrix: matrixOptions, options: runOptions)
    let plan = LayoutPlan(
      selection: setting.selection,
      output: dumpSystem ? .systems : .layouts)
    let summary = try SceneRun(setting: setting).start { (fonts) throws(TypefaceError) in
      LayoutWorker(plan: plan, renderer: try Renderer(fonts: fonts, systemFonts: setting.systemFonts))
    }
    if let summary, summary.outcome != .fine { throw summary.outcome }
  }
}
