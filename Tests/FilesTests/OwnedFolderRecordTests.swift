import Dispatch
import TestSupport
import Testing

@testable import Files

@Suite("The record of a folder that Galley fills")
struct OwnedFolderRecordTests {
  private let folder = TemporaryFolder()

  @Test("Workers that claim the same entries at once list them once, below one heading")
  func simultaneousClaims() {
    let entries = ["report.json", "index.html", "images"]
    for round in 0..<50 {
      let path = folder.path(of: "\(round)")
      DispatchQueue.concurrentPerform(iterations: 8) { _ in try? OwnedFolder(path: path).claim(entries) }
      let lines = folder.text("\(round)/\(OwnedFolder.recordName)").split(separator: "\n").map(String.init)
      #expect(lines.first?.hasPrefix("#") == true)
      #expect(Array(lines.dropFirst()) == entries)
    }
  }
}
