import Foundation
import TestSupport
import Testing

@Suite("galley review", .enabled(if: ToolProcess.tool != nil, "galley is not built"))
struct ReviewCommandTests {
  @Test("The address is printed, it answers, and a signal ends the tool with 0")
  func serving() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    let process = try ToolProcess(arguments: ["review", "report"], in: report.folder.url)
    let visitor = try Visitor(address: #require(process.line()))
    #expect(try visitor.outcomes(accept: [SampleSnapshots.path("New")]) == [SampleSnapshots.path("New"): ""])
    #expect(report.reference("New") != nil, "where the report says that its references are")
    #expect(process.end(by: SIGTERM) == 0)
  }

  @Test("A missing report and an invalid port are wrong usage")
  func wrongUsage() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "empty/nothing")
    for arguments in [["review", "empty"], ["review", "none"], ["review"], ["review", "empty", "--port", "70000"]] {
      #expect(try ToolProcess.run(arguments: arguments, in: folder.url).code == 2, "\(arguments)")
    }
  }

  @Test("A port that is in use is wrong usage")
  func takenPort() throws {
    let served = try ServedReport()
    let arguments = ["review", "report", "--port", String(served.visitor.port)]
    #expect(try ToolProcess.run(arguments: arguments, in: served.report.folder.url).code == 2)
  }
}
