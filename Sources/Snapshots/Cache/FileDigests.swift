import Digests
import Files
import Foundation

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
