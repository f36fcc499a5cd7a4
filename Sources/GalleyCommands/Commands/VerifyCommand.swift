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
      references: ReferenceFolder(path: reference), rules: ruleOptions.rules, record: record ?? Self.usualRecordMode)
    let plan = VerifyPlan(
      matrix: setting.matrix, scenes: setting.scenes, sampleNumber: setting.sampleNumber, verifier: verifier,
      report: outputOptions.report)
    if let report = plan.report, !runOptions.worker { ReportPictures(report: report).clear() }
    let summary = try DocumentRun(setting: setting).start { (fonts) throws(TypefaceError) in
      VerifyWorker(plan: plan, renderer: try Renderer(fonts: fonts, systemFonts: setting.systemFonts))
    }
    guard let summary else { return }
    let isWhole = setting.scenes.isEmpty && runOptions.shard == nil
    var run = try verification(summary, matrix: isWhole ? setting.matrix : nil, references: verifier.references)
    let versions = OutputVersions(folder: reference, fonts: setting.fonts, isQuiet: true)
    run.warnings += versions.warning().map { ["\(reference): \($0)"] } ?? []
    if run.results.contains(where: \.isRecorded) { try versions.record() }
    try RunOutput(options: outputOptions, rules: ruleOptions.rules).write(run, references: verifier.references)
    let hasDifferences = run.results.contains { !$0.isRecorded && !ruleOptions.rules.passes($0.status) }
    let outcome = max(summary.outcome, hasDifferences ? .differences : .fine)
    if outcome != .fine { throw outcome }
  }

  /// What holds where nothing is said: a machine that checks changes must not approve them.
  private static var usualRecordMode: RecordMode {
    ProcessInfo.processInfo.environment["CI"] == nil ? .missing : .never
  }

  /// The run with its orphaned references, which are removed where that is asked for.
  ///
  /// - Parameter matrix: the cells of a run over all scenes; none where a part was left out.
  private func verification(
    _ summary: RunSummary, matrix: Matrix?, references: ReferenceFolder
  ) throws(Outcome) -> VerificationRun {
    var results = summary.snapshots.compactMap { SnapshotResult(wire: $0) }
    if let matrix {
      results = OrphanedReferences(
        references: references, matrix: matrix, folders: OutputFolders.folders(ofInputs: input.inputs)
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

extension RecordMode: ExpressibleByArgument {}
