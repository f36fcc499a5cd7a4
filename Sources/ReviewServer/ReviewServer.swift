import Files
import NIOCore
import NIOHTTP1
import NIOPosix

/// A report's page on loopback, with a reviewer's decisions carried out.
///
/// It listens on 127.0.0.1 alone and answers who knows the token that ``address`` ends with. How it is spoken to stands
/// in "Serving a report".
package final class ReviewServer: Sendable {
  /// Where the page is, with the token: `http://127.0.0.1:PORT/?token=TOKEN`.
  package let address: String
  private let desk: DecisionDesk
  private let channel: any Channel
  private let group: MultiThreadedEventLoopGroup
  private let threads: NIOThreadPool

  /// How many requests are worked on at a time; one that waits for its turn to change the folder stops no picture.
  private static let threadCount = 4

  /// Starts to serve a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - port: the port to listen on; 0 for any that is free.
  ///   - log: is told, a sentence at a time, what the reviewer should know and the page cannot show.
  /// - Throws: ``ReviewServerError/cannotListen(port:reason:)``.
  package init(
    _ report: ReviewedReport, port: Int = 0, log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(ReviewServerError) {
    let (token, pass) = (Secret(), Secret())
    let desk = DecisionDesk(report: report, log: log)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let threads = NIOThreadPool(numberOfThreads: Self.threadCount)
    let connections = ConnectionCount()
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: Int32(ConnectionCount.limit))
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { connection in
          connection.eventLoop.makeCompletedFuture {
            try connections.admit(connection)
            // Its own address tells the port, which is not known before the server listens.
            let port = connection.localAddress?.port ?? 0
            let site = ReviewSite(
              report: report, desk: desk, access: AccessRules(port: port, token: token, pass: pass))
            try connection.pipeline.syncOperations.configureHTTPServerPipeline(
              withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
              withDecoderLimitConfiguration: RequestLimits.head)
            try connection.pipeline.syncOperations.addHandler(
              RequestHandler(threads: threads) { site.answer($0) })
          }
        }
        .bind(host: "127.0.0.1", port: port).wait()
    } catch {
      try? group.syncShutdownGracefully()
      throw .cannotListen(port: port, reason: (error as? IOError)?.sentence ?? "\(error)")
    }
    threads.start()
    (self.desk, self.group, self.threads) = (desk, group, threads)
    address = "http://127.0.0.1:\(channel.localAddress?.port ?? port)/?token=\(token.text)"
  }

  /// Ends serving. The image that a decision is being carried out for is finished; decisions that wait behind it are
  /// answered as not carried out.
  package func stop() {
    desk.close()
    try? channel.close().wait()
    try? threads.syncShutdownGracefully()
    try? group.syncShutdownGracefully()
  }
}

/// Why a report cannot be served.
package enum ReviewServerError: Error, Hashable, Sendable {
  /// The folder has no `report.json`, or none that is a report's.
  case noReport(folder: String)
  /// A later Galley wrote the report, in a format of its own.
  case laterReport(folder: String, version: Int)
  /// The port cannot be had.
  case cannotListen(port: Int, reason: String)
}

extension IOError {
  fileprivate var sentence: String { String(cString: strerror(errnoCode)) }
}
