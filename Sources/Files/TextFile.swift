/// A text file that anybody may have written or damaged.
///
/// Everything that reads a project's texts reads them through this type, so that a file that Git has left in place of
/// the text is called what it is, whatever its format.
package struct TextFile {
  /// The text as UTF-8, without a byte order mark.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: ``TextFileError`` if there is no such file, if it cannot be read, or if it is not a text.
  package init(contentsOf path: String, as kind: InputKind) throws(TextFileError) {
    try self.init(InputFile.content(of: path, as: kind))
  }

  /// Reads a text from the bytes of its file.
  ///
  /// - Throws: ``TextFileError`` if the bytes are a pointer of Git LFS, have an unresolved merge conflict, or are
  ///   neither UTF-8 nor UTF-16.
  package init(_ file: [UInt8]) throws(TextFileError) {
    if file.isLargeFilePointer { throw TextFileError(.largeFilePointer) }
    bytes = try Self.utf8(from: file)
    if let conflict = bytes.conflicts.first { throw TextFileError(.mergeConflict, line: conflict.lowerBound) }
  }

  // MARK: Encodings

  /// Returns a text as UTF-8, without a byte order mark.
  ///
  /// - Throws: ``TextFileError`` if the bytes are neither UTF-8 nor UTF-16.
  package static func utf8(from bytes: [UInt8]) throws(TextFileError) -> [UInt8] {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): return try utf8(fromUTF16: bytes.dropFirst(2), highByteFirst: true)
    case (0xFF, 0xFE): return try utf8(fromUTF16: bytes.dropFirst(2), highByteFirst: false)
    // UTF-16 without a mark: all formats start with an ASCII character, so one of the first two bytes is 0.
    case (0, _?): return try utf8(fromUTF16: bytes[...], highByteFirst: true)
    case (_?, 0): return try utf8(fromUTF16: bytes[...], highByteFirst: false)
    default:
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      if let line = text.firstLineOutsideUTF8 { throw TextFileError(.encoding, line: line) }
      return text
    }
  }

  private static func utf8(
    fromUTF16 bytes: ArraySlice<UInt8>, highByteFirst: Bool
  ) throws(TextFileError) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return highByteFirst ? first << 8 | second : second << 8 | first
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw TextFileError(.encoding, line: 1 + units.count { $0 == 0x0A })
    }
    return Array(text.utf8)
  }
}

/// A file that cannot be read, or that is not the text that it should be, whatever its format.
package struct TextFileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    case folder
    /// A pipe, a socket or a device.
    case notAFile
    case unreadable(SystemError)
    /// A symbolic link or a path of a project's file leads to a file that the process may not read.
    case outside
    /// The file became shorter while it was read.
    case cutShort
    /// The file is larger than the limit, both in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// Git has the file's address in Large File Storage in its place.
    case largeFilePointer
    /// Git has left both versions of a part in the file.
    case mergeConflict
    /// The text is neither UTF-8 nor UTF-16.
    case encoding

    /// Returns why a file was not opened.
    static func unopened(_ error: SystemError) -> Reason {
      switch error.code {
      case ENOENT, ENOTDIR: .missing
      // What the system says of a socket, and of a device that is not there.
      case ENXIO, ENODEV: .notAFile
      default: .unreadable(error)
      }
    }
  }

  package let reason: Reason
  /// The line, from 1, or `nil` if the reason concerns the whole file.
  package let line: Int?

  /// The error of a file that became shorter while it was read.
  package static let cutShort = TextFileError(.cutShort)
  /// The error of a text that is not in the encoding of its format, UTF-8.
  package static let encoding = TextFileError(.encoding)

  init(_ reason: Reason, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }

  /// Finds out what Git or an editor has left in a text that the reader of its format does not understand.
  ///
  /// Returns `nil` if the bytes are a text, so that only their format is wrong.
  package init?(in bytes: [UInt8]) {
    do throws(TextFileError) {
      _ = try TextFile(bytes)
      return nil
    } catch {
      self = error
    }
  }
}

extension TextFileError.Reason: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .missing: "no such file"
    case .folder: "it is a folder; expected a file"
    case .notAFile: "it is a pipe, a socket or a device; only files are read"
    case .unreadable(let error): "the file cannot be read: \(error)"
    case .outside:
      "this symbolic link or path leads out of the project; put the file into the project, or allow it with --allow"
    case .cutShort: "the file became shorter while it was read; run the command again"
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes; the limit is \(limit)"
    case .largeFilePointer: "the file is a pointer of Git LFS; fetch its content with 'git lfs pull'"
    case .mergeConflict: "the file has an unresolved merge conflict of Git; choose one of the two versions"
    case .encoding: "the text is neither UTF-8 nor UTF-16; save it as UTF-8"
    }
  }
}

extension TextFileError: CustomStringConvertible {
  /// What is wrong, and what to do, without the path and the line.
  package var description: String { reason.description }

  /// The place of the error for messages: the path, and the line if it is known.
  package func place(in path: String) -> String { line.map { "\(path):\($0)" } ?? path }
}

extension [UInt8] {
  /// Whether a file is a pointer of Git LFS (the first line of its specification's format).
  package var isLargeFilePointer: Bool { starts(with: "version https://git-lfs.github.com/spec/".utf8) }

  /// The first line, from 1, that is not UTF-8, or `nil` if the whole text is.
  package var firstLineOutsideUTF8: Int? {
    if isASCII || String(validating: self, as: UTF8.self) != nil { return nil }
    let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 } ?? 1
  }

  /// Whether no byte has its highest bit set, as in most files. Eight bytes are tested at a time.
  private var isASCII: Bool {
    withUnsafeBytes { text in
      let end = text.count & ~7
      return stride(from: 0, to: end, by: 8).allSatisfy {
        text.loadUnaligned(fromByteOffset: $0, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      } && text[end...].allSatisfy { $0 < 0x80 }
    }
  }

  /// The lines, from 1, of the merge conflicts that Git has marked in a text.
  ///
  /// Git writes `<<<<<<< ` before one version, `=======` before the other and `>>>>>>> ` after it, each at the
  /// beginning of a line. One of the first two alone can be part of a text; without the third, the conflict ends with
  /// the text.
  package var conflicts: [ClosedRange<Int>] {
    withUnsafeBytes { text in
      var (line, start) = (1, 0)
      var (first, middle): (Int?, Int?)
      var conflicts: [ClosedRange<Int>] = []
      while start < text.count {
        if first == nil, text.hasWords("<<<<<<< ", at: start) { first = line }
        if first != nil, middle == nil, text.hasWords("=======", at: start) { middle = line }
        if let begin = first, middle != nil, text.hasWords(">>>>>>> ", at: start) {
          conflicts.append(begin...line)
          (first, middle) = (nil, nil)
        }
        guard let end = text.firstLineFeed(from: start) else { break }
        (line, start) = (line + 1, end + 1)
      }
      if let first, middle != nil { conflicts.append(first...line) }
      return conflicts
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasWords(_ words: StaticString, at start: Int) -> Bool {
    self[start] == words.utf8Start.pointee
      && self[start...].starts(with: UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
  }

  fileprivate func firstLineFeed(from start: Int) -> Int? {
    baseAddress.flatMap { base in memchr(base + start, 0x0A, count - start).map { UnsafeRawPointer($0) - base } }
  }
}
