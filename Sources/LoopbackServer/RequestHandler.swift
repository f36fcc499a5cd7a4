import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Handles a connection: collects requests within their limits, passes them on, and writes the answers.
///
/// Every request gets an answer. Those of the person who started the server come first: see ``Connections``.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: any LoopbackSite
  private let threads: NIOThreadPool
  private let connections: Connections
  private let frontDoor: FrontDoor
  private let bodies: BodyBytes
  private var request: SiteRequest?
  /// Whether the request is one that only the person can make.
  private var isOwn = false
  /// Whether a request is worked on.
  private var isWorking = false
  private var keepsAlive = true
  /// Whether the last answer was written.
  private var isLeaving = false
  private var deadline: Scheduled<Void>?

  /// - Parameters:
  ///   - site: What answers requests.
  ///   - threads: The threads on which the person's own requests are worked on.
  ///   - connections: All connections, of which this one is counted.
  ///   - frontDoor: The first handler of the connection.
  ///   - bodies: The bytes of the bodies that are arriving on all connections.
  init(
    _ site: any LoopbackSite, threads: NIOThreadPool, connections: Connections, frontDoor: FrontDoor, bodies: BodyBytes
  ) {
    self.site = site
    self.threads = threads
    self.connections = connections
    self.frontDoor = frontDoor
    self.bodies = bodies
  }

  func channelActive(context: ChannelHandlerContext) { close(context, in: RequestLimits.arrival) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case ChannelEvent.inputClosed = event else { return context.fireUserInboundEventTriggered(event) }
    // A client may end its side of the connection when it has asked, and then wait for the answer.
    if isWorking { keepsAlive = false } else { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    dropRequest()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isLeaving else { return }
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
    isOwn = site.access.isOwn(request)
    if isOwn, !connections.recognise(context.channel) { return refuse(context, with: .tooManyRequests) }
    let length = head.headers.first(name: "content-length").map { Int($0) ?? .max } ?? 0
    let hasBody = length > 0 || head.headers.contains(name: "transfer-encoding")
    if hasBody, let refusal = site.refusal(ofHead: request) { return refuse(context, with: refusal) }
    if length > RequestLimits.body { refuse(context) }
  }

  private func append(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    guard request != nil else { return }
    guard bodies.add(bytes.readableBytes) else { return refuse(context, with: .tooManyRequests) }
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
    // Nobody else gets anything but a refusal, which takes no time. The threads are for the person's own requests.
    if isOwn { work(on: request, context) } else { answerStranger(request, context) }
  }

  private func answerStranger(_ request: SiteRequest, _ context: ChannelHandlerContext) {
    bodies.remove(request.body.count)
    write(site.answer(request), context)
  }

  private func work(on request: SiteRequest, _ context: ChannelHandlerContext) {
    isWorking = true
    let size = request.body.count
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    threads.runIfActive(eventLoop: context.eventLoop) { [site] in site.answer(request) }.whenComplete { result in
      let (handler, context) = bound.value
      handler.isWorking = false
      handler.bodies.remove(size)
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
    if answer.status == .unavailable { headers.add(name: "Retry-After", value: String(RequestLimits.secondsToWait)) }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status.rawValue), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    frontDoor.noteAnswer()
    if keepsAlive { close(context, in: RequestLimits.arrival) } else { leave(context) }
  }

  /// Tells the client that nothing more will come, and waits until it has read that: if the connection were closed
  /// while bytes of the client are on their way, the system would take the answer back.
  private func leave(_ context: ChannelHandlerContext) {
    isLeaving = true
    connections.leave(context.channel)
    context.close(mode: .output, promise: nil)
    close(context, in: RequestLimits.farewell)
  }

  /// Closes the connection if nothing is answered for a time, with an answer to what has come in.
  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) {
    deadline?.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) {
      let (handler, context) = bound.value
      handler.isLeaving || !handler.frontDoor.awaitsAnswer
        ? context.close(promise: nil) : context.pipeline.fireUserInboundEventTriggered(Dismissal.tooSlow)
    }
  }
}

enum RequestLimits {
  /// The largest body in bytes: enough for the decisions on 100,000 images, each with its path and digest.
  static let body = 16 << 20

  /// The largest number of bytes of all bodies that arrive or wait for their answer at a time.
  static let bodies = 4 * body

  /// The longest time for a request to arrive, and for a connection to be idle.
  static let arrival = TimeAmount.seconds(10)

  /// The number of seconds after which a client that was turned away may try again.
  static let secondsToWait = 1

  /// The time that a refused connection stays open, so that the client can read the answer.
  static let farewell = TimeAmount.seconds(5)

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
