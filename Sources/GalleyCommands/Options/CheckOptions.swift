import ArgumentParser
import Foundation
import Galley
import Reports
import SnapshotRuns

/// The option of every command that can fail because of findings.
struct FailureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The findings that make the exit code 1: error, warning or note (that severity and all above it), names of rules, or \
      never.
      """, valueName: "severity|rule,..."),
    completion: .words(.failing),
    transform: PolicyParsing.policy)
  var failOn: FailurePolicy?

  @Option(
    help: ArgumentHelp(
      "A file of findings that the project has already, which 'galley check' writes: only others fail.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var baseline: String?

  /// Checks that a command other than a check finds what it is to fail on.
  ///
  /// - Throws: `ValidationError` if a rule is one that only checks look for, or if there is a baseline and nothing to
  ///   fail on.
  func checkForPictures() throws {
    if failOn == nil, baseline != nil {
      throw ValidationError("--baseline needs --fail-on, because without it no finding fails the command.")
    }
    guard let rule = failOn?.rules.sorted().first(where: { Finding.Rule(rawValue: $0)?.isAboutDesign == true }) else {
      return
    }
    throw ValidationError("'\(rule)' is a rule about how a layout is made, which only 'galley check' looks for.")
  }

  /// Returns what ends a command other than a check, or `nil` without `--fail-on`.
  ///
  /// - Throws: ``ExitStatus/wrongUsage`` after a report if the baseline is missing or cannot be used.
  func gate(over configuration: CheckConfiguration) throws(ExitStatus) -> FindingGate? {
    guard let failOn else { return nil }
    var rules = CheckRules(today: CheckOptions.today)
    rules.policy = failOn
    rules.suppressions = configuration.suppressions
    rules.baseline = try knownFindings(over: configuration)
    return FindingGate(rules)
  }

  /// Returns the baseline of the command line, or else of the configuration, or `nil` if there is none.
  ///
  /// - Parameter mayBeMissing: Whether the file need not exist.
  func knownFindings(
    over configuration: CheckConfiguration, mayBeMissing: Bool = false
  ) throws(ExitStatus) -> Baseline? {
    guard let path = path(over: configuration) else { return nil }
    do throws(BaselineError) {
      return try Baseline(contentsOf: path)
    } catch {
      if mayBeMissing, error.reason == .missing { return nil }
      let words = ProjectPaths(inputs: [path]).words(for: path)
      Terminal.report(Diagnostic(.error, at: error.place(in: words), error.description))
      throw .wrongUsage
    }
  }

  /// The baseline's path, or `nil` for none.
  func path(over configuration: CheckConfiguration) -> String? { baseline ?? configuration.baseline }
}

/// What a check accepts and lists.
struct CheckOptions: ParsableArguments {
  @OptionGroup var failures: FailureOptions

  @Option(
    help: ArgumentHelp("The mildest severity to list: error, warning (default) or note.", valueName: "severity"))
  var list: Finding.Severity?

  @Flag(help: "Print every finding that is listed in full, instead of a page of examples and the number of the rest.")
  var verbose = false

  @Flag(help: "Write the findings of this run to the baseline instead of failing.")
  var updateBaseline = false

  /// Returns the rules of the command line over those of the configuration.
  ///
  /// - Throws: ``ExitStatus/wrongUsage`` after a report if the baseline is missing or cannot be used.
  func rules(over configuration: CheckConfiguration) throws(ExitStatus) -> CheckRules {
    var rules = CheckRules(today: Self.today)
    rules.policy = failures.failOn ?? configuration.policy ?? .warnings
    rules.listed = list ?? configuration.listed ?? .warning
    rules.isVerbose = verbose
    rules.suppressions = configuration.suppressions
    if updateBaseline, path(over: configuration) == nil {
      Terminal.report(
        Diagnostic(.error, "--update-baseline needs --baseline FILE, or 'baseline' under 'check' in .galley.yml"))
      throw .wrongUsage
    }
    rules.baseline = try failures.knownFindings(over: configuration, mayBeMissing: updateBaseline)
    return rules
  }

  /// The baseline's path, or `nil` for none.
  func path(over configuration: CheckConfiguration) -> String? { failures.path(over: configuration) }

  /// The present day of the calendar that suppressions name days of, at the meridian of Greenwich.
  static var today: String {
    Date.now.formatted(.iso8601.year().month().day())
  }
}

extension Finding.Severity: ExpressibleByArgument {}
