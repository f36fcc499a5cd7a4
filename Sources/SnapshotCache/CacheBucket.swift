import Digests
import Files

/// A folder of a cache: the values whose keys start with the same digit.
///
/// Everything goes by the opened folder and follows no symbolic link, so that nothing outside of the cache is read,
/// written or removed, whatever others put in its place.
final class CacheBucket {
  /// The names of all buckets.
  static let names = (0..<16).map { String($0, radix: 16) }

  /// How long a value's last use goes unnoted, in seconds: noting each would write as often as it reads.
  private static let noteInterval = 3600
  /// After how many seconds what a run that was ended was writing is taken away.
  private static let abandonedAge = 3600
  private static let unfinishedSuffix = ".part"

  let name: Substring
  private let descriptor: Int32

  /// Opens the bucket of a key; none where it is not there, or is no folder.
  ///
  /// - Parameter isMade: whether it is made where it is missing.
  init?(of key: ContentDigest, in folder: String, isMade: Bool) {
    name = key.hexadecimal.prefix(1)
    let path = "\(folder)/\(name)"
    var descriptor = Self.open(path)
    if descriptor < 0, isMade, errno == ENOENT {
      // The folder above may have been deleted since the cache was opened.
      try? Folder.make(path)
      descriptor = Self.open(path)
    }
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static func open(_ path: String) -> Int32 {
    Files.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  // MARK: Values

  /// The bytes of a key's file, whose last use is noted.
  func contents(of key: ContentDigest) -> [UInt8]? {
    let file = openat(descriptor, key.hexadecimal, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.isRegularFile else { return nil }
    if time(nil) - status.st_mtim.tv_sec > Self.noteInterval { futimens(file, nil) }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = ByteStream.fill(UnsafeMutableRawBufferPointer(buffer), from: file)
    }
  }

  /// Writes a key's file, whole or not at all.
  ///
  /// - Returns: whether it was written.
  func write(_ bytes: [UInt8], as key: ContentDigest) -> Bool {
    let unfinished = String(UInt64.random(in: 0...UInt64.max), radix: 16) + Self.unfinishedSuffix
    let file = openat(descriptor, unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    let isWhole = bytes.withUnsafeBytes { ByteStream.writeAll($0, to: file) }
    guard close(file) == 0, isWhole, renameat(descriptor, unfinished, descriptor, key.hexadecimal) == 0 else {
      unlinkat(descriptor, unfinished, 0)
      return false
    }
    return true
  }

  // MARK: Pruning

  private struct File {
    var name: String
    var size: Int
    var lastUse: Int
  }

  /// Removes the values that were not used for longest until there is room for more again, and what was left unfinished.
  ///
  /// A value that another run reads at this moment stays readable for it; one that another run has removed is passed over.
  ///
  /// - Parameter limit: what the values may take, in bytes; beyond it they are cut to seven eighths of it.
  /// - Returns: what the values take afterwards.
  func prune(to limit: Int) -> Int {
    let (unfinished, values) = files().partitioned { $0.name.hasSuffix(Self.unfinishedSuffix) }
    for file in unfinished where time(nil) - file.lastUse > Self.abandonedAge { unlinkat(descriptor, file.name, 0) }
    var size = values.reduce(0) { $0 + $1.size }
    guard size > limit else { return size }
    for file in values.sorted(by: { ($0.lastUse, $0.name) < ($1.lastUse, $1.name) }) {
      guard size > limit / 8 * 7 else { break }
      unlinkat(descriptor, file.name, 0)
      size -= file.size
    }
    return size
  }

  private func files() -> [File] {
    // A stream of its own: it moves through the folder and closes its descriptor.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var files: [File] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.isRegularFile else { continue }
      files.append(File(name: name, size: Int(status.st_size), lastUse: Int(status.st_mtim.tv_sec)))
    }
    return files
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

extension Array {
  fileprivate func partitioned(by belongs: (Element) -> Bool) -> (first: [Element], rest: [Element]) {
    (filter(belongs), filter { !belongs($0) })
  }
}

/// The file of a value: what it is, whose it is, how long, its checksum, and the value.
enum CacheEntry {
  private static let mark = Array("galley cache 1\n\n".utf8)
  private static let headerSize = mark.count + ContentDigest.digitCount + 8 + 4

  /// The file's bytes.
  static func bytes(of value: [UInt8], for key: ContentDigest) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerSize + value.count)
    bytes += mark
    bytes += key.hexadecimal.utf8
    withUnsafeBytes(of: UInt64(value.count).littleEndian) { bytes += $0 }
    withUnsafeBytes(of: value.withUnsafeBytes(Checksum.crc32).littleEndian) { bytes += $0 }
    return bytes + value
  }

  /// The value in a file's bytes; none where they are damaged, cut off, or those of another key.
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
