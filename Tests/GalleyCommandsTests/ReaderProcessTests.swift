import Foundation
import TestSupport
import Testing

/// A process reads pictures for one that can have threads, in a child of its own for each.
@Suite(
  "The process that reads pictures",
  .enabled(if: ToolProcess.path(of: "TestCatalog") != nil, "the tool was not built with the tests"))
struct ReaderProcessTests {
  private let folder = TemporaryFolder()
  private let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='5'/>"
  /// A red pixel.
  private let gif = Data(base64Encoded: "R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=")!
  private let pdf =
    "%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[3 0 R]/Count 1>>endobj\n"
    + "3 0 obj<</Parent 2 0 R/MediaBox[0 0 7 4]>>endobj\ntrailer<</Root 1 0 R>>"
  private let lost =
    "a.svg: the process that was to read it has ended, or cannot be started; run again, with fewer jobs if memory is short"

  private func lines(reading paths: String, _ environment: [String: String] = [:]) throws -> [String] {
    let result = try ToolProcess.run(
      "TestCatalog", arguments: [], in: folder.url,
      environment: environment.merging(["TEST_CATALOG_PICTURES": paths]) { $1 })
    #expect(result.code == 0, "\(result.log)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("It reads drawings and bitmaps, whatever threads the other process has by then")
  func formats() throws {
    try folder.write(svg, to: "a.svg")
    try folder.write(pdf, to: "a.pdf")
    try folder.write([UInt8](gif), to: "a.gif")
    try folder.write("<svg><rect></svg>", to: "b.svg")
    let lines = try lines(reading: "a.pdf a.gif b.svg a.svg", ["TEST_CATALOG_THREAD": "1"])
    try #require(lines.count > 5, "\(lines)")
    #expect(lines[0...2] == ["started: true", "a.pdf: 7.0 x 4.0 points", "a.gif: 1 x 1 pixels, \(0xFFFF_0000)"])
    #expect(lines[3].hasPrefix("b.svg: it is damaged: librsvg reports"))
    #expect(lines[4] == "a.svg: 8.0 x 5.0 points")
    #expect(lines[5] == "a process with 4 open files", "the null device thrice, and the connection")
  }

  @Test("When it has ended, the file is named, nothing is left of it, and another one reads the next file")
  func restart() throws {
    try folder.write(svg, to: "a.svg")
    #expect(
      try lines(reading: "a.svg").dropFirst(3)
        == [lost, "processes after its end: 0", "a.svg: 8.0 x 5.0 points"])
  }

  @Test("If the other process has threads by then, no file is read any more, and none in that process")
  func noRestart() throws {
    try folder.write(svg, to: "a.svg")
    #expect(
      try lines(reading: "a.svg", ["TEST_CATALOG_THREAD": "1"]).dropFirst(3)
        == [lost, "processes after its end: 0", lost])
  }

  @Test("Each worker of a run has one from its start")
  func worker() throws {
    let result = try ToolProcess.run(
      "TestCatalog",
      arguments: ["render", "--scene", "Parent", "--locale", "en", "--out", "o", "--no-cache", "--jobs", "1"],
      in: folder.url, environment: ["TEST_CATALOG_CHILDREN": "1"])
    #expect(result.code == 0, "\(result.log)")
    #expect(result.log.contains("printed: a process with 4 open files"), "\(result.log)")
  }
}
