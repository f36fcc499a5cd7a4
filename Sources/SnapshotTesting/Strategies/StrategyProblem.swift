import Synchronization

/// Why a strategy could not take a snapshot, for the assertion that asked for it.
///
/// Strategies return values and throw nothing.
final class StrategyProblem: Sendable {
  @TaskLocal static var current: StrategyProblem?
  private let first = Mutex<String?>(nil)

  var reason: String? { first.withLock(\.self) }

  /// Tells the assertion. The first reason counts.
  static func report(_ reason: String) {
    current?.first.withLock { $0 = $0 ?? reason }
  }
}
