import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into elements: the document's ground before anything is typed.
final class ElementTreeParser: NSObject {
  /// The elements that are open, outermost first; below them one that collects the outermost when it closes.
  private var open = [InterfaceElement("")]
  /// The number of elements so far.
  private var count = 0
  /// Why the reading was given up, where it was.
  private var failure: InterfaceDocumentError.Reason?

  /// The outermost element of a file.
  static func parse(_ bytes: Data, path: String) throws(InterfaceDocumentError) -> InterfaceElement {
    try XMLPrologCheck(bytes: bytes, path: path).check()
    let builder = ElementTreeParser()
    let parser = XMLParser(data: bytes)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isWellFormed = parser.parse()
    if isWellFormed, builder.failure == nil, let root = builder.open.first?.children.first { return root }
    let position = SourcePosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    let code = (parser.parserError as NSError?)?.code ?? 0
    throw InterfaceDocumentError(path: path, position: position, reason: builder.failure ?? .malformedXML(code: code))
  }

  private func begin(_ name: String, _ attributes: [String: String], at position: SourcePosition) {
    count += 1
    open.append(InterfaceElement(name, attributes: attributes, position: position))
  }

  private func end() {
    guard open.count > 1, var element = open.popLast() else { return }
    if element.attributes["base64-UTF8"] == "YES" { element.text = Self.decodedBase64(element.text) }
    open[open.count - 1].children.append(element)
  }

  /// Interface Builder leaves the padding out and breaks lines.
  private static func decodedBase64(_ text: String) -> String {
    var characters = text.filter { !$0.isWhitespace && $0 != "=" }
    characters += String(repeating: "=", count: (4 - characters.count % 4) % 4)
    return Data(base64Encoded: characters).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }
}

extension ElementTreeParser: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if open.count > InterfaceDocument.Limit.depth {
      failure = .nestedTooDeep(limit: InterfaceDocument.Limit.depth)
    } else if count >= InterfaceDocument.Limit.elements {
      failure = .tooManyElements(limit: InterfaceDocument.Limit.elements)
    }
    guard failure == nil else { return parser.abortParsing() }
    begin(name, attributes, at: SourcePosition(line: parser.lineNumber, column: parser.columnNumber))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    end()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    // All other elements hold only the white space between their children.
    guard let name = open.last?.name, name == "string" || name == "mutableString" else { return }
    open[open.count - 1].text += characters
  }
}
