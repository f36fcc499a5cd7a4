import Files

/// A picture that a document's source names.
package struct PictureReference: Hashable, Sendable {
  /// The path or the name as it is written, without the escapes of its format.
  package var target: String
  /// The line that the target is written in, starting at 1.
  package var line: Int
  /// Whether DocC looks the name up in its catalog.
  package var isNameInCatalog = false
}

/// Finds the pictures that sources of documentation show.
package enum ReferenceReader {
  /// The formats by the extensions of their files.
  private static let formats: [String: Format] = [
    "md": .markdown, "markdown": .markdown, "mdx": .components, "tutorial": .directives, "html": .html, "htm": .html,
    "adoc": .asciiDoc, "asciidoc": .asciiDoc, "asc": .asciiDoc, "rst": .restructuredText, "swift": .comments,
  ]

  private enum Format {
    /// Markdown, with HTML, DocC's directives and those of MyST.
    case markdown
    /// Markdown with components of a program.
    case components
    /// DocC's directives, with Markdown in them.
    case directives
    case html
    case asciiDoc
    case restructuredText
    /// Documentation comments in Swift, which DocC reads.
    case comments

    /// Whether DocC can read the format.
    var hasCatalogs: Bool {
      switch self {
      case .markdown, .components, .directives, .html, .comments: true
      case .asciiDoc, .restructuredText: false
      }
    }
  }

  package static func isSource(_ file: String) -> Bool { format(of: file) != nil }

  private static func format(of file: String) -> Format? {
    guard let dot = file.utf8.lastIndex(of: ".") else { return nil }
    return formats[file[file.utf8.index(after: dot)...].lowercased()]
  }

  /// Returns the pictures that a source shows, in order. Code and comments show none.
  ///
  /// - Complexity: Linear in the length of the text.
  package static func references(in text: String, ofFile file: String) -> [PictureReference] {
    guard let format = format(of: file) else { return [] }
    let lines = SourceLine.lines(of: text)
    var references: [PictureReference] =
      switch format {
      case .markdown: MarkdownBlocks.references(in: lines)
      case .components: MarkdownBlocks.references(in: lines, .components)
      case .directives: MarkdownBlocks.references(in: lines, .directives)
      case .html: MarkupTags.references(in: SourceText(lines))
      case .asciiDoc: AsciiDocReferences.references(in: lines)
      case .restructuredText: RestructuredReferences.references(in: lines)
      case .comments:
        SourceLine.comments(in: lines).flatMap { MarkdownBlocks.references(in: $0) }
      }
    for index in references.indices {
      references[index].isNameInCatalog = format.hasCatalogs && !references[index].target.utf8.contains("/")
    }
    return references
  }
}
