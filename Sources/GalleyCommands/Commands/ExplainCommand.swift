import ArgumentParser
import Galley
import SnapshotRuns

struct ExplainCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a view is where it is.",
    discussion: """
      Prints, for each cell of the matrix, the constraints that hold the view on each side: in words, in visual \
      format, with the priority and the line in the document. Also prints the constraints that are not satisfied, the \
      conflicts that the view is part of, and the range of its positions if the constraints do not fix it.

      'galley layout --json' prints the ids of views.

      EXAMPLES
        galley explain Login.storyboard --view 8bC-Xf-vdC
        galley explain Login.storyboard --view 8bC-Xf-vdC --locale de --device iphone-se
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The view's id in the document.", valueName: "id"), completion: .names(\.views))
  var view: String

  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  func run() throws {
    let setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions)
    let job = ExplanationJob(setting: setting.run, view: view) { explanation, snapshot, document in
      ExplanationText(explanation, scene: snapshot.name, cell: snapshot.cell, document: document).text
    }
    switch try runOptions.run(job) {
    case .explained(isComplete: true), nil: return
    case .explained(isComplete: false): throw ExitStatus.unreadableInput
    case .unknownView(let similar):
      let hint = similar.isEmpty ? "" : "; similar: \(similar.prefix(6).joined(separator: ", "))"
      Terminal.report(Diagnostic(.error, "unknown view '\(view)'\(hint)"))
      throw ExitStatus.wrongUsage
    }
  }
}
