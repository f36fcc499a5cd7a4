import Files
import Foundation
import Markup

extension InterfaceDocument {
  /// Returns the platform that the beginning of a file says it is for, or `nil` if it does not say so.
  package static func platform(ofFile path: String) -> InterfaceDocumentError.Platform? {
    guard let bytes = try? InputFile(path, as: .document).bytes(at: 0, count: 4096) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let element = text.range(of: "<document "), let mark = text[element.upperBound...].range(of: "type=\"") else {
      return nil
    }
    return DocumentKindCheck.platform(ofType: text[mark.upperBound...].prefix { $0 != "\"" })
  }

  /// Upper limits that protect against malicious files. The largest real documents reach a hundredth of each limit.
  enum Limit {
    static let bytes = InputKind.document.mostBytes
    static let elements = 2_000_000
    /// Levels of nested elements. A subview is two levels below its superview.
    static let depth = 500
  }

  /// Reads the document at a path.
  ///
  /// - Parameter path: The path, absolute or relative to the working directory.
  /// - Throws: `InterfaceDocumentError` if the file is not a readable iOS document. Smaller problems become the
  ///   document's ``issues``.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOf path: String) throws(InterfaceDocumentError) {
    try self.init(Self.bytes(of: path), path: path)
  }

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The file's path, for error messages and for finding strings tables.
  /// - Throws: `InterfaceDocumentError` if the bytes are not a readable iOS document.
  public init(_ bytes: some Sequence<UInt8>, path: String) throws(InterfaceDocumentError) {
    let bytes = Array(bytes)
    guard bytes.count <= Limit.bytes else {
      throw InterfaceDocumentError(path: path, reason: .tooLarge(bytes: bytes.count, limit: Limit.bytes))
    }
    let root = try ElementTreeParser.parse(bytes, path: path)
    let kind = try DocumentKindCheck(root: root, path: path).kind()
    self.init(path: path, kind: kind, issues: DocumentCheck.issues(in: root), root: root)
  }

  private static func bytes(of path: String) throws(InterfaceDocumentError) -> [UInt8] {
    do throws(TextFileError) {
      return try InputFile.content(of: path, as: .document)
    } catch {
      throw InterfaceDocumentError(path: path, reason: InterfaceDocumentError.Reason(error.reason))
    }
  }
}

extension InterfaceDocumentError.Reason {
  fileprivate init(_ reason: TextFileError.Reason) {
    self =
      switch reason {
      case .missing: .unreadable(code: ENOENT)
      case .folder: .unreadable(code: EISDIR)
      case .notAFile: .notAFile
      case .outside: .outsideProject
      case .unreadable(let error): .unreadable(code: error.code)
      case .tooLarge(let bytes, let limit): .tooLarge(bytes: bytes, limit: limit)
      case .cutShort, .largeFilePointer, .mergeConflict, .encoding: .unreadable(code: EIO)
      }
  }
}

/// Rejects files that are not texts in UTF-8, the only encoding that Interface Builder writes.
struct EncodingCheck {
  let bytes: [UInt8]
  let path: String

  func check() throws(InterfaceDocumentError) {
    if let encoding = encodingOfByteOrder ?? unsupportedDeclaredEncoding {
      throw error(.unsupportedEncoding(encoding), line: 1)
    }
    do throws(TextFileError) {
      _ = try TextFile(bytes)
    } catch {
      throw self.error(.notText(problem: error.description), line: error.line ?? 1)
    }
  }

  private func error(_ reason: InterfaceDocumentError.Reason, line: Int) -> InterfaceDocumentError {
    InterfaceDocumentError(path: path, position: SourcePosition(line: line, column: 1), reason: reason)
  }

  private var encodingOfByteOrder: String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0, _), (_, 0): "UTF-16"
    default: nil
    }
  }

  /// The encoding in the XML declaration, or `nil` if it is UTF-8 or a subset of it.
  private var unsupportedDeclaredEncoding: String? {
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let name = declaration.split(separator: "encoding=").dropFirst().first?.dropFirst() else { return nil }
    let encoding = String(name.prefix { $0 != "\"" && $0 != "'" })
    return ["utf-8", "us-ascii"].contains(encoding.lowercased()) ? nil : encoding
  }
}

/// Determines a document's kind and rejects documents that are not for iOS.
struct DocumentKindCheck {
  let root: InterfaceElement
  let path: String

  func kind() throws(InterfaceDocumentError) -> InterfaceDocument.Kind {
    guard root.name != "archive" else { throw error(.archive(version: root.attributes["version"] ?? "")) }
    guard root.name == "document", let type = root.attributes["type"] else {
      throw error(.notInterfaceBuilder(rootElement: root.name))
    }
    guard let platform = Self.platform(ofType: type) else { throw error(.unknownPlatform(type: type)) }
    guard platform == .iOS else { throw error(.unsupportedPlatform(platform)) }
    let version = root.attributes["version"] ?? ""
    guard version == "3.0" else {
      // Storyboards are XML since Xcode 4.2, which wrote 1.0 to 2.0 until Xcode 5.
      throw error(
        ["1", "2"].contains(version.prefix { $0 != "." }) ? .archive(version: version) : .unknownVersion(version))
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  private func error(_ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
    InterfaceDocumentError(path: path, position: root.position, reason: reason)
  }

  static func platform(ofType type: some StringProtocol) -> InterfaceDocumentError.Platform? {
    let marks: [(String, InterfaceDocumentError.Platform)] = [
      (".CocoaTouch.", .iOS), (".Cocoa.", .macOS), (".WatchKit.", .watchOS), (".AppleTV.", .tvOS),
    ]
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    return marks.first { type.contains($0.0) }?.1
  }
}
