import Files
import Synchronization

/// Threads on which libraries read files.
///
/// A library cannot be stopped. If a file takes too long, its thread is left behind and the caller goes on.
enum DecodingThread {
  /// Only one file is read at a time: each can take much memory, and the libraries are loaded without locks.
  private static let turn = Mutex(())

  /// Runs code while no file is read.
  static func alone<Result>(_ body: () -> sending Result) -> sending Result { turn.withLock { _ in body() } }

  /// Reads a file on a thread of its own, whose stack suffices for deeply nested drawings.
  ///
  /// - Throws: ``ImageFileError/tooSlow`` if it takes longer than the limit.
  static func run<Result: Sendable>(
    seconds: Double = ImageFileLimits.seconds, _ read: @escaping @Sendable () -> Result
  ) throws(ImageFileError) -> Result {
    guard let result = alone({ ThreadValue(stackSize: 64 << 20, read).value(within: seconds) }) else { throw .tooSlow }
    return result
  }
}
