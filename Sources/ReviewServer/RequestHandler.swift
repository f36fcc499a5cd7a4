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
  private var request: SiteRequest?
  private var keepsAlive = true
  private var deadline: Scheduled<Void>?

  init(threads: NIOThreadPool, answer: @escaping @Sendable (SiteRequest) -> SiteAnswer) {
    self.threads = threads
    self.answer = answer
  }

  func channelActive(context: ChannelHandlerContext) { close(context, in: RequestLimits.arrival) }

  func channelInactive(context: ChannelHandlerContext) { deadline?.cancel() }

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
    request = SiteRequest(
      method: head.method.rawValue, target: head.uri,
      headers: head.headers.map { SiteHeader(name: $0.name.lowercased(), value: $0.value) })
    if let length = head.headers.first(name: "content-length").flatMap({ Int($0) }), length > RequestLimits.body {
      refuse(context)
    }
  }

  private func append(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    guard request != nil else { return }
    request?.body += bytes.readableBytesView
    if let count = request?.body.count, count > RequestLimits.body { refuse(context) }
  }

  /// Refuses a request that is too large before all of it has arrived, and reads no more of it.
  private func refuse(_ context: ChannelHandlerContext) {
    request = nil
    keepsAlive = false
    write(SiteAnswer(.contentTooLarge, message: "The request is too large."), context)
  }

  private func finish(_ context: ChannelHandlerContext) {
    guard let request else { return }
    self.request = nil
    deadline?.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    threads.runIfActive(eventLoop: context.eventLoop) { [answer] in answer(request) }.whenComplete { result in
      let (handler, context) = bound.value
      switch result {
      case .success(let answer): handler.write(answer, context)
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

/// Limits the number of open connections.
final class ConnectionCount: Sendable {
  /// The largest number of connections. A browser opens six; on macOS a process may have 256 files open.
  static let limit = 128

  struct Excess: Error {}

  private let count = Mutex(0)

  /// Counts a connection until it is closed.
  ///
  /// - Throws: ``Excess`` if there are too many, which closes the connection.
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
