import ArgumentParser
import Galley

/// `galley explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a view stands where it stands.",
    discussion: """
      Prints, for each cell of the matrix, what holds the view on each side: in words, in visual format, with the \
      priority and the line of the document. Then what gives way, which conflicts it is part of, and between which \
      places it may stand where constraints leave one open.

      'galley layout --json' prints the ids of views.

      EXAMPLES
        galley explain Login.storyboard --view 8bC-Xf-vdC
        galley explain Login.storyboard --view 8bC-Xf-vdC --locale de --device iphone-se
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The view's id in the document.", valueName: "id"))
  var view: String

  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  func run() throws {
    let setting = try RunSetting(input: input, matrix: matrixOptions, options: runOptions)
    let plan = ExplanationPlan(
      selection: setting.selection, view: view)
    let summary = try SceneRun(setting: setting).start { (fonts) throws(TypefaceError) in
      ExplanationWorker(plan: plan, renderer: try Renderer(fonts: fonts, systemFonts: setting.systemFonts))
    }
    guard let summary else { return }
    if summary.explanations == 0, summary.documentsWithoutView > 0 { try refuseView(summary) }
    if summary.outcome != .fine { throw summary.outcome }
  }

  private func refuseView(_ summary: RunSummary) throws(Outcome) {
    let near = summary.otherViews.prefix(6).joined(separator: ", ")
    let message = "no view has the id '\(view)'" + (near.isEmpty ? "" : "; near it: \(near)")
    Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: message).text)
    throw .wrongUsage
  }
}
