import ArgumentParser
import Galley

/// The differences that do not count when snapshots are compared.
struct RuleOptions: ParsableArguments {
  @Flag(help: "Fail if the layout differs, even if all pixels are the same.")
  var strictLayout = false

  @Flag(help: "Fail if only the antialiasing of edges differs.")
  var strictDrift = false

  @Option(
    help: ArgumentHelp("A view to leave out of the comparison. Can be repeated.", valueName: "id"),
    completion: .names(\.views))
  var mask: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The largest perceived difference in colour that does not count, from 0 (default: every difference counts) to 1 \
      (black and white).
      """,
      valueName: "step"),
    transform: NumberOption.colorTolerance)
  var colorTolerance: Double?

  /// Returns the rules of the options, completed by those of a configuration.
  func rules(over configuration: VerifyConfiguration = VerifyConfiguration()) -> VerificationRules {
    var rules = VerificationRules()
    rules.isStrictAboutLayout = strictLayout || configuration.isStrictAboutLayout ?? false
    rules.isStrictAboutDrift = strictDrift || configuration.isStrictAboutDrift ?? false
    rules.maskedViews = Set(mask + configuration.masks)
    rules.colorTolerance = colorTolerance ?? configuration.colorTolerance ?? 0
    rules.viewRules = configuration.rules
    return rules
  }
}
