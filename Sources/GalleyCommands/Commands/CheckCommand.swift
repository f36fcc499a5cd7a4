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
  private static let mostMended = 20

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
    rules.coversScenes = setting.run.scenes.isEmpty && setting.run.states.isEmpty && setting.run.shard == nil
    guard mendedFinding.isEmpty else {
      _ = try runOptions.run(fixJob(setting.run, rules))
      return
    }
    var runSetting = setting.run
    runSetting.measuresTimes = try timingOptions.areMeasured(in: runOptions)
    var job = CheckJob(setting: runSetting, rules: rules)
    job.pictures = out
    var times: [SceneTime] = []
    guard var outcome = try runOptions.run(job, takeTimes: { times = $0 }) else { return }
    let areNamed = warn(about: outcome.run, setting)
    if checkOptions.updateBaseline, let path = checkOptions.path(over: setting.check) {
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
    try status(of: outcome, areNamed).throwUnlessSuccess()
  }

  /// Adds fixes to the worst findings.
  private func mend(_ run: inout CheckRun, _ setting: RunSetting) throws(ExitStatus) {
    let rules = Set(FixCandidate.rules.map(\.rawValue))
    let wanted = run.reported.filter { rules.contains($0.cause.rule) }.prefix(Self.mostMended)
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

  /// - Parameter areNamed: Whether everything exists that suppressions are for.
  private func status(of outcome: CheckOutcome, _ areNamed: Bool) -> ExitStatus {
    if outcome.isUnwritten { return .unwritableOutput }
    if !outcome.isComplete || !areNamed { return .unreadableInput }
    return outcome.run.fails && !checkOptions.updateBaseline ? .differences : .success
  }

  /// Warns about suppressions that have ended or that nothing needs, and about known findings that are gone or better.
  /// A run that leaves out scenes cannot tell the latter. A shard knows of the whole project what it does not have.
  ///
  /// - Returns: Whether everything exists that the unused suppressions are for. What is nowhere in the project is an
  ///   error, because a misspelt suppression accepts nothing.
  private func warn(about run: CheckRun, _ setting: CommandSetting) -> Bool {
    let place = setting.check.path.map { setting.run.paths.words(for: $0) }
    for suppression in run.endedSuppressions where !runOptions.quiet {
      report(
        "the suppression of \(suppression.words) ended on \(suppression.lastDay ?? ""): \(suppression.reason)"
          + " (mend the finding, or set a later 'until')",
        at: place, line: suppression.line)
    }
    let baseline = checkOptions.path(over: setting.check).map { setting.run.paths.words(for: $0) }
    if run.rules.baseline?.isUnspecific == true, !checkOptions.updateBaseline, !runOptions.quiet {
      report(
        "the baseline does not say how bad findings were, so that worse ones are not noticed; write it again with"
          + " --update-baseline, in all cells", at: baseline)
    }
    guard run.rules.coversScenes || setting.run.shard != nil else { return true }
    let documents = ProjectDocuments(of: setting.run)
    var areNamed = true
    for suppression in run.unusedSuppressions {
      if !documents.isEmpty, let missing = documents.missing(for: suppression) {
        areNamed = false
        report(
          "the suppression is for \(missing), which no document has", as: .error, at: place, line: suppression.line)
      } else if run.rules.coversScenes, !runOptions.quiet {
        report(
          "no finding needs the suppression of \(suppression.words); remove it", at: place, line: suppression.line)
      }
    }
    guard run.rules.coversScenes, !checkOptions.updateBaseline, !runOptions.quiet else { return areNamed }
    let (stale, better) = (run.staleEntries, run.improvements)
    for entry in stale.prefix(Self.mostNamed) {
      report(
        "a known finding is gone: \(entry.rule): \(entry.message) (\(entry.locales.joined(separator: ", ")))",
        at: entry.document)
    }
    for (entry, words) in better.prefix(Self.mostNamed) {
      report("a known finding is better: \(entry.rule): \(entry.message) (\(words))", as: .note, at: entry.document)
    }
    guard !stale.isEmpty || !better.isEmpty else { return areNamed }
    let rest = [(stale, "gone"), (better.map(\.entry), "better")].compactMap { entries, word in
      entries.count > Self.mostNamed
        ? "\(entries.count - Self.mostNamed) more known findings are \(word); " : nil
    }.joined()
    report(
      rest + "tighten the baseline with --update-baseline", as: stale.isEmpty ? .note : .warning, at: baseline)
    return areNamed
  }

  /// The number of entries of the baseline that are named, of those that are gone and of those that are better.
  private static let mostNamed = 10

  private func report(
    _ message: String, as severity: Diagnostic.Severity = .warning, at place: String?, line: Int? = nil
  ) {
    Terminal.report(Diagnostic(severity, at: place.map { place in line.map { "\(place):\($0)" } ?? place }, message))
  }
}
