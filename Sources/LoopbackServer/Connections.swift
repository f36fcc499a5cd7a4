import Files
import NIOCore
import Synchronization

/// Limits the number of open connections, so that nobody can use up the memory or the files of the process.
///
/// A connection is a stranger's until a request comes in on it that only the person can make. Strangers are many or few
/// without an effect on the person's own connections: beyond their limit, the one that has waited longest is dismissed
/// with an answer.
final class Connections: Sendable {
  /// The largest numbers of connections.
  struct Limits {
    /// Those on which nothing of the person's has come in yet.
    var strangers: Int
    /// The person's own. A browser opens six.
    var own: Int
    /// Those that have got their last answer and are about to be closed.
    var leaving: Int

    /// Half of the files that the process may have open, at most.
    static var usual: Limits {
      let files = max(16, sysconf(Int32(_SC_OPEN_MAX)))
      return Limits(strangers: min(128, files / 8), own: min(256, files / 4), leaving: min(128, files / 8))
    }
  }

  private enum Kind {
    case stranger, own, leaving
  }

  private struct Connection {
    let channel: any Channel
    var kind = Kind.stranger
  }

  private let limits: Limits
  private let connections = Mutex<[Connection]>([])

  init(limits: Limits = .usual) { self.limits = limits }

  /// Counts a connection until it is closed. Makes room for it if there are too many.
  func admit(_ channel: any Channel) {
    let (dismissed, closed) = connections.withLock { connections in
      connections.append(Connection(channel: channel))
      let dismissed = Self.first(.stranger, among: connections, beyond: limits.strangers)
      if let dismissed { connections[dismissed].kind = .leaving }
      let closed = Self.first(.leaving, among: connections, beyond: limits.leaving)
      return (dismissed.map { connections[$0].channel }, closed.map { connections[$0].channel })
    }
    dismissed?.pipeline.fireUserInboundEventTriggered(Dismissal.unavailable)
    closed?.close(promise: nil)
    channel.closeFuture.whenComplete { [self] _ in
      connections.withLock { $0.removeAll { $0.channel === channel } }
    }
  }

  /// Keeps a connection as one of the person's own.
  ///
  /// - Returns: Whether there is room for it.
  func recognise(_ channel: any Channel) -> Bool {
    connections.withLock { connections in
      guard let index = connections.firstIndex(where: { $0.channel === channel }) else { return false }
      if connections[index].kind == .own { return true }
      guard connections.count(where: { $0.kind == .own }) < limits.own else { return false }
      connections[index].kind = .own
      return true
    }
  }

  /// Counts a connection among those that are about to be closed.
  func leave(_ channel: any Channel) {
    connections.withLock { connections in
      guard let index = connections.firstIndex(where: { $0.channel === channel }) else { return }
      connections[index].kind = .leaving
    }
  }

  /// Returns the index of the oldest connection of a kind if there are more than a number of them.
  private static func first(_ kind: Kind, among connections: [Connection], beyond limit: Int) -> Int? {
    guard connections.count(where: { $0.kind == kind }) > limit else { return nil }
    return connections.firstIndex { $0.kind == kind }
  }
}

/// The last answer on a connection that nobody has read a request from: an event for its ``FrontDoor``.
enum Dismissal {
  /// There are too many connections.
  case unavailable
  /// The request took too long to arrive.
  case tooSlow

  fileprivate var answer: String {
    let (status, more, message) =
      switch self {
      case .unavailable:
        (
          "503 Service Unavailable", "Retry-After: \(RequestLimits.secondsToWait)\r\n",
          "Too many connections. Try again."
        )
      case .tooSlow: ("408 Request Timeout", "", "The request took too long to arrive.")
      }
    let body = "{\"message\":\"\(message)\"}\n"
    return "HTTP/1.1 \(status)\r\n\(more)Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
  }
}

/// The first handler of a connection, which sees bytes before anything has read them as a request. It can answer
/// without a request, as the handlers behind it cannot.
final class FrontDoor: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Whether bytes have come in since the last answer, or nothing has been answered yet.
  private(set) var awaitsAnswer = true
  private var isDismissed = false

  /// Notes that all that has come in is answered.
  func noteAnswer() { awaitsAnswer = false }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What comes in after the last answer is read, so that the system does not take that answer back, and dropped.
    guard !isDismissed else { return }
    awaitsAnswer = true
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case let dismissal as Dismissal: dismiss(context, with: dismissal)
    case ChannelEvent.inputClosed where isDismissed: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  private func dismiss(_ context: ChannelHandlerContext, with dismissal: Dismissal) {
    guard !isDismissed else { return }
    isDismissed = true
    context.writeAndFlush(NIOAny(ByteBuffer(string: dismissal.answer)), promise: nil)
    context.close(mode: .output, promise: nil)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: RequestLimits.farewell) { bound.value.close(promise: nil) }
  }
}
