import Files
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves a site on loopback to the person who started the server.
///
/// It listens only on 127.0.0.1. The site decides with ``AccessRules`` which requests it answers.
package final class LoopbackServer: Sendable {
  /// The port that it listens on.
  package let port: Int
  private let channel: any Channel
  private let group: MultiThreadedEventLoopGroup
  private let threads: NIOThreadPool

  /// The number of connections that the system keeps until they are accepted.
  private static let backlog: Int32 = 1024

  /// Starts to serve.
  ///
  /// - Parameters:
  ///   - port: The port to listen on, or 0 for any free one.
  ///   - threadCount: The number of requests that are worked on at a time.
  ///   - site: Returns the site for the port that the server listens on.
  /// - Throws: ``LoopbackServerError``.
  package init(
    port: Int, threadCount: Int, site: @escaping @Sendable (_ port: Int) -> any LoopbackSite
  ) throws(LoopbackServerError) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let threads = NIOThreadPool(numberOfThreads: threadCount)
    let connections = Connections()
    let bodies = BodyBytes()
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: Self.backlog)
        // Few at a time, so that what has come in on them is read before others take their place.
        .serverChannelOption(.maxMessagesPerRead, value: 16)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .childChannelInitializer { connection in
          connection.eventLoop.makeCompletedFuture {
            // The connection's own address has the port, which is unknown until the server listens.
            let site = site(connection.localAddress?.port ?? 0)
            let frontDoor = FrontDoor()
            try connection.pipeline.syncOperations.addHandler(frontDoor)
            try connection.pipeline.syncOperations.configureHTTPServerPipeline(
              withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
              withDecoderLimitConfiguration: RequestLimits.head)
            try connection.pipeline.syncOperations.addHandler(
              RequestHandler(site, threads: threads, connections: connections, frontDoor: frontDoor, bodies: bodies))
            connections.admit(connection)
          }
        }
        .bind(host: "127.0.0.1", port: port).wait()
    } catch {
      try? group.syncShutdownGracefully()
      throw LoopbackServerError(
        port: port, reason: (error as? IOError).map { SystemError(code: $0.errnoCode).description } ?? "\(error)")
    }
    threads.start()
    (self.group, self.threads) = (group, threads)
    self.port = channel.localAddress?.port ?? port
  }

  /// Returns the address of the site's page: `http://127.0.0.1:PORT/?token=TOKEN`.
  package func address(token: Secret) -> String { "http://127.0.0.1:\(port)/?token=\(token.text)" }

  /// Ends serving. Requests that are worked on are completed.
  package func stop() {
    try? channel.close().wait()
    try? threads.syncShutdownGracefully()
    try? group.syncShutdownGracefully()
  }
}

/// A port that a server cannot listen on.
package struct LoopbackServerError: Error, Hashable, CustomStringConvertible {
  /// The port, or 0 for any free one.
  package var port: Int
  package var reason: String

  package init(port: Int, reason: String) { (self.port, self.reason) = (port, reason) }

  package var description: String {
    port == 0 ? "no port is available: \(reason)" : "port \(port) is not available: \(reason)"
  }
}
