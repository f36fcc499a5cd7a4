import ArgumentParser
import Files
import Foundation
import Galley
import Reports
import SnapshotRuns

struct VerifyCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares scenes with references, and says in words what has changed.",
    discussion: """
      A reference is what 'galley render' writes: a picture, with its layout beside it as JSON. Pictures with the same \
      pixels pass. Others are compared pixel by pixel and view by view: if nothing has moved and only the antialiasing \
      of edges differs, that is reported and passes. Anything else fails, even if only a few pixels differ.

      The 'verify' section of .galley.yml sets the strictness, a budget, and rules for single views and scenes:

        verify:
          budget: 50 MB            # warn if the folder of references is larger
          rules:
            - view: avatar         # an id; also document, scene, locale
              color-tolerance: 0.02
            - view: clock
              ignore: true         # neither pixels nor layout count
            - scene: Dashboard
              drift: fail          # or pass; also layout: pass or fail

      EXAMPLES
        galley verify App/ --locale all --type-size L,AX3 --reference Snapshots --record missing
        galley verify Login.xib --reference Snapshots --strict-layout
        galley verify App/ --reference Snapshots --explain-versions    # after an update of Galley

      EXIT CODES
        0  all pass
        1  differences
        2  wrong usage
        3  unreadable input, or names in .galley.yml that nothing has (the rest is still done)
        4  output that cannot be written
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Matrix") var chromeOptions: ChromeOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Run") var timingOptions: TimingOptions
  @OptionGroup(title: "Cache") var cacheOptions: CacheOptions
  @OptionGroup(title: "Findings") var failureOptions: FailureOptions

  @Option(help: ArgumentHelp("The folder of the references.", valueName: "dir"), completion: .directory)
  var reference: String

  @Option(
    help: ArgumentHelp(
      """
      The references to write: all, failed (including missing), missing or never. Default: missing, or never if the \
      environment variable CI is set to anything but false, no or 0.
      """, valueName: "mode"))
  var record: RecordMode?

  @OptionGroup(title: "Rules") var ruleOptions: RuleOptions

  @Option(
    help: ArgumentHelp("Warn if the references are larger than this, such as 50MB or 1.5GiB.", valueName: "size"),
    transform: NumberOption.byteCount)
  var budget: ByteCount?

  @Option(
    help: ArgumentHelp(
      """
      Remove references that no scene renders any more, if every input was read and something was rendered. More than \
      half of them, if they are ten or more, and those of documents that were left out, only with \
      --remove-orphaned=all.
      """, valueName: "all"))
  var removeOrphaned: OrphanRemoval.Extent?

  @Flag(help: "Say which references would be recorded and removed, and change none.")
  var dryRun = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: """
      Decode every reference instead of trusting the digests in the sidecars, which somebody may have forged. Default: \
      decode if the environment variable CI is set to anything but false, no or 0.
      """)
  var decodeReferences: Bool?

  @OptionGroup(title: "Output") var outputOptions: OutputOptions

  @Flag(
    help: """
      Say which pictures differ because the tool does, and why, and which because the documents do: what the references \
      were made with, and what Git says about their inputs. Records nothing.
      """)
  var explainVersions = false

  func validate() throws {
    try failureOptions.checkForPictures()
    try checkExplanation()
    if removeOrphaned != nil, record == .never, !dryRun {
      throw ValidationError(
        "--remove-orphaned deletes references, but --record never forbids all changes to them. Remove one of the two.")
    }
    if removeOrphaned != nil, (runOptions.shard?.count ?? 1) > 1 {
      throw ValidationError(
        "--remove-orphaned cannot be combined with --shard, because a shard does not know which references the others use."
      )
    }
  }

  /// Refuses what would change the references to explain, and what leaves some of them to others.
  private func checkExplanation() throws {
    guard explainVersions else { return }
    if let record, record != .never {
      throw ValidationError(
        "--explain-versions is about the references as they are; record in another run. Remove --record \(record).")
    }
    if removeOrphaned != nil, !dryRun {
      throw ValidationError(
        "--explain-versions is about the references as they are; add --dry-run, or remove --remove-orphaned.")
    }
    if (runOptions.shard?.count ?? 1) > 1 {
      throw ValidationError(
        """
        --explain-versions cannot be combined with --shard, because it counts pictures of the whole run. Run it for the \
        documents that differ.
        """)
    }
  }

  /// Refuses to compare with a folder that does not exist, unless it is to be filled, and to fill that of a report.
  private func checkReferences(_ mode: RecordMode) throws(ExitStatus) {
    guard let problem = problemOfReferences(mode) else { return }
    Terminal.report(Diagnostic(.error, at: reference, problem))
    throw ExitStatus.wrongUsage
  }

  private func problemOfReferences(_ mode: RecordMode) -> String? {
    if mode == .never {
      return Folder.isFolder(reference)
        ? nil : "the folder of references does not exist; check its name, or make it with --record missing"
    }
    return ReviewReport.exists(inFolder: reference)
      ? "the folder has a report, with which references would be mixed; name the folder of the references" : nil
  }

  func run() throws {
    let mode = dryRun || explainVersions ? .never : record ?? .usual(in: ProcessInfo.processInfo.environment)
    let reports = outputOptions.report.map { [$0] } ?? []
    let setting = try CommandSetting(
      input: input, matrix: matrixOptions, options: runOptions, outputs: [reference] + reports,
      chrome: chromeOptions)
    try NamedFolders(
      inputs: input.inputs, outputs: [("--reference", reference), ("--report", outputOptions.report)],
      cache: cacheOptions.namedFolder
    ).check()
    try checkReferences(mode)
    try setting.run.paths.checkWrites(into: mode == .never ? reports : [reference] + reports)
    let verifier = SnapshotVerifier(
      references: ReferenceFolder(path: reference), rules: ruleOptions.rules(over: setting.verify),
      record: mode,
      trusting: .chosen(
        byOption: decodeReferences, setting: setting.verify.decodesReferences,
        in: ProcessInfo.processInfo.environment))
    var runSetting = setting.run
    runSetting.namedViews = verifier.rules.maskedViews.sorted()
    runSetting.configuredViews = Set(setting.verify.masks).subtracting(ruleOptions.mask)
    runSetting.measuresTimes = try timingOptions.areMeasured(in: runOptions)
    runSetting.gate = try failureOptions.gate(over: setting.check)
    var job = VerificationJob(setting: runSetting, verifier: verifier)
    job.rulePlaces = setting.verify.rulePlaces.map(setting.run.paths.words(for:))
    job.report = outputOptions.report
    job.cache = try cacheOptions.folder()
    job.removal = removeOrphaned.map { OrphanRemoval($0, isDryRun: dryRun) }
    if !runOptions.worker {
      try ExitStatus.writing(job.prepare)
      cacheOptions.check(job.cache, isQuiet: runOptions.quiet)
      noteTrust()
    }
    var times: [SceneTime] = []
    guard var run = try runOptions.run(job, takeTimes: { times = $0 }) else { return }
    let failing = FailingFindings(in: &run)
    let known = run.problems.count
    try ExitStatus.writing { () throws(FileError) in try job.finish(&run) }
    for problem in run.problems.dropFirst(known) { Terminal.standardError.write(problem + "\n") }
    run.warnings += budgetWarnings(setting) + run.resultWarnings(recording: mode)
    if explainVersions { run.versionExplanation = explanation(of: run, by: verifier, setting.run) }
    try outputOptions.comparison.write(run, by: verifier.rules, to: outputOptions.report) { () throws(FileError) in
      guard let report = outputOptions.report else { return }
      try ReportPictures(report: report).write(ReviewReport(run: run), references: verifier.references)
    }
    try timingOptions.write(times)
    try ExitStatus.writing { () throws(FileError) in try job.removeOrphans(of: run) }
    try runOptions.throwIfNothing(run.results.isEmpty && run.problems.isEmpty, .nothingCompared)
    if let shard = runOptions.shard, run.results.isEmpty, run.problems.isEmpty, !runOptions.quiet {
      Terminal.report(.noScene(of: shard))
    }
    try run.status(by: verifier.rules).throwUnlessSuccess()
    try failing.throwIfAny()
  }

  /// Returns which pictures differ because the tool does.
  private func explanation(
    of run: VerificationRun, by verifier: SnapshotVerifier, _ setting: RunSetting
  ) -> VersionExplanation {
    let options = RenderedAgain(Executable.arguments, root: setting.paths.root)
    let explainer = VersionExplainer(references: verifier.references, rules: verifier.rules, setting: setting) {
      rendering in
      if !runOptions.quiet {
        let place = rendering.commit.map { " of \($0)" } ?? ""
        Terminal.report(
          Diagnostic(.note, "rendering \(counted(rendering.documents.count, "document"))\(place) once more"))
      }
      return options.render(rendering)
    }
    var explanation = explainer.explain(run)
    if let before = explanation.earliestTool {
      explanation.changelog = Changelog.own.changesOfPictures(from: before, to: GalleyVersion.current)
    }
    return explanation
  }

  /// Says once how a machine that checks changes treats the digests beside references.
  private func noteTrust() {
    guard !runOptions.quiet, ContinuousIntegration.isNamed(in: ProcessInfo.processInfo.environment) else { return }
    switch decodeReferences {
    case nil:
      Terminal.report(
        Diagnostic(
          .note, "CI is set, so every reference is decoded; --no-decode-references trusts the digests in the sidecars"))
    case false: Terminal.report(Diagnostic(.note, "the digests in the sidecars of references are trusted"))
    default: break
    }
  }

  /// Returns a warning if the references are larger than the budget.
  private func budgetWarnings(_ setting: CommandSetting) -> [String] {
    guard let budget = budget ?? setting.verify.budget else { return [] }
    let size = ByteCount(bytes: ReferenceFolder(path: reference).byteCount)
    guard size.bytes > budget.bytes else { return [] }
    return [
      "\(setting.run.paths.words(for: reference)): the references are \(size.text), over the budget of \(budget.text)"
    ]
  }
}

extension Diagnostic {
  /// A part of a run that has nothing to do, because there are fewer scenes than parts.
  static func noScene(of shard: Shard) -> Diagnostic {
    Diagnostic(.note, "no scene falls to shard \(shard.number) of \(shard.count)")
  }
}

extension RecordMode: ExpressibleByArgument {}
extension OrphanRemoval.Extent: ExpressibleByArgument {}
