import Digests
import Files

/// The code that this process runs: the program and the libraries that were loaded with it.
///
/// Versions do not tell one build of a program from the next, nor a library that a distribution has mended.
package struct LoadedCode {
  private static let program = "/proc/self/exe"

  private let files: FileDigests

  /// Makes the code of this process.
  ///
  /// - Parameter files: sums up what bears no identifier of its own.
  package init(files: FileDigests) { self.files = files }

  /// What all the code comes to; none where the system does not tell what is loaded, or not all of it can be read.
  package var digest: ContentDigest? {
    guard let maps = Self.memoryMap,
      let program = Executable.path
    else { return nil }
    let hash = ContentHash()
    for path in Self.loadedFiles(in: maps) {
      guard let identity = path == program ? files.digest(of: Self.program) : identity(ofLibrary: path) else {
        return nil
      }
      hash.add(path == program ? "" : path.split(separator: "/").last.map(String.init) ?? "")
      hash.add(identity)
    }
    return hash.digest()
  }

  /// What the system tells of this process's memory; none where it tells nothing.
  ///
  /// The text is made while it is read, page by page: memory that is asked for meanwhile would move lines into a gap
  /// between two pages, so all that is needed is there before.
  private static var memoryMap: String? {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let filled = buffer.withUnsafeMutableBytes { ByteStream.fill($0, from: file) }
    guard filled < buffer.count else { return nil }
    return String(decoding: buffer[..<filled], as: UTF8.self)
  }

  /// A library's build identifier, which linkers derive from all they write, with its size; else its content's digest.
  private func identity(ofLibrary path: String) -> ContentDigest? {
    guard let identifier = BuildIdentifier(ofFile: path), let state = FileState(of: path) else {
      return files.digest(of: path)
    }
    return ContentDigest(of: "build", identifier.hexadecimal, String(state.size))
  }

  /// The files of executable code in a listing of a process's memory, by path.
  ///
  /// A line is `START-END r-xp OFFSET DEVICE INODE      PATH`.
  static func loadedFiles(in maps: String) -> [String] {
    let paths = maps.split(separator: "\n").compactMap { line -> String? in
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1].contains("x") else { return nil }
      let path = fields[5].drop { $0 == " " }
      return path.hasPrefix("/") ? String(path) : nil
    }
    return Set(paths).sorted()
  }
}
