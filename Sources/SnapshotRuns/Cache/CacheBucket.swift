import Digests
import Files

/// A folder of a cache: the values whose keys start with the same digit.
struct CacheBucket {
  /// The names of all buckets.
  static let names = (0..<16).map { String($0, radix: 16) }

  /// The time, in seconds, in which the use of a value is recorded only once. Recording every use would double the
  /// accesses.
  private static let useInterval = 3600
  /// The age, in seconds, at which an unfinished file must be from a run that was killed.
  private static let abandonedAge = 3600
  private static let unfinishedSuffix = ".part"

  /// The age, in seconds, at which a value that no run has used is removed: 30 days.
  private static let unusedAge = 30 * 24 * 3600

  /// Returns the path of a key's file in a cache.
  static func path(of key: ContentDigest, in folder: String) -> String {
    "\(folder)/\(key.hexadecimal.prefix(1))/\(key.hexadecimal)"
  }

  let name: Substring
  private let folder: OpenFolder

  /// Opens the bucket of a key, or returns `nil` if it is missing or is not a folder.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - folder: The cache's folder.
  ///   - isMade: Whether the bucket is made if it is missing. The cache's folder may be missing too: somebody may have
  ///     deleted it since the cache was opened.
  init?(of key: ContentDigest, in folder: String, isMade: Bool) {
    name = key.hexadecimal.prefix(1)
    guard let opened = OpenFolder(path: "\(folder)/\(name)", isMade: isMade) else { return nil }
    self.folder = opened
  }

  /// Returns the bytes of a key's file, and records that it was used.
  func contents(of key: ContentDigest) -> [UInt8]? {
    folder.read(key.hexadecimal, as: .cachedValue, recordingUseEvery: Self.useInterval)
  }

  /// Writes a key's file atomically.
  ///
  /// - Returns: Whether the file was written.
  func write(_ bytes: [UInt8], as key: ContentDigest) -> Bool {
    let unfinished = String(UInt64.random(in: 0...UInt64.max), radix: 16) + Self.unfinishedSuffix
    return folder.write(bytes, as: key.hexadecimal, through: unfinished)
  }

  /// Returns whether a name is that of a file while it is written.
  private static func isUnfinished(_ name: String) -> Bool {
    name.utf8.dropping(suffix: unfinishedSuffix).flatMap { UInt64($0, radix: 16) } != nil
  }

  /// Removes abandoned files, values that were not used for long and, if the bucket is too large, the least recently
  /// used values.
  ///
  /// A value that another run is reading stays readable for it. Values that another run removes meanwhile are skipped.
  /// Files with other names are somebody else's.
  ///
  /// - Parameter limit: The limit on the size of all values, in bytes. If they exceed it, they are cut to seven eighths
  ///   of it.
  /// - Returns: The size of the values afterwards.
  func prune(to limit: Int) -> Int {
    let files = folder.files()
    for file in files where Self.isUnfinished(file.name) && OpenFolder.age(of: file) > Self.abandonedAge {
      folder.remove(file.name)
    }
    var values = files.filter { ContentDigest(hexadecimal: $0.name) != nil }
    for file in values where OpenFolder.age(of: file) > Self.unusedAge { folder.remove(file.name) }
    values.removeAll { OpenFolder.age(of: $0) > Self.unusedAge }
    var size = values.reduce(0) { $0 + $1.size }
    guard size > limit else { return size }
    for file in values.sorted(by: { ($0.modificationTime, $0.name) < ($1.modificationTime, $1.name) }) {
      guard size > limit / 8 * 7 else { break }
      folder.remove(file.name)
      size -= file.size
    }
    return size
  }
}

/// The file of a value: a mark, the key, the value's length, its checksum, and the value.
enum CacheEntry {
  private static let mark = Array("galley cache 1\n\n".utf8)
  private static let headerSize = mark.count + ContentDigest.digitCount + 8 + 4

  static func bytes(of value: [UInt8], for key: ContentDigest) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerSize + value.count)
    bytes += mark
    bytes += key.hexadecimal.utf8
    withUnsafeBytes(of: UInt64(value.count).littleEndian) { bytes += $0 }
    withUnsafeBytes(of: value.withUnsafeBytes(Checksum.crc32).littleEndian) { bytes += $0 }
    return bytes + value
  }

  /// Returns the value in a file's bytes, or `nil` if they are damaged, cut off, or those of another key.
  static func value(in bytes: [UInt8], of key: ContentDigest) -> [UInt8]? {
    guard bytes.count >= headerSize, bytes.starts(with: mark),
      bytes[mark.count...].starts(with: key.hexadecimal.utf8)
    else { return nil }
    let value = Array(bytes[headerSize...])
    let (count, checksum) = bytes.withUnsafeBytes { bytes in
      (
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: headerSize - 12, as: UInt64.self)),
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: headerSize - 4, as: UInt32.self))
      )
    }
    guard count == value.count, checksum == value.withUnsafeBytes(Checksum.crc32) else { return nil }
    return value
  }
}
