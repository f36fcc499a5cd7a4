/// Finds out in which encoding the file of a table is.
enum TableEncoding {
  /// The same characters in UTF-8, without a byte order mark.
  static func utf8(from bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): return utf8(fromUTF16: bytes.dropFirst(2), highByteFirst: true)
    case (0xFF, 0xFE): return utf8(fromUTF16: bytes.dropFirst(2), highByteFirst: false)
    // Without a mark: a table starts with an ASCII character, half of whose UTF-16 is 0.
    case (0, _?): return utf8(fromUTF16: bytes[...], highByteFirst: true)
    case (_?, 0): return utf8(fromUTF16: bytes[...], highByteFirst: false)
    default: return try checkedUTF8(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    }
  }

  private static func utf8(fromUTF16 bytes: ArraySlice<UInt8>, highByteFirst: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return highByteFirst ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func checkedUTF8(_ bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let broken = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw TableSyntaxError(.encoding, line: broken + 1)
  }
}
