import Galley
import Yams

extension ConfigurationReader {
  /// Reads what is said about comparing with references.
  func verifyConfiguration(_ node: Node) throws(ConfigurationError) -> VerifyConfiguration {
    var verify = VerifyConfiguration()
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "strict-layout": verify.isStrictAboutLayout = try flag(value)
      case "strict-drift": verify.isStrictAboutDrift = try flag(value)
      case "color-tolerance": verify.colorTolerance = try step(value)
      case "budget": verify.budget = try byteCount(value)
      case "masks": verify.masks = try list(value)
      case "rules": verify.rules = try rules(value)
      default:
        throw unknown(key, known: ["strict-layout", "strict-drift", "color-tolerance", "budget", "masks", "rules"])
      }
    }
    return verify
  }

  private func rules(_ node: Node) throws(ConfigurationError) -> [ViewRule] {
    guard let sequence = node.sequence else { throw error(at: node, "expected a list of rules") }
    var rules: [ViewRule] = []
    for item in sequence { rules.append(try rule(item)) }
    return rules
  }

  private func rule(_ node: Node) throws(ConfigurationError) -> ViewRule {
    var rule = ViewRule()
    for (key, value) in try entries(of: node) {
      switch key.string {
      case "view": rule.view = try text(value)
      case "document": rule.document = try text(value)
      case "scene": rule.scene = try text(value)
      case "locale": rule.locale = try text(value)
      case "ignore": rule.isIgnored = try flag(value)
      case "color-tolerance": rule.colorTolerance = try step(value)
      case "drift": rule.drift = try judgement(value)
      case "layout": rule.layout = try judgement(value)
      default:
        let known = ["view", "document", "scene", "locale", "ignore", "color-tolerance", "drift", "layout"]
        throw unknown(key, known: known)
      }
    }
    if rule.isIgnored, rule.view == nil { throw error(at: node, "'ignore' needs a view") }
    let saysNothing = !rule.isIgnored && rule.colorTolerance == nil && rule.drift == nil && rule.layout == nil
    if saysNothing { throw error(at: node, "the rule says nothing: ignore, color-tolerance, drift or layout") }
    return rule
  }

  // MARK: Values

  private func text(_ node: Node) throws(ConfigurationError) -> String {
    guard let text = node.string, !text.isEmpty else { throw error(at: node, "expected a text") }
    return text
  }

  private func flag(_ node: Node) throws(ConfigurationError) -> Bool {
    guard let flag = node.bool else { throw error(at: node, "expected true or false") }
    return flag
  }

  private func step(_ node: Node) throws(ConfigurationError) -> Double {
    guard let step = node.float, (0...1).contains(step) else { throw error(at: node, "expected a number from 0 to 1") }
    return step
  }

  private func judgement(_ node: Node) throws(ConfigurationError) -> ViewRule.Judgement {
    guard let judgement = node.string.flatMap(ViewRule.Judgement.init) else {
      throw error(at: node, "expected pass or fail")
    }
    return judgement
  }

  private func byteCount(_ node: Node) throws(ConfigurationError) -> ByteCount {
    guard let count = node.string.flatMap(ByteCount.init(argument:)) else {
      throw error(at: node, "expected a size such as 50 MB")
    }
    return count
  }
}
