import Files

extension String {
  /// The text of a stranger for a line of Markdown or a cell of a table, without any markup and without anything that
  /// acts (``InertText``).
  ///
  /// Every ASCII punctuation character may be escaped (CommonMark 0.31, 2.4). The empty comment keeps a name after `@`
  /// or `#` from becoming a link to a person or an issue, and the escapes of `:` and of the point in `www.` keep an
  /// address from becoming a link (GitHub Flavored Markdown, 6.9).
  package var escapedForMarkdown: String { escapedForMarkdown(mention: { "\\\($0)<!-- -->" }) }

  /// The same for a source that people edit and that no code host takes for a comment: without the empty comments.
  package var escapedForMarkdownSource: String { escapedForMarkdown(mention: { "\\\($0)" }) }

  private func escapedForMarkdown(mention: (Unicode.Scalar) -> String) -> String {
    let text = InertText.shown(onOneLine)
    let blockMark = text.placeOfBlockMark
    var previous: Unicode.Scalar?
    var place = 0
    return text.escaped { scalar in
      defer { (previous, place) = (scalar, place + 1) }
      switch scalar {
      case "@", "#": return mention(scalar)
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "<", ">", "|", "~", "&", "!", "$", ":":
        return "\\\(scalar)"
      case ".": return place == blockMark || previous == "w" || previous == "W" ? "\\." : nil
      default: return place == blockMark ? "\\\(scalar)" : nil
      }
    }
  }

  /// The place of the character that makes a list, a break or a heading of a line, or `nil`. Characters that are always
  /// escaped are not looked for (CommonMark 0.31, 4.1, 4.3 and 5.2).
  private var placeOfBlockMark: Int? {
    let scalars = unicodeScalars
    let number = scalars.prefix { ("0"..."9").contains($0) }.count
    let mark = scalars.dropFirst(number)
    guard let first = mark.first, number > 0 ? first == "." : ["-", "+", "="].contains(first) else { return nil }
    let next = mark.dropFirst().first
    return next == nil || next == " " || number == 0 && next == first ? number : nil
  }

  /// The text of a stranger for an element of HTML inside of Markdown, which has entities but no escapes with a
  /// backslash.
  package var escapedForHTMLInMarkdown: String {
    InertText.shown(onOneLine).escaped { scalar in
      switch scalar {
      case "\"", "'": nil
      case "@", "#": "\(scalar)<!-- -->"
      default: scalar.entity
      }
    }
  }
}
