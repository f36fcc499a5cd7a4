import Foundation
import Testing

/// How often tests kill a process that writes files: `GALLEY_KILL_ROUNDS` times, or not at all without the variable,
/// since a round takes some seconds of waiting.
package enum KillRounds {
  package static let count = ProcessInfo.processInfo.environment["GALLEY_KILL_ROUNDS"].flatMap { Int($0) } ?? 0
}

extension Trait where Self == ConditionTrait {
  /// Skips tests that kill processes unless `GALLEY_KILL_ROUNDS` says how often.
  package static var killsProcesses: Self {
    .enabled(if: KillRounds.count > 0, "set GALLEY_KILL_ROUNDS to a number of rounds")
  }
}
