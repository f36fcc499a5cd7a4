import Foundation
import Snapshots
import TestSupport
import Testing

@testable import ReviewServer

@Suite("Simultaneous decisions")
struct ConcurrencyTests {
  private let colors = (0..<12).map { UInt32(0xFF00_0000) + UInt32($0) * 0x0101 }

  private func report() throws -> SampleReport {
    var report = SampleReport()
    for (index, color) in colors.enumerated() {
      try report.add(
        "Scene \(index)", .changed, expected: SampleSnapshots.files(0xFFFF_FFFF), actual: SampleSnapshots.files(color))
    }
    return report
  }

  private func path(_ index: Int) -> String { SampleSnapshots.path("Scene \(index)") }

  @Test("Two servers for one report lose none of each other's decisions")
  func twoServers() throws {
    let served = try ServedReport(try report())
    let other = try ReviewServer(ReviewedReport(folder: served.report.folder.path + "/report"))
    defer { other.stop() }
    let visitors = [served.visitor, try Visitor(address: other.address)]
    DispatchQueue.concurrentPerform(iterations: colors.count) { index in
      _ = try? visitors[index % 2].outcomes(accept: [path(index)])
    }
    #expect(try served.applied().count == colors.count)
    for (index, color) in colors.enumerated() {
      #expect(served.report.reference("Scene \(index)") == SampleSnapshots.files(color))
    }
  }

  @Test("A verification that writes the report meanwhile leaves it whole, and every reference either old or accepted")
  func writerMeanwhile() throws {
    let report = try report()
    let served = try ServedReport(report)
    let visitor = served.visitor
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      if part == 0 {
        for _ in 0..<3 { _ = try? report.write() }
      } else {
        for index in colors.indices { _ = try? visitor.outcomes(accept: [path(index)]) }
      }
    }
    #expect(try visitor.get("/data.js").status == 200)
    for (index, color) in colors.enumerated() {
      #expect(report.reference("Scene \(index)") == SampleSnapshots.files(color))
    }
  }

  @Test("Decisions about paths that look the same and have other bytes are two")
  func normalization() throws {
    let request = try DecisionRequest(json: Array("{\"accept\":[\"n\u{E9}\",\"ne\u{301}\"],\"reject\":[]}".utf8))
    #expect(request.decisions.map { Array($0.path.utf8) } == [Array("n\u{E9}".utf8), Array("ne\u{301}".utf8)])
  }

  @Test("Ending a server refuses the decisions that are waiting")
  func ending() throws {
    let report = try report()
    try report.write()
    let desk = DecisionDesk(report: try ReviewedReport(folder: report.folder.path + "/report")) { _ in }
    desk.close()
    let request = try DecisionRequest(
      json: Array("{\"accept\":[\"\(path(0))\"],\"reject\":[]}".utf8))
    #expect(try desk.carryOut(request).first?.problem == "The server has ended.")
    #expect(report.reference("Scene 0") == SampleSnapshots.files(0xFFFF_FFFF))
  }
}
