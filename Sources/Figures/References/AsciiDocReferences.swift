import Files

/// Finds the pictures that a document in AsciiDoc shows: `image::target[...]` and `image:target[...]`.
struct AsciiDocReferences {
  /// The characters of the lines around blocks whose content is shown as it is or not at all.
  private static let verbatimMarks: Set<Unicode.Scalar> = ["-", ".", "/", "`"]
  /// The styles that make the paragraph after them verbatim.
  private static let verbatimStyles = ["[source", "[listing", "[literal", "[,", "[verse", "[comment"]

  private var references: [PictureReference] = []
  /// The attributes of the document, such as `imagesdir`.
  private var attributes: [String: String] = [:]
  /// The line that ends the block, or `nil` outside of one.
  private var blockEnd: String?
  /// The lines of a block of HTML.
  private var markup: [SourceLine]?
  private var isInParagraph = false
  /// Whether the line is in the header, which has attributes right below its title.
  private var isInHeader = true
  private var isVerbatim = false

  static func references(in lines: [SourceLine]) -> [PictureReference] {
    var document = AsciiDocReferences()
    for line in lines { document.read(line) }
    return document.references
  }

  private mutating func read(_ line: SourceLine) {
    var text = line.text
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    if let end = blockEnd {
      if text.equals(end) { endBlock() } else { markup?.append(line) }
      return
    }
    if text.isEmpty {
      (isInParagraph, isVerbatim, isInHeader) = (false, false, false)
    } else if Self.isDelimiter(text) {
      (blockEnd, isInParagraph, isVerbatim) = (text.hasPrefix("```") ? "```" : String(text), false, false)
      if text.first == "+" { markup = [] }
    } else if text.hasPrefix("//"), !text.hasPrefix("///") {
      return
    } else if Self.verbatimStyles.contains(where: text.hasPrefix), text.hasSuffix("]") {
      isVerbatim = true
    } else if !isVerbatim {
      readText(text, line)
    }
  }

  /// Returns whether a line begins a block that is no AsciiDoc: four or more of its character, or three backquotes.
  private static func isDelimiter(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let mark = text.first, verbatimMarks.contains(mark) || mark == "+" else { return false }
    if mark == "`" { return text.hasPrefix("```") }
    return text.count >= 4 && text.allSatisfy { $0 == mark }
  }

  private mutating func endBlock() {
    references += markup.map { MarkupTags.references(in: SourceText($0)) } ?? []
    (blockEnd, markup) = (nil, nil)
  }

  private mutating func readText(_ text: Substring.UnicodeScalarView, _ line: SourceLine) {
    // A paragraph that begins with a space is shown as it is.
    if !isInParagraph, text.first == " " || text.first == "\t" {
      isVerbatim = true
      return
    }
    if readAttribute(text) { return }
    if text.hasPrefix("image::"), let end = text.firstIndex(of: "["), text.hasSuffix("]") {
      let target = text[text.index(text.startIndex, offsetBy: 7)..<end]
      if !target.isEmpty { add(String(target), line) }
      return
    }
    isInParagraph = true
    readInlines(of: text, line)
  }

  /// Reads `:name: value`.
  private mutating func readAttribute(_ text: Substring.UnicodeScalarView) -> Bool {
    guard isInHeader || !isInParagraph, text.first == ":", let end = text.dropFirst().firstIndex(of: ":") else {
      return false
    }
    let name = text[text.index(after: text.startIndex)..<end]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0.isOne(of: "-_!") }) else { return false }
    attributes[name.lowercased()] = String(text[text.index(after: end)...]).trimmingSpace
    return true
  }

  /// Reads macros in a text, whose targets have no space at their ends. A backslash keeps one from being a macro.
  private mutating func readInlines(of text: Substring.UnicodeScalarView, _ line: SourceLine) {
    var rest = text
    // Looked for once, since any number of beginnings may be before it.
    var bracket: Substring.Index?
    let last = text.lastIndex(of: "]")
    while let start = rest.firstRange(of: "image:") {
      let before = rest[..<start.lowerBound].last ?? text[..<start.lowerBound].last
      rest = rest[start.upperBound...]
      if let before, before.isLetter || before.isNumber || before.isOne(of: "\\+_") { continue }
      if bracket.map({ $0 < rest.startIndex }) ?? true { bracket = rest.firstIndex(of: "[") }
      guard let end = bracket, let last, end < last else { return }
      guard let first = rest.first, first != ":", first != "[", !first.isWhitespace,
        rest[..<end].last?.isWhitespace == false
      else { continue }
      add(String(rest[..<end]), line)
      rest = rest[end...]
    }
  }

  private mutating func add(_ target: String, _ line: SourceLine) {
    var target = resolved(target)
    if let folder = attributes["imagesdir"].map(resolved), !folder.isEmpty, !target.utf8.hasPrefix("/"),
      !target.utf8.contains("://")
    {
      target = folder.utf8.hasSuffix("/") ? folder + target : "\(folder)/\(target)"
    }
    references.append(PictureReference(target: target, line: line.number))
  }

  /// Returns a text with the values of the attributes in it, as far as the document sets them.
  private func resolved(_ text: String) -> String {
    guard text.utf8.contains("{") else { return text }
    return attributes.sorted { $0.key < $1.key }.reduce(text) { $0.utf8.replacing("{\($1.key)}", with: $1.value) }
  }
}
