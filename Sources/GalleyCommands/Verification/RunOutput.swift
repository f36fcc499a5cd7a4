import ArgumentParser
import Files
import Galley
import ReviewReport

/// Where the results of a comparison go, besides the words on the standard output.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder to write a report to: one page, to be opened in a browser.", valueName: "dir"))
  var report: String?

  @OptionGroup var formats: FormatOptions
}

/// The formats in which the results of a comparison are told.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to print: text, the default; json; github for annotations; markdown; junit; sarif.", valueName: "format"))
  var format: RunFormat = .text

  @Option(
    help: ArgumentHelp(
      "Also write a format to a file, as markdown=summary.md; may be given several times.", valueName: "format=file"))
  var write: [RunFile] = []

  /// Whether any was asked for.
  var areChosen: Bool { format != .text || !write.isEmpty }
}

/// How the results of a comparison are written.
enum RunFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case markdown
  case junit
  case sarif

  /// A run in the format.
  func text(of run: VerificationRun, rules: VerificationRules) -> String {
    let differences = rules.differences
    return switch self {
    case .text: VerificationText(run: run, rules: rules).text
    case .json: ReportDocument(run: run).json
    case .github: GitHubAnnotations(run: run, differences: differences).text
    case .markdown: MarkdownSummary(run: run, differences: differences).text
    case .junit: JUnitSummary(run: run, differences: differences).text
    case .sarif: SARIFLog(run: run, differences: differences).text
    }
  }
}

/// A file and the format that it is written in: `junit=results.xml`.
struct RunFile: ExpressibleByArgument {
  let format: RunFormat
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = RunFormat(rawValue: String(parts[0])) else { return nil }
    self.format = format
    path = String(parts[1])
  }
}

/// Writes the results of a comparison wherever they are asked for.
struct RunOutput {
  let formats: FormatOptions
  let rules: VerificationRules

  /// Writes a run, its words first: they are told also where a file cannot be written.
  ///
  /// - Parameter writeReport: writes the report, where one is asked for.
  func write(
    _ run: VerificationRun, report writeReport: () throws(FileError) -> Void
  ) throws(Outcome) {
    Terminal.standardOutput.write(formats.format.text(of: run, rules: rules))
    do throws(FileError) {
      try writeReport()
      for file in formats.write {
        try AtomicFile.write(Array(file.format.text(of: run, rules: rules).utf8), to: file.path)
      }
    } catch {
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.description).text)
      throw .unreadableInput
    }
  }
}

extension VerificationRun {
  /// How the run ended.
  func outcome(by rules: VerificationRules) -> Outcome {
    if !problems.isEmpty { return .unreadableInput }
    return results.contains { !$0.isRecorded && !rules.passes($0.status) } ? .differences : .fine
  }
}

extension VerificationRules {
  /// The verdicts that do not pass.
  var differences: Set<SnapshotResult.Status> { Set(SnapshotResult.Status.allCases.filter { !passes($0) }) }
}
