import Foundation
import Reports
import Snapshots
import Testing

/// What the schema of SARIF 2.1.0 requires, read by hand: the standard has no validator here.
@Suite("A run as SARIF")
struct SARIFLogTests {
  private func log(_ results: [SnapshotResult]) throws -> [String: Any] {
    let text = ComparisonReport(VerificationRun(results: results)).text(as: .sarif)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(_ results: [SnapshotResult]) throws -> [String: Any] {
    try #require((try log(results)["runs"] as? [[String: Any]])?.first)
  }

  @Test("The log has its version and one run with its tool")
  func head() throws {
    let log = try log([.sample("A")])
    #expect(log["version"] as? String == "2.1.0")
    let tool = try #require(try run([])["tool"] as? [String: [String: Any]])
    #expect(tool["driver"]?["name"] as? String == "Galley")
    #expect((try run([])["results"] as? [Any])?.isEmpty == true)
  }

  @Test("Each result names a rule of the tool, by id and by index")
  func rules() throws {
    let run = try run(Verdict.allCases.map { .sample("A", $0) })
    let rules = try #require((run["tool"] as? [String: [String: Any]])?["driver"]?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == Verdict.allCases.count - 1, "all but what passed")
    for result in results {
      let place = try #require(result["ruleIndex"] as? Int)
      #expect(rules[place]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test("A result has a message, a level and its document's address")
  func results() throws {
    let results: [SnapshotResult] = [
      .sample("A", document: "My App/Main.xib", causes: [.moved("Total")]), .sample("B", .drift),
    ]
    let records = try #require(try run(results)["results"] as? [[String: Any]])
    #expect((records[0]["message"] as? [String: String])?["text"] == "A (en L canvas): 'Total' moved 12 pt down")
    #expect(records.map { $0["level"] as? String } == ["error", "note"])
    let place = (records[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: String]]
    #expect(place?["artifactLocation"]?["uri"] == "My%20App/Main.xib")
  }

  @Test("A problem of several layouts is one result of its own rule, on the line of its view")
  func findings() throws {
    let results = ["en", "de"].map { locale in
      var result = SnapshotResult.sample("A", .passed, locale: locale)
      result.line = 7
      result.findings = [SnapshotFinding(rule: "truncated", severity: "warning", message: "cut in \(locale)", line: 40)]
      return result
    }
    let records = try #require(try run(results)["results"] as? [[String: Any]])
    #expect(records.count == 1)
    #expect(records[0]["ruleId"] as? String == "truncated" && records[0]["level"] as? String == "warning")
    #expect(
      (records[0]["message"] as? [String: String])?["text"] == "cut in en (A (en L canvas) and 1 other image)")
    #expect(try line(of: records[0]) == 40)
  }

  @Test(
    "A picture of no document is its own place, and its address is encoded",
    arguments: [
      ("my shots/a b", "my%20shots/a%20b"), ("/tmp/Ä", "file:///tmp/%C3%84"), ("a:b", "a%3Ab"),
    ])
  func pictures(path: String, uri: String) throws {
    let record = try #require(
      (try run([SnapshotResult(path: path, status: .changed)])["results"] as? [[String: Any]])?.first)
    let place = (record["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: String]]
    #expect(place?["artifactLocation"]?["uri"] == uri)
    #expect((record["message"] as? [String: String])?["text"] == "\(path): the picture changed")
  }

  @Test("What was recorded, and a change that only mends something, is no error")
  func levels() throws {
    var new = SnapshotResult.sample("A", .added)
    new.isRecorded = true
    var (mend, shift, move) = (SnapshotCause.moved("a"), SnapshotCause.moved("b"), SnapshotCause.moved("c"))
    (mend.improvement, shift.improvement, move.improvement) = (.mends, .shifts, nil)
    let results = [
      new, .sample("B", causes: [mend, shift]), .sample("C", causes: [mend, move]), .sample("D", causes: [shift]),
      .sample("E", .added),
    ]
    let records = try #require(try run(results)["results"] as? [[String: Any]])
    // What is better in C is a result of its own.
    #expect(records.map { $0["level"] as? String } == ["note", "note", "error", "note", "error", "error"])
  }

  @Test("The line of a scene is the line of what happened to its image, and an unknown line is left out")
  func lines() throws {
    var result = SnapshotResult.sample("A")
    result.line = 7
    let records = try #require(try run([result, .sample("B")])["results"] as? [[String: Any]])
    #expect(try line(of: records[0]) == 7)
    #expect(try line(of: records[1]) == nil)
  }

  private func line(of record: [String: Any]) throws -> Int? {
    let place = try #require((record["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    return (place["region"] as? [String: Int])?["startLine"]
  }
}
