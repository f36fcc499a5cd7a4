import NIOCore
import Synchronization

/// Keeps the number of connections below what a process may have open.
final class ConnectionCount: Sendable {
  /// The most connections at a time: a browser opens six, and a process may have 256 files open on macOS.
  static let limit = 128

  /// A connection too many.
  struct Excess: Error {}

  private let count = Mutex(0)

  /// Counts a connection until it is closed.
  ///
  /// - Throws: ``Excess`` where there is no room, which closes the connection.
  func admit(_ connection: any Channel) throws {
    let isAdmitted = count.withLock { count in
      guard count < Self.limit else { return false }
      count += 1
      return true
    }
    guard isAdmitted else { throw Excess() }
    connection.closeFuture.whenComplete { [self] _ in count.withLock { $0 -= 1 } }
  }
}
