import Files
import Foundation
import Snapshots
import TestSupport
import Testing

@Suite("Versions of engines")
struct VersionTests {
  private let folder = TemporaryFolder()
  private let sample = EngineVersions(
    galley: "1.0", libraries: ["Pango": "1.50.12", "Cairo": "1.16.0"],
    fonts: [
      .init(name: "A.ttf", version: "2.001", digest: "00000000000000aa"),
      .init(name: "words", version: nil, digest: "00000000000000bb"),
    ])

  private var file: VersionFile { VersionFile(inFolder: folder.url.path) }

  @Test("Versions are written as the same bytes each time, and read back")
  func roundTrip() throws {
    try file.write(sample)
    let bytes = try Data(contentsOf: URL(filePath: file.path))
    #expect(try file.read() == sample)
    try file.write(sample)
    #expect(try Data(contentsOf: URL(filePath: file.path)) == bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self).hasPrefix("{\"versions\":1,\"galley\":\"1.0\",\"libraries\":{\"Cairo\":"))
  }

  @Test("A folder without the file has no versions; a malformed one and one of a later format are reported")
  func unreadable() throws {
    #expect(try file.read() == nil)
    try folder.write("{\"versions\":1}", to: VersionFile.name)
    #expect(throws: VersionFileError.unreadable(path: file.path)) { try file.read() }
    try folder.write("{\"versions\":7,\"galley\":\"9\"}", to: VersionFile.name)
    #expect(throws: VersionFileError.laterFormat(path: file.path, schema: 7)) { try file.read() }
  }

  @Test("What Git leaves in the file's place is named as that")
  func leftByGit() throws {
    func reason() -> String? {
      do throws(VersionFileError) {
        _ = try file.read()
        return nil
      } catch {
        return error.reason
      }
    }
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: VersionFile.name)
    #expect(reason() == "\(TextFileError.Reason.largeFilePointer)")
    try folder.write("<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n", to: VersionFile.name)
    #expect(reason() == "\(TextFileError.Reason.mergeConflict)")
  }

  @Test("Changes name each part with its versions before and now")
  func changes() {
    var now = sample
    now.libraries["Pango"] = "1.56.3"
    now.fonts[0].digest = "00000000000000ff"
    now.fonts[1] = .init(name: "B.ttf", version: "1.000", digest: "00000000000000cc")
    #expect(
      now.changes(since: sample) == [
        VersionChange(part: "Pango", before: "1.50.12", now: "1.56.3"),
        VersionChange(part: "A.ttf", before: "2.001 [00000000000000aa]", now: "2.001 [00000000000000ff]"),
        VersionChange(part: "B.ttf", before: nil, now: "1.000 [00000000000000cc]"),
        VersionChange(part: "words", before: "[00000000000000bb]", now: nil),
      ])
    #expect(sample.changes(since: sample).isEmpty)
    #expect(now.fontSetDigest != sample.fontSetDigest)
  }
}
