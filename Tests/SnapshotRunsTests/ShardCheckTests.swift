import Galley
import Snapshots
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("Parts of one run")
struct ShardCheckTests {
  private let folder = TemporaryFolder()

  /// Writes a folder of images by a part of two, and reads it.
  private func part(
    _ number: Int, versions: [String: String] = ["Galley": "1.0", "fonts": "aaaa"], fontDigest: String = "aaaa",
    name: String? = nil, change: (inout RunScope) -> Void = { _ in }
  ) throws -> ShardFolder {
    let path = "\(folder.path)/\(name ?? "\(number)")"
    var scope = RunScope(
      inputs: "0", folders: [""], scenes: [], cells: RunCells(MatrixChoices()), versions: versions,
      part: RunPart(number: number, count: 2, units: []))
    change(&scope)
    try VersionFile(inFolder: path).write(
      EngineVersions(
        galley: "1.0", libraries: [:], fonts: [.init(name: "Inter.ttf", version: "4.0", digest: fontDigest)]))
    try ShardNote(scope: scope).write(inFolder: path)
    return try ShardFolder(path: path)
  }

  private func refusal(_ first: ShardFolder, _ second: ShardFolder) -> [String] {
    do throws(MergeError) {
      _ = try ShardCheck(folders: [first, second]).missingParts()
      return []
    } catch {
      guard case .differentRuns(_, _, let differences) = error else { return ["\(error)"] }
      return differences.map(\.description)
    }
  }

  @Test(
    "A note whose number is not that of a part is refused",
    arguments: [(1, 0), (0, 2), (3, 2), (Int.max, 1)])
  func numbers(number: Int, count: Int) {
    #expect(throws: MergeError.self) {
      try part(1, name: "\(number)-\(count)") { scope in
        scope.part = RunPart(number: number, count: count, units: [])
      }
    }
  }

  @Test("Of very many missing parts, the first hundred are named and the others counted")
  func manyMissing() throws {
    let part = try part(3) { $0.part = RunPart(number: 3, count: 5_000, units: []) }
    let messages = try ShardCheck(folders: [part]).missingParts().messages
    #expect(messages.count == 101)
    #expect(messages[1] == "shard 2 of 5000 is missing" && messages[2] == "shard 4 of 5000 is missing")
    #expect(messages[100] == "4899 more of 5000 shards are missing")
  }

  @Test("Parts that were made with the same versions and fonts belong together")
  func same() throws {
    #expect(try refusal(part(1), part(2)).isEmpty)
  }

  @Test("Parts that were made with other fonts or another version do not merge")
  func versions() throws {
    #expect(
      try refusal(part(1), part(2, versions: ["Galley": "1.0", "fonts": "bbbb"])) == ["fonts (aaaa, bbbb)"])
    #expect(
      try refusal(part(1), part(2, versions: ["Galley": "1.1", "fonts": "aaaa"])) == ["Galley (1.0, 1.1)"])
  }

  @Test("Images with another font file of the same version do not merge")
  func fontFiles() throws {
    let differences = try refusal(part(1), part(2, fontDigest: "bbbb"))
    #expect(differences == ["Inter.ttf (4.0 [aaaa], 4.0 [bbbb])"])
  }

  @Test("Parts of other documents, folders, scenes or cells do not merge")
  func choices() throws {
    let dark = RunCells(MatrixChoices(appearances: [.dark]))
    #expect(try refusal(part(1), part(2) { $0.inputs = "1" }) == ["the documents"])
    #expect(try refusal(part(1), part(2) { $0.folders = ["A.xib"] }) == ["the documents"])
    #expect(try refusal(part(1), part(2) { $0.scenes = ["Login"] }) == ["the scenes"])
    #expect(try refusal(part(1), part(2) { $0.cells = dark }) == ["the matrix"])
  }

  @Test("A merged folder is refused at a part's place, above and below it, and not beside it")
  func target() throws {
    let parts = [try part(1, name: "merged-1")]
    for place in ["", "/merged-1", "/merged-1/out"] {
      #expect(throws: MergeError.self, "'\(place)'") { try MergeTarget(folder.path + place).requireFree(of: parts) }
    }
    for place in ["/merged", "/merged-10"] {
      #expect(throws: Never.self, "'\(place)'") { try MergeTarget(folder.path + place).requireFree(of: parts) }
    }
  }
}
