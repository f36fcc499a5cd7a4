import Files
import NIOCore
import NIOHTTP1
import NIOPosix
import Reports

/// Serves a report's page on loopback, and carries out a reviewer's decisions.
///
/// The server listens only on 127.0.0.1 and answers only requests with the token at the end of ``address``. "Serving a
/// report" describes the protocol.
package final class ReviewServer: Sendable {
  /// The address of the page, with the token: `http://127.0.0.1:PORT/?token=TOKEN`.
  package let address: String
  private let desk: DecisionDesk
  private let channel: any Channel
  private let group: MultiThreadedEventLoopGroup
  private let threads: NIOThreadPool

  /// The number of requests that are worked on at a time. With several, pictures load while a decision waits for the
  /// folder's lock.
  private static let threadCount = 4

  /// Starts to serve a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - port: The port to listen on, or 0 for any free one.
  ///   - log: Called with sentences for the reviewer that the page cannot show.
  ///   - onDecisions: Called after decisions were recorded in the report, with all decisions about it.
  /// - Throws: ``ReviewServerError/cannotListen(port:reason:)``.
  package init(
    _ report: ReviewedReport, port: Int = 0, log: @escaping @Sendable (String) -> Void = { _ in },
    onDecisions: @escaping @Sendable (StoredReport, AppliedDecisions) -> Void = { _, _ in }
  ) throws(ReviewServerError) {
    let (token, pass) = (Secret(), Secret())
    let desk = DecisionDesk(report: report, log: log, onDecisions: onDecisions)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let threads = NIOThreadPool(numberOfThreads: Self.threadCount)
    let connections = ConnectionCount()
    let bodies = BodyBytes()
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: Int32(ConnectionCount.limit))
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { connection in
          connection.eventLoop.makeCompletedFuture {
            try connections.admit(connection)
            // The connection's own address has the port, which is unknown until the server listens.
            let port = connection.localAddress?.port ?? 0
            let site = ReviewSite(
              report: report, desk: desk, access: AccessRules(port: port, token: token, pass: pass))
            try connection.pipeline.syncOperations.configureHTTPServerPipeline(
              withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
              withDecoderLimitConfiguration: RequestLimits.head)
            try connection.pipeline.syncOperations.addHandler(
              RequestHandler(
                threads: threads, bodies: bodies, refusal: { site.refusal(ofHead: $0) },
                recognise: { connections.recognise(connection) }
              ) {
                site.answer($0)
              })
          }
        }
        .bind(host: "127.0.0.1", port: port).wait()
    } catch {
      try? group.syncShutdownGracefully()
      throw .cannotListen(
        port: port, reason: (error as? IOError).map { SystemError(code: $0.errnoCode).description } ?? "\(error)")
    }
    threads.start()
    (self.desk, self.group, self.threads) = (desk, group, threads)
    address = "http://127.0.0.1:\(channel.localAddress?.port ?? port)/?token=\(token.text)"
  }

  /// Ends serving. A decision that is being carried out is completed; those that wait are answered as not carried out.
  package func stop() {
    desk.close()
    try? channel.close().wait()
    try? threads.syncShutdownGracefully()
    try? group.syncShutdownGracefully()
  }
}

/// A reason why a report cannot be served.
package enum ReviewServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no `report.json`, or a malformed one.
  case noReport(folder: String)
  /// A later version of Galley wrote the report in another format.
  case laterReport(folder: String, version: Int)
  case cannotListen(port: Int, reason: String)
  /// None of the decisions in a file was carried out.
  case notCarriedOut(reason: String)

  package var description: String {
    switch self {
    case .noReport(let folder):
      """
      '\(folder)' is not a report: it has no readable report.json; expected a folder that 'galley verify' has written a \
      report to
      """
    case .laterReport(let folder, let version):
      "the report '\(folder)' was written by a later version of Galley, in format \(version)"
    case .notCarriedOut(let reason): "the decisions cannot be carried out: \(reason)"
    case .cannotListen(port: 0, let reason): "no port is available: \(reason)"
    case .cannotListen(let port, let reason): "port \(port) is not available: \(reason)"
    }
  }
}
