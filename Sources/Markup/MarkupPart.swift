/// A part of markup, which its first bytes tell.
///
/// `ByteCursor` splits a text into parts, and tags into names and values. It does not judge them: what a reader
/// accepts, and how it reports the rest, is the matter of its format.
package enum MarkupPart {
  case comment
  /// A processing instruction, or the declaration at the start of XML.
  case instruction
  /// Text in `<![CDATA[` and `]]>`, in which nothing is markup.
  case characterData
  /// A document type declaration, or any other part that starts with `<!`.
  case declaration
  case startTag
  case endTag
  /// Text with references.
  case characters

  fileprivate var delimiters: (start: StaticString, end: StaticString)? {
    switch self {
    case .comment: ("<!--", "-->")
    case .instruction: ("<?", "?>")
    case .characterData: ("<![CDATA[", "]]>")
    case .declaration: ("<!", ">")
    case .startTag: ("<", ">")
    case .endTag: ("</", ">")
    case .characters: nil
    }
  }
}

/// The end of a tag.
package enum TagEnd {
  /// `>`.
  case plain
  /// `/>`, the end of an element without content.
  case emptyElement
}

/// The value of an attribute as the file has it.
package struct QuotedValue {
  /// What is between the quotation marks, or the rest of the file if there is no second one.
  package let bytes: ArraySlice<UInt8>
  package let quote: UInt8
  package let isClosed: Bool
}

/// What is missing between the name and the value of an attribute.
package enum MissingMark: Error {
  case equalsSign, quotationMark
}

extension ByteCursor {
  /// The part that comes next, or `nil` at the end.
  package var part: MarkupPart? {
    guard let next else { return nil }
    guard next == UInt8(ascii: "<") else { return .characters }
    switch byte(after: 1) {
    case UInt8(ascii: "/"): return .endTag
    case UInt8(ascii: "?"): return .instruction
    case UInt8(ascii: "!"): return isAt("<!--") ? .comment : isAt("<![CDATA[") ? .characterData : .declaration
    default: return .startTag
    }
  }

  /// Moves past the part that comes next and returns what is between its delimiters. Without its end, it moves to the
  /// end of the file and returns `nil`.
  package mutating func content(of part: MarkupPart) -> ArraySlice<UInt8>? {
    guard let (start, end) = part.delimiters else { return take(upTo: UInt8(ascii: "<")) }
    _ = take(start)
    return take(through: end)
  }

  // MARK: Tags

  /// Moves past the white space of XML and returns whether there was any.
  @discardableResult
  package mutating func skipSpace() -> Bool {
    !take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.isEmpty
  }

  /// Moves past a name and returns it. It is empty if no name comes next.
  package mutating func name() -> ArraySlice<UInt8> { take(while: Self.isInName) }

  /// Moves past the equals sign and the value of an attribute whose name has just been read.
  package mutating func value() throws(MissingMark) -> QuotedValue {
    skipSpace()
    guard take("=") else { throw .equalsSign }
    skipSpace()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .quotationMark }
    _ = advance()
    let bytes = take(upTo: quote)
    return QuotedValue(bytes: bytes, quote: quote, isClosed: advance() != nil)
  }

  /// Moves past the end of a tag if it comes next, and returns which it is.
  package mutating func tagEnd() -> TagEnd? { take(">") ? .plain : take("/>") ? .emptyElement : nil }

  /// Returns whether a byte can be in a name. Of names in other scripts, all bytes can.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: isOnlyInsideName(byte)
    }
  }

  /// Returns whether a byte can be in a name but not at its start.
  package static func isOnlyInsideName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
