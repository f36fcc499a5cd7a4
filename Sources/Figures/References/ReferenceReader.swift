/// A picture that a document's source names.
package struct PictureReference: Hashable, Sendable {
  /// The path or the name as it is written.
  package var target: String
  /// The line, starting at 1.
  package var line: Int
  /// Whether DocC looks the name up in its catalog.
  package var isNameInCatalog: Bool
}

/// Finds the pictures that sources of documentation name.
package enum ReferenceReader {
  /// The formats by the extensions of their files.
  private static let formats: [String: Format] = [
    "md": .markdown, "markdown": .markdown, "mdx": .markdown, "tutorial": .markdown, "html": .markdown,
    "adoc": .asciiDoc, "asciidoc": .asciiDoc, "asc": .asciiDoc, "rst": .restructuredText, "swift": .comments,
  ]

  private enum Format {
    /// Markdown, with HTML and DocC's directives.
    case markdown
    case asciiDoc
    case restructuredText
    /// Documentation comments in Swift, which DocC reads.
    case comments
  }

  package static func isSource(_ file: String) -> Bool { format(of: file) != nil }

  private static func format(of file: String) -> Format? {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    return formats[file[file.index(after: dot)...].lowercased()]
  }

  /// Returns the pictures that a source names, in order. Code blocks and comments do not count.
  package static func references(in text: String, ofFile file: String) -> [PictureReference] {
    guard let format = format(of: file) else { return [] }
    var references: [PictureReference] = []
    var blocks = Blocks(format: format)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let line = blocks.content(of: line) else { continue }
      references += targets(in: line, format).map {
        PictureReference(
          target: $0, line: index + 1,
          isNameInCatalog: format != .asciiDoc && format != .restructuredText && !$0.contains("/"))
      }
    }
    return references
  }

  private static func targets(in line: Substring, _ format: Format) -> [String] {
    switch format {
    case .markdown, .comments:
      markdownTargets(in: line) + attribute("src", of: "img", in: line) + attribute("srcset", of: "", in: line)
        + directiveTargets(in: line)
    case .asciiDoc: asciiDocTargets(in: line)
    case .restructuredText: restructuredTargets(in: line)
    }
  }

  // MARK: Markdown

  /// `![alternative text](target "title")`, also `<target with spaces>`.
  private static func markdownTargets(in line: Substring) -> [String] {
    var targets: [String] = []
    var rest = line
    while let start = rest.firstRange(of: "![") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "](") else { break }
      let target = rest[end.upperBound...].drop { $0 == " " }
      if target.first == "<" {
        targets.append(String(target.dropFirst().prefix { $0 != ">" }))
      } else {
        targets.append(String(target.prefix { $0 != ")" && $0 != " " }))
      }
      rest = rest[end.upperBound...]
    }
    return targets.filter { !$0.isEmpty }
  }

  /// `<img src="...">` and `<source srcset="a.png 1x, b.png 2x">`.
  private static func attribute(_ name: String, of element: String, in line: Substring) -> [String] {
    var targets: [String] = []
    var rest = line
    while let start = rest.firstRange(of: " \(name)=\"") {
      rest = rest[start.upperBound...]
      let value = rest.prefix { $0 != "\"" }
      let list = name == "srcset" ? value.split(separator: ",") : [value]
      targets += list.compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    return targets
  }

  /// `@Image(source: "name", alt: "...")` and `@Image(source: name)`.
  private static func directiveTargets(in line: Substring) -> [String] {
    guard let start = line.firstRange(of: "@Image("), let source = line[start.upperBound...].firstRange(of: "source:")
    else { return [] }
    let value = line[source.upperBound...].drop { $0 == " " }
    let target = value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != "," && $0 != ")" }
    return target.isEmpty ? [] : [String(target)]
  }

  // MARK: Other formats

  /// `image::target[...]` and `image:target[...]`.
  private static func asciiDocTargets(in line: Substring) -> [String] {
    var targets: [String] = []
    var rest = line
    while let start = rest.firstRange(of: "image:") {
      rest = rest[start.upperBound...]
      let target = rest.drop { $0 == ":" }.prefix { $0 != "[" }
      if rest.contains("["), !target.contains(" "), !target.isEmpty { targets.append(String(target)) }
    }
    return targets
  }

  /// `.. image:: target`, `.. figure:: target` and `.. |name| image:: target`.
  private static func restructuredTargets(in line: Substring) -> [String] {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix(".. ") else { return [] }
    for directive in ["image:: ", "figure:: "] {
      if let range = line.firstRange(of: directive) {
        let target = line[range.upperBound...].drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }
        return target.isEmpty ? [] : [String(target.reversed())]
      }
    }
    return []
  }

  /// The blocks of a source whose text is shown as it is or not at all.
  private struct Blocks {
    let format: Format
    private var fence: Substring?
    private var isInComment = false

    init(format: Format) { self.format = format }

    /// Returns what counts of a line, or `nil` for nothing.
    mutating func content(of line: Substring) -> Substring? {
      switch format {
      case .comments:
        let text = line.drop { $0 == " " }
        return text.hasPrefix("///") ? text.dropFirst(3) : nil
      case .markdown:
        if isFenced(line, marks: ["```", "~~~"]) { return nil }
        return withoutComments(line)
      case .asciiDoc:
        if isFenced(line, marks: ["----", "....", "////"]) || line.hasPrefix("//") { return nil }
        return line
      case .restructuredText: return line
      }
    }

    private mutating func isFenced(_ line: Substring, marks: [String]) -> Bool {
      let text = line.drop { $0 == " " }
      guard let open = fence else {
        guard let mark = marks.first(where: { text.hasPrefix($0) }) else { return false }
        fence = text.prefix { String($0) == mark.prefix(1) }
        return true
      }
      if text.hasPrefix(open) { fence = nil }
      return true
    }

    /// Returns a line without code in backquotes and without HTML comments.
    private mutating func withoutComments(_ line: Substring) -> Substring? {
      var kept = ""
      var isCode = false
      var rest = line
      while let letter = rest.first {
        if isInComment {
          guard let end = rest.firstRange(of: "-->") else { return Substring(kept) }
          isInComment = false
          rest = rest[end.upperBound...]
          continue
        }
        if !isCode, rest.hasPrefix("<!--") {
          isInComment = true
          rest = rest.dropFirst(4)
          continue
        }
        rest = rest.dropFirst()
        if letter == "`" { isCode.toggle() } else if !isCode { kept.append(letter) }
      }
      return Substring(kept)
    }
  }
}
