import Foundation
import TestSupport
import Testing

@Suite("galley outline")
struct OutlineCommandTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(SampleDocuments.conflict, to: "Card.xib")
    try folder.write("", to: "Package.swift")
  }

  private func outline(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: ["outline"] + arguments, in: folder.url)
  }

  @Test("Views, constraints and the conflict are at their places, with ids and lines")
  func text() throws {
    let result = try outline("Card.xib")
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Card.xib: 'Card'")
    #expect(lines.contains { $0.hasPrefix("view 'Card'  (id vie-00-001, line ") })
    let broken = try #require(lines.firstIndex { $0.contains("width = 200  (id con-00-004, line ") })
    #expect(lines[broken + 1].contains("error: The constraint 'con-00-004'"))
    #expect(lines[broken + 1].contains("[conflict "))
  }

  @Test("JSON has a line for each scene, with the same problems")
  func json() throws {
    let result = try outline("Card.xib", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["scene"] as? String == "Card")
    let root = try #require(object["root"] as? [String: Any])
    let constraints = try #require(root["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["id"] as? String }.contains("con-00-001"))
    #expect(result.output.contains("\"rule\":\"conflict\""))
  }

  @Test("Unreadable documents are reported, and the rest is listed")
  func unreadable() throws {
    try folder.write(SampleDocuments.broken, to: "Broken.xib")
    let result = try outline(".", "--quiet")
    #expect(result.code == 3)
    #expect(result.output.contains("Card.xib: 'Card'"))
    #expect(try outline("Nothing.xib").code == 3)
    #expect(try outline("Card.xib", "--format", "xml").code == 2)
  }

  @Test("A trap stops at the first conflict, with its log; a document without one is laid out")
  func trap() throws {
    let stopped = try ToolProcess.run(arguments: ["layout", "Card.xib", "--json", "--trap"], in: folder.url)
    #expect(stopped.code != 0)
    #expect(stopped.output.isEmpty)
    #expect(stopped.log.contains("Will attempt to recover by breaking constraint"))
    try folder.write(SampleDocuments.label, to: "Card.xib")
    let whole = try ToolProcess.run(arguments: ["layout", "Card.xib", "--json", "--trap"], in: folder.url)
    let usual = try ToolProcess.run(arguments: ["layout", "Card.xib", "--json"], in: folder.url)
    #expect(whole.code == 0)
    #expect(whole.output == usual.output)
  }

  @Test("Only checks look for rules about how a layout is made", arguments: ["render", "layout", "verify"])
  func designRules(command: String) throws {
    let options = ["render": ["--out", "out"], "layout": ["--json"], "verify": ["--reference", "refs"]]
    let arguments = [command, "Card.xib", "--fail-on", "contrast"] + (options[command] ?? [])
    let result = try ToolProcess.run(arguments: arguments, in: folder.url)
    #expect(result.code == 2)
    #expect(result.log.contains("'contrast' is a rule about how a layout is made"))
  }
}
