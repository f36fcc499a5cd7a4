import Files

/// The code that this process runs: the program and the libraries loaded with it.
///
/// Version numbers are not enough: they are the same for two builds of a program, and for a library before and after a
/// distribution patched it.
package struct LoadedCode {
  private static let program = "/proc/self/exe"

  private let memoryMap: String?
  private let digestOfFile: (String) -> ContentDigest?

  /// - Parameters:
  ///   - memoryMap: The system's listing of the process's memory, or `nil` if there is none.
  ///   - digestOfFile: Returns the digest of a file's content, for code without a build identifier.
  package init(
    memoryMap: String? = Executable.memoryMap, digestOfFile: @escaping (String) -> ContentDigest?
  ) {
    (self.memoryMap, self.digestOfFile) = (memoryMap, digestOfFile)
  }

  /// The paths of the files with the code, or none if the system does not list what is loaded.
  package static var files: [String] { Executable.memoryMap.map(loadedFiles) ?? [] }

  /// The digest of all the code, or `nil` if the system does not list what is loaded or a file cannot be read.
  package var digest: ContentDigest? {
    guard let memoryMap, let program = Executable.path else { return nil }
    var code: [(name: String, identity: ContentDigest)] = []
    for path in Self.loadedFiles(in: memoryMap) {
      guard let identity = path == program ? digestOfFile(Self.program) : identity(ofLibrary: path) else {
        return nil
      }
      code.append((path == program ? "" : Self.name(of: path), identity))
    }
    return Self.digest(of: code)
  }

  /// Returns a digest that does not depend on the folders of the files.
  private static func digest(of code: [(name: String, identity: ContentDigest)]) -> ContentDigest {
    let hash = ContentHash()
    for file in code.sorted(by: { ($0.name, $0.identity.hexadecimal) < ($1.name, $1.identity.hexadecimal) }) {
      hash.add(file.name)
      hash.add(file.identity)
    }
    return hash.digest()
  }

  private static func name(of path: String) -> String { path.utf8.split(separator: "/").last.map(String.init) ?? "" }

  /// Returns the digest of the libraries whose file names start with one of some prefixes, or `nil` if the system does
  /// not list what is loaded or a file cannot be read.
  package func digest(ofFilesNamed prefixes: [String]) -> ContentDigest? {
    guard let memoryMap else { return nil }
    var code: [(name: String, identity: ContentDigest)] = []
    for path in Self.loadedFiles(in: memoryMap) {
      let name = Self.name(of: path)
      guard prefixes.contains(where: name.utf8.hasPrefix) else { continue }
      guard let identity = identity(ofLibrary: path) else { return nil }
      code.append((name, identity))
    }
    return Self.digest(of: code)
  }

  /// Returns the digest of a library's build identifier and size, or that of its content if it has no identifier.
  private func identity(ofLibrary path: String) -> ContentDigest? {
    guard let identifier = BuildIdentifier(ofFile: path), let state = FileState(of: path) else {
      return digestOfFile(path)
    }
    return ContentDigest(of: "build", identifier.hexadecimal, String(state.size))
  }

  /// Returns the sorted paths of the files with executable code in a listing of a process's memory.
  ///
  /// A line is `START-END r-xp OFFSET DEVICE INODE      PATH`.
  static func loadedFiles(in maps: String) -> [String] {
    let paths = maps.utf8.split(separator: "\n").compactMap { line -> String? in
      let fields = line.utf8.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1].contains("x") else { return nil }
      let path = fields[5].drop { $0 == " " }
      return path.utf8.hasPrefix("/") ? String(path) : nil
    }
    return Set(paths).sorted()
  }
}

/// The identifier that a linker derives from everything it writes: the note `NT_GNU_BUILD_ID` of the ELF format.
struct BuildIdentifier: Hashable {
  /// The identifier in hexadecimal digits.
  let hexadecimal: String

  /// Reads a file's identifier, or returns `nil` if the file has none or is not a 64-bit little-endian ELF file.
  init?(ofFile path: String) {
    guard let file = try? InputFile(path, as: .program),
      let found = Self.notes(of: file).lazy.compactMap(Self.identifier).first
    else { return nil }
    hexadecimal = found.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// Returns the contents of the file's note segments, found by the layout of `Elf64_Ehdr` and `Elf64_Phdr`.
  private static func notes(of file: InputFile) -> [[UInt8]] {
    let (noteType, largestNotes) = (UInt32(4), UInt64(1 << 16))
    guard let header = bytes(of: file, at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let tableStart: UInt64 = number(in: header, at: 32), let entrySize: UInt16 = number(in: header, at: 54),
      let entryCount: UInt16 = number(in: header, at: 56), entrySize >= 56
    else { return [] }
    return (0..<UInt64(entryCount)).compactMap { index in
      let place = tableStart.addingReportingOverflow(index * UInt64(entrySize))
      guard !place.overflow, let entry = bytes(of: file, at: place.partialValue, count: 56),
        let type: UInt32 = number(in: entry, at: 0), type == noteType,
        let start: UInt64 = number(in: entry, at: 8), let count: UInt64 = number(in: entry, at: 32),
        count <= largestNotes
      else { return nil }
      return bytes(of: file, at: start, count: Int(count))
    }
  }

  /// Finds the build identifier in a note segment. A note consists of the lengths of its name and its contents, its
  /// type, and then the name and the contents, each padded to 4 bytes.
  private static func identifier(in notes: [UInt8]) -> [UInt8]? {
    let identifierType: UInt32 = 3
    var start = 0
    while let nameCount: UInt32 = number(in: notes, at: start), let count: UInt32 = number(in: notes, at: start + 4),
      let type: UInt32 = number(in: notes, at: start + 8)
    {
      let contents = start + 12 + (Int(nameCount) + 3) / 4 * 4
      guard contents + Int(count) <= notes.count else { return nil }
      if type == identifierType, notes[(start + 12)...].starts(with: Array("GNU\0".utf8)) {
        return Array(notes[contents..<contents + Int(count)])
      }
      start = contents + (Int(count) + 3) / 4 * 4
    }
    return nil
  }

  private static func bytes(of file: InputFile, at start: UInt64, count: Int) -> [UInt8]? {
    guard let start = Int(exactly: start), let bytes = file.bytes(at: start, count: count), bytes.count == count
    else { return nil }
    return bytes
  }

  private static func number<Number: FixedWidthInteger>(in bytes: [UInt8], at start: Int) -> Number? {
    guard start >= 0, start + MemoryLayout<Number>.size <= bytes.count else { return nil }
    return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: Number.self)) }
  }
}
