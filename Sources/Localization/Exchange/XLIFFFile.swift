import Foundation

/// The texts of an XLIFF file (OASIS XLIFF 1.2).
package struct XLIFFFile: Sendable {
  /// A text with its translation.
  package struct Unit: Hashable, Sendable {
    package var id: String
    package var source: String
    /// The translation, or `nil` if there is none.
    package var target: String?
    /// The state of the translation as the file has it, such as `needs-translation`.
    package var state: String?
    package var notes: [String]
    /// The line where the unit starts, from 1.
    package var line: Int
  }

  /// The texts of one table or document.
  package struct File: Sendable {
    package var original: String
    package var sourceLanguage: LocaleIdentifier
    /// The language of the translations, or `nil` for a file that has none yet.
    package var targetLanguage: LocaleIdentifier?
    package var units: [Unit] = []
  }

  package let path: String
  package private(set) var files: [File] = []

  /// Reads a file.
  ///
  /// - Throws: ``LocalizationError`` with the path and, for syntax errors, the line.
  package init(contentsOf path: String) throws(LocalizationError) {
    let bytes = try TableFile.bytes(at: path)
    do throws(TableSyntaxError) {
      try self.init(bytes, path: path)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8], path: String) throws(TableSyntaxError) {
    self.path = path
    var reader = XLIFFReader(try TableEncoding.utf8(from: bytes))
    files = try reader.document()
  }

  /// Reads the files with translations that a path names: an `.xliff` file, or those of an Xcode localization catalog
  /// (`.xcloc`).
  ///
  /// - Throws: ``LocalizationError`` if one of them cannot be read, or if a catalog has none.
  package static func read(at path: String) throws(LocalizationError) -> [XLIFFFile] {
    guard path.hasSuffix(".xcloc") || path.hasSuffix(".xcloc/") else { return [try XLIFFFile(contentsOf: path)] }
    let folder = path + "/Localized Contents"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let files = names.filter { $0.hasSuffix(".xliff") }
    guard !files.isEmpty else { throw LocalizationError(path: folder, reason: .unreadable) }
    var read: [XLIFFFile] = []
    for name in files { read.append(try XLIFFFile(contentsOf: folder + "/" + name)) }
    return read
  }

  /// The translations, for each table and language.
  package var tables: [TranslatedTable] {
    files.compactMap { file in
      guard let locale = file.targetLanguage else { return nil }
      var texts: [String: VariedText] = [:]
      var entries: [String: StringsTable.Entry] = [:]
      for unit in file.units {
        guard let target = unit.target else { continue }
        let place = UnitPlace(id: unit.id, original: file.original)
        texts[place.key, default: VariedText()].set(target, at: place.steps)
        if entries[place.key] == nil {
          entries[place.key] = StringsTable.Entry(.plain(""), path: path, line: unit.line)
        }
      }
      for (key, text) in texts { entries[key]?.text = text.localizedText }
      return TranslatedTable(original: file.original, locale: locale, table: StringsTable(entries))
    }
  }
}

/// A reader of XLIFF that knows the line of each unit. It reads no other files, and expands no entities but those of
/// XML.
struct XLIFFReader {
  private var cursor: ByteCursor

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
    guard let root = try nextTag(), root.name == "xliff", !root.isEnd,
      ["1.0", "1.1", "1.2"].contains(root.attributes["version"] ?? "1.2")
    else { throw TableSyntaxError(.expectedXLIFF, line: cursor.line) }
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
    try readUnits(of: &file)
    return file
  }

  /// Reads the units in an element, and in the groups inside it.
  private mutating func readUnits(of file: inout XLIFFFile.File) throws(TableSyntaxError) {
    while true {
      guard let tag = try nextTag() else { throw failure(.unexpectedEnd) }
      if tag.isEnd { return }
      switch tag.name {
      case "body", "group": if !tag.isEmpty { try readUnits(of: &file) }
      case "trans-unit": file.units.append(try unit(tag))
      default: try skip(tag)
      }
    }
  }

  private mutating func unit(_ start: Tag) throws(TableSyntaxError) -> XLIFFFile.Unit {
    var id = try attribute("id", of: start, orElse: .expectedID)
    if let exact = start.attributes["extradata"].flatMap(XLIFFText.key(inExtraData:)) { id = exact }
    var unit = XLIFFFile.Unit(id: id, source: "", target: nil, state: nil, notes: [], line: start.line)
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

  private var open: [String] = []

  private mutating func nextTag() throws(TableSyntaxError) -> Tag? {
    while let part = try next() {
      if case .tag(let tag) = part { return tag }
    }
    return nil
  }

  /// Reads a tag or a piece of text, and checks that tags match.
  private mutating func next() throws(TableSyntaxError) -> Part? {
    while let byte = cursor.peek {
      let line = cursor.line
      if byte != UInt8(ascii: "<") { return .text(try characters(upTo: UInt8(ascii: "<"))) }
      if cursor.take("<!--") {
        guard cursor.takeAll(upTo: "-->") != nil else { throw TableSyntaxError(.unterminatedComment, line: line) }
      } else if cursor.take("<![CDATA[") {
        guard let data = cursor.takeAll(upTo: "]]>") else { throw TableSyntaxError(.unterminatedTag, line: line) }
        return .text(data)
      } else if cursor.take("<!") {
        throw TableSyntaxError(.documentType, line: line)
      } else if cursor.take("<?") {
        guard cursor.takeAll(upTo: "?>") != nil else { throw TableSyntaxError(.unterminatedTag, line: line) }
      } else {
        return .tag(try tag())
      }
    }
    if !open.isEmpty { throw failure(.unexpectedEnd) }
    return nil
  }

  private mutating func tag() throws(TableSyntaxError) -> Tag {
    let line = cursor.line
    _ = cursor.take("<")
    let isEnd = cursor.take("/")
    var tag = Tag(name: name(), line: line, isEnd: isEnd)
    guard !tag.name.isEmpty else { throw TableSyntaxError(.expectedTag, line: line) }
    cursor.skipSpace()
    while !cursor.take(">") {
      if cursor.take("/>") {
        tag.isEmpty = true
        break
      }
      let name = name()
      cursor.skipSpace()
      guard !name.isEmpty, cursor.take("=") else { throw TableSyntaxError(.unterminatedTag, line: line) }
      cursor.skipSpace()
      guard let quote = cursor.advance(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw TableSyntaxError(.unterminatedTag, line: line)
      }
      tag.attributes[name] = try characters(upTo: quote)
      guard cursor.advance() == quote else { throw TableSyntaxError(.unterminatedTag, line: line) }
      cursor.skipSpace()
    }
    if tag.isEnd {
      guard open.popLast() == tag.name else { throw TableSyntaxError(.mismatchedTag, line: line) }
    } else if !tag.isEmpty {
      try cursor.countValue(depth: open.count)
      open.append(tag.name)
    } else {
      try cursor.countValue(depth: open.count)
    }
    return tag
  }

  /// Returns a name without the prefix of its namespace.
  private mutating func name() -> String {
    let name = cursor.takeAll { byte in
      byte > 0x7F || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: ":") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return name.split(separator: ":").last.map(String.init) ?? ""
  }

  /// Reads text up to a byte or the end, with its references resolved.
  private mutating func characters(upTo end: UInt8) throws(TableSyntaxError) -> String {
    var text = ""
    while let next = cursor.peek, next != end {
      if next == UInt8(ascii: "&") {
        text.unicodeScalars.append(try reference())
      } else {
        text += cursor.takeAll { $0 != end && $0 != UInt8(ascii: "&") }
      }
    }
    // A line end in any form is a newline (XML 1.0, 2.11); a written return comes as a reference.
    return text
  }

  private mutating func reference() throws(TableSyntaxError) -> Unicode.Scalar {
    let line = cursor.line
    _ = cursor.advance()
    let name = cursor.takeAll { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") && $0 > 0x20 }
    guard cursor.take(";"), let scalar = XLIFFText.scalar(named: name) else {
      throw TableSyntaxError(.unknownEntity, line: line)
    }
    return scalar
  }

  private func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(cursor.peek == nil ? .unexpectedEnd : reason, line: cursor.line)
  }
}

/// How XLIFF represents characters that XML cannot contain.
package enum XLIFFText {
  /// The type of a placeholder for a character that XML 1.0 does not allow.
  package static let controlType = "x-control"
  private static let keyPrefix = "key:"

  static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }

  /// Returns the character with a name such as `U+0001`, or the name itself.
  static func control(named name: String) -> String {
    guard name.hasPrefix("U+"), let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else {
      return name
    }
    return String(Character(scalar))
  }

  /// Returns whether XML 1.0 allows a character.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || [9, 10, 13].contains(scalar.value)
  }

  /// Returns a text as the content of an element.
  package static func content(_ text: String) -> String {
    var (content, count) = ("", 0)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": content += "&amp;"
      case "<": content += "&lt;"
      case ">": content += "&gt;"
      case "\r": content += "&#13;"
      case _ where isAllowed(scalar): content.unicodeScalars.append(scalar)
      default:
        count += 1
        let number = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
        content += "<ph id=\"\(count)\" ctype=\"\(controlType)\">U+\(digits)</ph>"
      }
    }
    return content
  }

  /// Returns a text as the value of an attribute. Characters that XML does not allow become U+FFFD.
  package static func attribute(_ text: String) -> String {
    var value = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": value += "&amp;"
      case "<": value += "&lt;"
      case ">": value += "&gt;"
      case "\"": value += "&quot;"
      case "\n", "\r", "\t": value += "&#\(scalar.value);"
      case _ where isAllowed(scalar): value.unicodeScalars.append(scalar)
      default: value += "\u{FFFD}"
      }
    }
    return value
  }

  /// Returns what an attribute of a unit has to say if its key has characters that XML does not allow, or `nil`.
  package static func extraData(forKey key: String) -> String? {
    key.unicodeScalars.allSatisfy(isAllowed) ? nil : keyPrefix + Data(key.utf8).base64EncodedString()
  }

  static func key(inExtraData text: String) -> String? {
    guard text.hasPrefix(keyPrefix), let data = Data(base64Encoded: String(text.dropFirst(keyPrefix.count))) else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }
}
