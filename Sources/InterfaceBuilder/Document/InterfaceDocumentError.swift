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

/// What is wrong with XML that is not well formed.
public enum XMLProblem: Error, Hashable, Sendable {
  /// What the grammar asks for at some place.
  public enum Syntax: String, Hashable, Sendable {
    /// An element, the document's outermost.
    case element
    /// The name of an element or attribute.
    case name
    /// The `=` between an attribute and its value.
    case equalsSign
    /// A value in quotes, without `<` in it.
    case quotedValue
    /// `>` or `/>`.
    case tagEnd
    /// `-->`.
    case commentEnd
    /// `]]>`.
    case characterDataEnd
    /// `?>`.
    case instructionEnd
    /// `;` after a reference.
    case referenceEnd
  }

  /// Something else stands where the grammar asks for this, or the file ends there.
  case expected(Syntax)
  /// The file ends while an element is open.
  case unclosedElement(String, openedAtLine: Int)
  /// An element ends under another name than it started.
  case mismatchedEndTag(String, expected: String, openedAtLine: Int)
  /// An element ends that never started.
  case strayEndTag(String)
  /// An element has one attribute twice.
  case duplicateAttribute(String)
  /// A reference to an entity that XML itself does not have, or to no character.
  case unknownReference(String)
  /// Something follows the outermost element.
  case contentAfterDocument
}
