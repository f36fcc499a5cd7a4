import Files
import LoopbackServer
import Reports

/// Serves a report's page on loopback, and carries out a reviewer's decisions.
///
/// The server listens only on 127.0.0.1 and answers only requests with the token at the end of ``address``. "Serving a
/// report" describes the protocol.
package final class ReviewServer: Sendable {
  /// The address of the page, with the token: `http://127.0.0.1:PORT/?token=TOKEN`.
  package let address: String
  private let desk: DecisionDesk
  private let server: LoopbackServer

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
  /// - Throws: ``ReviewServerError/cannotListen(_:)``.
  package init(
    _ report: ReviewedReport, port: Int = 0, log: @escaping @Sendable (String) -> Void = { _ in },
    onDecisions: @escaping @Sendable (StoredReport, AppliedDecisions) -> Void = { _, _ in }
  ) throws(ReviewServerError) {
    let keys = SiteKeys()
    let desk = DecisionDesk(report: report, log: log, onDecisions: onDecisions)
    do throws(LoopbackServerError) {
      server = try LoopbackServer(port: port, threadCount: Self.threadCount) { port in
        ReviewSite(report: report, desk: desk, access: AccessRules(command: "review", port: port, keys: keys))
      }
    } catch {
      throw .cannotListen(error)
    }
    self.desk = desk
    address = server.address(token: keys.token)
  }

  /// Ends serving. A decision that is being carried out is completed; those that wait are answered as not carried out.
  package func stop() {
    desk.close()
    server.stop()
  }
}

/// A reason why a report cannot be served.
package enum ReviewServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no `report.json`, or a malformed one.
  case noReport(folder: String)
  /// The folder's `report.json` is none of its files, or is too large.
  case refusedReport(folder: String, ContainedFileError)
  /// Git has left something else in place of the folder's `report.json`.
  case unreadableReport(folder: String, TextFileError)
  /// A later version of Galley wrote the report in another format.
  case laterReport(folder: String, version: Int)
  case cannotListen(LoopbackServerError)
  /// None of the decisions in a file was carried out.
  case notCarriedOut(reason: String)

  package var description: String {
    switch self {
    case .noReport(let folder):
      """
      '\(folder)' is not a report: it has no readable report.json; expected a folder that 'galley verify' has written a \
      report to
      """
    case .refusedReport(let folder, let error): "'\(folder)/\(error.path)' cannot be read: \(error.reason)"
    case .unreadableReport(let folder, let error): "the report '\(folder)' cannot be read: \(error)"
    case .laterReport(let folder, let version):
      "the report '\(folder)' was written by a later version of Galley, in format \(version)"
    case .notCarriedOut(let reason): "the decisions cannot be carried out: \(reason)"
    case .cannotListen(let error): error.description
    }
  }
}
