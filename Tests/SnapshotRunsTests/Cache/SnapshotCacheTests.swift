import Digests
import Foundation
import SnapshotRuns
import TestSupport
import Testing

@Suite("The cache of snapshots")
struct SnapshotCacheTests {
  private let folder = TemporaryFolder()
  private let path: String
  private let key = ContentDigest(of: "a cell")
  private let value = Array("a picture".utf8)

  init() throws {
    path = folder.url.path + "/cache"
  }

  private func cache(limit: Int = SnapshotCache.usualLimit) throws -> SnapshotCache {
    try SnapshotCache(folder: path, limit: limit)
  }

  private var file: String { "\(path)/\(key.hexadecimal.prefix(1))/\(key.hexadecimal)" }

  @Test("A value is found by its key only, also by another run")
  func keeping() throws {
    try cache().store(value, for: key)
    #expect(try cache().value(for: key) == value)
    #expect(try cache().value(for: ContentDigest(of: "another cell")) == nil)
  }

  @Test("A value replaces an earlier one of the same key")
  func replacing() throws {
    try cache().store(Array("an older picture".utf8), for: key)
    try cache().store(value, for: key)
    #expect(try cache().value(for: key) == value)
  }

  @Test("An empty value is a value")
  func empty() throws {
    try cache().store([], for: key)
    #expect(try cache().value(for: key) == [])
  }

  @Test("A value that is cut off or has a changed byte is treated as missing, and can be written again")
  func damage() throws {
    let cache = try cache()
    cache.store(value, for: key)
    let whole = [UInt8](try Data(contentsOf: URL(filePath: file)))
    for count in whole.indices {
      try Data(whole[..<count]).write(to: URL(filePath: file))
      #expect(cache.value(for: key) == nil, "\(count) of \(whole.count) bytes")
    }
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x10
      try Data(damaged).write(to: URL(filePath: file))
      #expect(cache.value(for: key) == nil, "byte \(index)")
    }
    try Data(whole + [0]).write(to: URL(filePath: file))
    #expect(cache.value(for: key) == nil)
    cache.store(value, for: key)
    #expect(cache.value(for: key) == value)
  }

  @Test("A value under the name of another key is treated as missing")
  func misplaced() throws {
    let cache = try cache()
    cache.store(value, for: key)
    let digests = (0...).lazy.map { ContentDigest(of: "cell \($0)") }
    let other = digests.first { $0.hexadecimal.first == key.hexadecimal.first }
    let name = try #require(other).hexadecimal
    try FileManager.default.copyItem(atPath: file, toPath: "\(path)/\(name.prefix(1))/\(name)")
    #expect(cache.value(for: try #require(other)) == nil)
  }

  @Test("The folder can be deleted while a run uses it")
  func deletion() throws {
    let cache = try cache()
    cache.store(value, for: key)
    try FileManager.default.removeItem(atPath: path)
    #expect(cache.value(for: key) == nil)
    cache.store(value, for: key)
    #expect(cache.value(for: key) == value)
  }

  @Test("A file, or a dangling link, in the folder's place is reported", arguments: [true, false])
  func notAFolder(isFile: Bool) throws {
    if isFile {
      try Data("mine".utf8).write(to: URL(filePath: path))
    } else {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/at all")
    }
    #expect(throws: SnapshotCacheError.self) { try cache() }
    if isFile { #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine") }
  }

  @Test(
    "Links and folders in a value's or a bucket's place are not followed", arguments: ["value", "bucket", "folder"])
  func links(place: String) throws {
    let cache = try cache()
    cache.store(value, for: key)
    let bucket = URL(filePath: file).deletingLastPathComponent()
    let elsewhere = folder.url.appending(path: "elsewhere")
    switch place {
    case "value":
      try FileManager.default.moveItem(at: URL(filePath: file), to: elsewhere)
      try FileManager.default.createSymbolicLink(at: URL(filePath: file), withDestinationURL: elsewhere)
    case "bucket":
      try FileManager.default.moveItem(at: bucket, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: bucket, withDestinationURL: elsewhere)
    default:
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    }
    #expect(cache.value(for: key) == nil)
    let before = folder.files(below: "elsewhere")
    cache.store(Array("another".utf8), for: key)
    #expect(folder.files(below: "elsewhere") == before)
  }

  @Test("A pipe in a value's place does not block")
  func pipe() throws {
    let cache = try cache()
    cache.store(value, for: key)
    try FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(cache.value(for: key) == nil)
  }

  @Test("A folder with other files is no cache, and nothing is written to it")
  func foreignFolder() throws {
    try folder.write("<document/>", to: "cache/Card.xib")
    let error = #expect(throws: SnapshotCacheError.self) { try cache() }
    #expect(error?.reason == "it has other files, such as 'Card.xib'; name an empty folder")
    #expect(folder.files(below: "cache") == ["Card.xib"])
  }

  @Test("A cache whose tag is missing, or is being written by another run, is one")
  func untagged() throws {
    try cache().store(value, for: key)
    try FileManager.default.removeItem(atPath: path + "/CACHEDIR.TAG")
    try folder.write("Signature", to: "cache/.galley-1-s0-1")
    #expect(try cache().value(for: key) == value)
    #expect(folder.files(below: "cache").contains("CACHEDIR.TAG"))
  }

  @Test("Other files in a tagged folder do no harm")
  func tagged() throws {
    _ = try cache()
    try folder.write("mine", to: "cache/notes.txt")
    try cache().store(value, for: key)
    #expect(try cache().value(for: key) == value)
  }

  @Test("Backup programs are told to skip the folder")
  func tag() throws {
    _ = try cache()
    let tag = try String(contentsOfFile: path + "/CACHEDIR.TAG", encoding: .utf8)
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55"))
  }

  @Test("Runs that write and read the same values at once never read half of one")
  func concurrency() async throws {
    let keys = (0..<10).map { ContentDigest(of: "cell \($0)") }
    let path = path
    await withTaskGroup(of: Int.self) { group in
      for run in 0..<4 {
        group.addTask {
          guard let cache = try? SnapshotCache(folder: path) else { return -1 }
          var wrong = 0
          for round in 0..<20 {
            for key in keys {
              // Each writer's value is of one byte throughout, of a length of its own.
              cache.store([UInt8](repeating: UInt8(run), count: 5_000 + 1_000 * run + round), for: key)
              guard let found = cache.value(for: key) else { continue }
              if found != [UInt8](repeating: found[0], count: found.count) { wrong += 1 }
            }
          }
          return wrong
        }
      }
      for await wrong in group { #expect(wrong == 0) }
    }
  }
}
