import Foundation

/// Refuses what is not UTF-8, the only encoding that Interface Builder writes.
struct EncodingCheck {
  /// The file's content.
  let bytes: [UInt8]
  /// The file's name.
  let path: String

  /// Throws where the bytes cannot be read as UTF-8.
  func check() throws(InterfaceDocumentError) {
    if let encoding = foreignByteOrder ?? foreignDeclaration {
      let start = SourcePosition(line: 1, column: 1)
      throw InterfaceDocumentError(path: path, position: start, reason: .unsupportedEncoding(encoding))
    }
    if let line = firstInvalidLine {
      throw InterfaceDocumentError(
        path: path, position: SourcePosition(line: line, column: 1), reason: .invalidUTF8)
    }
  }

  private var foreignByteOrder: String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, _), (_, 0): "UTF-16"
    default: nil
    }
  }

  /// The encoding that the XML declaration names, if it is none whose bytes are UTF-8.
  private var foreignDeclaration: String? {
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let name = declaration.split(separator: "encoding=").dropFirst().first?.dropFirst() else { return nil }
    let encoding = String(name.prefix { $0 != "\"" && $0 != "'" })
    return ["utf-8", "us-ascii"].contains(encoding.lowercased()) ? nil : encoding
  }

  private var firstInvalidLine: Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil }.map { $0 + 1 } ?? 1
  }
}
