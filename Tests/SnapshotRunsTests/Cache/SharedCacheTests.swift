import Digests
import Foundation
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("A cache that machines share", .enabled(if: TestCacheServer.hasClient, "libcurl is not installed"))
struct SharedCacheTests {
  private let folder = TemporaryFolder()
  /// A value that is part of its entry, one that is not, and one that is empty.
  private let values = [Array("a layout".utf8), [UInt8](repeating: 7, count: 100_000), []]
  private let keys = (0..<3).map { ContentDigest(of: "cell \($0)") }

  @Test(
    "Requests under way have 128 MB together, in megabytes, and one alone is always made",
    arguments: [([], 64, true), ([64], 64, true), ([64], 65, false), ([64, 63], 1, true), ([64, 64], 1, false)])
  func room(others: [Int], value: Int, fits: Bool) {
    #expect(SharedCache.hasRoom(for: value << 20, beside: others.map { $0 << 20 }) == fits)
  }

  @Test("No more than 64 requests are under way")
  func mostRequests() {
    #expect(SharedCache.hasRoom(for: 1, beside: Array(repeating: 1, count: 63)))
    #expect(!SharedCache.hasRoom(for: 1, beside: Array(repeating: 1, count: 64)))
  }

  /// Opens the exchange of a machine, with the folder of the machine's cache.
  private func machine(
    _ name: String, at server: TestCacheServer, isReadOnly: Bool = false, patience: Duration = .seconds(60)
  ) throws -> (cache: SharedCache, store: SnapshotCache) {
    let store = try SnapshotCache(folder: folder.path(of: name))
    let setting = CacheServer(address: try CacheAddress(server.address), isReadOnly: isReadOnly)
    return (SharedCache(setting, store: store, workers: 1, patience: patience), store)
  }

  /// Stores the values on a machine, which puts them on the server.
  private func fill(_ server: TestCacheServer, isReadOnly: Bool = false) throws -> SharedCache {
    let (cache, store) = try machine("first", at: server, isReadOnly: isReadOnly)
    for (key, value) in zip(keys, values) { store.store(value, for: key) }
    cache.put(keys)
    cache.end()
    return cache
  }

  /// Waits as a worker does.
  private func fetch(_ keys: [ContentDigest], _ cache: SharedCache) {
    cache.fetch(keys, for: 1)
    while cache.takeAnswered().isEmpty { _ = cache.wait(for: [], milliseconds: 100) }
  }

  private func messages(_ cache: SharedCache) -> [String] { cache.remarks.map(\.message) }

  @Test("What one machine stores is found by another, and nothing else")
  func sharing() throws {
    let server = try TestCacheServer()
    #expect(try messages(fill(server)) == ["0 results from the server, 3 stored on it"])
    let paths = Set(server.contents.keys)
    let large = ContentDigest(ofContent: CacheEntry.bytes(of: values[1], for: keys[1]))
    #expect(paths == Set(keys.map { "/cache/ac/\($0.hexadecimal)" } + ["/cache/cas/\(large.hexadecimal)"]))
    let (cache, store) = try machine("second", at: server)
    fetch(keys + [ContentDigest(of: "another cell")], cache)
    #expect(keys.map(store.value) == values)
    #expect(messages(cache) == ["3 results from the server, 0 stored on it"])
  }

  @Test("A machine that only reads stores nothing on the server, and still finds what is there")
  func readOnly() throws {
    let server = try TestCacheServer()
    #expect(try messages(fill(server, isReadOnly: true)) == ["0 results from the server, on which nothing is stored"])
    #expect(server.requests.isEmpty)
    _ = try fill(server)
    let (cache, store) = try machine("second", at: server, isReadOnly: true)
    fetch(keys, cache)
    #expect(keys.map(store.value) == values)
  }

  @Test("A value of another key, with another digest or another size is refused and told")
  func poison() throws {
    let server = try TestCacheServer()
    _ = try fill(server)
    let entries = keys.map { "/cache/ac/\($0.hexadecimal)" }
    var contents = server.contents
    // One key's entry for another; contents that the digest does not describe; a sound value, but another one.
    contents[entries[0]] = server.contents[entries[2]]
    contents[entries[2]] = server.contents[entries[2]].map { $0.dropLast() + [$0[$0.count - 1] ^ 1] }
    let other = CacheEntry.bytes(of: values[1].dropLast() + [8], for: keys[1])
    for path in contents.keys where path.contains("/cas/") { contents[path] = other }
    let (cache, store) = try machine("second", at: TestCacheServer(contents: contents))
    fetch(keys, cache)
    #expect(keys.compactMap(store.value).isEmpty)
    #expect(
      messages(cache) == [
        "3 results refused: the contents are not those that the server names",
        "the run went on without the server: its answers are not what they should be",
        "0 results from the server, 0 stored on it",
      ])
  }

  @Test("A server that lies is left alone after three answers")
  func lies() throws {
    let others = Dictionary(uniqueKeysWithValues: (0..<200).map { ("/\($0)", Array("no entry".utf8)) })
    let server = try TestCacheServer(.lying, contents: others)
    let (cache, _) = try machine("second", at: server)
    let many = (0..<200).map { ContentDigest(of: "\($0)") }
    for _ in 0..<2 { fetch(many, cache) }
    #expect(!cache.isRead)
    // Those that were under way by then, and no more.
    #expect((3...64).contains(server.requests.count))
  }

  @Test("A server that never answers is left alone when the patience is used up, and workers go on")
  func silence() throws {
    let server = try TestCacheServer(.silent)
    let (cache, _) = try machine("second", at: server, patience: .milliseconds(50))
    fetch(keys, cache)
    cache.put(keys)
    cache.end()
    #expect(
      messages(cache) == [
        "the run went on without the server: it costs more time than it saves",
        "0 results from the server, 0 stored on it, 3 not, because the run had ended",
      ])
  }

  @Test("A full server is told, and still read")
  func full() throws {
    let honest = try TestCacheServer()
    _ = try fill(honest)
    let server = try TestCacheServer(.full, contents: honest.contents)
    let (cache, store) = try machine("second", at: server)
    fetch(Array(keys.prefix(1)), cache)
    for key in keys { store.store([1], for: key) }
    cache.put(keys)
    fetch(Array(keys.dropFirst()), cache)
    cache.end()
    #expect(
      messages(cache) == [
        "not all results are stored on the server: it is full (507)", "3 results from the server, 0 stored on it",
      ])
  }

  @Test("A server that is gone, or ends connections, lets workers go on at once", arguments: [true, false])
  func death(isGone: Bool) throws {
    let server = try TestCacheServer(.dying)
    let (cache, _) = try machine("second", at: server)
    if isGone { server.stop() }
    fetch(keys, cache)
    #expect(!cache.isRead)
    #expect(cache.remarks.first?.severity == .warning)
  }

  @Test("Workers that have ended are not waited for")
  func endedWorker() throws {
    let server = try TestCacheServer(.silent)
    let (cache, _) = try machine("second", at: server, patience: .seconds(60))
    cache.fetch(keys, for: 1)
    _ = cache.wait(for: [], milliseconds: 1)
    cache.forget(1)
    #expect(cache.takeAnswered().isEmpty)
    #expect(cache.isRead)
  }

  @Test("Patience is counted for each worker that waits, and grows with what was found, up to its beginning")
  func patience() {
    var patience = Patience(.seconds(1), workers: 4)
    patience.spend(.milliseconds(500), waiting: 4)
    #expect(patience.rest == .milliseconds(500))
    #expect(patience.milliseconds(waiting: 4) == 500)
    #expect(patience.milliseconds(waiting: 1) == 2000)
    for _ in 0..<100 { patience.earn(for: 500) }
    // 100 times 4 ms for four workers.
    #expect(patience.rest == .milliseconds(600))
    // A picture of 200 kB has saved 14 ms.
    for _ in 0..<20 { patience.earn(for: 200_000) }
    #expect(patience.rest == .milliseconds(670))
    for _ in 0..<1000 { patience.earn(for: 500) }
    #expect(patience.rest == .seconds(1))
    patience.spend(.seconds(4), waiting: 1)
    #expect(patience.isUsedUp)
  }
}
