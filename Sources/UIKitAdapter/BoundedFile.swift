import Foundation

/// Reads files of an app: regular ones only, so that nothing waits for a pipe or reads a device without end, and only
/// up to a size.
enum BoundedFile {
  /// The bytes of the largest file. Sources that people write have some thousand, those that generators write up to a
  /// million.
  private static let limit = 4 << 20

  static func text(at path: String) throws(BoundedFileError) -> String {
    guard let text = String(bytes: try content(at: path), encoding: .utf8) else { throw .unreadable(path) }
    return text
  }

  static func content(at path: String) throws(BoundedFileError) -> Data {
    // Without `O_NONBLOCK`, opening a pipe waits for its other end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noRegularFile(path) }
    guard status.st_size <= limit else { throw .tooLarge(path, megabytes: limit >> 20) }
    // A file can grow while it is read.
    guard let data = try? file.read(upToCount: limit + 1) ?? Data() else { throw .unreadable(path) }
    guard data.count <= limit else { throw .tooLarge(path, megabytes: limit >> 20) }
    return data
  }
}

enum BoundedFileError: Error, CustomStringConvertible {
  case unreadable(String)
  case noRegularFile(String)
  case tooLarge(String, megabytes: Int)

  var description: String {
    switch self {
    case .unreadable(let path): "\(path): not readable as UTF-8 text"
    case .noRegularFile(let path): "\(path): not a regular file"
    case .tooLarge(let path, let megabytes): "\(path): larger than \(megabytes) MB, and left out"
    }
  }
}
