import Digests
import Files
import Foundation
import Synchronization

/// Keeps what runs have made, by the digest of everything that decides it.
///
/// The folder may be deleted at any time, also while runs use it, and any number of runs may use it at once: a value is
/// written beside its place and renamed, and one that is damaged, or is not what its name says, counts as absent. Nothing
/// that goes wrong ends a run; at worst everything is made anew. Whoever can write into the folder decides what is found
/// in it.
package final class SnapshotCache: Sendable {
  /// What the values may take on the disk, in bytes, unless something else is asked for.
  package static let usualLimit = 1_000_000_000

  private let folder: String
  /// What the values of a bucket may take, in bytes.
  private let bucketLimit: Int
  /// What the buckets hold as far as this process knows, in bytes; those that it has not written to are left out.
  private let bucketSizes = Mutex<[Substring: Int]>([:])

  /// Opens a cache, making its folder where it is missing.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - limit: what the values may take on the disk, in bytes; the ones that were not used for longest go first.
  /// - Throws: ``SnapshotCacheError`` where the folder is none that can be written to.
  package init(folder: String, limit: Int = usualLimit) throws(SnapshotCacheError) {
    self.folder = folder
    bucketLimit = limit / CacheBucket.names.count
    try prepare()
  }

  /// The value of a key; none where there is none, or a damaged one.
  package func value(for key: ContentDigest) -> [UInt8]? {
    CacheBucket(of: key, in: folder, isMade: false)?.contents(of: key).flatMap { CacheEntry.value(in: $0, of: key) }
  }

  /// Keeps a value; where the disk refuses, or the value is too large, nothing is kept.
  package func store(_ value: [UInt8], for key: ContentDigest) {
    let entry = CacheEntry.bytes(of: value, for: key)
    guard entry.count <= bucketLimit, let bucket = CacheBucket(of: key, in: folder, isMade: true),
      bucket.write(entry, as: key)
    else { return }
    keepLimit(of: bucket, adding: entry.count)
  }

  /// Looks at a bucket when it is first written to, and whenever this process has filled it.
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
    markAsCache()
  }

  /// Tells programs that make backups to leave the folder out (bford.info/cachedir).
  private func markAsCache() {
    let tag = folder + "/CACHEDIR.TAG"
    guard access(tag, F_OK) != 0 else { return }
    try? AtomicFile.write(Array("Signature: 8a477f597d28d172789f06886806bc55\n".utf8), to: tag)
  }
}

/// A folder that cannot hold a cache.
package struct SnapshotCacheError: Error, Hashable {
  /// The folder.
  package var folder: String
  /// What the system says.
  package var reason: String
}

/// Digests of whole files, remembered for as long as the system notes no change of them.
package struct FileDigests {
  private let cache: SnapshotCache

  /// Makes digests that a cache remembers.
  package init(rememberedBy cache: SnapshotCache) { self.cache = cache }

  /// What a file's content comes to; none where it cannot be read.
  package func digest(of path: String) -> ContentDigest? {
    guard let state = FileState(of: path) else { return nil }
    let key = ContentDigest(of: "file", state.identity)
    if let known = cache.value(for: key) { return ContentDigest(hexadecimal: String(decoding: known, as: UTF8.self)) }
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return nil }
    let hash = ContentHash()
    data.withUnsafeBytes { hash.add($0) }
    let digest = hash.digest()
    if state.isSettled, FileState(of: path) == state { cache.store(Array(digest.hexadecimal.utf8), for: key) }
    return digest
  }
}
