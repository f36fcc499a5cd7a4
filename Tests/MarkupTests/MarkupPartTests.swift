import Markup
import Testing

@Suite("Parts of markup")
struct MarkupPartTests {
  private func texts(_ markup: String) -> [String?] {
    var cursor = ByteCursor(Array(markup.utf8))
    var texts: [String?] = []
    while let part = cursor.part {
      texts.append(cursor.content(of: part).map { "\(part) \(String(decoding: $0, as: UTF8.self))" })
    }
    return texts
  }

  @Test("Each part is told by its start and read to its own end")
  func parts() {
    #expect(
      texts("<?a?>b<!-->--><c d='e'/><![CDATA[<f>]]]></g><!h>&i;") == [
        "instruction a", "characters b", "comment >", "startTag c d='e'/", "characterData <f>]", "endTag g",
        "declaration h", "characters &i;",
      ])
  }

  @Test("A part without its end takes the rest", arguments: ["<!-- a --", "<![CDATA[ ]] >", "<? >", "<a", "</a", "<!"])
  func unfinished(markup: String) {
    #expect(texts(markup) == [nil])
  }

  @Test("Names and values of attributes are read with any white space and either quotation mark")
  func attributes() throws {
    var cursor = ByteCursor(Array("ns:a-1.2 = 'x\"y' b=\"'".utf8))
    #expect(Array(cursor.name()) == Array("ns:a-1.2".utf8))
    let first = try cursor.value()
    #expect(Array(first.bytes) == Array("x\"y".utf8))
    #expect(first.isClosed)
    cursor.skipSpace()
    _ = cursor.name()
    let second = try cursor.value()
    #expect(Array(second.bytes) == Array("'".utf8))
    #expect(!second.isClosed)
  }

  @Test(
    "A missing equals sign or quotation mark is named",
    arguments: [(" x", MissingMark.equalsSign), ("=x", .quotationMark)])
  func missing(markup: String, mark: MissingMark) {
    var cursor = ByteCursor(Array(markup.utf8))
    #expect(throws: mark) { try cursor.value() }
  }

  @Test("A place has the line and the column in bytes, also of what has been read already")
  func places() {
    var cursor = ByteCursor(Array("é\r\n\n<a>".utf8))
    _ = cursor.take(upTo: UInt8(ascii: "<"))
    #expect(cursor.place == (3, 1))
    _ = cursor.name()
    _ = cursor.advance()
    #expect(cursor.place == (3, 2))
    #expect(cursor.place(at: 2) == (1, 3))
    #expect(cursor.place(at: 4) == (2, 1))
  }
}
