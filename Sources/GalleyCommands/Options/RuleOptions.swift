import ArgumentParser
import Galley

/// What does not count when snapshots are compared.
struct RuleOptions: ParsableArguments {
  @Flag(help: "Fail where the same pixels come from another layout.")
  var strictLayout = false

  @Flag(help: "Fail where edges alone are smoothed otherwise.")
  var strictDrift = false

  @Option(help: ArgumentHelp("A view that does not count; may be given several times.", valueName: "id"))
  var mask: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      How far the colour of a pixel may be off, as a step that is seen: 1 is black to white. The default, 0, counts \
      every step.
      """,
      valueName: "step"))
  var colorTolerance: Double?

  func validate() throws {
    guard (0...1).contains(colorTolerance ?? 0) else {
      throw ValidationError("--color-tolerance is 0 to 1, not \(colorTolerance ?? 0).")
    }
  }

  /// The rules that the options ask for, with a configuration's where they ask for none.
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
