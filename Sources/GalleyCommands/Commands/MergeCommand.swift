import ArgumentParser
import Files
import Foundation
import Galley
import ReviewReport

/// `galley merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts together what the shards of a run left.",
    discussion: """
      A DIR is the report of 'galley verify --shard i/n --report DIR', or the images of 'galley render --shard i/n \
      --out DIR'. The merged folder is what one run on one machine would have written; so are the words, the other \
      formats and the exit code. References that nothing makes any more are found here: a shard cannot know them.

      Pictures are given a second name where the disk can do that, and the shards' folders stay as they are. OUT is \
      whole at any time: an earlier report there is replaced at once, anything else is refused.

      EXAMPLES
        galley verify App/ --reference Snapshots --shard 1/2 --report shard-1    # on one machine
        galley verify App/ --reference Snapshots --shard 2/2 --report shard-2    # on another
        galley merge shard-1 shard-2 --out report --write markdown=summary.md

      EXIT CODES
        0 all pass, 1 differences, 2 folders that do not belong together (nothing is written), 3 a shard is missing \
      or had unreadable input (the rest is still done)
      """)

  @Argument(help: ArgumentHelp("The folder that a shard left.", valueName: "dir"))
  var folders: [String]

  @Option(help: ArgumentHelp("The folder to make.", valueName: "dir"))
  var out: String

  @Option(help: ArgumentHelp("The folder of the references; that of the shards unless given.", valueName: "dir"))
  var reference: String?

  @OptionGroup(title: "Output") var formats: FormatOptions

  @Flag(help: "No warnings; errors are still told.")
  var quiet = false

  func run() throws {
    var shards: [ShardFolder] = []
    var outcome = Outcome.fine
    for folder in folders {
      do throws(MergeError) {
        shards.append(try ShardFolder(path: folder))
      } catch {
        // A folder that cannot be read leaves the others to be merged.
        outcome = max(outcome, try tell(error))
      }
    }
    guard !shards.isEmpty else { throw outcome }
    outcome = max(outcome, try merge(shards))
    if outcome != .fine { throw outcome }
  }

  private func merge(_ shards: [ShardFolder]) throws(Outcome) -> Outcome {
    let merge: ShardMerge
    do throws(MergeError) {
      merge = try ShardMerge(of: shards, into: out)
      if merge.reports.isEmpty, formats.areChosen { throw .noResults }
    } catch {
      throw try tell(error)
    }
    for path in merge.skipped { warn("neither a file nor a folder; it is left out", at: path) }
    return merge.reports.isEmpty ? try finish(merge) : try finishReport(merge)
  }

  private func finishReport(_ merge: ShardMerge) throws(Outcome) -> Outcome {
    var run = ReportMerge(of: merge.reports).run(missing: merge.missing)
    let references = (reference ?? run.scope?.references).map { ReferenceFolder(path: $0) }
    let isOfAllParts = merge.missing.numbers.isEmpty && merge.reports.allSatisfy { $0.run.scope?.part != nil }
    if isOfAllParts { resolveOrphans(of: &run, references) }
    for file in merge.missingPictures {
      run.problems.append(Diagnostic(severity: .error, place: file, message: "the picture is missing").line)
    }
    for problem in run.problems { Terminal.standardError.write(problem + "\n") }
    let rules = VerificationRules(strictnessOf: run.scope?.settings ?? [:])
    try RunOutput(formats: formats, rules: rules).write(run) { () throws(FileError) in
      try merge.publish(run, references: references)
    }
    return run.outcome(by: rules)
  }

  private func finish(_ merge: ShardMerge) throws(Outcome) -> Outcome {
    do throws(FileError) { try merge.publishImages() } catch { throw try tell(.file(error)) }
    for number in merge.missing.numbers {
      let message = "shard \(number) of \(merge.missing.count) is missing"
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: message).text)
    }
    if !quiet {
      Terminal.standardOutput.write("\(merge.imageCount) \(merge.imageCount == 1 ? "image" : "images") in \(out)\n")
    }
    return merge.missing.numbers.isEmpty ? .fine : .unreadableInput
  }

  /// Finds the references that no part makes.
  private func resolveOrphans(of run: inout VerificationRun, _ references: ReferenceFolder?) {
    guard let scope = run.scope, scope.isWhole, let references else { return }
    if FileKind(at: references.path) == .missing, run.results.contains(where: { $0.status != .added }) {
      run.warnings.append(
        "orphaned references were not looked for: \(references.path) is not here; --reference says where it is")
    }
    run.results = OrphanedReferences(references: references, scope: scope).resolve(run.results)
  }

  private func warn(_ message: String, at path: String) {
    guard !quiet else { return }
    Terminal.standardError.write(Diagnostic(severity: .warning, place: path, message: message).text)
  }

  /// Tells what went wrong.
  ///
  /// - Returns: how the command ends for it.
  /// - Throws: the same, where nothing can be done any more.
  private func tell(_ error: MergeError) throws(Outcome) -> Outcome {
    Terminal.standardError.write(Diagnostic(error).text)
    if error.outcome == .wrongUsage { throw error.outcome }
    return error.outcome
  }
}
