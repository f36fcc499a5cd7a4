import Foundation
import TestSupport
import Testing

/// The article that lists the tests for every behaviour in the guides.
private struct BehaviourTable {
  /// A row: the behaviour, and the names of its tests.
  struct Row {
    var behaviour: String
    var tests: [String]
  }

  let rows: [Row]

  init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 4, !cells[1].contains("---"), !cells[2].contains(" Test") else { return nil }
      let quoted = cells[2].split(separator: "`", omittingEmptySubsequences: false).enumerated()
      let tests = quoted.filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return Row(behaviour: cells[1].trimmingCharacters(in: .whitespaces), tests: tests)
    }
  }
}

@Suite("The table of Auto Layout's behaviours")
struct BehaviourTableTests {
  private static func table() throws -> BehaviourTable {
    try BehaviourTable(
      contentsOf: Checkout.root.appending(path: "Sources/Galley/Galley.docc/BehavioursOfAutoLayout.md"))
  }

  /// The names of all tests of the package, and of the documents that tests compare.
  private static func testNames() throws -> Set<String> {
    let folder = Checkout.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for part in source.components(separatedBy: "@Test(").dropFirst() {
        let quoted = part.drop { $0.isWhitespace }
        guard quoted.first == "\"" else { continue }
        names.insert(String(quoted.dropFirst().prefix { $0 != "\"" }))
      }
    }
    for document in ["Frames", "Words", "Findings"].flatMap({ DocumentCase.all($0) }) {
      names.insert(String(try document.read().name.dropLast()))
    }
    return names
  }

  @Test("Every row names a test, and every named test exists")
  func tests() throws {
    let names = try Self.testNames()
    let rows = try Self.table().rows
    #expect(rows.count > 60)
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.behaviour)")
      #expect(row.tests.filter { !names.contains($0) } == [], "\(row.behaviour)")
    }
  }

  @Test("No behaviour is in the table twice")
  func rows() throws {
    let behaviours = try Self.table().rows.map(\.behaviour)
    #expect(Set(behaviours).count == behaviours.count)
  }
}
