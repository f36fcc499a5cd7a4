import ArgumentParser
import Files
import Foundation
import Galley
import ReviewReport

/// `galley verify`.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares scenes with references, and tells in words what has changed.",
    discussion: """
      A reference is what 'galley render' writes: a picture, and its layout as JSON beside it. Pictures of the same \
      bytes pass. Others are compared pixel by pixel and view by view: where nothing has moved and edges alone are \
      smoothed otherwise, that is told and passes; anything else fails, however few its pixels.

      Rules of single views and scenes, a budget and what is strict can stand in .galley.yml under 'verify':

        verify:
          budget: 50 MB            # of the folder of references; a warning where it is passed
          rules:
            - view: avatar         # identity, as --mask has it; document, scene, locale narrow a rule down
              color-tolerance: 0.02
            - view: clock
              ignore: true         # neither pixels nor layout
            - scene: Dashboard
              drift: fail          # pass or fail: edges that are smoothed otherwise; also layout: pass or fail

      EXAMPLES
        galley verify App/ --locale all --type-size L,AX3 --reference Snapshots --record missing
        galley verify Login.xib --reference Snapshots --strict-layout

      EXIT CODES
        0 all pass, 1 differences, 2 wrong usage, 3 unreadable input (the rest is still done)
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Cache") var cacheOptions: CacheOptions

  @Option(help: ArgumentHelp("The folder of the references.", valueName: "dir"))
  var reference: String

  @Option(
    help: ArgumentHelp(
      """
      Which references to write: all, failed (those that do not pass, and missing ones), missing or never. The default \
      is missing; where the environment has CI, never.
      """, valueName: "mode"))
  var record: RecordMode?

  @OptionGroup(title: "Rules") var ruleOptions: RuleOptions

  @Option(
    help: ArgumentHelp("Warn where the references are larger than this: 50MB, 1.5GiB.", valueName: "size"))
  var budget: ByteCount?

  @Flag(help: "Remove references that nothing makes any more.")
  var removeOrphaned = false

  @OptionGroup(title: "Output") var outputOptions: OutputOptions

  func validate() throws {
    if removeOrphaned, record == .never {
      throw ValidationError("--remove-orphaned changes the references; --record never leaves them as they are.")
    }
    if removeOrphaned, runOptions.part != nil {
      throw ValidationError("--remove-orphaned needs the whole run: a shard cannot know what the others make.")
    }
  }

  func run() throws {
    let setting = try RunSetting(input: input, matrix: matrixOptions, options: runOptions)
    let verifier = SnapshotVerifier(
      references: ReferenceFolder(path: reference), rules: ruleOptions.rules(over: setting.verify),
      record: record ?? .usual(in: ProcessInfo.processInfo.environment))
    let plan = VerifyPlan(
      selection: setting.selection, verifier: verifier,
      report: outputOptions.report)
    if let report = plan.report, !runOptions.worker { ReportPictures(report: report).clear() }
    if !runOptions.worker {
      if verifier.record != .never { AtomicFile.removeLeftovers(below: reference) }
      cacheOptions.check(isQuiet: runOptions.quiet)
    }
    let summary = try SceneRun(setting: setting).start { (fonts) throws(TypefaceError) in
      let assets = AssetLibrary()
      return VerifyWorker(
        plan: plan, renderer: try Renderer(fonts: fonts, systemFonts: setting.systemFonts), assets: assets,
        cache: RunCache(cacheOptions, fonts: fonts, assets: assets, choices: RunChoices(setting)))
    }
    guard let summary else { return }
    var run = VerificationRun(summary)
    let scope = RunScope(of: summary, setting: setting, rules: verifier.rules, references: reference)
    run.scope = scope
    try resolveOrphans(of: &run, scope)
    let versions = OutputVersions(folder: reference, fonts: setting.fonts, isQuiet: true)
    run.warnings += versions.warning().map { ["\(reference): \($0)"] } ?? []
    if run.results.contains(where: \.isRecorded) { try versions.record() }
    run.warnings += budgetWarning(setting.verify)
    if let report = plan.report {
      try OutputVersions(folder: report, fonts: setting.fonts, isQuiet: true).record()
    }
    try write(run, by: verifier)
    let outcome = max(summary.outcome, run.outcome(by: verifier.rules))
    if outcome != .fine { throw outcome }
  }

  private func write(_ run: VerificationRun, by verifier: SnapshotVerifier) throws(Outcome) {
    try RunOutput(formats: outputOptions.formats, rules: verifier.rules).write(run) {
      () throws(FileError) in
      guard let report = outputOptions.report else { return }
      try ReportPictures(report: report).write(ReviewReport(run: run), references: verifier.references)
    }
  }

  /// What is told where the references have grown too large.
  private func budgetWarning(_ configuration: VerifyConfiguration) -> [String] {
    guard let budget = budget ?? configuration.budget else { return [] }
    let size = ByteCount(bytes: ReferenceFolder(path: reference).byteCount)
    guard size.bytes > budget.bytes else { return [] }
    return ["\(reference): the references are \(size.text), over the budget of \(budget.text)"]
  }

  /// Adds the orphaned references of a whole run, or removes them where that is asked for.
  private func resolveOrphans(of run: inout VerificationRun, _ scope: RunScope) throws(Outcome) {
    let references = ReferenceFolder(path: reference)
    if scope.isWhole { run.results = OrphanedReferences(references: references, scope: scope).resolve(run.results) }
    guard removeOrphaned else { return }
    for name in run.results.compactMap({ $0.status == .orphaned ? $0.path : $0.isRecorded ? $0.referencePath : nil }) {
      do throws(FileError) {
        try references.remove(name)
      } catch {
        Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.description).text)
        throw .unreadableInput
      }
    }
    run.results.removeAll { $0.status == .orphaned }
  }
}

extension RecordMode: ExpressibleByArgument {}
