import ArgumentParser
import Foundation
import Galley

/// `galley verify`.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares scenes with references, and tells in words what has changed.",
    discussion: """
      A reference is what 'galley render' writes: a picture, and its layout as JSON beside it. Pictures of the same \
      bytes pass. Others are compared pixel by pixel and view by view: where nothing has moved and edges alone are \
      smoothed otherwise, that is told and passes; anything else fails, however few its pixels.

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

  @Flag(help: "Remove references that nothing makes any more.")
  var removeOrphaned = false

  @OptionGroup(title: "Output") var outputOptions: OutputOptions

  func validate() throws {
    if removeOrphaned, record == .never {
      throw ValidationError("--remove-orphaned changes the references; --record never leaves them as they are.")
    }
  }

  func run() throws {
    let setting = try RunSetting(input: input, matrix: matrixOptions, options: runOptions)
    let verifier = SnapshotVerifier(
      references: ReferenceFolder(path: reference), rules: ruleOptions.rules,
      record: record ?? .usual(in: ProcessInfo.processInfo.environment))
    let plan = VerifyPlan(
      selection: setting.selection, verifier: verifier,
      report: outputOptions.report)
    if let report = plan.report, !runOptions.worker { ReportPictures(report: report).clear() }
    if !runOptions.worker { cacheOptions.check(isQuiet: runOptions.quiet) }
    let summary = try SceneRun(setting: setting).start { (fonts) throws(TypefaceError) in
      let assets = AssetLibrary()
      return VerifyWorker(
        plan: plan, renderer: try Renderer(fonts: fonts, systemFonts: setting.systemFonts), assets: assets,
        cache: RunCache(cacheOptions, fonts: fonts, assets: assets, choices: RunChoices(setting)))
    }
    guard let summary else { return }
    var run = try verification(summary, setting: setting, references: verifier.references)
    let versions = OutputVersions(folder: reference, fonts: setting.fonts, isQuiet: true)
    run.warnings += versions.warning().map { ["\(reference): \($0)"] } ?? []
    if run.results.contains(where: \.isRecorded) { try versions.record() }
    if let report = plan.report {
      try OutputVersions(folder: report, fonts: setting.fonts, isQuiet: true).record()
    }
    try RunOutput(options: outputOptions, rules: ruleOptions.rules).write(run, references: verifier.references)
    let hasDifferences = run.results.contains { !$0.isRecorded && !ruleOptions.rules.passes($0.status) }
    let outcome = max(summary.outcome, hasDifferences ? .differences : .fine)
    if outcome != .fine { throw outcome }
  }

  /// The run with its orphaned references, which are removed where that is asked for.
  ///
  /// There are none to be told of where scenes were left out.
  private func verification(
    _ summary: RunSummary, setting: RunSetting, references: ReferenceFolder
  ) throws(Outcome) -> VerificationRun {
    var results = summary.snapshots.compactMap { SnapshotResult(wire: $0) } + summary.failures.map(SnapshotResult.init)
    if setting.selection.scenes.isEmpty, runOptions.shard == nil {
      results = OrphanedReferences(
        references: references, scopes: setting.scopes, unfinishedFolders: summary.unfinishedFolders
      ).resolve(results)
    }
    guard removeOrphaned else { return VerificationRun(results: results) }
    for name in results.compactMap({ $0.status == .orphaned ? $0.path : $0.isRecorded ? $0.referencePath : nil }) {
      do throws(SnapshotFileError) {
        try references.remove(name)
      } catch {
        Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.sentence).text)
        throw .unreadableInput
      }
    }
    return VerificationRun(results: results.filter { $0.status != .orphaned })
  }
}

extension SnapshotResult {
  /// The result for all cells of what nothing could be made of.
  fileprivate init(_ failure: RunSummary.Failure) {
    self.init(
      path: failure.folder, document: failure.document, scene: failure.scene, traits: CellName("").traits, scale: 1,
      status: .failed, message: failure.message)
  }
}

extension RunSetting {
  /// Where the run's pictures are and which cells it makes there: of documents those of its matrix, of a catalog all but
  /// those that the run itself leaves out.
  fileprivate var scopes: [OrphanedReferences.Scope] {
    if inputs.isEmpty, let catalog = selection.catalog {
      return [.init(folder: SnapshotPath(document: catalog.name).folder, choices: selection.matrix)]
    }
    return OutputFolders.folders(ofInputs: inputs).map {
      .init(folder: $0, choices: selection.matrix.matrix.choices)
    }
  }
}

extension RecordMode: ExpressibleByArgument {}
