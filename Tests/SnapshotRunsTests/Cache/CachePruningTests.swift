import Digests
import Foundation
import SnapshotRuns
import TestSupport
import Testing

@Suite("The size of the cache")
struct CachePruningTests {
  private let folder = TemporaryFolder()
  private let path: String
  /// Keys of one bucket, which has a sixteenth of the whole.
  private let keys: [ContentDigest]
  private let value = [UInt8](repeating: 7, count: 1_000)

  init() throws {
    path = folder.url.path + "/cache"
    keys = Array((0..<2_000).lazy.map { ContentDigest(of: "cell \($0)") }.filter { $0.hexadecimal.first == "a" })
  }

  private func file(_ key: ContentDigest) -> String { "\(path)/a/\(key.hexadecimal)" }

  /// Makes a file look as if it was last used some hours ago.
  private func age(_ path: String, hours: Int) throws {
    let date = Date(timeIntervalSinceNow: -3_600 * Double(hours))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  private var size: Int {
    folder.files(below: "cache/a").reduce(0) {
      $0 + ((try? FileManager.default.attributesOfItem(atPath: "\(path)/a/\($1)")[.size] as? Int) ?? 0)
    }
  }

  @Test("The values never exceed the limit, however much is written")
  func limit() throws {
    let cache = try SnapshotCache(folder: path, limit: 16 * 20_000)
    for key in keys {
      cache.store(value, for: key)
      #expect(size <= 20_000)
    }
    #expect(size > 15_000)
  }

  @Test("Values that no run has used for 30 days are removed, whatever their size")
  func age() throws {
    let first = try SnapshotCache(folder: path)
    for key in keys.prefix(3) { first.store(value, for: key) }
    try age(file(keys[0]), hours: 30 * 24 + 1)
    try age(file(keys[1]), hours: 30 * 24 - 1)
    let later = try SnapshotCache(folder: path)
    later.store(value, for: keys[3])
    #expect(keys.prefix(4).map { later.value(for: $0) != nil } == [false, true, true, true])
  }

  @Test("A later run applies the limit to values of earlier runs")
  func laterRun() throws {
    let generous = try SnapshotCache(folder: path)
    for key in keys { generous.store(value, for: key) }
    #expect(size > 100_000)
    try SnapshotCache(folder: path, limit: 16 * 20_000).store(value, for: keys[0])
    #expect(size <= 20_000)
  }

  @Test("The least recently used values are removed first, and reading counts as use")
  func order() throws {
    let cache = try SnapshotCache(folder: path, limit: 16 * 10_000)
    for (index, key) in keys.prefix(8).enumerated() {
      cache.store(value, for: key)
      try age(file(key), hours: 100 - index)
    }
    #expect(cache.value(for: keys[0]) == value)
    for key in keys[8..<10] { cache.store(value, for: key) }
    #expect(cache.value(for: keys[0]) == value)
    #expect(cache.value(for: keys[1]) == nil)
    #expect(cache.value(for: keys[7]) == value)
    #expect(cache.value(for: keys[9]) == value)
  }

  @Test("A value larger than a bucket is not stored")
  func large() throws {
    let cache = try SnapshotCache(folder: path, limit: 16 * 500)
    cache.store(value, for: keys[0])
    #expect(cache.value(for: keys[0]) == nil)
  }

  @Test("Unfinished files are removed after an hour, and not before")
  func unfinished() throws {
    try SnapshotCache(folder: path).store(value, for: keys[0])
    for name in ["dead.part", "beef.part"] { try folder.write("half a picture", to: "cache/a/\(name)") }
    try age(path + "/a/dead.part", hours: 2)
    try SnapshotCache(folder: path).store(value, for: keys[1])
    let left = folder.files(below: "cache/a")
    #expect(!left.contains("dead.part"))
    #expect(left.contains("beef.part"))
  }

  @Test("Files of somebody else in a cache's folder are kept, however large and old they are")
  func foreignFiles() throws {
    let cache = try SnapshotCache(folder: path, limit: 16 * 20_000)
    let names = ["picture.png", "letter.part", "a", String(repeating: "A", count: 64)]
    for name in names {
      try folder.write(String(repeating: "x", count: 30_000), to: "cache/a/\(name)")
      try age("\(path)/a/\(name)", hours: 100)
    }
    for key in keys { cache.store(value, for: key) }
    #expect(Set(names).isSubset(of: folder.files(below: "cache/a")))
    // They are not part of the size of the cache, so values are left.
    #expect(keys.count { cache.value(for: $0) == value } > 10)
  }
}
