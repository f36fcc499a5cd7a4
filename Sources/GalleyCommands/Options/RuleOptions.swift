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
      "How far colours may be off, as a step that is seen: 1 is black to white. The default, 0, tells every step.",
      valueName: "step"))
  var colorTolerance = 0.0

  func validate() throws {
    guard (0...1).contains(colorTolerance) else {
      throw ValidationError("--color-tolerance is 0 to 1, not \(colorTolerance).")
    }
  }

  /// The rules that the options ask for.
  var rules: VerificationRules {
    var rules = VerificationRules()
    rules.isStrictAboutLayout = strictLayout
    rules.isStrictAboutDrift = strictDrift
    rules.maskedViews = Set(mask)
    rules.colorTolerance = colorTolerance
    return rules
  }

}
