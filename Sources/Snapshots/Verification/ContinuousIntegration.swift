/// Whether a machine checks changes that a person has yet to approve.
///
/// Such a machine writes no references by default, and believes no digest that a change could have brought along.
package enum ContinuousIntegration {
  /// Returns whether the variable `CI` of an environment is set, as CI services do. An empty text, `false`, `no` and
  /// `0` say that it is no such machine.
  package static func isNamed(in environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "false", "no", "0"].contains(value)
  }
}
