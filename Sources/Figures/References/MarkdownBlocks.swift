import Files

/// Finds the pictures that a document in Markdown shows.
///
/// Blocks are those of CommonMark 0.31.2, as far as they decide what is code, what is HTML and what is neither. Added
/// are what writers of documentation use: directives of DocC and of MyST, and the indented blocks of Python-Markdown.
struct MarkdownBlocks {
  enum Dialect {
    case plain
    /// MDX, in which elements contain Markdown.
    case components
    /// DocC's directives, in which indented text is no code.
    case directives
  }

  /// A block of lines between two fences.
  private struct Fence {
    var mark: Unicode.Scalar
    var length: Int
    /// Whether the lines are shown as they are, instead of as Markdown.
    var isCode: Bool
    /// The number of block quotes and the column of the list item that contain the block.
    var quotes: Int
    var column: Int
    /// The lines in reStructuredText, if that is what the block has.
    var restructured: [SourceLine]?
  }

  private enum Content {
    case nothing
    case paragraph
    /// HTML that ends before a blank line.
    case markup
    /// HTML that ends with a text, such as `</pre>` or `-->`.
    case markupUntil(String)
  }

  private let dialect: Dialect
  private var pictures: [MarkdownInlines.Picture] = []
  private var definitions: [String: PictureReference] = [:]
  private var content = Content.nothing
  /// The lines of the paragraph or the HTML that has not ended yet.
  private var lines: [SourceLine] = []
  private var fences: [Fence] = []
  /// The columns in which the contents of the list items around the line begin.
  private var columns: [Int] = []
  private var quotes = 0
  /// The number of DocC's directives around the line.
  private var directives = 0

  private init(_ dialect: Dialect) { self.dialect = dialect }

  static func references(in lines: [SourceLine], _ dialect: Dialect = .plain) -> [PictureReference] {
    var blocks = MarkdownBlocks(dialect)
    for line in lines { blocks.read(line) }
    while !blocks.fences.isEmpty { blocks.closeFence() }
    blocks.endContent()
    return blocks.pictures.compactMap { picture in
      switch picture {
      case .target(let reference): reference
      case .label(let label): blocks.definitions[Self.normal(label)]
      }
    }
  }

  // MARK: Lines

  private mutating func read(_ whole: SourceLine) {
    if case .markupUntil(let end) = content { return readMarkup(whole, until: end) }
    var (line, depth) = Self.withoutQuotes(whole)
    if let fence = fences.last, fence.isCode {
      let isInside = depth >= fence.quotes && (line.isBlank || line.indent >= fence.column)
      guard !isInside else { return readCode(fence.quotes == 0 ? whole : line, in: fence) }
      closeFence()
    }
    // A line without the mark of a quote can go on with its paragraph.
    if depth < quotes, !line.isBlank, isInParagraph, !startsBlock(line) { depth = quotes }
    if depth != quotes {
      endContent()
      (quotes, columns) = (depth, [])
    }
    if line.isBlank { return endContent() }
    leaveItems(before: line)
    enterItems(of: &line)
    readBlock(line)
  }

  /// Returns a line without the marks of block quotes, and their number.
  private static func withoutQuotes(_ line: SourceLine) -> (SourceLine, depth: Int) {
    var (line, depth) = (line, 0)
    while line.indent <= 3, line.trimmed.first == ">" {
      let rest = line.trimmed.dropFirst()
      line.text = rest.first == " " ? rest.dropFirst() : rest
      depth += 1
    }
    return (line, depth)
  }

  private var isInParagraph: Bool { if case .paragraph = content { true } else { false } }

  private var isInMarkup: Bool { if case .markup = content { true } else { false } }

  private mutating func leaveItems(before line: SourceLine) {
    guard let column = columns.last, line.indent < column, !(isInParagraph && !startsBlock(line)) else { return }
    endContent()
    while let column = columns.last, line.indent < column { columns.removeLast() }
  }

  /// Enters the list items and other indented blocks that a line begins, and leaves the rest of the line.
  private mutating func enterItems(of line: inout SourceLine) {
    while !isInMarkup, columns.count < Self.mostItems, let (width, rest) = itemStart(of: line) {
      endContent()
      let column = line.indent + width
      columns.append(column)
      // The rest keeps its column, so that further marks in it have theirs.
      line.text = Substring(String(repeating: " ", count: column) + Substring(rest)).unicodeScalars
      if rest.isEmpty { return }
    }
  }

  /// Returns the width of what begins an indented block, and the text after it, or `nil` if nothing does.
  private func itemStart(of line: SourceLine) -> (width: Int, rest: Substring.UnicodeScalarView)? {
    let text = line.trimmed
    guard !isCodeIndent(line), let first = text.first, !Self.isBreak(text) else { return nil }
    if text.hasPrefix("[^"), let end = text.firstRange(of: "]:") { return (4, Self.trimmed(text[end.upperBound...])) }
    if Self.admonitions.contains(where: text.hasPrefix) { return (4, Substring.UnicodeScalarView()) }
    let mark: Substring.UnicodeScalarView
    if first.isOne(of: "-+*") || first == ":" && !text.hasPrefix("::") {
      mark = text.prefix(1)
    } else {
      let digits = text.prefix { ("0"..."9").contains($0) }
      let end = text.dropFirst(digits.count).first
      guard (1...9).contains(digits.count), end == "." || end == ")" else { return nil }
      // Of numbered items, only the first can follow a paragraph at once.
      if isInParagraph, columns.isEmpty, !digits.equals("1") { return nil }
      mark = text.prefix(digits.count + 1)
    }
    let rest = text.dropFirst(mark.count)
    guard rest.isEmpty ? !isInParagraph : rest.first == " " || rest.first == "\t" else { return nil }
    let spaces = SourceLine(text: rest, number: 0).indent
    return (mark.count + ((1...4).contains(spaces) ? spaces : 1), spaces > 4 ? rest.dropFirst() : Self.trimmed(rest))
  }

  /// The most list items in each other.
  private static let mostItems = 50
  /// What begins the indented blocks of Python-Markdown and MkDocs: admonitions, details and tabs.
  private static let admonitions = ["!!! ", "??? ", "???+ ", "=== \"", "===! \"", "===+ \""]

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    text.drop { $0 == " " || $0 == "\t" }
  }

  /// Whether a line is indented far enough to be code.
  private func isCodeIndent(_ line: SourceLine) -> Bool {
    dialect == .plain && directives == 0 && line.indent - (columns.last ?? 0) >= 4
  }

  // MARK: Blocks

  private mutating func readBlock(_ line: SourceLine) {
    let text = line.trimmed
    if isInMarkup { return lines.append(line) }
    // A definition may have its target in the next line.
    if let label = pendingLabel {
      pendingLabel = nil
      if define(label, SourceText([line]), from: 0) { return }
    }
    if let fence = fences.last, Self.closes(text, fence) {
      endContent()
      return closeFence()
    }
    if isCodeIndent(line) {
      if isInParagraph { lines.append(line) }
      return
    }
    if let fence = fence(of: text, line) { return open(fence, text, line) }
    if Self.isHeading(text) || Self.isBreak(text) || isInParagraph && Self.isUnderline(text) {
      endContent()
      pictures += MarkdownInlines.pictures(in: [line])
      return
    }
    if text.first == "<", let start = markupStart(of: text) {
      endContent()
      content = start
      if case .markupUntil(let end) = start { return readMarkup(line, until: end) }
      return lines.append(line)
    }
    if !isInParagraph, text.first == "[", readDefinition(text, line) { return }
    readParagraph(text, line)
  }

  private mutating func readParagraph(_ text: Substring.UnicodeScalarView, _ line: SourceLine) {
    let isDirective = text.first == "@" && text.dropFirst().first?.isUppercase == true
    if isDirective { endContent() }
    if directives > 0, text.equals("}") {
      endContent()
      directives -= 1
      return
    }
    content = .paragraph
    lines.append(line)
    // The arguments of a directive may be in several lines.
    guard isDirective || lines.first?.trimmed.first == "@", text.hasSuffix("{") else { return }
    endContent()
    directives += 1
  }

  /// Returns whether a line cannot go on with a paragraph.
  private func startsBlock(_ line: SourceLine) -> Bool {
    let text = line.trimmed
    return itemStart(of: line) != nil || Self.isHeading(text) || Self.isBreak(text) || fence(of: text, line) != nil
      || fences.last.map { Self.closes(text, $0) } == true
  }

  private static func isHeading(_ text: Substring.UnicodeScalarView) -> Bool {
    let marks = text.prefix { $0 == "#" }
    let rest = text.dropFirst(marks.count)
    return (1...6).contains(marks.count) && (rest.isEmpty || rest.first == " " || rest.first == "\t")
  }

  private static func isBreak(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let mark = text.first, mark.isOne(of: "-*_") else { return false }
    return text.count(where: { $0 == mark }) >= 3 && text.allSatisfy { $0 == mark || $0 == " " || $0 == "\t" }
  }

  private static func isUnderline(_ text: Substring.UnicodeScalarView) -> Bool {
    text.first?.isOne(of: "=-") == true && text.allSatisfy { $0 == text.first }
  }

  private mutating func endContent() {
    let isMarkup =
      switch content {
      case .nothing, .paragraph: false
      case .markup, .markupUntil: true
      }
    if !lines.isEmpty { pictures += MarkdownInlines.pictures(in: lines, isMarkup: isMarkup) }
    (content, lines, pendingLabel) = (.nothing, [], nil)
  }

  // MARK: HTML

  /// The elements whose HTML ends before a blank line (CommonMark, "HTML blocks", kind 6).
  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  /// Returns what the HTML is that a line begins, or `nil` if it is a part of a paragraph.
  private func markupStart(of text: Substring.UnicodeScalarView) -> Content? {
    if text.hasPrefix("<!--") { return .markupUntil("-->") }
    let isEnd = text.hasPrefix("</")
    let name = text.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard !name.isEmpty else { return nil }
    let element = name.lowercased()
    if !isEnd, ["pre", "script", "style", "textarea"].contains(element) { return .markupUntil("</\(element)>") }
    // Extensions read Markdown inside such an element.
    if text.contains(" markdown") || dialect == .components { return nil }
    if Self.blockElements.contains(element) { return .markup }
    // Any other tag, if it is the whole line.
    let isWholeLine = text.hasSuffix(">") && text.count(where: { $0 == ">" }) == 1
    return isWholeLine && !isInParagraph ? .markup : nil
  }

  private mutating func readMarkup(_ line: SourceLine, until end: String) {
    lines.append(line)
    let isEnd = line.text.lowercased().utf8.contains(end)
    guard isEnd else {
      content = .markupUntil(end)
      return
    }
    // In a comment nothing is shown, and in code of a page no tags are.
    let kept = end == "-->" || end == "</pre>" ? lines : []
    pictures += MarkdownInlines.pictures(in: kept, isMarkup: true)
    (content, lines) = (.nothing, [])
  }

  // MARK: Fences

  /// The directives of MyST that show a picture.
  private static let pictureDirectives: Set<Substring> = ["image", "figure"]
  /// The directives of MyST whose content is Markdown. In fences of colons, that of all others is too.
  private static let textDirectives: Set<Substring> = [
    "admonition", "attention", "card", "caution", "container", "danger", "details", "div", "dropdown", "error",
    "figure", "figure-md", "grid", "grid-item", "grid-item-card", "hint", "image", "important", "list-table", "margin",
    "note", "seealso", "sidebar", "tab-item", "tab-set", "table", "tip", "topic", "warning",
  ]
  private static let codeDirectives: Set<Substring> = [
    "code", "code-block", "code-cell", "sourcecode", "literalinclude",
  ]

  /// Returns the block that a line begins, or `nil` if it begins none.
  private func fence(of text: Substring.UnicodeScalarView, _ line: SourceLine) -> Fence? {
    guard let mark = text.first, mark.isOne(of: "`~:") else { return nil }
    let length = text.prefix { $0 == mark }.count
    let info = Self.trimmed(text.dropFirst(length))
    guard length >= 3, mark != "`" || !info.contains("`") else { return nil }
    let name = Self.directive(in: info)
    var fence = Fence(
      mark: mark, length: length, isCode: true, quotes: quotes, column: columns.last ?? 0)
    if mark == ":" {
      // Without a directive's name these are divisions of other dialects.
      guard let name else { return nil }
      fence.isCode = Self.codeDirectives.contains(name)
    } else if let name {
      fence.isCode = !Self.textDirectives.contains(name)
    }
    if name == "eval-rst" { (fence.isCode, fence.restructured) = (true, []) }
    return fence
  }

  /// Returns the name in `{figure} path`.
  private static func directive(in info: Substring.UnicodeScalarView) -> Substring? {
    guard info.first == "{", let end = info.firstIndex(of: "}") else { return nil }
    return Substring(info[info.index(after: info.startIndex)..<end])
  }

  private mutating func open(_ fence: Fence, _ text: Substring.UnicodeScalarView, _ line: SourceLine) {
    endContent()
    fences.append(fence)
    let info = Self.trimmed(text.dropFirst(fence.length))
    guard let name = Self.directive(in: info), Self.pictureDirectives.contains(name) else { return }
    let target = String(info.dropFirst(name.unicodeScalars.count + 2)).trimmingSpace
    if !target.isEmpty { pictures.append(.target(PictureReference(target: target, line: line.number))) }
  }

  private static func closes(_ text: Substring.UnicodeScalarView, _ fence: Fence) -> Bool {
    text.count >= fence.length && text.allSatisfy { $0 == fence.mark }
  }

  private mutating func readCode(_ line: SourceLine, in fence: Fence) {
    if Self.closes(line.trimmed, fence), line.indent <= fence.column + 3 || dialect != .plain || directives > 0 {
      closeFence()
    } else {
      fences[fences.count - 1].restructured?.append(line)
    }
  }

  private mutating func closeFence() {
    guard let fence = fences.popLast(), let lines = fence.restructured else { return }
    pictures += RestructuredReferences.references(in: lines).map(MarkdownInlines.Picture.target)
  }

  // MARK: Definitions

  /// The label of a definition whose target is expected in the next line.
  private var pendingLabel: String?

  /// Reads `[label]: target`.
  ///
  /// - Returns: Whether the line is a definition.
  private mutating func readDefinition(_ text: Substring.UnicodeScalarView, _ line: SourceLine) -> Bool {
    let source = SourceText([SourceLine(text: text, number: line.number)])
    var index = 1
    while index < source.letters.count, source.letters[index] != "]", source.letters[index] != "[" {
      index += source.letters[index] == "\\" ? 2 : 1
    }
    guard source.has("]:", at: index), index > 1, index <= MarkdownInlines.longestLabel else { return false }
    let label = source.text(1..<index)
    guard !label.trimmingSpace.isEmpty else { return false }
    if source.skippingSpace(from: index + 2) >= source.letters.count {
      pendingLabel = label
      return true
    }
    return define(label, source, from: index + 2)
  }

  /// Notes the target of a label. The first definition of a label counts.
  private mutating func define(_ label: String, _ source: SourceText, from start: Int) -> Bool {
    guard let target = MarkdownInlines.destination(in: source, from: start) else { return false }
    let key = Self.normal(label)
    let reference = PictureReference(target: target.text, line: source.line(at: target.start))
    definitions[key] = definitions[key] ?? reference
    return true
  }

  /// Returns a label as labels are compared: without regard to case, and to how much white space it has.
  private static func normal(_ label: String) -> String {
    label.unicodeScalars.split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ").lowercased()
  }
}
