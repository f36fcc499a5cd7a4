import Foundation
import Snapshots
import TestSupport

@testable import ReviewServer

/// A report of changed, new, renamed and orphaned pictures that are all accepted at once.
struct ManyDecisions {
  let states: ReferenceStates
  /// How many references there are before or after.
  let pathCount: Int
  private let report: SampleReport
  private let decided: [String]

  init() throws {
    var (report, before, after, former) = (
      SampleReport(), [String: SnapshotFiles](), [String: SnapshotFiles](), [String: String]()
    )
    let old = SampleSnapshots.files(0xFFFF_FFFF)
    for index in 0..<60 {
      let (scene, now) = ("Scene \(index)", SampleSnapshots.files(0xFF00_0000 + UInt32(index), width: 200))
      let path = SampleSnapshots.path(scene)
      if index % 4 != 3 { after[path] = now }
      switch index % 4 {
      case 0:
        before[path] = old
        try report.add(scene, .changed, expected: old, actual: now)
      case 1: try report.add(scene, .added, actual: now)
      case 2:
        former[path] = SampleSnapshots.path("Former \(index)")
        before[SampleSnapshots.path("Former \(index)")] = now
        try report.add(scene, .added, actual: now, formerly: "Former \(index)")
      default:
        before[path] = old
        try report.add(scene, .orphaned, expected: old)
      }
    }
    self.report = report
    decided = (0..<60).map { SampleSnapshots.path("Scene \($0)") }
    states = ReferenceStates(of: report.references, before: before, after: after, formerNames: former)
    pathCount = Set(before.keys).union(after.keys).count
    try states.restore()
    try report.write()
  }

  /// Serves the report, accepts everything, and ends the server where `interfere` has not.
  ///
  /// - Parameter interfere: is called once the decisions are on their way.
  /// - Returns: how long the decisions took, in microseconds.
  @discardableResult
  func run(_ interfere: (ToolProcess) -> Void) throws -> UInt32 {
    let process = try ToolProcess(arguments: ["review", "report"], in: report.folder.url)
    let visitor = try Visitor(address: process.line() ?? "")
    let body = try JSONSerialization.data(
      withJSONObject: ["accept": decided, "reject": [String]()])
    let line = try Line(port: visitor.port)
    let start = ContinuousClock.now
    let head = """
      POST /api/decisions HTTP/1.1\r
      Host: \(visitor.host)\r
      Content-Type: application/json\r
      Authorization: Bearer \(visitor.token)\r
      Content-Length: \(body.count)\r
      \r

      """
    line.write(Array(head.utf8) + Array(body))
    interfere(process)
    _ = try? line.readAnswer()
    let duration = start.duration(to: .now)
    _ = process.end(by: SIGTERM)
    return UInt32(duration / .microseconds(1))
  }
}
