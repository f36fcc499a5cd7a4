import Foundation
import Markup
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Escapes")
struct EscapesTests {
  /// A character of each kind: markup, white space, controls, what XML forbids, other scripts, parts of letters.
  private static let kinds = [
    "&", "<", ">", "\"", "'", "&amp;", "]]>", "<!--", " ", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1}", "\u{B}",
    "\u{1F}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{200F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "é", "e\u{301}", "日本",
    "👩‍👩‍👧", "\u{10FFFF}", "<\u{301}", "\"\u{301}", "&\u{200D}",
  ]

  /// XML 1.0, 2.2: `Char`.
  private func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  @Test("Foundation's parser reads XML back as it was, but for what XML forbids", arguments: kinds)
  func roundTrip(text: String) throws {
    let text = "a\(text)b"
    let markup = "<a b=\"\(text.escapedForXML)\">\(text.escapedForXML)</a>"
    let read = try #require(ReadElement(Data(markup.utf8)))
    let expected = text.unicodeScalars.map { isCharacter($0) ? $0 : "\u{FFFD}" }
    #expect(Array(read.text.unicodeScalars) == expected)
    #expect(Array(read.value.unicodeScalars) == expected)
  }

  @Test("HTML needs only the marks of its syntax escaped", arguments: kinds)
  func html(text: String) {
    // HTML Living Standard, 13.3: the serialization of attributes and texts, which leaves all other characters alone.
    let expected = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: nil as String?
      }
    }
    let bytes = zip(text.utf8, expected).flatMap { byte, reference in reference.map { Array($0.utf8) } ?? [byte] }
    #expect(Array(text.escapedForHTML.utf8) == bytes)
  }
}

/// An element with an attribute, as Foundation's parser reads it.
private final class ReadElement: NSObject, XMLParserDelegate {
  private(set) var text = ""
  private(set) var value = ""

  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    value = attributes["b"] ?? ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
