import ArgumentParser
import Files
import FixRuns
import Galley
import Reports
import SnapshotRuns

struct CheckCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what breaks in the layouts of scenes, for every language, text size and device.",
    discussion: """
      Lays out all cells of the matrix without painting them, and reports each problem once, with the cells that have \
      it: conflicts, ambiguity, truncated and clipped text, overlaps, missing translations and what else 'Findings' in \
      the documentation lists. The worst come first.

      The 'check' section of .galley.yml accepts findings and sets what fails:

        check:
          fail-on: [error, truncated]     # default: warning
          baseline: .galley-baseline.json # findings that are known do not fail
          suppress:
            - rule: truncated
              view: 8bC-Xf-vdC            # an id; also document, scene, locale
              reason: The title fades out.
              until: 2027-01-31

      EXAMPLES
        galley check App/ --locale all --type-size all
        galley check App/ --locale all --type-size L,AX3 --device iphone-se --fail-on error,truncated --format github
        galley check App/ --locale all --baseline .galley-baseline.json --update-baseline
        galley check Login.xib --locale de,ar --type-size AX3 --out pictures
        galley check App/ --locale all --type-size L,AX3 --fixes
        galley check App/ --shard 1/2 --write json=check-1.json    # for 'galley merge'

      EXIT CODES
        0  nothing that fails
        1  findings that fail
        2  wrong usage
        3  unreadable input, or names in .galley.yml that nothing has (the rest is still done)
        4  output that cannot be written
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Run") var timingOptions: TimingOptions
  @OptionGroup(title: "Findings") var checkOptions: CheckOptions

  @OptionGroup(title: "Output") var reportOptions: ReportOptions

  @Option(
    help: ArgumentHelp(
      "A folder for pictures of the cells in which findings are worst, with the findings outlined.", valueName: "dir"),
    completion: .directory)
  var out: String?

  @Flag(
    help: """
      Look for changes that mend the first \(mostMended) findings, as 'galley fix' does, and print the best of each. \
      Every change was tried in all cells.
      """)
  var fixes = false

  /// The findings that workers look for fixes of, and their documents.
  @Option(help: .hidden)
  var mendedFinding: [String] = []
  @Option(help: .hidden)
  var mendedDocument: [String] = []

  /// The number of findings that fixes are looked for. A page of text shows no more in full.
  static let mostMended = 20

  func validate() throws {
    if checkOptions.updateBaseline, (runOptions.shard?.count ?? 1) > 1 {
      throw ValidationError(
        "--update-baseline cannot be combined with --shard, because shards would overwrite each other's.")
    }
  }

  func run() throws {
    let setting = try CommandSetting(
      input: input, matrix: matrixOptions, options: runOptions, outputs: out.map { [$0] } ?? [],
      anchor: checkOptions.failures.baseline)
    try setting.run.paths.checkWrites(into: out.map { [$0] } ?? [])
    var rules = try checkOptions.rules(over: setting.check)
    let known = Set((rules.baseline?.entries ?? []).map(\.document))
    rules.goneDocuments = known.filter { !setting.run.paths.haveFile(named: $0) }
    rules.coversScenes = setting.run.scenes.isEmpty && setting.run.states.isEmpty && setting.run.shard == nil
    guard mendedFinding.isEmpty else {
      _ = try runOptions.run(fixJob(setting.run, rules))
      return
    }
    var runSetting = setting.run
    runSetting.measuresTimes = try timingOptions.areMeasured(in: runOptions)
    var job = CheckJob(setting: runSetting, rules: rules)
    job.pictures = out
    job.recordsScope = runOptions.shard != nil && reportOptions.formats.contains(.json)
    if fixes { job.options["fixes"] = "true" }
    var times: [SceneTime] = []
    guard var outcome = try runOptions.run(job, takeTimes: { times = $0 }) else { return }
    let documents = ProjectDocuments(of: setting.run)
    func missing(for suppression: Suppression) -> String? {
      documents.isEmpty ? nil : documents.missing(for: suppression)
    }
    let isNothing = outcome.run.cellCount == 0 && outcome.isComplete && runOptions.shard == nil
    let remarks = remarks(about: outcome.run, setting)
    let areNamed = remarks.report(missing: missing)
    complete(&outcome.run, remarks, missing)
    if checkOptions.updateBaseline, !isNothing, let path = checkOptions.path(over: setting.check) {
      let baseline = outcome.run.updatedBaseline
      let worse = outcome.run.reported.count { !$0.worsenings.isEmpty }
      try ExitStatus.writing { () throws(FileError) in try AtomicFile.write(Array(baseline.text.utf8), to: path) }
      Terminal.standardOutput.write(
        "\(setting.run.paths.words(for: path)): \(counted(baseline.entries.count, "finding")) known from now on"
          + (worse > 0 ? ", \(worse) of them worse than before\n" : "\n"))
    } else {
      if fixes { try mend(&outcome.run, setting.run) }
      reportOptions.print(outcome.run)
    }
    try reportOptions.writeFiles(of: outcome.run)
    try timingOptions.write(times)
    try runOptions.throwIfNothing(isNothing, .nothingChecked)
    let status = outcome.status(areNamed: areNamed)
    try (status == .differences && checkOptions.updateBaseline ? .success : status).throwUnlessSuccess()
  }

  private func remarks(about run: CheckRun, _ setting: CommandSetting) -> CheckRemarks {
    let words = setting.run.paths.words(for:)
    return CheckRemarks(
      run: run, configuration: setting.check.path.map(words),
      baseline: checkOptions.path(over: setting.check).map(words), isQuiet: runOptions.quiet,
      isUpdating: checkOptions.updateBaseline)
  }

  /// Adds fixes to the worst findings.
  private func mend(_ run: inout CheckRun, _ setting: RunSetting) throws(ExitStatus) {
    let wanted = run.mendable
    guard !wanted.isEmpty else { return }
    var command = self
    command.mendedFinding = wanted.map(\.id)
    command.mendedDocument = Set(wanted.map(\.document)).sorted()
    // What the documents and languages are was said before.
    command.runOptions.quiet = true
    let arguments =
      command.mendedFinding.map { "--mended-finding=\($0)" } + command.mendedDocument.map { "--mended-document=\($0)" }
    guard
      let outcome = try command.runOptions.run(command.fixJob(setting, run.rules), passing: arguments)
    else { return }
    var offered: [String: [String]] = [:]
    for finding in wanted {
      guard let best = outcome.fixes(of: finding)?.fixes.offered.first, best.isVerified else { continue }
      offered[finding.id] = ["\(best.title) \(best.effect); galley fix ... --finding \(finding.id) writes it"]
    }
    run.offer(offered)
  }

  private func fixJob(_ setting: RunSetting, _ rules: CheckRules) -> FixJob {
    // A fix is tried in all scenes of the document, also those of other shards.
    var setting = setting
    setting.shard = nil
    return FixJob(
      setting: setting, rules: rules, request: .findings(ids: Set(mendedFinding)), documents: Set(mendedDocument))
  }

  /// Adds what the run of a shard tells a merge besides what it covered: the files that messages name, and what
  /// suppressions are for that the shard does not need and nothing in the project has.
  private func complete(_ run: inout CheckRun, _ remarks: CheckRemarks, _ missing: (Suppression) -> String?) {
    run.shard?.configuration = remarks.configuration
    run.shard?.baseline = remarks.baseline
    guard run.shard?.scope.scenes.isEmpty == true else { return }
    for suppression in run.unusedSuppressions { run.shard?.missing[suppression] = missing(suppression) }
  }
}

extension CheckRun {
  /// The findings that fixes are looked for.
  var mendable: ArraySlice<CheckFinding> {
    let rules = Set(FixCandidate.rules.map(\.rawValue))
    return reported.filter { rules.contains($0.cause.rule) }.prefix(CheckCommand.mostMended)
  }
}

extension CheckOutcome {
  /// Returns the exit code.
  ///
  /// - Parameter areNamed: Whether everything exists that suppressions are for.
  func status(areNamed: Bool) -> ExitStatus {
    if isUnwritten { return .unwritableOutput }
    if !isComplete || !areNamed { return .unreadableInput }
    return run.fails ? .differences : .success
  }
}
