import Files

/// The reason why a document could not be read.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// A platform that Interface Builder writes documents for.
  public enum Platform: String, Hashable, Sendable {
    case iOS, macOS, watchOS, tvOS
  }

  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened; `code` is the system's error number.
    case unreadable(code: Int32)
    /// The path leads to a pipe, a socket or a device.
    case notAFile
    /// A symbolic link leads out of the project, to a file that the command line does not let it read.
    case outsideProject
    /// The file is not well-formed XML; `problem` says what is wrong.
    case malformedXML(problem: String)
    /// The file is not in UTF-8 but in the encoding with this name.
    case unsupportedEncoding(String)
    /// The file is not the text that somebody wrote: a pointer of Git LFS, a merge conflict, bytes that are not UTF-8;
    /// `problem` says which, and what to do.
    case notText(problem: String)
    /// The file contains a document type declaration. Interface Builder never writes one.
    case documentTypeDeclaration
    /// The root element is not `document`.
    case notInterfaceBuilder(rootElement: String)
    /// The document was saved by Xcode 4 or earlier: an archive, or a storyboard of version 1 or 2.
    case archive(version: String)
    /// The format version is neither 3.0 nor an earlier one.
    case unknownVersion(String)
    case unsupportedPlatform(Platform)
    /// The document's type names none of the known platforms.
    case unknownPlatform(type: String)
    case nestedTooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooLarge(bytes: Int, limit: Int)
  }

  /// The path of the file, as the caller wrote it.
  public let path: String
  /// Where the problem is, or `nil` if it concerns the whole file.
  public let position: SourcePosition?
  public let reason: Reason

  init(path: String, position: SourcePosition? = nil, reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }
}

extension InterfaceDocumentError: CustomStringConvertible {
  /// The path, line and column, and the reason: `Main.xib:3:12: malformed XML: expected a name`.
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(reason)"
  }
}

extension InterfaceDocumentError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let code): "cannot be opened: \(SystemError(code: code))"
    case .notAFile: "is a pipe, a socket or a device; only files are read"
    case .outsideProject: TextFileError.Reason.outside.description
    case .malformedXML(let problem): "malformed XML: \(problem)"
    case .unsupportedEncoding(let name): "unsupported encoding '\(name)'; save the file as UTF-8"
    case .notText(let problem): problem
    case .documentTypeDeclaration: "unexpected document type declaration; remove the <!DOCTYPE>"
    case .notInterfaceBuilder(let root):
      "not an Interface Builder document: the root element is <\(root)>; expected <document>"
    case .archive(let version):
      "the document was saved by Xcode 4 or earlier (version \(version)); open and save it in a later Xcode"
    case .unknownVersion(let version): "unknown document version '\(version)'; expected 3.0"
    case .unsupportedPlatform(let platform): "the document is for \(platform); only iOS documents are supported"
    case .unknownPlatform(let type): "unknown document type '\(type)'; only iOS documents are supported"
    case .nestedTooDeep(let limit): "elements are nested more than \(limit) levels deep"
    case .tooManyElements(let limit): "the document has more than \(limit) elements"
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes; the limit is \(limit)"
    }
  }
}
