import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("galley layout without JSON")
struct LayoutTableTests {
  private let folder = TemporaryFolder()

  private func layout(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: ["layout"] + arguments + ["--jobs", "1"], in: folder.url)
  }

  @Test("A table has a row for each view with its frame and id, and the findings below")
  func table() throws {
    try folder.write(SampleDocuments.conflict, to: "Card.xib")
    let result = try layout("Card.xib", "--type-size", "L,AX3")
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("Card.xib: 'Card' (") } == 2, "\(result.output)")
    let header = try #require(lines.first { $0.hasPrefix("VIEW ") })
    #expect(
      header.split(separator: " ").map(String.init) == ["VIEW", "X", "Y", "WIDTH", "HEIGHT", "ID", "NOTES"])
    #expect(lines.contains { $0.hasPrefix("view 'Card' ") && $0.hasSuffix(" vie-00-001") }, "\(result.output)")
    #expect(lines.contains { $0.hasPrefix("error: ") && $0.hasSuffix(" [conflict]") })
  }

  @Test("The table has the frames of the JSON")
  func sameFrames() throws {
    try folder.write(SampleDocuments.label, to: "Card.xib")
    let table = try layout("Card.xib").output
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(layout("Card.xib", "--json").output.utf8)) as? [String: Any])
    let scenes = try #require(json["scenes"] as? [[String: Any]])
    func visit(_ node: [String: Any]) throws {
      let id = try #require(node["id"] as? String)
      let frame = try #require(node["frame"] as? [NSNumber])
      let row = try #require(table.split(separator: "\n").first { $0.contains(" \(id)") }, "\(id)")
      let words = row.split(separator: " ").map(String.init)
      let place = try #require(words.firstIndex(of: id))
      #expect(words[(place - 4)..<place].compactMap(Double.init) == frame.map(\.doubleValue), "\(row)")
      for child in node["children"] as? [[String: Any]] ?? [] { try visit(child) }
    }
    for scene in scenes { try visit(try #require(scene["root"] as? [String: Any])) }
  }

  @Test("Only one form can be asked for")
  func forms() throws {
    try folder.write(SampleDocuments.label, to: "Card.xib")
    let result = try layout("Card.xib", "--json", "--dump-system")
    #expect(result.code == 2 && result.log.contains("--json and --dump-system cannot be used together"))
  }

  @Test("Numbers are aligned at their ends, other cells at their beginnings, and the last column has no padding")
  func alignment() {
    let table = TextTable(header: ["A", "N", "B"], rows: [["long", "5", "x"], ["s", "150", ""]], numbers: [1])
    #expect(table.text == "A       N  B\nlong    5  x\ns     150\n")
  }

  @Test("Ideographs and emoji are as wide as two letters, and combining marks have no width of their own")
  func wideCharacters() {
    let names = ["ab", "名", "ＦＵ", "한", "\u{1F600}", "e\u{301}e", "שם"]
    let table = TextTable(header: ["A", "B"], rows: names.map { [$0, "x"] })
    // The widest name, of two full-width letters, takes four columns.
    let rows = ["A     B", "ab    x", "名    x", "ＦＵ  x", "한    x", "\u{1F600}    x", "e\u{301}e    x", "שם    x"]
    #expect(table.text == rows.joined(separator: "\n") + "\n")
  }
}
