import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("Files that are compared")
struct ComparedFileTests {
  private let folder = TemporaryFolder()

  @Test("A drawing is painted once for the comparison and the report")
  func paintedOnce() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>"#
    let file = try ComparedFile(at: folder.write(svg, to: "A.svg").path)
    let places = try (0..<2).map { _ in
      // Arrays with the same place share what was painted.
      try file.picture().pixmap.pixels.withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(places[0] != nil && places[0] == places[1])
  }

  @Test("The reason why a file cannot be decoded stays the same")
  func failedOnce() throws {
    let file = try ComparedFile(at: folder.write("GIF89a", to: "A.gif").path)
    let first = #expect(throws: ComparedFileError.self) { try file.picture() }
    let second = #expect(throws: ComparedFileError.self) { try file.picture() }
    #expect(first == second && first?.path.hasSuffix("A.gif") == true)
  }
}
