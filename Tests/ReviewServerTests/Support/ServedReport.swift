import Foundation
import Synchronization
import TestSupport

@testable import ReviewServer

/// A report while it is served.
final class ServedReport {
  let report: SampleReport
  let visitor: Visitor
  /// What the server logs.
  let log = Log()
  private let server: ReviewServer

  final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var text: String { lines.withLock { $0.joined(separator: "\n") } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  init(_ report: SampleReport, references: String? = nil) throws {
    self.report = report
    try report.write()
    let reviewed = try ReviewedReport(folder: report.folder.path + "/report", references: references)
    server = try ReviewServer(reviewed) { [log] in log.add($0) }
    visitor = try Visitor(address: server.address)
  }

  /// Every verdict.
  convenience init() throws { try self.init(.ofEveryVerdict()) }

  deinit { server.stop() }

  /// The page's applied decisions, by path.
  func applied() throws -> [String: String] {
    let script = try visitor.get("/applied.js").text
    guard let start = script.firstIndex(of: "("), let end = script.lastIndex(of: ")") else { return [:] }
    let literal = Data(script[script.index(after: start)..<end].utf8)
    let text = try JSONSerialization.jsonObject(with: literal, options: .fragmentsAllowed) as? String ?? ""
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let decisions = object?["decisions"] as? [[String: String]] ?? []
    return Dictionary(uniqueKeysWithValues: decisions.map { ($0["path"] ?? "", $0["decision"] ?? "") })
  }
}
