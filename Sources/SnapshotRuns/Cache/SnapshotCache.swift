import Digests
import Files
import Foundation
import Synchronization

/// Stores the results of runs by digests of everything that they depend on.
///
/// Any number of runs may use the folder at once, and it may be deleted at any time. Values are written atomically; a
/// value that is damaged or belongs to another key is treated as missing. A failure never ends a run: at worst
/// everything is made again. Whoever can write to the folder determines what is found in it.
package final class SnapshotCache: Sendable {
  /// The default limit on the size of all values, in bytes.
  package static let usualLimit = 1_000_000_000

  private let folder: String
  /// The limit on the size of a bucket's values, in bytes.
  private let bucketLimit: Int
  /// The known sizes of the buckets that this process has written to, in bytes.
  private let bucketSizes = Mutex<[Substring: Int]>([:])

  /// Opens a cache, making its folder if it is missing.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - limit: The limit on the size of all values, in bytes. The least recently used values are removed first.
  /// - Throws: ``SnapshotCacheError`` if the folder cannot be written to, or is somebody else's.
  package init(folder: String, limit: Int = usualLimit) throws(SnapshotCacheError) {
    self.folder = folder
    bucketLimit = limit / CacheBucket.names.count
    try prepare()
  }

  /// Returns the value of a key, or `nil` if it is missing or damaged.
  package func value(for key: ContentDigest) -> [UInt8]? {
    CacheBucket(of: key, in: folder, isMade: false)?.contents(of: key).flatMap { CacheEntry.value(in: $0, of: key) }
  }

  /// Stores a value, unless it is too large or cannot be written.
  package func store(_ value: [UInt8], for key: ContentDigest) {
    write(CacheEntry.bytes(of: value, for: key), for: key)
  }

  private func write(_ entry: [UInt8], for key: ContentDigest) {
    guard entry.count <= bucketLimit, let bucket = CacheBucket(of: key, in: folder, isMade: true),
      bucket.write(entry, as: key)
    else { return }
    keepLimit(of: bucket, adding: entry.count)
  }

  // MARK: Values with their keys

  /// Returns whether a key has a file, which may be damaged.
  func hasEntry(for key: ContentDigest) -> Bool {
    FileKind(at: CacheBucket.path(of: key, in: folder)) == .file
  }

  /// Returns the file of a key, which contains the key and the value, or `nil` if it is missing or damaged.
  func entry(for key: ContentDigest) -> [UInt8]? {
    guard let entry = CacheBucket(of: key, in: folder, isMade: false)?.contents(of: key),
      CacheEntry.value(in: entry, of: key) != nil
    else { return nil }
    return entry
  }

  /// Stores the file of a key from another cache.
  ///
  /// - Returns: Whether it is one: what is damaged or of another key is not stored.
  func store(entry: [UInt8], for key: ContentDigest) -> Bool {
    guard CacheEntry.value(in: entry, of: key) != nil else { return false }
    write(entry, for: key)
    return true
  }

  // MARK: Keeping the limit

  /// Prunes a bucket when this process first writes to it, and whenever its size exceeds the limit.
  private func keepLimit(of bucket: CacheBucket, adding count: Int) {
    let known = bucketSizes.withLock { $0[bucket.name] }
    let size = known.map { $0 + count } ?? bucket.prune(to: bucketLimit)
    let kept = size > bucketLimit ? bucket.prune(to: bucketLimit) : size
    bucketSizes.withLock { $0[bucket.name] = kept }
  }

  private func prepare() throws(SnapshotCacheError) {
    do throws(FileError) {
      try Folder.make(folder)
    } catch {
      throw SnapshotCacheError(folder: folder, reason: error.reason)
    }
    guard access(folder, R_OK | W_OK | X_OK) == 0 else {
      throw SnapshotCacheError(folder: folder, reason: SystemError.latest.description)
    }
    try markAsCache()
  }

  /// Tells backup programs to skip the folder (bford.info/cachedir), unless it has files of somebody else. They would
  /// be lost when the folder is deleted, which anybody may do with a cache.
  private func markAsCache() throws(SnapshotCacheError) {
    let tag = folder + "/CACHEDIR.TAG"
    guard access(tag, F_OK) != 0 else { return }
    if let other = Folder.names(in: folder).first(where: { !Self.isOwn($0) }) {
      throw SnapshotCacheError(folder: folder, reason: "it has other files, such as '\(other)'; name an empty folder")
    }
    try? AtomicFile.write(Array("Signature: 8a477f597d28d172789f06886806bc55\n".utf8), to: tag)
  }

  /// Whether a name in the folder is one of a cache, whose tag another run may be about to write.
  private static func isOwn(_ name: String) -> Bool {
    name == "CACHEDIR.TAG" || CacheBucket.names.contains(name) || AtomicFile.isTemporaryName(name)
  }
}

/// A folder that cannot be used as a cache.
package struct SnapshotCacheError: Error, Hashable, CustomStringConvertible {
  package var folder: String
  /// The reason, as a part of a sentence or as the system describes it.
  package var reason: String

  package var description: String { "the cache '\(folder)' cannot be used: \(reason)" }
}

/// The digests of whole files, remembered as long as the states of the files do not change.
package struct FileDigests {
  private let cache: SnapshotCache

  /// Creates digests that a cache remembers.
  package init(rememberedBy cache: SnapshotCache) { self.cache = cache }

  /// Returns the digest of a file's content, or `nil` if it cannot be read.
  package func digest(of path: String) -> ContentDigest? {
    guard let state = FileState(of: path) else { return nil }
    let key = ContentDigest(of: "file", state.identity)
    if let known = cache.value(for: key) { return ContentDigest(hexadecimal: String(decoding: known, as: UTF8.self)) }
    let hash = ContentHash()
    guard (try? hash.add(fileAt: path, as: .program)) != nil else { return nil }
    let digest = hash.digest()
    if state.isSettled, FileState(of: path) == state { cache.store(Array(digest.hexadecimal.utf8), for: key) }
    return digest
  }
}
