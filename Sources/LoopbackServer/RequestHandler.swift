import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Handles a connection: collects requests within their limits, passes them on, and writes the answers.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let threads: NIOThreadPool
  private let answer: @Sendable (SiteRequest) -> SiteAnswer
  /// Returns the answer to a request whose body is not worth reading, or `nil`.
  private let refusal: (SiteRequest) -> SiteAnswer?
  /// Called when a request was one of the person's own.
  private let recognise: () -> Void
  private let bodies: BodyBytes
  private var request: SiteRequest?
  private var keepsAlive = true
  private var deadline: Scheduled<Void>?

  /// - Parameters:
  ///   - bodies: The bytes of the bodies that are arriving on all connections.
  ///   - refusal: Returns the answer to a request whose body is not worth reading, given its head, or `nil`.
  ///   - recognise: Called when a request was answered that only the person can make.
  ///   - answer: Answers a request.
  init(
    threads: NIOThreadPool, bodies: BodyBytes, refusal: @escaping (SiteRequest) -> SiteAnswer?,
    recognise: @escaping () -> Void,
    answer: @escaping @Sendable (SiteRequest) -> SiteAnswer
  ) {
    self.threads = threads
    self.bodies = bodies
    self.refusal = refusal
    self.recognise = recognise
    self.answer = answer
  }

  func channelActive(context: ChannelHandlerContext) { close(context, in: RequestLimits.arrival) }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    dropRequest()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes): append(bytes, context)
    case .end: finish(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    keepsAlive = head.isKeepAlive
    let request = SiteRequest(
      method: head.method.rawValue, target: head.uri,
      headers: head.headers.map { SiteHeader(name: $0.name.lowercased(), value: $0.value) })
    self.request = request
    let length = head.headers.first(name: "content-length").map { Int($0) ?? .max } ?? 0
    let hasBody = length > 0 || head.headers.contains(name: "transfer-encoding")
    if hasBody, let refusal = refusal(request) { return refuse(context, with: refusal) }
    if length > RequestLimits.body { refuse(context) }
  }

  private func append(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    guard request != nil else { return }
    guard bodies.add(bytes.readableBytes) else {
      return refuse(context, with: SiteAnswer(.unavailable, message: "Too many requests arrive at a time. Try again."))
    }
    request?.body += bytes.readableBytesView
    if let count = request?.body.count, count > RequestLimits.body { refuse(context) }
  }

  /// Refuses a request before all of it has arrived, and keeps no more of it.
  private func refuse(
    _ context: ChannelHandlerContext,
    with answer: SiteAnswer = SiteAnswer(.contentTooLarge, message: "The request is too large.")
  ) {
    dropRequest()
    keepsAlive = false
    write(answer, context)
  }

  /// Forgets a request that has not arrived as a whole.
  private func dropRequest() {
    bodies.remove(request?.body.count ?? 0)
    request = nil
  }

  private func finish(_ context: ChannelHandlerContext) {
    guard let request else { return }
    self.request = nil
    deadline?.cancel()
    let size = request.body.count
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    threads.runIfActive(eventLoop: context.eventLoop) { [answer] in answer(request) }.whenComplete { result in
      let (handler, context) = bound.value
      handler.bodies.remove(size)
      switch result {
      case .success(let answer):
        if answer.status == .ok { handler.recognise() }
        handler.write(answer, context)
      case .failure: context.close(promise: nil)
      }
    }
  }

  private func write(_ answer: SiteAnswer, _ context: ChannelHandlerContext) {
    var headers = HTTPHeaders(answer.headers.map { ($0.name, $0.value) })
    headers.add(name: "Content-Length", value: String(answer.body.count))
    if !keepsAlive { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status.rawValue), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    close(context, in: keepsAlive ? RequestLimits.arrival : RequestLimits.farewell)
  }

  /// Closes the connection if nothing happens for a time.
  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}

enum RequestLimits {
  /// The largest body in bytes: enough for the decisions on 100,000 images, each with its path and digest.
  static let body = 16 << 20

  /// The largest number of bytes of all bodies that arrive or wait for their answer at a time.
  static let bodies = 4 * body

  /// The longest time for a request to arrive, and for a connection to be idle.
  static let arrival = TimeAmount.seconds(10)

  /// The time that a refused connection stays open, so that the client can read the answer.
  static let farewell = TimeAmount.seconds(1)

  /// The limits of the address and the headers, in bytes.
  static var head: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 << 10
    limits.maxHeaderListSize = 32 << 10
    limits.maxHeaderFieldCount = 64
    return limits
  }
}

/// Counts the bytes of the bodies that arrive at a time, so that many connections cannot use up the memory.
final class BodyBytes: Sendable {
  private let count = Mutex(0)

  /// Counts bytes, unless there would be more than ``RequestLimits/bodies``.
  ///
  /// - Returns: Whether they were counted.
  func add(_ bytes: Int) -> Bool {
    count.withLock { count in
      guard count + bytes <= RequestLimits.bodies else { return false }
      count += bytes
      return true
    }
  }

  func remove(_ bytes: Int) { count.withLock { $0 -= bytes } }
}

/// Limits the number of open connections. Beyond the limit, the oldest one of a stranger gives way to the next: one
/// that has not yet asked for anything with the token or the page's cookie.
final class ConnectionCount: Sendable {
  /// The largest number of connections. A browser opens six; on macOS a process may have 256 files open.
  static let limit = 128

  struct Excess: Error {}

  private struct Connection {
    let channel: any Channel
    var isKnown = false
  }

  private let connections = Mutex<[Connection]>([])

  /// Counts a connection until it is closed.
  ///
  /// - Throws: ``Excess`` if there are too many of the person's own, which closes the connection.
  func admit(_ channel: any Channel) throws {
    let stranger: (any Channel)? = try connections.withLock { connections in
      var stranger: (any Channel)?
      if connections.count >= Self.limit {
        guard let oldest = connections.firstIndex(where: { !$0.isKnown }) else { throw Excess() }
        stranger = connections.remove(at: oldest).channel
      }
      connections.append(Connection(channel: channel))
      return stranger
    }
    stranger?.close(promise: nil)
    channel.closeFuture.whenComplete { [self] _ in
      connections.withLock { $0.removeAll { $0.channel === channel } }
    }
  }

  /// Keeps a connection of the reviewer's own.
  func recognise(_ channel: any Channel) {
    connections.withLock { connections in
      guard let index = connections.firstIndex(where: { $0.channel === channel }) else { return }
      connections[index].isKnown = true
    }
  }
}
