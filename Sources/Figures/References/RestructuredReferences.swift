import Files

/// Finds the pictures that a document in reStructuredText shows: `.. image:: target`, `.. figure:: target` and
/// `.. |name| image:: target`.
struct RestructuredReferences {
  /// The directives whose content is shown as it is.
  private static let codeDirectives: Set<Substring> = [
    "code", "code-block", "sourcecode", "highlight", "literalinclude", "parsed-literal", "prompt", "math", "graphviz",
    "doctest", "testcode", "testoutput", "csv-table", "ipython",
  ]

  private var references: [PictureReference] = []
  /// The indentation of the line whose indented block is no text, or `nil` outside of one.
  private var verbatimIndent: Int?
  /// The lines of that block if they are HTML.
  private var markup: [SourceLine]?
  /// The indentation of a directive whose target is expected in the next line.
  private var pendingIndent: Int?

  static func references(in lines: [SourceLine]) -> [PictureReference] {
    var document = RestructuredReferences()
    for line in lines { document.read(line) }
    document.endBlock()
    return document.references
  }

  private mutating func read(_ line: SourceLine) {
    guard !line.isBlank else {
      pendingIndent = nil
      return
    }
    if let indent = verbatimIndent {
      guard line.indent <= indent else {
        markup?.append(line)
        return
      }
      endBlock()
    }
    if let indent = pendingIndent {
      pendingIndent = nil
      if line.indent > indent, line.trimmed.first != ":" { return add(line.trimmed, line) }
    }
    var (text, indent) = (line.trimmed, line.indent)
    // Items of lists, and of tables that are written as lists, contain directives.
    while let first = text.first, first.isOne(of: "*-+"), text.dropFirst().first == " " {
      let spaces = text.dropFirst().prefix { $0 == " " }
      indent += 1 + spaces.count
      text = text[spaces.endIndex...]
    }
    if text.first == "|", text.contains(".. ") {
      for cell in text.split(separator: "|") {
        readMarkup(SourceLine(text: cell, number: line.number).trimmed, line)
      }
    } else if text.equals("..") || text.hasPrefix(".. ") {
      readExplicit(text, line, indent: indent)
    } else if text.hasSuffix("::") {
      verbatimIndent = indent
    }
  }

  /// Reads a cell of a table.
  private mutating func readMarkup(_ text: Substring.UnicodeScalarView, _ line: SourceLine) {
    guard let (name, argument) = Self.directive(in: text), Self.isPicture(name) else { return }
    add(argument, line)
  }

  /// Reads a directive or a comment, which ends with the lines that are indented further.
  private mutating func readExplicit(_ text: Substring.UnicodeScalarView, _ line: SourceLine, indent: Int) {
    guard let (name, argument) = Self.directive(in: text) else {
      // Targets, footnotes and citations contain text.
      let rest = text.dropFirst(2).drop { $0 == " " }
      if rest.first != "_", rest.first != "[" { verbatimIndent = indent }
      return
    }
    if Self.isPicture(name) {
      if argument.isEmpty { pendingIndent = indent } else { add(argument, line) }
    } else if name == "raw" {
      verbatimIndent = indent
      if argument.lowercased().utf8.contains("html") { markup = [] }
    } else if Self.codeDirectives.contains(name) {
      verbatimIndent = indent
    }
  }

  private static func isPicture(_ name: Substring) -> Bool { name == "image" || name == "figure" }

  /// Returns the name and the argument of `.. name:: argument` and `.. |substitution| name:: argument`.
  private static func directive(in text: Substring.UnicodeScalarView) -> (
    name: Substring, argument: Substring.UnicodeScalarView
  )? {
    guard text.hasPrefix(".. ") else { return nil }
    var rest = text.dropFirst(3).drop { $0 == " " }
    if rest.first == "|", let end = rest.dropFirst().firstIndex(of: "|") {
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0.isOne(of: "-_.+:") }
    guard let marks = name.firstRange(of: "::") else { return nil }
    return (Substring(name[..<marks.lowerBound]), rest[marks.upperBound...].drop { $0 == " " })
  }

  private mutating func endBlock() {
    references += markup.map { MarkupTags.references(in: SourceText($0)) } ?? []
    (verbatimIndent, markup) = (nil, nil)
  }

  /// Adds a target, in which white space does not count (docutils, "image").
  private mutating func add(_ target: Substring.UnicodeScalarView, _ line: SourceLine) {
    let target = String(String.UnicodeScalarView(target.filter { !$0.isWhitespace }))
    if !target.isEmpty { references.append(PictureReference(target: target, line: line.number)) }
  }
}
