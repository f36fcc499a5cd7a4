import ArgumentParser
import Galley
import Reports
import SnapshotRuns

/// A format for the results of a comparison.
enum RunFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case markdown
  case junit
  case sarif

  /// Returns a run in the format.
  ///
  /// - Parameters:
  ///   - imageBase: The address of the report's folder, or `nil` for links relative to it.
  ///   - decisions: What reviewers decided, by path, which Markdown says.
  func text(
    of run: VerificationRun, rules: VerificationRules, imageBase: String?,
    decisions: [String: AppliedDecisions.Entry] = [:]
  ) -> String {
    let differences = rules.differences
    return switch self {
    case .text: VerificationText(run: run, rules: rules).text
    case .json: ReportDocument(run: run).json
    case .github: GitHubAnnotations(run: run, differences: differences).text
    case .markdown:
      MarkdownSummary(run: run, imageBase: imageBase, differences: differences, decisions: decisions).text
    case .junit: JUnitSummary(run: run, differences: differences).text
    case .sarif: SARIFLog(run: run, differences: differences).text
    }
  }
}

/// A file and its format: `junit=results.xml`.
struct RunFile {
  let format: RunFormat
  let path: String

  init(option: String) throws {
    let parts = option.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = RunFormat(rawValue: String(parts[0])) else {
      let formats = RunFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw MatrixParsing.Failure(
        "expected a format and a file, such as markdown=summary.md; the formats are \(formats)")
    }
    self.format = format
    path = String(parts[1])
  }
}

extension VerificationRules {
  /// The verdicts that do not pass.
  fileprivate var differences: Set<Verdict> { Set(Verdict.allCases.filter { !passes($0) }) }
}
