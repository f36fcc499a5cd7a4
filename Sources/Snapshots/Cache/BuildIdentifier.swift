import Foundation

/// The identifier that a linker has given to a program or library: the note `NT_GNU_BUILD_ID` of the ELF format.
struct BuildIdentifier: Hashable {
  /// The identifier's digits.
  let hexadecimal: String

  /// Reads a file's identifier; none where it has none, or is no ELF file of 64 bits in this machine's byte order.
  init?(ofFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let found = Self.notes(of: file).lazy.compactMap(Self.identifier).first else { return nil }
    hexadecimal = found.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// The contents of the file's note segments, by the layout of `Elf64_Ehdr` and `Elf64_Phdr`.
  private static func notes(of file: FileHandle) -> [[UInt8]] {
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

  /// The build identifier among notes: each is the lengths of its name and contents, its type, and both, padded to 4.
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

  private static func bytes(of file: FileHandle, at start: UInt64, count: Int) -> [UInt8]? {
    guard start <= UInt64(Int64.max), (try? file.seek(toOffset: start)) != nil,
      let data = try? file.read(upToCount: count), data.count == count
    else { return nil }
    return Array(data)
  }

  private static func number<Number: FixedWidthInteger>(in bytes: [UInt8], at start: Int) -> Number? {
    guard start >= 0, start + MemoryLayout<Number>.size <= bytes.count else { return nil }
    return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: Number.self)) }
  }
}
