import ArgumentParser
import Files
import Foundation
import Galley
import Reports
import ReviewServer
import SnapshotRuns

struct ReviewCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Serves a report to a browser on this machine, and makes accepted pictures the references.",
    discussion: """
      Prints the page's address. It contains a token, and whoever has it can accept pictures. Decisions take effect \
      when "Apply decisions" is pressed: accepted pictures and their layouts are written to the folder of the \
      references, accepted orphans are removed from it, and the report records both. Ctrl-C stops the server.

      With --apply, no server is started: the decisions that the page of a report exported are carried out, such as \
      those of a reviewer who opened a CI's report in a browser.

      EXAMPLES
        galley verify App/ --reference Snapshots --record never --report changes
        galley review changes
        galley review changes --reference Snapshots --port 8080
        galley review changes --write markdown=comment.md
        galley review changes --apply decisions.json --write markdown=comment.md

      EXIT CODES
        0  stopped by Ctrl-C, or all decisions carried out
        1  some decisions of --apply were not carried out
        2  wrong usage: no report, no decisions, or a port that is not available
        4  a reference, the report or a file of --write cannot be written
      """)

  @Argument(
    help: ArgumentHelp("The report's folder, written by 'galley verify --report'.", valueName: "dir"),
    completion: .directory)
  var report: String

  @Option(
    help: ArgumentHelp("The folder of the references. Default: the one that the report names.", valueName: "dir"),
    completion: .directory)
  var reference: String?

  @Option(help: ArgumentHelp("The port to listen on. Default: any free port.", valueName: "n"))
  var port: Int?

  @Flag(help: "Open the page in the browser. Other users of this machine can see the address while it starts.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Carry out the decisions that the page of a report exported, and end without serving it.", valueName: "file"),
    completion: .file())
  var apply: String?

  @Option(
    help: ArgumentHelp(
      """
      Also write the results with the decisions to a file, such as markdown=comment.md, at the start and after each \
      decision. Can be repeated.
      """, valueName: "format=file"), transform: ReportFile.init(option:))
  var write: [ReportFile] = []

  @Option(
    help: ArgumentHelp(
      "The address where the report's folder will be found. Markdown then shows the pictures.", valueName: "url"),
    transform: ImageBase.init(option:))
  var imageBase: ImageBase?

  func validate() throws {
    if apply != nil, port != nil || open {
      throw ValidationError("--apply starts no server; leave out --port and --open.")
    }
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range; expected 1 to 65535.")
    }
    try write.requireDifferentFiles()
  }

  /// A report may name references in the working folder.
  var projectInputs: [String] { ["."] }

  func run() throws {
    let report = try reviewedReport()
    if let apply { return try carryOut(decisionsIn: apply, about: report).throwUnlessSuccess() }
    let interruption = Interruption()
    let server = try started(report)
    checkBatches(of: report)
    if let references = report.references {
      Terminal.standardError.write("Accepted pictures are written to \(RealPath.of(references)).\n")
    }
    Terminal.standardOutput.write(server.address + "\n")
    if open { Browser.open(server.address) }
    interruption.wait()
    server.stop()
  }

  private func reviewedReport() throws -> ReviewedReport {
    do {
      let report = try ReviewedReport(folder: report, references: reference, keepsPassed: !write.isEmpty)
      guard !report.namesReferences(outsideOf: FileManager.default.currentDirectoryPath) else {
        throw Self.wrongUsage(
          "the report names '\(report.references ?? "")' as the folder of the references, which is not in the working "
            + "folder; to allow Galley to write there, name it with --reference")
      }
      checkReferences(of: report)
      return report
    } catch let error as ReviewServerError {
      throw Self.wrongUsage(error.description)
    }
  }

  private func started(_ report: ReviewedReport) throws -> ReviewServer {
    try writeFiles(of: report)
    let files = files
    do throws(ReviewServerError) {
      return try ReviewServer(report, port: port ?? 0, log: { Self.warn($0) }) { stored, applied in
        guard !files.files.isEmpty else { return }
        do throws(FileError) { try files.write(stored, applied) } catch { Terminal.report(error) }
      }
    } catch {
      throw Self.wrongUsage(error.description)
    }
  }

  // MARK: Files

  private var files: ReviewFiles { ReviewFiles(files: write, imageBase: imageBase?.address) }

  private func writeFiles(of report: ReviewedReport) throws {
    guard !write.isEmpty else { return }
    let stored: StoredReport
    do throws(ReviewServerError) { stored = try report.stored() } catch { throw Self.wrongUsage(error.description) }
    try ExitStatus.writing { () throws(FileError) in try files.write(stored, report.applied) }
  }

  // MARK: Decisions in a file

  private func carryOut(decisionsIn path: String, about report: ReviewedReport) throws -> ExitStatus {
    let json: [UInt8]
    do throws(TextFileError) {
      json = try InputFile.content(of: path, as: .report)
    } catch {
      throw Self.wrongUsage(
        "'\(path)' cannot be read: \(error); expected the decisions that the page of a report exported")
    }
    let (problems, isUnwritten) = try problems(of: json, report)
    for problem in problems { Terminal.report(Diagnostic(.error, problem)) }
    try writeFiles(of: report)
    return isUnwritten ? .unwritableOutput : problems.isEmpty ? .success : .differences
  }

  private func problems(
    of json: [UInt8], _ report: ReviewedReport
  ) throws -> (problems: [String], isUnwritten: Bool) {
    do throws(ReviewServerError) {
      return try report.apply(exported: json) { Self.warn($0) }
    } catch {
      throw Self.wrongUsage(error.description)
    }
  }

  private static func wrongUsage(_ message: String) -> ExitStatus {
    Terminal.report(Diagnostic(.error, message))
    return .wrongUsage
  }

  private func checkReferences(of report: ReviewedReport) {
    guard let references = report.references else {
      return Self.warn(
        "the report names no folder of references; name the folder for accepted pictures with --reference")
    }
    if FileKind(at: references) == .missing {
      Self.warn("the folder of references '\(references)' does not exist; accepting a picture creates it")
    }
  }

  /// Warns about images that the page cannot show.
  private func checkBatches(of report: ReviewedReport) {
    let defects = (try? report.batchDefects()) ?? []
    for (words, files) in [("is missing", defects.missingFiles), ("is not of this report", defects.foreignFiles)] {
      guard let first = files.first else { continue }
      let others = files.count > 1 ? ", as \(files.count - 1) more" : ""
      Self.warn(
        "'\(self.report)/\(first)' \(words)\(others): the page cannot show the images that pass in it; copy the "
          + "report's whole folder again, or run galley verify or galley merge again")
    }
  }

  private static func warn(_ message: String) { Terminal.report(Diagnostic(.warning, message)) }
}

extension [PassingBatchDefect] {
  fileprivate var missingFiles: [String] {
    compactMap { if case .missing(let file) = $0 { file } else { nil } }
  }

  fileprivate var foreignFiles: [String] {
    compactMap { if case .foreign(let file) = $0 { file } else { nil } }
  }
}

/// The files with the results of a report and the decisions about it.
private struct ReviewFiles: Sendable {
  let files: [ReportFile]
  let imageBase: String?

  func write(_ report: StoredReport, _ applied: AppliedDecisions) throws(FileError) {
    let rules = VerificationRules(strictnessOf: report.run.scope?.settings ?? [:])
    try files.write(
      ComparisonReport(
        report.run, rules: rules, imageBase: imageBase, decisions: applied.decisions(about: report)))
  }
}
