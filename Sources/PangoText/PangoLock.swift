import Synchronization

/// Lets one task at a time into Pango, however many font maps there are.
///
/// Pango 1.50 shares one HarfBuzz buffer and takes a new one while another thread has it: lines broken within words then
/// came out differently in 2% of the cases. Making and releasing font maps while another thread shapes crashed.
enum PangoLock {
  private static let mutex = Mutex(())

  /// Runs what calls Pango, alone in the process.
  static func withLock<Result>(_ body: () throws -> sending Result) rethrows -> sending Result {
    try mutex.withLock { _ in try body() }
  }
}
