import Foundation

/// Looks for what Interface Builder never writes and what may harm: another encoding, a document type with entities.
struct XMLPrologCheck {
  /// The file's content.
  let bytes: Data
  /// The file's name.
  let path: String

  /// Throws where the file must not be given to the XML parser.
  func check() throws(InterfaceDocumentError) {
    if let encoding = foreignByteOrderMark ?? foreignDeclaredEncoding {
      throw InterfaceDocumentError(path: path, position: start, reason: .unsupportedEncoding(encoding))
    }
    if let position = documentTypePosition {
      throw InterfaceDocumentError(path: path, position: position, reason: .documentTypeDeclaration)
    }
  }

  private var start: SourcePosition { SourcePosition(line: 1, column: 1) }

  private var foreignByteOrderMark: String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, _), (_, 0): "UTF-16"
    default: nil
    }
  }

  private var foreignDeclaredEncoding: String? {
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let name = declaration.split(separator: "encoding=").dropFirst().first?.dropFirst() else { return nil }
    let encoding = String(name.prefix { $0 != "\"" && $0 != "'" })
    return ["utf-8", "us-ascii"].contains(encoding.lowercased()) ? nil : encoding
  }

  /// Where `<!DOCTYPE` or `<!ENTITY` stands.
  private var documentTypePosition: SourcePosition? {
    bytes.withUnsafeBytes { bytes in
      var position = start
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "\n") {
          position = SourcePosition(line: position.line + 1, column: 1)
          continue
        }
        if bytes[index] == UInt8(ascii: "<"), index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "!"),
          bytes[index + 2] == UInt8(ascii: "D") || bytes[index + 2] == UInt8(ascii: "E")
        {
          return position
        }
        position.column += 1
      }
      return nil
    }
  }
}
