import Markup

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
    var cursor = ByteCursor(document: bytes)
    var open: [Int] = []
    while let part = cursor.part {
      if part == .startTag {
        add(readStartTag(&cursor, parent: open.last))
        if !elements[elements.count - 1].isSelfClosing { open.append(elements.count - 1) }
        continue
      }
      _ = cursor.content(of: part)
      if part == .endTag, let last = open.popLast() {
        elements[last].range = elements[last].range.lowerBound..<cursor.index
      }
    }
  }

  private mutating func add(_ element: Element) {
    if let parent = element.parent { elements[parent].children.append(elements.count) }
    elements.append(element)
  }

  private func readStartTag(_ cursor: inout ByteCursor, parent: Int?) -> Element {
    let start = cursor.index
    _ = cursor.take("<")
    let name = String(decoding: cursor.name(), as: UTF8.self)
    var attributes: [Attribute] = []
    var end = cursor.index
    while cursor.next != nil {
      let before = cursor.index
      cursor.skipSpace()
      end = cursor.index
      if let tagEnd = cursor.tagEnd() { return element(isSelfClosing: tagEnd == .emptyElement) }
      guard let attribute = Self.attribute(&cursor, from: before) else { break }
      attributes.append(attribute)
    }
    return element(isSelfClosing: false)

    func element(isSelfClosing: Bool) -> Element {
      Element(
        name: name, attributes: attributes, parent: parent, range: start..<cursor.index, tagEnd: end,
        isSelfClosing: isSelfClosing)
    }
  }

  private static func attribute(_ cursor: inout ByteCursor, from start: Int) -> Attribute? {
    let name = cursor.name()
    guard !name.isEmpty, let value = try? cursor.value() else { return nil }
    return Attribute(
      name: String(decoding: name, as: UTF8.self), value: (try? References.text(value.bytes, .ofAttribute)) ?? "",
      range: start..<cursor.index, valueRange: value.bytes.startIndex..<value.bytes.endIndex, quote: value.quote)
  }
}
