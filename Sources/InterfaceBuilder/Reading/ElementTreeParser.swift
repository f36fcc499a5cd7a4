import Foundation
import Markup

/// Parses XML into a tree of elements.
///
/// Foundation's `XMLParser` crashes on Linux for some malformed files (an empty processing instruction, invalid UTF-8
/// in an attribute) and reports errors as bare numbers. This parser supports the part of XML that Interface Builder
/// writes and rejects document type declarations, which could define entities.
struct ElementTreeParser {
  private var cursor: ByteCursor
  /// The elements whose end tags have not been read yet, outermost first.
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private let path: String

  /// Returns the root element of a file.
  static func parse(_ bytes: [UInt8], path: String) throws(InterfaceDocumentError) -> InterfaceElement {
    try EncodingCheck(bytes: bytes, path: path).check()
    var parser = ElementTreeParser(cursor: ByteCursor(document: bytes), path: path)
    return try parser.document()
  }

  private init(cursor: ByteCursor, path: String) {
    self.cursor = cursor
    self.path = path
  }

  private mutating func document() throws(InterfaceDocumentError) -> InterfaceElement {
    while let part = cursor.part { try read(part) }
    if let element = open.last {
      throw syntaxError(.unclosedElement(element.name, openedAtLine: element.position.line))
    }
    guard let root else { throw syntaxError(count == 0 && cursor.isBlank ? .emptyFile : .expected(.element)) }
    return root
  }

  private mutating func read(_ part: MarkupPart) throws(InterfaceDocumentError) {
    switch part {
    case .comment: _ = try content(of: part, orElse: .commentEnd)
    case .instruction: _ = try content(of: part, orElse: .instructionEnd)
    case .characterData: try append(String(decoding: try content(of: part, orElse: .characterDataEnd), as: UTF8.self))
    case .declaration: throw documentError(.documentTypeDeclaration)
    case .startTag: try readStartTag()
    case .endTag: try readEndTag()
    case .characters: try readCharacters()
    }
  }

  /// Reads a part with fixed delimiters, which comes next, and returns its content.
  private mutating func content(
    of part: MarkupPart, orElse missing: XMLProblem.Syntax
  ) throws(InterfaceDocumentError) -> ArraySlice<UInt8> {
    let start = cursor.index
    guard let content = cursor.content(of: part) else { throw syntaxError(.expected(missing), at: start) }
    return content
  }

  private mutating func readCharacters() throws(InterfaceDocumentError) {
    let characters = cursor.take(upTo: UInt8(ascii: "<"))
    let isSkipped = !open.isEmpty && !keepsText && characters.firstIndex(ofByte: UInt8(ascii: "&")) == nil
    if !isSkipped { try append(try text(characters, .ofText, at: characters.startIndex)) }
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
    let start = cursor.index
    let position = cursor.position
    _ = cursor.take("<")
    if root != nil { throw syntaxError(.contentAfterDocument, at: start) }
    count += 1
    guard open.count < InterfaceDocument.Limit.depth else {
      throw documentError(.nestedTooDeep(limit: InterfaceDocument.Limit.depth))
    }
    guard count <= InterfaceDocument.Limit.elements else {
      throw documentError(.tooManyElements(limit: InterfaceDocument.Limit.elements))
    }
    let name = try name()
    open.append(InterfaceElement(name, attributes: try attributes(), position: position))
    switch cursor.tagEnd() {
    case .emptyElement: close()
    case .plain: break
    case nil: throw syntaxError(.expected(.tagEnd))
    }
  }

  private static let fewAttributes = 16

  private mutating func attributes() throws(InterfaceDocumentError) -> ElementAttributes {
    var attributes = ElementAttributes()
    // A search through all attributes for each new one would take forever in an element with thousands, and a set takes
    // longer in one with five.
    var names: Set<String> = []
    while cursor.skipSpace(), let next = cursor.next, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") {
      let start = cursor.index
      let name = try name()
      let value = try attributeValue()
      if attributes.count == Self.fewAttributes { names = Set(attributes.map(\.name)) }
      let isNew = attributes.count < Self.fewAttributes ? attributes[name] == nil : names.insert(name).inserted
      guard isNew else { throw syntaxError(.duplicateAttribute(name), at: start) }
      attributes.append(name, value)
    }
    return attributes
  }

  private mutating func attributeValue() throws(InterfaceDocumentError) -> String {
    let value: QuotedValue
    do throws(MissingMark) {
      value = try cursor.value()
    } catch {
      throw syntaxError(.expected(error == .equalsSign ? .equalsSign : .quotedValue))
    }
    let start = value.bytes.startIndex - 1
    guard value.isClosed, value.bytes.firstIndex(ofByte: UInt8(ascii: "<")) == nil else {
      throw syntaxError(.expected(.quotedValue), at: start)
    }
    return try text(value.bytes, .ofAttribute, at: start)
  }

  private mutating func readEndTag() throws(InterfaceDocumentError) {
    _ = cursor.take("</")
    let name = try name()
    cursor.skipSpace()
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
    let name = cursor.name()
    guard let first = name.first, !ByteCursor.isOnlyInsideName(first) else { throw syntaxError(.expected(.name)) }
    return String(decoding: name, as: UTF8.self)
  }

  private func text(
    _ bytes: ArraySlice<UInt8>, _ whiteSpace: References.WhiteSpace, at start: Int
  ) throws(InterfaceDocumentError) -> String {
    do throws(References.Problem) {
      return try References.text(bytes, whiteSpace)
    } catch {
      throw syntaxError(error.name.map(XMLProblem.unknownReference) ?? .expected(.referenceEnd), at: start)
    }
  }

  /// Interface Builder omits the padding and breaks lines.
  private static func decodedBase64(_ text: String) -> String {
    var characters = text.filter { !$0.isWhitespace && $0 != "=" }
    characters += String(repeating: "=", count: (4 - characters.count % 4) % 4)
    return Data(base64Encoded: characters).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }

  /// - Parameter index: The byte where the error is, or `nil` for the next byte.
  private func syntaxError(_ problem: XMLProblem, at index: Int? = nil) -> InterfaceDocumentError {
    error(.malformedXML(problem: problem.description), at: index ?? cursor.index)
  }

  private func documentError(_ reason: InterfaceDocumentError.Reason) -> InterfaceDocumentError {
    error(reason, at: cursor.index)
  }

  private func error(_ reason: InterfaceDocumentError.Reason, at index: Int) -> InterfaceDocumentError {
    let place = cursor.place(at: index)
    return InterfaceDocumentError(
      path: path, position: SourcePosition(line: place.line, column: place.column), reason: reason)
  }
}

extension ByteCursor {
  /// Creates a cursor at the start of a document, after its byte order mark.
  init(document bytes: [UInt8]) {
    self.init(bytes)
    _ = take("\u{FEFF}")
  }

  /// The position of the next byte.
  fileprivate var position: SourcePosition {
    mutating get {
      let place = place
      return SourcePosition(line: place.line, column: place.column)
    }
  }
}
