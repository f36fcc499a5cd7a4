/// Why a document could not be read.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// The platforms that Interface Builder writes documents for.
  public enum Platform: String, Hashable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac.
    case macOS
    /// Apple Watch.
    case watchOS
    /// Apple TV.
    case tvOS
  }

  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened; the system's error number.
    case unreadable(code: Int32)
    /// The XML is broken.
    case malformedXML(XMLProblem)
    /// The file is not in UTF-8; the encoding that it claims or shows.
    case unsupportedEncoding(String)
    /// Bytes of the file are no UTF-8.
    case invalidUTF8
    /// The file declares a document type, which Interface Builder never writes.
    case documentTypeDeclaration
    /// The XML is well formed, but its outermost element is another than `document`.
    case notInterfaceBuilder(rootElement: String)
    /// A document of Xcode 4 and before, which opening and saving in Xcode converts.
    case archive(version: String)
    /// A document of a version that is not 3.0.
    case unknownVersion(String)
    /// A document for a platform that is not iOS.
    case unsupportedPlatform(Platform)
    /// A document whose type names no known platform.
    case unknownPlatform(type: String)
    /// Elements are nested deeper than the limit.
    case nestedTooDeep(limit: Int)
    /// There are more elements than the limit.
    case tooManyElements(limit: Int)
    /// The file has more bytes than the limit.
    case tooLarge(bytes: Int, limit: Int)
  }

  /// The file, as it was given.
  public var path: String
  /// Where the reading ended, where there is such a place.
  public var position: SourcePosition?
  /// The reason.
  public var reason: Reason

  /// Makes an error.
  public init(path: String, position: SourcePosition? = nil, reason: Reason) {
    self.path = path
    self.position = position
    self.reason = reason
  }
}
