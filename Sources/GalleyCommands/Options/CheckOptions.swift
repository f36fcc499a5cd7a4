import ArgumentParser
import Foundation
import Galley
import ReviewReport
import SnapshotRuns

/// The option of every command that can fail because of findings.
struct FailureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The findings that make the exit code 1: error, warning or note (that severity and all above it), names of rules, or \
      never.
      """, valueName: "severity|rule,..."),
    transform: PolicyParsing.policy)
  var failOn: FailurePolicy?
}

/// What a check accepts and lists.
struct CheckOptions: ParsableArguments {
  @OptionGroup var failures: FailureOptions

  @Option(
    help: ArgumentHelp("The mildest severity to list: error, warning (default) or note.", valueName: "severity"))
  var list: Finding.Severity?

  @Option(
    help: ArgumentHelp(
      "A file of findings that the project has already. Only others are listed, and only they fail.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the findings of this run to the baseline instead of failing.")
  var updateBaseline = false

  /// Returns the rules of the command line over those of the configuration.
  ///
  /// - Throws: ``ExitStatus/wrongUsage`` after a report if the baseline is missing or cannot be used.
  func rules(over configuration: CheckConfiguration) throws(ExitStatus) -> CheckRules {
    var rules = CheckRules(today: Self.today)
    rules.policy = failures.failOn ?? configuration.policy ?? .warnings
    rules.listed = list ?? configuration.listed ?? .warning
    rules.suppressions = configuration.suppressions
    guard let path = path(over: configuration) else {
      guard !updateBaseline else {
        Terminal.report(
          Diagnostic(.error, "--update-baseline needs --baseline FILE, or 'baseline' under 'check' in .galley.yml"))
        throw .wrongUsage
      }
      return rules
    }
    do throws(BaselineError) {
      rules.baseline = try Baseline(contentsOf: path)
    } catch {
      guard updateBaseline, error.isMissing else {
        Terminal.report(Diagnostic(.error, at: path, error.description))
        throw .wrongUsage
      }
    }
    return rules
  }

  /// The baseline's path, or `nil` for none.
  func path(over configuration: CheckConfiguration) -> String? { baseline ?? configuration.baseline }

  /// The present day of the calendar that suppressions name days of, at the meridian of Greenwich.
  static var today: String {
    Date.now.formatted(.iso8601.year().month().day())
  }
}

extension Finding.Severity: ExpressibleByArgument {}
