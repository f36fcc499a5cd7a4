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

  @Test("The folder that accepted pictures go to is printed, and the page shows it")
  func target() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    let process = try ToolProcess(arguments: ["review", "report"], in: report.folder.url)
    let visitor = try Visitor(address: #require(process.line()))
    let data = try visitor.get("/data.js").text
    #expect(data.contains("globalThis.galleyTarget"))
    #expect(process.end(by: SIGTERM) == 0)
    #expect(process.result().log.contains("Accepted pictures are written to "))
  }

  @Test("References outside of the working folder, or with an absolute path, need --reference")
  func foreignReferences() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    let refused = try ToolProcess.run(
      arguments: ["review", "."], in: report.folder.url.appending(path: "report"))
    #expect(refused.code == 2)
    #expect(refused.log.contains("name it with --reference"), "\(refused.log)")
  }

  // MARK: Decisions in files

  @Test("The Markdown of a review has the notes of rejections, as soon as they are applied")
  func markdown() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    let process = try ToolProcess(
      arguments: ["review", "report", "--write", "markdown=comment.md"], in: report.folder.url)
    let visitor = try Visitor(address: #require(process.line()))
    #expect(report.folder.text("comment.md").contains("- **changed**, 2 images"))
    let path = SampleSnapshots.path("Changed")
    _ = try visitor.outcomes(reject: [path], notes: [path: "Too wide"])
    #expect(report.folder.text("comment.md").contains("  - **rejected** Changed \\(en L canvas\\): Too wide\n"))
    #expect(process.end(by: SIGTERM) == 0)
  }

  @Test("Decisions that a page exported are carried out without a server, and a second time without harm")
  func apply() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    let (new, changed) = (SampleSnapshots.path("New"), SampleSnapshots.path("Changed"))
    try report.folder.write(
      """
      {"galleyDecisions":1,"accept":["\(new)"],"reject":["\(changed)"],"notes":{"\(changed)":"Too wide"}}
      """, to: "decisions.json")
    let arguments = ["review", "report", "--apply", "decisions.json", "--write", "markdown=comment.md"]
    for _ in 1...2 {
      #expect(try ToolProcess.run(arguments: arguments, in: report.folder.url).code == 0)
      #expect(report.reference("New") != nil)
      let comment = report.folder.text("comment.md")
      #expect(comment.contains("1 accepted, 1 rejected") && comment.contains("\\(en L canvas\\): Too wide\n"))
    }
  }

  @Test("A decision that cannot be carried out is told by its image, and the others are carried out")
  func applyPartly() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    try report.folder.write(
      "{\"galleyDecisions\":1,\"accept\":[\"None@2x\",\"\(SampleSnapshots.path("New"))\"],\"reject\":[]}",
      to: "decisions.json")
    let result = try ToolProcess.run(
      arguments: ["review", "report", "--apply", "decisions.json"], in: report.folder.url)
    #expect(result.code == 1 && result.log.contains("None@2x: The report has no such image."))
    #expect(report.reference("New") != nil)
  }

  @Test("A file without decisions, or a server beside a file of decisions, is wrong usage and changes nothing")
  func wrongDecisions() throws {
    let report = try SampleReport.ofEveryVerdict()
    try report.write()
    try report.folder.write("{\"accept\":[\"\(SampleSnapshots.path("New"))\"],\"reject\":[]}", to: "other.json")
    try report.folder.write("{\"galleyDecisions\":1,\"accept\":[],\"reject\":[]}", to: "empty.json")
    for options in [["other.json"], ["none.json"], ["empty.json", "--port", "0"], ["empty.json", "--open"]] {
      let arguments = ["review", "report", "--apply"] + options
      #expect(try ToolProcess.run(arguments: arguments, in: report.folder.url).code == 2, "\(options)")
    }
    #expect(report.reference("New") == nil)
  }
}
