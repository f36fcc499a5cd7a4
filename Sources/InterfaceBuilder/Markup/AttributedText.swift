import Graphics

struct AttributedText: Hashable, Sendable {
  /// A range of the text with uniform attributes.
  struct Fragment: Hashable, Sendable {
    var text: String
    /// The font, or `nil` for the view's font.
    var font: FontDescription?
    /// The text colour, or `nil` for the view's colour.
    var color: DocumentColor?
    var backgroundColor: DocumentColor?
    /// The additional advance after each character, in points.
    var kerning: Double
    /// The distance of the characters above the baseline, in points.
    var baselineOffset: Double
    var isUnderlined: Bool
    var isStruckThrough: Bool
    /// The colour of the underline, or `nil` for the text colour.
    var underlineColor: DocumentColor?
    /// The colour of the strikethrough, or `nil` for the text colour.
    var strikethroughColor: DocumentColor?
    /// The address that the text links to.
    var link: String?
    var paragraph: ParagraphStyle?
  }

  var fragments: [Fragment]

  /// The text without attributes.
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
      baselineOffset: look.child(forKey: "NSBaselineOffset")?.number("value") ?? 0,
      isUnderlined: (look.child(forKey: "NSUnderline")?.number("value") ?? 0) != 0,
      isStruckThrough: (look.child(forKey: "NSStrikethrough")?.number("value") ?? 0) != 0,
      underlineColor: look.color("NSUnderlineColor"), strikethroughColor: look.color("NSStrikethroughColor"),
      link: look.link, paragraph: look.child(forKey: "NSParagraphStyle").map(ParagraphStyle.init))
  }
}

extension InterfaceElement {
  /// The address of the link, which documents write as a URL or as a string.
  fileprivate var link: String? {
    guard let link = child(forKey: "NSLink") else { return nil }
    return link.attributes["string"] ?? link.attributes["value"] ?? ""
  }

  /// Returns the attributed text that is the value of a property.
  func attributedText(_ key: String) -> AttributedText? {
    guard let string = child(forKey: key), string.name == "attributedString" else { return nil }
    return AttributedText(string)
  }

  /// The line break mode. Views and paragraph styles use different names for the modes.
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

extension ParagraphStyle {
  /// Reads a `paragraphStyle` element.
  init(_ element: InterfaceElement) {
    self.init()
    alignment = element.word("alignment") ?? .left
    lineBreakMode = element.lineBreakMode ?? .wordWrapping
    baseWritingDirection = element.word("baseWritingDirection")
    lineSpacing = element.number("lineSpacing") ?? 0
    lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    minimumLineHeight = element.number("minimumLineHeight") ?? 0
    maximumLineHeight = element.number("maximumLineHeight") ?? 0
    paragraphSpacing = element.number("paragraphSpacing") ?? 0
    paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    headIndent = element.number("headIndent") ?? 0
    tailIndent = element.number("tailIndent") ?? 0
    allowsDefaultTighteningForTruncation = element.flag("allowsDefaultTighteningForTruncation") ?? false
    hyphenationFactor = element.number("hyphenationFactor") ?? 0
    usesDefaultHyphenation = element.flag("usesDefaultHyphenation") ?? false
    defaultTabInterval = element.number("defaultTabInterval") ?? 0
    if let stops = element.child(named: "tabStops") {
      tabStops = stops.children.filter { $0.name == "textTab" }.map(TextTab.init)
    }
  }
}

extension TextTab {
  /// Reads a `textTab` element.
  fileprivate init(_ element: InterfaceElement) {
    self.init(location: element.number("location") ?? 0, alignment: element.word("alignment") ?? .natural)
  }
}
