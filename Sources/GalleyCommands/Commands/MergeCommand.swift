import ArgumentParser
import Files
import Galley
import Reports
import SnapshotRuns

struct MergeCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the results of the shards of a run.",
    discussion: """
      A PATH is the report of 'galley verify --shard i/n --report DIR', the images of 'galley render --shard i/n --out \
      DIR', or the file of 'galley check --shard i/n --write json=FILE'. The merged folder, the printed results, the \
      other formats and the exit code are those of one run on one machine. Orphaned references, suppressions that \
      nothing needs and known findings that are gone are found here, because a single shard cannot detect them.

      Pictures are hard links if the disk allows them, and the shards' folders do not change. OUT is complete at any \
      time: an earlier report is replaced in one step, and a folder with other contents is refused.

      EXAMPLES
        galley verify App/ --reference Snapshots --shard 1/2 --report shard-1
        galley verify App/ --reference Snapshots --shard 2/2 --report shard-2
        galley merge shard-1 shard-2 --out report --write markdown=summary.md

        galley check App/ --locale all --shard 1/2 --write json=check-1.json
        galley check App/ --locale all --shard 2/2 --write json=check-2.json
        galley merge check-1.json check-2.json --write sarif=checks.sarif

      EXIT CODES
        0  all pass
        1  differences, or findings that fail by the rules of the shards
        2  results that do not belong together, or names of the command line that no shard has (nothing is written)
        3  a shard or one of its files is missing or cannot be read, or a shard had unreadable input (the rest is still \
      done)
        4  output that cannot be written, here or by a shard of a check
      """)

  @Argument(
    help: ArgumentHelp("The folder, or of a check the file, that a shard has written.", valueName: "path"),
    completion: .file())
  var folders: [String]

  @Option(
    help: ArgumentHelp("The folder to write. Needed for all but checks, which have none.", valueName: "dir"),
    completion: .directory)
  var out: String?

  @Option(
    help: ArgumentHelp("The folder of the references. Default: the one that the shards used.", valueName: "dir"),
    completion: .directory)
  var reference: String?

  @OptionGroup(title: "Output") var comparison: ComparisonOptions

  @Flag(help: "Show errors only, no warnings.")
  var quiet = false

  /// Reports name references, as those of a run in the working folder.
  var projectInputs: [String] { folders + ["."] }

  func run() throws {
    try ProjectPaths(inputs: []).checkWrites(into: out.map { [$0] } ?? [])
    var shards: [ShardFolder] = []
    var status = ExitStatus.success
    for folder in folders {
      do throws(MergeError) {
        shards.append(try ShardFolder(path: folder))
      } catch {
        // A folder that cannot be read is left out, and the others are merged.
        Terminal.report(Diagnostic(error))
        if error.isFatal { throw error.status }
        status = max(status, error.status)
      }
    }
    guard !shards.isEmpty else { throw status }
    let isOfChecks = shards.contains { $0.kind == .check }
    status = max(status, isOfChecks ? try mergeChecks(shards) : try merge(shards))
    try status.throwUnlessSuccess()
  }

  /// Prints and writes the results of a check from those of its shards. A check has no folder.
  private func mergeChecks(_ shards: [ShardFolder]) throws(ExitStatus) -> ExitStatus {
    let merge: CheckMerge
    do throws(MergeError) { merge = try CheckMerge(of: shards) } catch {
      Terminal.report(Diagnostic(error))
      throw error.status
    }
    if out != nil || reference != nil || comparison.imageBase != nil {
      let message = "--out, --reference and --image-base are for pictures; --write has the results of a check in a file"
      Terminal.report(Diagnostic(.error, message))
      throw .wrongUsage
    }
    var outcome = merge.outcome
    show(outcome.run.problems)
    let remarks = CheckRemarks(
      run: outcome.run, configuration: merge.configuration, baseline: merge.baseline, isQuiet: quiet)
    let areNamed = remarks.report(missing: merge.missing(for:))
    let mendable = Set(outcome.run.mendable.map(\.id))
    outcome.run.offer(merge.fixes.filter { mendable.contains($0.key) })
    comparison.reports.print(outcome.run)
    do throws(ExitStatus) { try comparison.reports.writeFiles(of: outcome.run) } catch { return error }
    return outcome.status(areNamed: areNamed)
  }

  private func merge(_ shards: [ShardFolder]) throws(ExitStatus) -> ExitStatus {
    guard let out else {
      Terminal.report(Diagnostic(.error, "--out is missing; expected the folder to write"))
      throw .wrongUsage
    }
    if comparison.reports.areChosen, !shards.contains(where: { $0.kind == .report }) {
      Terminal.report(Diagnostic(.error, "--format and --write are for reports; images have no results"))
      throw .wrongUsage
    }
    do throws(MergeError) {
      let merge = try ShardMerge(of: shards, into: out)
      if !quiet {
        for path in merge.skipped {
          Terminal.report(Diagnostic(.warning, at: path, "neither a file nor a folder; it is left out"))
        }
      }
      if !merge.isOfReports { return try finishImages(merge, in: out) }
      do throws(ExitStatus) { return try finishReport(merge, in: out) } catch { return error }
    } catch {
      Terminal.report(Diagnostic(error))
      throw error.status
    }
  }

  private func finishReport(_ merge: ShardMerge, in out: String) throws(ExitStatus) -> ExitStatus {
    let project = ProjectPaths(inputs: [])
    let references = (reference ?? merge.references.map(project.path(ofName:))).map { ReferenceFolder(path: $0) }
    // The name of a folder outside of the project is another folder's where the merge runs elsewhere.
    let isElsewhere = reference == nil && merge.references.map(ProjectPaths.leavesRoot) == true
    let isKnown = !isElsewhere || references.map { FileKind(at: $0.path) } == .folder
    var run = merge.run(references: references)
    let failing = FailingFindings(in: &run)
    for warning in merge.problemsOfNames where warning.severity != .error { Terminal.report(warning) }
    show(run.problems)
    let rules = VerificationRules(strictnessOf: run.scope?.settings ?? [:])
    try comparison.write(run, by: rules, to: out) { () throws(FileError) in
      try merge.publish(run, references: isKnown ? references : nil)
    }
    if run.results.isEmpty, run.problems.isEmpty {
      Terminal.report(.nothingCompared)
      return .unreadableInput
    }
    let status = run.status(by: rules)
    if status == .success { try failing.throwIfAny() }
    return status
  }

  /// Prints what the run could not read. As in one run, what several documents say about the same file is there once.
  private func show(_ problems: [String]) {
    for problem in problems.uniqued { Terminal.standardError.write(InertText.line(problem) + "\n") }
  }

  private func finishImages(_ merge: ShardMerge, in out: String) throws(MergeError) -> ExitStatus {
    do throws(FileError) { try merge.publishImages() } catch { throw .file(error) }
    let problems = merge.missing.messages.map { Diagnostic(.error, $0) } + merge.problems
    problems.forEach(Terminal.report)
    for problem in merge.problemsOfRuns { Terminal.standardError.write(InertText.line(problem) + "\n") }
    if merge.hasProblemsOfRuns, merge.problemsOfRuns.isEmpty {
      for folder in merge.foldersWithProblems {
        Terminal.report(
          Diagnostic(.error, at: folder, "the shard could not read or render everything; its log says what"))
      }
    }
    // The page, if there is one, has what is wrong with scenes.
    for problem in merge.problemsOfNames where !merge.problemsOfRuns.contains(problem.line) { Terminal.report(problem) }
    if !quiet {
      Terminal.standardOutput.write("\(counted(merge.imageCount, "image")) in \(out)\n")
    }
    if merge.hasUnknownViews { return .wrongUsage }
    guard problems.isEmpty, !merge.hasProblemsOfRuns, merge.problemsOfNames.isEmpty else { return .unreadableInput }
    if merge.imageCount == 0 {
      Terminal.report(.noImage)
      return .unreadableInput
    }
    do throws(ExitStatus) { try FailingFindings(merge.failingRules).throwIfAny() } catch { return error }
    return .success
  }
}

extension MergeError {
  fileprivate var status: ExitStatus {
    if case .file = self { return .unwritableOutput }
    return isFatal ? .wrongUsage : .unreadableInput
  }
}
