import Foundation

/// Parses XML into a tree of elements.
///
/// Foundation's `XMLParser` crashes on Linux for some malformed files (an empty processing instruction, invalid UTF-8
/// in an attribute) and reports errors as bare numbers. This parser supports the part of XML that Interface Builder
/// writes and rejects document type declarations, which could define entities.
struct ElementTreeParser {
  private var cursor: XMLCursor
  /// The elements whose end tags have not been read yet, outermost first.
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private let path: String

  /// Returns the root element of a file.
  static func parse(_ bytes: [UInt8], path: String) throws(InterfaceDocumentError) -> InterfaceElement {
    try EncodingCheck(bytes: bytes, path: path).check()
    var parser = ElementTreeParser(cursor: XMLCursor(bytes), path: path)
    return try parser.document()
  }

  private init(cursor: XMLCursor, path: String) {
    self.cursor = cursor
    self.path = path
  }

  private mutating func document() throws(InterfaceDocumentError) -> InterfaceElement {
    while cursor.next != nil { try readNext() }
    if let element = open.last {
      throw syntaxError(.unclosedElement(element.name, openedAtLine: element.position.line))
    }
    guard let root else { throw syntaxError(count == 0 && cursor.isBlank ? .emptyFile : .expected(.element)) }
    return root
  }

  private mutating func readNext() throws(InterfaceDocumentError) {
    if cursor.isAt("<!--") {
      _ = try content(from: "<!--", through: "-->", orElse: .commentEnd)
    } else if cursor.isAt("<?") {
      _ = try content(from: "<?", through: "?>", orElse: .instructionEnd)
    } else if cursor.isAt("<![CDATA[") {
      let characters = try content(from: "<![CDATA[", through: "]]>", orElse: .characterDataEnd)
      try append(String(decoding: characters, as: UTF8.self))
    } else if cursor.isAt("<!") {
      throw documentError(.documentTypeDeclaration)
    } else if cursor.take("</") {
      try readEndTag()
    } else if cursor.isAt("<") {
      try readStartTag()
    } else {
      try readCharacters()
    }
  }

  /// Reads a construct with fixed delimiters and returns its content. The start delimiter comes next.
  private mutating func content(
    from start: StaticString, through end: StaticString, orElse missing: XMLProblem.Syntax
  ) throws(InterfaceDocumentError) -> ArraySlice<UInt8> {
    let position = cursor.position()
    _ = cursor.take(start)
    guard let content = cursor.take(through: end) else { throw syntaxError(.expected(missing), at: position) }
    return content
  }

  private mutating func readCharacters() throws(InterfaceDocumentError) {
    let position = cursor.position()
    let characters = cursor.take(upTo: UInt8(ascii: "<"))
    let isSkipped = !open.isEmpty && !keepsText && characters.firstIndex(ofByte: UInt8(ascii: "&")) == nil
    if !isSkipped { try append(try text(characters, isAttribute: false, at: position)) }
  }

  /// Whether the innermost element can contain text. All others contain only white space between their children.
  private var keepsText: Bool { open.last?.name == "string" || open.last?.name == "mutableString" }

  /// Appends to the text of the innermost element. Outside the root element only white space is allowed.
  private mutating func append(_ text: String) throws(InterfaceDocumentError) {
    if open.isEmpty, !text.allSatisfy(\.isWhitespace) {
      throw syntaxError(root == nil ? .expected(.element) : .contentAfterDocument)
    }
    if keepsText { open[open.count - 1].text += text }
  }

  private mutating func readStartTag() throws(InterfaceDocumentError) {
    let position = cursor.position()
    if cursor.isAt("<<<<<<< ") { throw syntaxError(.unresolvedConflict, at: position) }
    _ = cursor.take("<")
    if root != nil { throw syntaxError(.contentAfterDocument, at: position) }
    count += 1
    guard open.count < InterfaceDocument.Limit.depth else {
      throw documentError(.nestedTooDeep(limit: InterfaceDocument.Limit.depth))
    }
    guard count <= InterfaceDocument.Limit.elements else {
      throw documentError(.tooManyElements(limit: InterfaceDocument.Limit.elements))
    }
    let name = try name()
    open.append(InterfaceElement(name, attributes: try attributes(), position: position))
    if cursor.take("/>") {
      close()
    } else if !cursor.take(">") {
      throw syntaxError(.expected(.tagEnd))
    }
  }

  private static let fewAttributes = 16

  private mutating func attributes() throws(InterfaceDocumentError) -> ElementAttributes {
    var attributes = ElementAttributes()
    // A search through all attributes for each new one would take forever in an element with thousands, and a set takes longer in one with
    // five.
    var names: Set<String> = []
    while cursor.skipSpace(), let next = cursor.next, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") {
      let position = cursor.position()
      let name = try name()
      _ = cursor.skipSpace()
      guard cursor.take("=") else { throw syntaxError(.expected(.equalsSign)) }
      _ = cursor.skipSpace()
      let value = try attributeValue()
      if attributes.count == Self.fewAttributes { names = Set(attributes.map(\.name)) }
      let isNew = attributes.count < Self.fewAttributes ? attributes[name] == nil : names.insert(name).inserted
      guard isNew else { throw syntaxError(.duplicateAttribute(name), at: position) }
      attributes.append(name, value)
    }
    return attributes
  }

  private mutating func attributeValue() throws(InterfaceDocumentError) -> String {
    let position = cursor.position()
    guard let quote = cursor.next, cursor.take("\"") || cursor.take("'") else {
      throw syntaxError(.expected(.quotedValue))
    }
    let value = cursor.take(upTo: quote)
    guard cursor.next != nil, value.firstIndex(ofByte: UInt8(ascii: "<")) == nil else {
      throw syntaxError(.expected(.quotedValue), at: position)
    }
    _ = cursor.take("\"") || cursor.take("'")
    return try text(value, isAttribute: true, at: position)
  }

  private mutating func readEndTag() throws(InterfaceDocumentError) {
    let name = try name()
    _ = cursor.skipSpace()
    guard cursor.take(">") else { throw syntaxError(.expected(.tagEnd)) }
    guard let element = open.last else { throw syntaxError(.strayEndTag(name)) }
    guard element.name == name else {
      throw syntaxError(.mismatchedEndTag(name, expected: element.name, openedAtLine: element.position.line))
    }
    close()
  }

  /// Appends the innermost element to its parent.
  private mutating func close() {
    guard var element = open.popLast() else { return }
    if element.attributes["base64-UTF8"] == "YES" { element.text = Self.decodedBase64(element.text) }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private mutating func name() throws(InterfaceDocumentError) -> String {
    let name = cursor.take(while: Self.isInName)
    guard let first = name.first, !Self.isOnlyInside(first) else { throw syntaxError(.expected(.name)) }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func text(
    _ bytes: ArraySlice<UInt8>, isAttribute: Bool, at position: SourcePosition
  ) throws(InterfaceDocumentError) -> String {
    do throws(XMLProblem) {
      return try XMLReferences.text(bytes, isAttribute: isAttribute)
    } catch {
      throw syntaxError(error, at: position)
    }
  }
}

extension ElementTreeParser {
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: isOnlyInside(byte)
    }
  }

  /// Whether a byte is allowed in a name but not at its start.
  private static func isOnlyInside(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Interface Builder omits the padding and breaks lines.
  private static func decodedBase64(_ text: String) -> String {
    var characters = text.filter { !$0.isWhitespace && $0 != "=" }
    characters += String(repeating: "=", count: (4 - characters.count % 4) % 4)
    return Data(base64Encoded: characters).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }

  private mutating func syntaxError(
    _ problem: XMLProblem, at position: SourcePosition? = nil
  ) -> InterfaceDocumentError {
    InterfaceDocumentError(
      path: path, position: position ?? cursor.position(), reason: .malformedXML(problem: problem.description))
  }

  private mutating func documentError(_ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
    InterfaceDocumentError(path: path, position: cursor.position(), reason: reason)
  }
}
