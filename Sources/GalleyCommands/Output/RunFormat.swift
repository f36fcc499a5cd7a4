import ArgumentParser
import Galley
import ReviewReport
import SnapshotRuns

/// The formats in which the results of a comparison are written.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format to print: text (default), json, github (annotations), markdown, junit or sarif.",
      valueName: "format"))
  var format: RunFormat = .text

  @Option(
    help: ArgumentHelp(
      "Also write the results to a file, such as markdown=summary.md. Can be repeated.", valueName: "format=file"))
  var write: [RunFile] = []

  /// Whether any of the options was given.
  var areChosen: Bool { format != .text || !write.isEmpty }
}

/// A format for the results of a comparison.
enum RunFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case markdown
  case junit
  case sarif

  /// Returns a run in the format.
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

/// A file and its format: `junit=results.xml`.
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

extension VerificationRules {
  /// The verdicts that do not pass.
  fileprivate var differences: Set<Verdict> { Set(Verdict.allCases.filter { !passes($0) }) }
}
