import Markup

/// A reader of XLIFF that knows the line of each unit. It reads no other files, and expands no entities but those of
/// XML.
struct XLIFFReader {
  private var cursor: ByteCursor
  private var count = ValueCount()
  /// The names of the elements whose end tags have not been read yet, outermost first.
  private var open: [String] = []

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  private struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var line: Int
    var isEnd = false
    var isEmpty = false
  }

  private enum Part {
    case tag(Tag)
    case text(String)
  }

  mutating func document() throws(TableSyntaxError) -> [XLIFFFile.File] {
    let first = try nextTag()
    guard let root = first, root.name == "xliff", !root.isEnd,
      ["1.0", "1.1", "1.2"].contains(root.attributes["version"] ?? "1.2")
    else { throw TableSyntaxError(.expectedXLIFF, line: first?.line ?? 1) }
    var files: [XLIFFFile.File] = []
    if !root.isEmpty {
      while let tag = try nextTag(), !tag.isEnd {
        if tag.name == "file" { files.append(try file(tag)) } else { try skip(tag) }
      }
    }
    while let part = try next() {
      if case .text(let text) = part, text.allSatisfy(\.isWhitespace) { continue }
      throw TableSyntaxError(.contentAfterTable, line: cursor.line)
    }
    return files
  }

  private mutating func file(_ start: Tag) throws(TableSyntaxError) -> XLIFFFile.File {
    var file = XLIFFFile.File(
      original: try attribute("original", of: start, orElse: .expectedOriginal),
      sourceLanguage: try language("source-language", of: start), targetLanguage: nil)
    if start.attributes["target-language"] != nil { file.targetLanguage = try language("target-language", of: start) }
    guard !start.isEmpty else { return file }
    try readUnits(of: &file, translated: true)
    return file
  }

  /// Reads the units in an element, and in the groups inside it.
  ///
  /// - Parameter isTranslated: Whether units are to be translated that do not say so themselves.
  private mutating func readUnits(
    of file: inout XLIFFFile.File, translated isTranslated: Bool
  ) throws(TableSyntaxError) {
    while true {
      guard let tag = try nextTag() else { throw failure(.unexpectedEnd) }
      if tag.isEnd { return }
      switch tag.name {
      case "body", "group":
        if !tag.isEmpty { try readUnits(of: &file, translated: Self.isTranslated(tag) ?? isTranslated) }
      case "trans-unit":
        var unit = try unit(tag)
        unit.isTranslatable = Self.isTranslated(tag) ?? isTranslated
        file.units.append(unit)
      default: try skip(tag)
      }
    }
  }

  /// Returns what an element says about the translation of its texts (XLIFF 1.2, `translate`), or `nil` if it says
  /// nothing.
  private static func isTranslated(_ tag: Tag) -> Bool? { tag.attributes["translate"].map { $0 != "no" } }

  private mutating func unit(_ start: Tag) throws(TableSyntaxError) -> XLIFFFile.Unit {
    var id = try attribute("id", of: start, orElse: .expectedID)
    if let exact = start.attributes["extradata"].flatMap(XLIFFText.key(inExtraData:)) { id = exact }
    var unit = XLIFFFile.Unit(id: id, source: "", widthLimit: widthLimit(of: start), line: start.line)
    guard !start.isEmpty else { return unit }
    while true {
      guard let tag = try nextTag() else { throw failure(.unexpectedEnd) }
      if tag.isEnd { return unit }
      switch tag.name {
      case "source": unit.source = try text(of: tag)
      case "target":
        unit.target = try text(of: tag)
        unit.state = tag.attributes["state"]
      case "note": unit.notes.append(try text(of: tag))
      // Other proposals, whose sources and targets are not those of the unit.
      default: try skip(tag)
      }
    }
  }

  /// Returns the largest width that a unit states, or `nil` if it is in a unit that only its tool knows, such as
  /// pixels.
  private func widthLimit(of tag: Tag) -> XLIFFFile.WidthLimit? {
    guard let width = tag.attributes["maxwidth"],
      let unit = tag.attributes["size-unit"].flatMap(XLIFFFile.SizeUnit.init)
    else { return nil }
    return XLIFFFile.WidthLimit(width: width, unit: unit)
  }

  /// Returns the text in an element and in those inside it.
  private mutating func text(of start: Tag) throws(TableSyntaxError) -> String {
    var text = ""
    guard !start.isEmpty else { return text }
    while let part = try next() {
      switch part {
      case .text(let part): text += part
      case .tag(let tag) where tag.isEnd: return text
      case .tag(let tag):
        let inner = try self.text(of: tag)
        text += tag.attributes["ctype"] == XLIFFText.controlType ? XLIFFText.control(named: inner) : inner
      }
    }
    throw failure(.unexpectedEnd)
  }

  private mutating func skip(_ start: Tag) throws(TableSyntaxError) {
    guard !start.isEmpty else { return }
    while let tag = try nextTag() {
      if tag.isEnd { return }
      try skip(tag)
    }
    throw failure(.unexpectedEnd)
  }

  private func attribute(
    _ name: String, of tag: Tag, orElse reason: TableSyntaxError.Reason
  ) throws(TableSyntaxError) -> String {
    guard let value = tag.attributes[name] else { throw TableSyntaxError(reason, line: tag.line) }
    return value
  }

  private func language(_ name: String, of tag: Tag) throws(TableSyntaxError) -> LocaleIdentifier {
    guard let locale = try? LocaleIdentifier(try attribute(name, of: tag, orElse: .expectedLanguage)) else {
      throw TableSyntaxError(.expectedLanguage, line: tag.line)
    }
    return locale
  }

  // MARK: Parts

  private mutating func nextTag() throws(TableSyntaxError) -> Tag? {
    while let part = try next() {
      if case .tag(let tag) = part { return tag }
    }
    return nil
  }

  /// Reads a tag or a piece of text, and checks that tags match.
  private mutating func next() throws(TableSyntaxError) -> Part? {
    while let part = cursor.part {
      switch part {
      case .characters: return .text(try cursor.tableText(upTo: UInt8(ascii: "<")))
      case .characterData:
        return .text(String(decoding: try content(of: part, orElse: .unterminatedTag), as: UTF8.self))
      case .comment: _ = try content(of: part, orElse: .unterminatedComment)
      case .instruction: _ = try content(of: part, orElse: .unterminatedTag)
      case .declaration: throw failure(.documentType)
      case .startTag, .endTag: return .tag(try tag())
      }
    }
    if !open.isEmpty { throw failure(.unexpectedEnd) }
    return nil
  }

  private mutating func content(
    of part: MarkupPart, orElse reason: TableSyntaxError.Reason
  ) throws(TableSyntaxError) -> ArraySlice<UInt8> {
    let line = cursor.line
    guard let content = cursor.content(of: part) else { throw TableSyntaxError(reason, line: line) }
    return content
  }

  private mutating func tag() throws(TableSyntaxError) -> Tag {
    let line = cursor.line
    _ = cursor.take("<")
    let isEnd = cursor.take("/")
    var tag = Tag(name: name(), line: line, isEnd: isEnd)
    guard !tag.name.isEmpty else { throw TableSyntaxError(.expectedTag, line: line) }
    tag.isEmpty = try readAttributes(of: &tag) == .emptyElement
    if tag.isEnd {
      guard open.popLast() == tag.name else { throw TableSyntaxError(.mismatchedTag, line: line) }
      return tag
    }
    try count.add(depth: open.count, line: cursor.line)
    if !tag.isEmpty { open.append(tag.name) }
    return tag
  }

  /// Reads the attributes and the end of a tag.
  private mutating func readAttributes(of tag: inout Tag) throws(TableSyntaxError) -> TagEnd {
    while true {
      cursor.skipSpace()
      if let end = cursor.tagEnd() { return end }
      let name = name()
      guard !name.isEmpty, let value = try? cursor.value() else {
        throw TableSyntaxError(.unterminatedTag, line: tag.line)
      }
      tag.attributes[name] = try cursor.tableText(value.bytes)
      guard value.isClosed else { throw TableSyntaxError(.unterminatedTag, line: tag.line) }
    }
  }

  /// Returns a name without the prefix of its namespace.
  private mutating func name() -> String {
    cursor.name().split(separator: UInt8(ascii: ":")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private mutating func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(cursor.next == nil ? .unexpectedEnd : reason, line: cursor.line)
  }
}
