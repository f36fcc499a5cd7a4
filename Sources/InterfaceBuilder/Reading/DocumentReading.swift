import Foundation

extension InterfaceDocument {
  /// What a file may have at most; the largest documents in use have a hundredth of it.
  enum Limit {
    /// Bytes of a file.
    static let bytes = 64 << 20
    /// Elements of a file.
    static let elements = 2_000_000
    /// Levels of nesting; each view in a view is two.
    static let depth = 500
  }

  /// Reads the document at a path.
  ///
  /// - Parameter path: The file, relative to the working directory or absolute.
  /// - Throws: An `InterfaceDocumentError` for what is not an iOS document that can be read. What can be read around
  ///   becomes one of the document's `issues`.
  /// - Complexity: Linear in the file's size.
  public init(contentsOf path: String) throws(InterfaceDocumentError) {
    try self.init(Self.bytes(of: path), path: path)
  }

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's name for errors, and for finding tables of strings beside it.
  /// - Throws: As for a file.
  public init(_ bytes: some Sequence<UInt8>, path: String) throws(InterfaceDocumentError) {
    let bytes = Array(bytes)
    guard bytes.count <= Limit.bytes else {
      throw InterfaceDocumentError(path: path, reason: .tooLarge(bytes: bytes.count, limit: Limit.bytes))
    }
    let root = try ElementTreeParser.parse(bytes, path: path)
    let kind = try DocumentKindCheck(root: root, path: path).kind()
    self.init(path: path, kind: kind, issues: [], root: root)
    issues = DocumentCheck.issues(in: root)
  }

  private static func bytes(of path: String) throws(InterfaceDocumentError) -> Data {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      guard size <= Limit.bytes else {
        throw InterfaceDocumentError(path: path, reason: .tooLarge(bytes: size, limit: Limit.bytes))
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as InterfaceDocumentError {
      throw error
    } catch {
      throw InterfaceDocumentError(path: path, reason: .unreadable(code: systemErrorNumber(error)))
    }
  }

  private static func systemErrorNumber(_ error: any Error) -> Int32 {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: ENOENT
    case .fileReadNoPermission: EACCES
    default: EIO
    }
  }
}

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

/// Tells a document's kind, and refuses what is no document for iOS.
struct DocumentKindCheck {
  /// The outermost element.
  let root: InterfaceElement
  /// The file's name.
  let path: String

  /// The document's kind.
  func kind() throws(InterfaceDocumentError) -> InterfaceDocument.Kind {
    guard root.name != "archive" else { throw refusal(.archive(version: root.attributes["version"] ?? "")) }
    guard root.name == "document", let type = root.attributes["type"] else {
      throw refusal(.notInterfaceBuilder(rootElement: root.name))
    }
    guard let platform = Self.platform(ofType: type) else { throw refusal(.unknownPlatform(type: type)) }
    guard platform == .iOS else { throw refusal(.unsupportedPlatform(platform)) }
    let version = root.attributes["version"] ?? ""
    guard version == "3.0" else { throw refusal(.unknownVersion(version)) }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  private func refusal(_ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
    InterfaceDocumentError(path: path, position: root.position, reason: reason)
  }

  private static func platform(ofType type: String) -> InterfaceDocumentError.Platform? {
    let marks: [(String, InterfaceDocumentError.Platform)] = [
      (".CocoaTouch.", .iOS), (".Cocoa.", .macOS), (".WatchKit.", .watchOS), (".AppleTV.", .tvOS),
    ]
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    return marks.first { type.contains($0.0) }?.1
  }
}
