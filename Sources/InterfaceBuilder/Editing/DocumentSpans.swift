/// The places of a document's elements and attributes in the bytes of its file.
struct DocumentSpans: Hashable, Sendable {
  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
    /// From the white space before the name to the quotation mark at the end.
    let range: Range<Int>
    /// The value without the quotation marks.
    let valueRange: Range<Int>
    /// The quotation mark of the value.
    let quote: UInt8
  }

  struct Element: Hashable, Sendable {
    let name: String
    let attributes: [Attribute]
    /// The index of the element around this one, or `nil` for the root.
    let parent: Int?
    var children: [Int] = []
    /// From the first byte of the start tag to the last of the end tag.
    var range: Range<Int>
    /// The index of the `>` or `/>` that ends the start tag.
    let tagEnd: Int
    let isSelfClosing: Bool

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The elements in the order of their start tags.
  private(set) var elements: [Element] = []

  /// Reads the places in a document that ``InterfaceDocument`` could read.
  init(_ bytes: [UInt8]) {
    var cursor = XMLCursor(bytes)
    var open: [Int] = []
    while cursor.next != nil {
      if cursor.isAt("<!--") {
        _ = cursor.take(through: "-->")
      } else if cursor.isAt("<?") {
        _ = cursor.take(through: "?>")
      } else if cursor.isAt("<![CDATA[") {
        _ = cursor.take(through: "]]>")
      } else if cursor.take("</") {
        _ = cursor.take(through: ">")
        if let last = open.popLast() { elements[last].range = elements[last].range.lowerBound..<cursor.index }
      } else if cursor.isAt("<") {
        add(readStartTag(&cursor, parent: open.last))
        if !elements[elements.count - 1].isSelfClosing { open.append(elements.count - 1) }
      } else {
        _ = cursor.take(upTo: UInt8(ascii: "<"))
      }
    }
  }

  private mutating func add(_ element: Element) {
    if let parent = element.parent { elements[parent].children.append(elements.count) }
    elements.append(element)
  }

  private func readStartTag(_ cursor: inout XMLCursor, parent: Int?) -> Element {
    let start = cursor.index
    _ = cursor.take("<")
    let name = Self.name(&cursor)
    var attributes: [Attribute] = []
    var end = cursor.index
    while cursor.next != nil {
      let before = cursor.index
      _ = cursor.skipSpace()
      end = cursor.index
      if cursor.take("/>") { return element(true) }
      if cursor.take(">") { return element(false) }
      guard let attribute = Self.attribute(&cursor, from: before) else { break }
      attributes.append(attribute)
    }
    return element(false)

    func element(_ isSelfClosing: Bool) -> Element {
      Element(
        name: name, attributes: attributes, parent: parent, range: start..<cursor.index, tagEnd: end,
        isSelfClosing: isSelfClosing)
    }
  }

  private static func attribute(_ cursor: inout XMLCursor, from start: Int) -> Attribute? {
    let name = name(&cursor)
    _ = cursor.skipSpace()
    guard !name.isEmpty, cursor.take("=") else { return nil }
    _ = cursor.skipSpace()
    guard let quote = cursor.next, cursor.take("\"") || cursor.take("'") else { return nil }
    let value = cursor.take(upTo: quote)
    _ = cursor.take("\"") || cursor.take("'")
    return Attribute(
      name: name, value: (try? XMLReferences.text(value, isAttribute: true)) ?? "", range: start..<cursor.index,
      valueRange: value.startIndex..<value.endIndex, quote: quote)
  }

  private static func name(_ cursor: inout XMLCursor) -> String {
    let ends: Set<UInt8> = [
      UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), 0x20, 0x09, 0x0A, 0x0D,
    ]
    return String(decoding: cursor.take { !ends.contains($0) }, as: UTF8.self)
  }
}
