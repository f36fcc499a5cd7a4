import Graphics

/// A text in pieces of different looks.
struct AttributedText: Hashable, Sendable {
  /// A piece of one look.
  struct Fragment: Hashable, Sendable {
    /// The characters.
    var text: String
    /// The font; none for the view's.
    var font: FontDescription?
    /// The colour; none for the view's.
    var color: DocumentColor?
    /// The colour behind the characters.
    var backgroundColor: DocumentColor?
    /// Extra advance after each character, in points.
    var kerning: Double
    /// Whether a line runs below.
    var isUnderlined: Bool
    /// Whether a line runs through.
    var isStruckThrough: Bool
    /// How the lines of the paragraph stand.
    var paragraph: ParagraphStyle?
  }

  /// The pieces in reading order.
  var fragments: [Fragment]

  /// The characters of all pieces.
  var string: String { fragments.map(\.text).joined() }

  /// Reads an `attributedString` element.
  init(_ element: InterfaceElement) {
    fragments = element.children.filter { $0.name == "fragment" }.map(Fragment.init)
  }
}

extension AttributedText.Fragment {
  init(_ element: InterfaceElement) {
    let look = element.child(named: "attributes") ?? InterfaceElement("attributes")
    self.init(
      text: element.string("content") ?? "", font: look.font("NSFont"), color: look.color("NSColor"),
      backgroundColor: look.color("NSBackgroundColor"),
      kerning: look.child(forKey: "NSKern")?.number("value") ?? 0,
      isUnderlined: (look.child(forKey: "NSUnderline")?.number("value") ?? 0) != 0,
      isStruckThrough: (look.child(forKey: "NSStrikethrough")?.number("value") ?? 0) != 0,
      paragraph: look.child(forKey: "NSParagraphStyle").map(ParagraphStyle.init))
  }
}

/// How the lines of a paragraph stand.
struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand within the width.
  var alignment: TextAlignment
  /// What happens to text that is too wide.
  var lineBreakMode: LineBreakMode
  /// Extra distance between lines, in points.
  var lineSpacing: Double
  /// A factor on the height of lines; 0 for none.
  var lineHeightMultiple: Double
  /// The least height of a line, in points; 0 for none.
  var minimumLineHeight: Double
  /// The greatest height of a line, in points; 0 for none.
  var maximumLineHeight: Double
  /// The distance after the paragraph, in points.
  var paragraphSpacing: Double

  /// Reads a `paragraphStyle` element.
  init(_ element: InterfaceElement) {
    alignment = element.word("alignment") ?? .left
    lineBreakMode = element.lineBreakMode ?? .wordWrapping
    lineSpacing = element.number("lineSpacing") ?? 0
    lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    minimumLineHeight = element.number("minimumLineHeight") ?? 0
    maximumLineHeight = element.number("maximumLineHeight") ?? 0
    paragraphSpacing = element.number("paragraphSpacing") ?? 0
  }
}

extension InterfaceElement {
  /// The attributed text that is a property's value.
  func attributedText(_ key: String) -> AttributedText? {
    guard let string = child(forKey: key), string.name == "attributedString" else { return nil }
    return AttributedText(string)
  }

  /// The line break mode under both of the vocabularies that documents use.
  var lineBreakMode: LineBreakMode? {
    switch attributes["lineBreakMode"] {
    case "wordWrap", "wordWrapping": .wordWrapping
    case "characterWrap", "charWrapping", "characterWrapping": .characterWrapping
    case "clip", "clipping": .clipping
    case "headTruncation", "truncatingHead": .truncatingHead
    case "middleTruncation", "truncatingMiddle": .truncatingMiddle
    case "tailTruncation", "truncatingTail": .truncatingTail
    default: nil
    }
  }
}
