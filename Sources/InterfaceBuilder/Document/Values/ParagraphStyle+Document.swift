import Graphics

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
